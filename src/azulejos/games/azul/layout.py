"""The printed parts of Azul as constants (AZ-1)."""

import numpy as np

from azulejos.core.bunch import one
from azulejos.core.rule import rule

COLOURS = "BYRKW"
"""Blue, yellow, red, black, white; a colour's number is its place here (AZ-1.3)."""

BLUE, YELLOW, RED, BLACK, WHITE = range(5)
COLOUR_NAMES = ("blue", "yellow", "red", "black", "white")

TILES_PER_COLOUR = 20
ALL_TILES = sum(TILES_PER_COLOUR * one(colour) for colour in range(5))
"""The full bag: 100 tiles (AZ-1.2)."""

SEATS = range(2, 5)
"""Player counts (AZ-1.1)."""

MOST_SEATS = 4
SIZE = 5
"""Pattern lines, rows and columns of a board, and colours: five of each (AZ-1.6)."""

TILES_PER_DISPLAY = 4
DISPLAYS = {2: 5, 3: 7, 4: 9}
"""Factory displays by number of players (AZ-1.4)."""

MOST_DISPLAYS = 9
CENTRE = 0
"""The centre of the table among the sources; displays are sources 1 to 9."""

FLOOR_SPACES = 7
FLOOR_PENALTIES = (1, 1, 2, 2, 2, 3, 3)
"""What each floor space costs, from left to right (AZ-1.7)."""

FLOOR_LOSS = np.array([sum(FLOOR_PENALTIES[:taken]) for taken in range(FLOOR_SPACES + 1)])
"""What a floor line costs by the number of its occupied spaces."""

FLOOR_RUN = np.array([sum(8**space for space in range(n)) for n in range(FLOOR_SPACES + 1)])

ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10
"""Points at the end for complete rows, columns and colours (AZ-9.2)."""

IDLE_ROUNDS_TO_END = 3
"""The rounds in a row without a tile on any wall after which the game ends (AZ-R9)."""

# A wall, or any set of its 25 cells, is an integer whose bit 5 * row + column is a cell.
ROW = 0b11111
"""The cells of the first row; shift by 5 for each row further down."""

COLUMN = 0b00001_00001_00001_00001_00001
"""The cells of the first column; shift by 1 for each column further right."""

WHOLE_WALL = (1 << 25) - 1


@rule
def printed_column(row: int, colour: int) -> int:
    """The column where the coloured wall shows a colour in a row (AZ-1.8)."""
    return (colour + row) % SIZE


def _run(filled: int, place: int) -> int:
    """The length of the unbroken run of filled places, five in all, that contains a place."""
    first = last = place
    while first > 0 and filled >> (first - 1) & 1:
        first -= 1
    while last < SIZE - 1 and filled >> (last + 1) & 1:
        last += 1
    return last - first + 1


RUN = np.array([[_run(filled, place) for place in range(SIZE)] for filled in range(1 << SIZE)])
"""Length of the run around a place, by the filled places of its row or column (AZ-6.1)."""

MOST_POINTS = 400
"""Above any score: 25 tiles bring up to 10 points each, the bonuses 95."""
