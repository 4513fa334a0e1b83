"""A player's wall: putting a tile on it, and reading what lies there.

A wall, or any set of its 25 cells, is an integer whose bit 5 * row + column is a cell. Each colour has
its own, so a wall stores which tile lies where, on both sides of the board.
"""

from azulejos.core.rule import rule
from azulejos.games.azul.layout import COLUMN, ROW, SIZE
from azulejos.games.azul.state import Board


@rule
def cover(board: Board, row: int, column: int, colour: int) -> None:
    """Put a tile on a cell of the wall."""
    board.wall[colour] |= 1 << (SIZE * row + column)
    board.shown |= 1 << (SIZE * colour + row)


@rule
def tiled_cells(board: Board) -> int:
    """The cells of a wall that hold a tile."""
    wall = board.wall
    return wall[0] | wall[1] | wall[2] | wall[3] | wall[4]


@rule
def row_cells(cells: int, row: int) -> int:
    """A row of some cells, as five bits."""
    return cells >> (SIZE * row) & ROW


@rule
def column_cells(cells: int, column: int) -> int:
    """A column of some cells, as five bits."""
    spread = cells >> column & COLUMN
    return (spread | spread >> 4 | spread >> 8 | spread >> 12 | spread >> 16) & ROW


@rule
def shows_everywhere(board: Board, colour: int) -> bool:
    """Whether all five tiles of a colour are on the wall: one in each row."""
    return row_cells(board.shown, colour) == ROW


@rule
def complete_rows(board: Board) -> int:
    """How many horizontal rows of the wall are complete."""
    cells = tiled_cells(board)
    rows = 0
    for row in range(SIZE):
        rows += row_cells(cells, row) == ROW
    return rows
