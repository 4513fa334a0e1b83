"""How good a state of Azul looks to a seat: points now, points this round will bring, promises.

A hand-made value for one board, in points. Its numbers are estimates of a player, not tuned.
"""

from typing import Any

import numpy as np

from azulejos.games.azul.layout import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_LOSS,
    FLOOR_SPACES,
    ROW,
    ROW_BONUS,
    SIZE,
    printed_column,
)
from azulejos.games.azul.rules import worth
from azulejos.games.azul.state import OVER
from azulejos.games.azul.wall import column_cells, row_cells

MARKER_VALUE = 1.2
"""Starting the next round is worth a little more than the floor space it costs."""

PROMISE = 0.75
"""What a begun line is worth of what it will bring, by the share of its tiles that lie there."""


def appraise(state: Any, seat: int) -> float:
    """The value of a state for a seat."""
    record = state[0]
    board = Sketch(record.boards[seat], bool(record.grey))
    if record.phase == OVER:
        return float(board.score)
    board.tile()
    value = board.score + board.promises() + board.prospects()
    return value + (MARKER_VALUE if record.marker == seat else 0)


class Sketch:
    """A board in plain numbers, on which the coming wall-tiling is tried out."""

    def __init__(self, board: np.record, grey: bool) -> None:
        self.grey = grey
        self.score = int(board.score)
        self.floor = int(board.floor_taken)
        self.walls = [int(cells) for cells in board.wall]
        self.cells = sum(self.walls)
        self.lines = list(zip(map(int, board.line_tiles), map(int, board.line_colour), strict=True))

    def tile(self) -> None:
        """Tile every full line as well as it goes, then score the floor line."""
        for row, (tiles, colour) in enumerate(self.lines):
            if tiles == row + 1:
                columns = self.columns(row, colour)
                if columns:
                    column = max(columns, key=lambda each: self.gain(row, each))
                    self.score += self.gain(row, column)
                    self.walls[colour] |= 1 << (SIZE * row + column)
                    self.cells |= 1 << (SIZE * row + column)
                else:
                    self.floor += tiles
        self.score = max(0, self.score - int(FLOOR_LOSS[min(self.floor, FLOOR_SPACES)]))

    def columns(self, row: int, colour: int) -> list[int]:
        """Where a tile of a colour may go in a row."""
        if not self.grey:
            return [printed_column(row, colour)]
        shown = self.walls[colour]
        return [c for c in range(SIZE) if not row_cells(self.cells, row) >> c & 1 and not column_cells(shown, c)]

    def gain(self, row: int, column: int) -> int:
        """The points of a tile laid there now."""
        return int(worth(self.cells | 1 << (SIZE * row + column), row, column))

    def promises(self) -> float:
        """What begun lines will bring: more the fuller they are."""
        value = 0.0
        for row, (tiles, colour) in enumerate(self.lines):
            columns = self.columns(row, colour) if 0 < tiles <= row else []
            if columns:
                value += PROMISE * (tiles / (row + 1)) ** 2 * max(self.gain(row, column) for column in columns)
        return value

    def prospects(self) -> float:
        """What is done of the bonuses for rows, columns and colours, worth more the nearer they are."""
        value = 0.0
        for index in range(SIZE):
            value += ROW_BONUS * _near(row_cells(self.cells, index))
            value += COLUMN_BONUS * _near(column_cells(self.cells, index))
            value += COLOUR_BONUS * _near_count(self.walls[index].bit_count())
        return value


def _near(filled: int) -> float:
    return _near_count((filled & ROW).bit_count())


def _near_count(count: int) -> float:
    return (count / SIZE) ** 3
