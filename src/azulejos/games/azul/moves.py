"""Moves as dense integers, which never change: nets and stored games depend on them.

0 … 299     take all tiles of a colour from a source and place them: (source * 5 + colour) * 6 + line
300 … 324   put the tile of a full line on a grey wall: 300 + row * 5 + column

Sources are 0 for the centre and 1–9 for the displays; lines are 0–4, and 5 for the floor line.
"""

import numpy as np

from azulejos.core.rule import rule
from azulejos.games.azul.layout import MOST_DISPLAYS, SIZE

FLOOR = SIZE
"""The floor line among the places where taken tiles can go."""

TAKES = (MOST_DISPLAYS + 1) * SIZE * (SIZE + 1)
MOVES = TAKES + SIZE * SIZE

# Tables, because three divisions per move slow a playout down.
_SOURCE, _COLOUR, _LINE = np.array([(move // 30, move // 6 % 5, move % 6) for move in range(TAKES)]).T.copy()


@rule
def take_id(source: int, colour: int, line: int) -> int:
    """The move that takes a colour from a source and places it on a line."""
    return (source * SIZE + colour) * (SIZE + 1) + line


@rule
def tile_id(row: int, column: int) -> int:
    """The move that puts the tile of a row's full line into a column."""
    return TAKES + row * SIZE + column


@rule
def is_take(move: int) -> bool:
    """Whether a move belongs to the factory offer."""
    return move < TAKES


@rule
def source_of(move: int) -> int:
    """Where a take comes from."""
    return _SOURCE[move]


@rule
def colour_of(move: int) -> int:
    """The colour a take chooses."""
    return _COLOUR[move]


@rule
def line_of(move: int) -> int:
    """The line a take goes to, or FLOOR."""
    return _LINE[move]


@rule
def row_of(move: int) -> int:
    """The row a tiling move belongs to."""
    return (move - TAKES) // SIZE


@rule
def column_of(move: int) -> int:
    """The column a tiling move chooses."""
    return (move - TAKES) % SIZE
