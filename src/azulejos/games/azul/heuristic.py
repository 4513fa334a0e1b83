"""The heuristic of Azul: a hand-made estimate of the final points.

It adds the points now, the expected points of tiles on the lines, and the progress of rows, columns and colours.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.hashing import START, mix_hash
from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule
from azulejos.games.azul.layout import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_LOSS,
    MOST_DISPLAYS,
    ROW,
    ROW_BONUS,
    SIZE,
    printed_column,
)
from azulejos.games.azul.moves import source_of
from azulejos.games.azul.rules import free_columns, legal, worth
from azulejos.games.azul.state import OFFER, OVER, Board, State
from azulejos.games.azul.wall import column_cells, complete_rows, row_cells, tiled_cells

MARKER = 1.2
"""The value of starting the next round: a little more than the floor space it costs."""

UNFINISHED_LINE = 0.75
"""The factor on the points of an unfinished line, beside the square of the share that is filled."""

SHARE = np.array([[(tiles / (row + 1)) ** 2 for tiles in range(SIZE + 1)] for row in range(SIZE)])
"""The square of the share of a line that is filled, by row and number of tiles."""


def _near(bonus: int) -> Any:
    """The value of a bonus by which of its five tiles are placed."""
    return np.array([bonus * (filled.bit_count() / SIZE) ** 3 for filled in range(ROW + 1)])


NEAR_ROW, NEAR_COLUMN, NEAR_COLOUR = _near(ROW_BONUS), _near(COLUMN_BONUS), _near(COLOUR_BONUS)


@rule
def evaluate(state: State, seat: int) -> float:
    """The expected final points of a seat."""
    board = state.boards[seat]
    if state.phase == OVER:
        return float(board.score)
    cells, shown = tiled_cells(board), board.shown
    points, expected = board.score, 0.0
    for row in range(SIZE):
        tiles = board.line_tiles[row]
        if tiles > 0:
            column = best_column(state, board, cells, row)
            if column >= 0:
                cell = 1 << (SIZE * row + column)
                gain = worth(cells | cell, row, column)
                if tiles > row:  # full: it will certainly be tiled
                    cells |= cell
                    shown |= 1 << (SIZE * board.line_colour[row] + row)
                    points += gain
                else:
                    expected += UNFINISHED_LINE * gain * SHARE[row, tiles]
    points = max(0, points - FLOOR_LOSS[board.floor_taken])
    return points + expected + bonus_progress(cells, shown) + (MARKER if state.marker == seat else 0.0)


@rule
def best_column(state: State, board: Board, cells: int, row: int) -> int:
    """The column the tile of a line will go to: as printed or, on a grey wall, the best one; -1 if there is none."""
    colour = board.line_colour[row]
    if not state.grey:
        return printed_column(row, colour)
    best, most = -1, 0
    free = free_columns(board, row, colour) & ~row_cells(cells, row)
    for column in range(SIZE):
        if free >> column & 1:
            gain = worth(cells | 1 << (SIZE * row + column), row, column)
            if gain > most:
                best, most = column, gain
    return best


@rule
def bonus_progress(cells: int, shown: int) -> float:
    """The value of the progress towards the bonuses for rows, columns and colours."""
    value = 0.0
    for index in range(SIZE):
        value += NEAR_ROW[row_cells(cells, index)]
        value += NEAR_COLUMN[column_cells(cells, index)]
        value += NEAR_COLOUR[row_cells(shown, index)]
    return value


@rule
def candidates(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """All legal moves, but of equal displays only those of the first."""
    listed = legal(state, seat, moves)
    if state.phase != OFFER:
        return listed
    kept = 0
    for index in range(listed):
        if not has_twin(state, source_of(moves[index])):
            moves[kept] = moves[index]
            kept += 1
    return kept


@rule
def has_twin(state: State, source: int) -> bool:
    """Whether a display before this one holds the same tiles."""
    for other in range(1, source):  # noqa: SIM110  (Numba compiles loops, not generators)
        if state.sources[other] == state.sources[source]:
            return True
    return False


@rule
def key(state: State, seat: int) -> Any:
    """The hash of a position; on a grey wall also of the seat, since several may owe a decision at once."""
    bits, chooser = START, state.seat if state.phase == OFFER else seat
    for source in range(MOST_DISPLAYS + 1):  # in order, since moves name displays
        bits = mix_hash(bits, state.sources[source])
    bits = mix_hash(bits, state.round_number << 16 | state.phase << 12 | (state.marker + 1) << 8 | chooser)
    for owner in range(state.players):
        bits = mix_board(bits, state.boards[owner])
    return bits | np.uint64(1)


@rule
def mix_board(bits: Any, board: Board) -> Any:
    """The key with all of a board hashed in."""
    lines = 0
    for row in range(SIZE):
        lines = lines << 6 | board.line_tiles[row] << 3 | board.line_colour[row]
    bits = mix_hash(mix_hash(bits, lines << 24 | board.floor), board.score)
    bits = mix_hash(mix_hash(bits, board.wall[0] << 25 | board.wall[1]), board.wall[2] << 25 | board.wall[3])
    return mix_hash(bits, board.wall[4])


@rule
def spread(state: State) -> float:
    """It shrinks from round to round, since a late lead is more certain; most games have five or six rounds."""
    return 4.0 + 1.5 * max(0, 5 - state.round_number)


@rule
def points(state: State, seat: int) -> int:
    """The score of a seat."""
    return state.boards[seat].score


@rule
def standing(state: State, seat: int) -> int:
    """Points, and among equals complete rows (AZ-9.3)."""
    board = state.boards[seat]
    return board.score * (SIZE + 1) + complete_rows(board)


@rule
def boundary(state: State) -> int:
    """The round: a search evaluates positions before the next deal."""
    return state.round_number


HEURISTIC = Heuristic(
    evaluate=evaluate,
    spread=spread,
    key=key,
    points=points,
    standing=standing,
    candidates=candidates,
    boundary=boundary,
)
