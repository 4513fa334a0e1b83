"""`azulejos verify`: recomputes the draws of a record from the secret that was committed to before the game."""

import json
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from azulejos.cli.common import json_option, read_input

if TYPE_CHECKING:
    from azulejos.core.errors import AzulejosError
    from azulejos.records import Verdict

DIFFERS, TROUBLE = 1, 2
"""Exit codes as in diff and grep: a script must be able to distinguish an unreadable file from a false deal."""


@click.command(epilog="Exit codes: 0 verified, 1 differs from its shuffle, 2 cannot be verified.")
@click.argument("file", metavar="RECORD")
@json_option
def verify(file: str, as_json: bool) -> None:
    """Verify that the records of a file (RECORD, - for standard input) were dealt by their shuffles.

    The commitment, the seat that starts and every draw are computed again from the secret and the seeds.
    Compare commitment and seeds with those you saw before the game: nobody else can.
    """
    from azulejos import records
    from azulejos.core.errors import AzulejosError

    try:
        verdicts = [records.verify(record) for record in records.read(_read(file))]
    except AzulejosError as error:
        _refuse(error, as_json)
    verified = all(verdict.verified for verdict in verdicts)
    if as_json:
        games = [verdict.to_json() for verdict in verdicts]
        click.echo(json.dumps({"ok": verified, "games": games}, ensure_ascii=False))
    else:
        for verdict in verdicts:
            click.echo(_text(verdict))
    sys.exit(0 if verified else DIFFERS)


def _read(file: str) -> bytes:
    try:
        return read_input(file)
    except click.FileError as error:
        error.show()
        sys.exit(TROUBLE)


def _refuse(error: "AzulejosError", as_json: bool) -> NoReturn:
    if as_json:
        click.echo(json.dumps({"ok": False, "error": error.to_json()}, ensure_ascii=False))
    else:
        click.echo(f"azulejos: {error}", err=True)
    sys.exit(TROUBLE)


def _text(verdict: "Verdict") -> str:
    return "\n".join([_judged(verdict), f"  commitment {verdict.claim.commitment}", *_seeds(verdict)])


def _judged(verdict: "Verdict") -> str:
    # Texts of a file may contain control characters: they are shown as literals.
    whose = f"{verdict.game} at table {verdict.claim.table!r}"
    if verdict.difference is not None:
        return f"{whose}: DIFFERS. {verdict.difference} ({verdict.draws} draws before it are right)"
    drawn = verdict.starter is not None and verdict.claim.starter is None
    starter = f"seat {verdict.starter} starts and " if drawn else ""
    chosen = "" if verdict.claim.starter is None else f" That seat {verdict.starter} starts was chosen, not drawn."
    return f"{whose}: verified. By its shuffle {starter}all {verdict.draws} draws are as recorded.{chosen}"


def _seeds(verdict: "Verdict") -> list[str]:
    given = enumerate(verdict.claim.seeds)
    return [f"  seed of seat {seat} " + ("none" if seed is None else f"{seed!r}") for seat, seed in given]
