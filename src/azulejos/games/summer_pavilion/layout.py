"""The printed parts of Summer Pavilion as constants (SP-1)."""

import numpy as np

from azulejos.core.bunch import one
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, RING, features

COLOURS = "PGOYBR"
"""Purple, green, orange, yellow, blue, red; a colour's number is its place here (SP-1.2)."""

PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED = range(6)
COLOUR_NAMES = ("purple", "green", "orange", "yellow", "blue", "red")
KINDS = len(COLOURS)

TILES_PER_COLOUR = 22
ALL_TILES = sum(TILES_PER_COLOUR * one(colour) for colour in range(KINDS))
"""The full bag: 132 tiles (SP-1.2)."""

SEATS = range(2, 5)
"""Player counts (SP-1.1)."""

MOST_SEATS = 4
TILES_PER_DISPLAY = 4
DISPLAYS = {2: 5, 3: 7, 4: 9}
"""Displays by number of players (SP-1.3)."""

MOST_DISPLAYS = 9
CENTRE = 0
"""The centre of the table among the sources; displays are sources 1 to 9."""

ROUNDS = 6
"""There is a round for each colour, in which it is the joker: purple first, red last (SP-1.11)."""

SUPPLY_SPACES = 10
CORNERS = 4
"""How many tiles a player may keep when passing (SP-1.6)."""

START_SCORE, LEAST_SCORE = 5, 1
"""The score marker begins on 5 and never goes below 1 (SP-2.2, SP-5.16)."""

STAR_BONUS = np.array([20, 18, 17, 16, 15, 14])
"""Points at the end for a complete star of one colour (SP-7.1)."""

MULTICOLOURED_BONUS = 12
NUMBER_BONUS = np.array([0, 4, 8, 12, 16, 0, 0])
"""Points at the end for covering every cell of a cost (SP-7.2)."""

# --- The board: 7 stars of 6 cells; a set of cells is an integer whose bit is the cell's number --------

CELLS = len(CELL_NAMES)
MIDDLE_STAR = 0
STAR_COLOURS = np.array([-1, ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE])
"""The colour printed on each outer star of the coloured side; the middle star takes any (SP-1.8)."""

STAR = (1 << RING) - 1
"""The cells of the middle star; shift by 6 for each star after it."""

_FIRST_OUTER_STAR = ((6, 1, 2, 3, 4, 5), (6, 3, 2, 1, 4, 5))
_MIDDLE_STAR = ((1, 2, 3, 4, 5, 6), (3, 3, 3, 3, 3, 3))


def _cost(grey: int, star: int, direction: int) -> int:
    """The printed number: every outer star is the one before it, turned by 60° (SP-1.8, SP-1.9)."""
    if star == MIDDLE_STAR:
        return _MIDDLE_STAR[grey][direction]
    return _FIRST_OUTER_STAR[grey][(direction - (star - 1)) % RING]


COSTS = np.array([[_cost(grey, *divmod(cell, RING)) for cell in range(CELLS)] for grey in (0, 1)])
"""What a cell costs, by side and cell."""

MOST_COST = 6
CELLS_OF_COST = np.array(
    [
        [sum(1 << cell for cell in range(CELLS) if COSTS[grey, cell] == cost) for cost in range(MOST_COST + 1)]
        for grey in (0, 1)
    ]
)
"""The cells of each cost, by side and cost."""

FEATURES = features()
"""The pillars, statues and windows (SP-1.10)."""

_AROUND = [[feature for feature in FEATURES if cell in feature.cells] for cell in range(CELLS)]
_MOST_AROUND = max(map(len, _AROUND))
_NEVER = -1  # no set of cells contains it

FEATURES_AT = np.array(
    [
        [sum(1 << other for other in feature.cells) for feature in around] + [_NEVER] * (_MOST_AROUND - len(around))
        for around in _AROUND
    ]
)
"""The features a cell belongs to, by their cells."""

TILES_AT = np.array([[f.tiles for f in around] + [0] * (_MOST_AROUND - len(around)) for around in _AROUND])
"""The bonus tiles of the same features."""

MOST_BONUS = 3
"""The most bonus tiles one placement can earn (SP-1.10)."""


def _chain(filled: int, place: int) -> int:
    """The length of the unbroken chain of filled cells in a ring of six that contains a place."""
    if filled == STAR:
        return RING
    after = next(step for step in range(RING) if not filled >> (place + step) % RING & 1)
    before = next(step for step in range(RING) if not filled >> (place - step) % RING & 1)
    return after + before - 1


CHAIN = np.array([[_chain(filled | 1 << place, place) for place in range(RING)] for filled in range(STAR + 1)])
"""The chain that contains a cell, by the filled cells of its star and the cell's direction (SP-5.9)."""

MOST_POINTS = 450
"""Above any score: 42 tiles bring up to 6 points each, the bonuses 152."""
