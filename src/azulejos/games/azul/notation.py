"""Moves of Azul as text (docs/notation.md)."""

import re

from azulejos.core.errors import ParseError
from azulejos.core.letters import Letters
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

LETTERS = Letters(COLOURS)

_SOURCES = "C123456789"
_LINES = "12345F"
_TAKE = re.compile(r"([C1-9])([BYRKW])>([1-5F])")
_TILE = re.compile(r"([1-5])=([1-5])")


def move_text(move: int) -> str:
    """A move as text: `3R>4`, `CB>F`, or `2=4` on a grey wall."""
    if not 0 <= move < MOVES:
        message, allowed = f"{move} is not a move id", [f"0 to {MOVES - 1}"]
        raise ParseError(message, code="bad-move-id", allowed=allowed, facts={"move": move})
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
        facts={"text": text, "examples": "3R>4, CB>F, 2=4"},
    )
