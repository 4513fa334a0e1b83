"""`azulejos replay`: checks a record and shows its positions."""

import json
import sys
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.common import json_option, language_of, language_option, read_input

if TYPE_CHECKING:
    from azulejos.languages import LanguageWords
    from azulejos.records import Record


@click.command(epilog="Example: azulejos playthrough azul | azulejos replay -")
@click.argument("file", metavar="FILE")
@click.option("--at", type=click.IntRange(0), help="Show the position after this event instead of the last one.")
@language_option
@json_option
def replay(file: str, at: int | None, as_json: bool, language: str | None) -> None:
    """Verify the records of a FILE (- for standard input) and show them.

    A broken one: what is wrong, the line, exit code 1.
    """
    from azulejos import records
    from azulejos.core.errors import RecordError
    from azulejos.languages import LanguageWords

    words = LanguageWords(language_of(language))
    try:
        shown = [_replayed(record, at) for record in records.read(read_input(file))]
    except RecordError as error:
        if not as_json:
            raise
        click.echo(json.dumps({"ok": False, "error": error.to_json()}, ensure_ascii=False))
        sys.exit(1)
    if as_json:
        click.echo(json.dumps({"ok": True, "games": shown}, ensure_ascii=False))
    else:
        for game in shown:
            _show(game, words)


def _replayed(record: "Record", at: int | None) -> dict[str, Any]:
    from azulejos import records

    if at is not None and at > len(record.events):
        raise click.BadParameter(f"the record has {len(record.events)} events", param_hint="--at")
    game = records.game_of(record)
    states = [step.state for step in records.replay(record)]
    return {
        "game": game.name,
        **records.setup_of(game, record).to_json(),
        "names": record.header.get("names"),
        "events": len(record.events),
        "result": record.result,
        "position": game.position(states[-1 if at is None else at]),
    }


def _show(shown: dict[str, Any], words: "LanguageWords") -> None:
    from azulejos.core import registry
    from azulejos.core.texts import texts_of
    from azulejos.terminal.screen import Screen

    screen, texts = Screen(), texts_of(registry.game(shown["game"]))
    names = shown["names"] or [words.say("page-seat-number", number=seat + 1) for seat in range(shown["players"])]
    screen.draw(texts.picture(words, shown["position"], None, names))
    summary = words.say("terminal-replayed", title=texts.title(words), events=shown["events"])
    scores = zip(names, shown["result"].get("scores", []), strict=False)
    screen.say(f"\n{summary} {' · '.join(f'{name}: {score}' for name, score in scores)}")
    screen.say(_outcome(shown["result"], names, words))


def _outcome(result: dict[str, Any], names: list[str], words: "LanguageWords") -> str:
    from azulejos.terminal.final_scores import victory

    if "ranks" not in result:
        return words.say("terminal-unfinished")
    return victory(words, [name for name, rank in zip(names, result["ranks"], strict=True) if rank == 1])
