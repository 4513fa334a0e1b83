"""`azulejos games`: lists the games."""

import json
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.common import json_option, language_of, language_option

if TYPE_CHECKING:
    from azulejos.languages import LanguageWords


@click.command()
@language_option
@json_option
def games(as_json: bool, language: str | None) -> None:
    """List the games, their options and player counts."""
    from azulejos.core import registry
    from azulejos.languages import LanguageWords

    listed = [_described(name) for name in registry.names()]
    if as_json:
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    words = LanguageWords(language_of(language))
    for entry in listed:
        if "error" not in entry:
            _show(entry, words)


def _described(name: str) -> dict[str, Any]:
    from azulejos.core import registry
    from azulejos.core.errors import BrokenPlugin

    try:
        game = registry.game(name)
    except BrokenPlugin as error:
        click.echo(f"azulejos: {error}", err=True)
        return {"name": name, "error": error.to_json()}
    options = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "least": option.least,
            "default": option.default,
            "meaning": option.meaning,
        }
        for option in game.options
    ]
    return {"name": name, "title": game.title, "players": list(game.players), "options": options}


def _show(entry: dict[str, Any], words: "LanguageWords") -> None:
    from azulejos.core import registry
    from azulejos.core.texts import texts_of

    title, players = texts_of(registry.game(entry["name"])).title(words), entry["players"]
    line = words.say("terminal-games-players", title=title, least=players[0], most=players[-1])
    click.echo(f"{entry['name']}: {line}")
    for option in entry["options"]:
        least, choices = option["least"], "|".join(map(str, option["choices"]))
        number = "" if least is None else f" {words.say('terminal-games-number', least=least)}"
        meaning = words.text(f"terminal-option-{option['name']}", option["meaning"])
        click.echo(f"  --option {option['name']}={choices}{number}   {meaning}")
