"""Moves as dense integers, which never change: nets and stored games depend on them.

0 … 59        take a colour from a source: source * 6 + colour
60 … 1571     place a tile: 60 + (cell * 6 + colour) * 6 + jokers paid
1572 … 1577   take a bonus tile of a colour from the supply
1578 … 1787   pass and keep a bunch: 1578 + its place in KEPT

Sources are 0 for the centre and 1–9 for the displays; cells are numbered as in `geometry.py`.
"""

from itertools import combinations_with_replacement

import numpy as np

from azulejos.core.bunch import EMPTY, one
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.geometry import RING
from azulejos.games.summer_pavilion.layout import CELLS, CORNERS, COSTS, KINDS, MIDDLE_STAR, MOST_COST, MOST_DISPLAYS

PAYMENTS = MOST_COST
"""Ways to pay for a cell: with 0 to 5 jokers, since one tile at least has the cell's colour (SP-5.3)."""

TAKES = (MOST_DISPLAYS + 1) * KINDS
PLACEMENTS = CELLS * KINDS * PAYMENTS

_HANDFULS = [kept for tiles in range(CORNERS + 1) for kept in combinations_with_replacement(range(KINDS), tiles)]
KEPT = np.array([sum((one(colour) for colour in kept), EMPTY) for kept in _HANDFULS])
"""Every bunch a player may keep: by size, and then in colour order."""

KEPT_UP_TO = np.array([sum(len(kept) <= tiles for kept in _HANDFULS) for tiles in range(CORNERS + 1)])
"""How many of them have at most this many tiles, by the number."""

FIRST_BONUS = TAKES + PLACEMENTS
FIRST_PASS = FIRST_BONUS + KINDS
MOVES = FIRST_PASS + len(KEPT)


def _most_placements(grey: int) -> int:
    """The number of placements with every cell empty and many tiles of every colour."""
    costs = [(int(cost), bool(grey) or cell // RING == MIDDLE_STAR) for cell, cost in enumerate(COSTS[grey])]
    return sum((KINDS - 1) * cost + 1 if any_colour else cost for cost, any_colour in costs)


MOST_LEGAL = tuple(_most_placements(grey) + len(KEPT) for grey in (0, 1))
"""The most legal moves a seat can have, by side."""

# Tables, because divisions slow a playout down.
_TAKE_SOURCE, _TAKE_COLOUR = np.array([divmod(move, KINDS) for move in range(TAKES)]).T.copy()
_CELL, _COLOUR, _JOKERS = np.array([(move // 36, move // 6 % 6, move % 6) for move in range(PLACEMENTS)]).T.copy()


@rule
def take_id(source: int, colour: int) -> int:
    """The move that takes a colour from a source."""
    return source * KINDS + colour


@rule
def place_id(cell: int, colour: int, jokers: int) -> int:
    """The move that places a tile and pays with some jokers."""
    return TAKES + (cell * KINDS + colour) * PAYMENTS + jokers


@rule
def bonus_id(colour: int) -> int:
    """The move that takes a bonus tile."""
    return FIRST_BONUS + colour


@rule
def pass_id(kept: int) -> int:
    """The move that passes and keeps the bunch at a place in KEPT."""
    return FIRST_PASS + kept


@rule
def source_of(move: int) -> int:
    """Where a take comes from."""
    return _TAKE_SOURCE[move]


@rule
def taken_colour(move: int) -> int:
    """The colour a take chooses."""
    return _TAKE_COLOUR[move]


@rule
def cell_of(move: int) -> int:
    """The cell a placement fills."""
    return _CELL[move - TAKES]


@rule
def colour_of(move: int) -> int:
    """The colour a placement lays."""
    return _COLOUR[move - TAKES]


@rule
def jokers_of(move: int) -> int:
    """How many jokers a placement pays with."""
    return _JOKERS[move - TAKES]


@rule
def kept_by(move: int) -> int:
    """The bunch a pass keeps."""
    return KEPT[move - FIRST_PASS]
