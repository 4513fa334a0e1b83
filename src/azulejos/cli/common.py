"""Arguments that several commands share."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from azulejos.core.errors import AzulejosError, OptionError

if TYPE_CHECKING:
    from azulejos.languages import Language, LanguageWords

ClickCommand = TypeVar("ClickCommand", bound=Callable[..., Any])


def game_options(command: ClickCommand) -> ClickCommand:
    """`--players` and `--option`, for commands that set up a game."""
    option = click.option(
        "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game, as wall=grey."
    )
    players = click.option("-p", "--players", type=int, help="How many play; the fewest, if not given.")
    return option(players(command))


def language_option(command: ClickCommand) -> ClickCommand:
    """`--language`, for every command that speaks to players."""
    return click.option(
        "--language",
        metavar="NAME",
        callback=_language_name,
        help="The language for players, as pl or uk; that of the locale, if not given.",
    )(command)


def _language_name(_context: click.Context, _option: click.Parameter, given: str | None) -> str | None:
    """The name of a language there is, in any case; anything else is refused with all that there are."""
    from azulejos.languages import names

    known = {name.lower(): name for name in names()}
    if given is not None and given.lower() not in known:
        raise click.BadParameter(f"{given!r} is not one of {', '.join(names())}.")
    return known.get((given or "").lower())


def language_of(name: str | None) -> "Language":
    """The language of this name, or else of the locale."""
    from azulejos.languages import Language, of_locale

    return of_locale(os.environ) if name is None else Language(name)


@contextmanager
def refusals_in(words: "LanguageWords") -> Iterator[None]:
    """Refusals inside are printed in a language on stderr, with the exit codes of every command."""
    try:
        yield
    except AzulejosError as error:
        click.echo(f"azulejos: {words.refusal_with_choices(error)}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo(f"azulejos: {words.say('terminal-stopped')}", err=True)
        sys.exit(130)


def json_option(command: ClickCommand) -> ClickCommand:
    """`--json`, for every command that reads something."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """The options of a game from texts like wall=grey or target=50."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            message = f"{text!r} is not an option"
            raise OptionError(message, code="bad-option-text", allowed=["NAME=VALUE"], facts={"text": text})
        options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 20 else value
    return options


def read_input(path: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise click.FileError(path, error.strerror or "cannot be read") from None
