"""Moves and draws of Azul as text (docs/notation.md)."""

import re

from azulejos.core.bunch import EMPTY, count, one
from azulejos.core.errors import ParseError
from azulejos.games.azul.layout import COLOURS
from azulejos.games.azul.moves import (
    MOVES,
    colour_of,
    column_of,
    is_take,
    line_of,
    row_of,
    source_of,
    take_id,
    tile_id,
)

_SOURCES = "C123456789"
_LINES = "12345F"
_TAKE = re.compile(r"([C1-9])([BYRKW])>([1-5F])")
_TILE = re.compile(r"([1-5])=([1-5])")


def move_text(move: int) -> str:
    """A move as text: `3R>4`, `CB>F`, or `2=4` on a grey wall."""
    if not 0 <= move < MOVES:
        raise ParseError(f"{move} is not a move id", code="bad-move-id", allowed=[f"0 to {MOVES - 1}"])
    if is_take(move):
        return f"{_SOURCES[source_of(move)]}{COLOURS[colour_of(move)]}>{_LINES[line_of(move)]}"
    return f"{row_of(move) + 1}={column_of(move) + 1}"


def read_move(text: str) -> int:
    """A move from its text."""
    if match := _TAKE.fullmatch(text):
        source, colour, line = match.groups()
        return take_id(_SOURCES.index(source), COLOURS.index(colour), _LINES.index(line))
    if match := _TILE.fullmatch(text):
        row, column = map(int, match.groups())
        return tile_id(row - 1, column - 1)
    raise ParseError(
        f"{text!r} is not a move",
        code="bad-move-text",
        allowed=["source colour > line, as 3R>4, CB>F", "row = column, as 2=4"],
    )


def bunch_text(bunch: int) -> str:
    """A bunch as letters in colour order; the empty bunch is an empty text."""
    return "".join(letter * count(bunch, colour) for colour, letter in enumerate(COLOURS))


def deal_text(displays: list[int]) -> str:
    """A deal as text: one bunch for each display."""
    return " ".join(["deal", *(bunch_text(display) or "-" for display in displays)])


def read_deal(text: str) -> list[int]:
    """The bunches of a deal from its text."""
    word, *displays = text.split(" ")
    if word != "deal" or not displays:
        raise ParseError(f"{text!r} is not a draw", code="bad-chance-text", allowed=["deal BBYK RRWW - …"])
    return [_read_display(display) for display in displays]


def _read_display(text: str) -> int:
    bunch = read_bunch("" if text == "-" else text)
    if bunch is None or text != (bunch_text(bunch) or "-"):
        raise ParseError(
            f"{text!r} is not a bunch of tiles",
            code="bad-chance-text",
            allowed=[f"letters in the order {COLOURS}", "- for none"],
        )
    return bunch


def read_bunch(text: str) -> int | None:
    """The bunch of some letters in any order, or nothing if one of them is no colour."""
    if any(letter not in COLOURS for letter in text):
        return None
    return sum((one(COLOURS.index(letter)) for letter in text), EMPTY)
