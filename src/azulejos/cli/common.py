"""Arguments that several commands share."""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from azulejos.core.errors import OptionError

ClickCommand = TypeVar("ClickCommand", bound=Callable[..., Any])


def game_options(command: ClickCommand) -> ClickCommand:
    """`--players` and `--option`, for commands that set up a game."""
    option = click.option(
        "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game, as wall=grey."
    )
    players = click.option("-p", "--players", type=int, help="How many play; the fewest, if not given.")
    return option(players(command))


def json_option(command: ClickCommand) -> ClickCommand:
    """`--json`, for every command that reads something."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """The options of a game from texts like wall=grey or target=50."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f"{text!r} is not an option", code="bad-option-text", allowed=["NAME=VALUE"])
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
