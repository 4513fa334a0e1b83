"""What a search may think of a position of Azul. A hand-made value, in points; its numbers are estimates.

Points now, what the tiles already on the lines will bring, and how far rows, columns and colours are.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.judgement import Judgement
from azulejos.core.mixing import START, stir
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
"""Starting the next round is worth a little more than the floor space it costs."""

PROMISE = 0.75
"""What a begun line is worth of what it will bring, by the share of its tiles that lie there, squared."""

SHARE = np.array([[(tiles / (row + 1)) ** 2 for tiles in range(SIZE + 1)] for row in range(SIZE)])
"""How much of a line is there, squared, by row and number of tiles."""


def _near(bonus: int) -> Any:
    """What a bonus is worth by which of its five tiles are there."""
    return np.array([bonus * (filled.bit_count() / SIZE) ** 3 for filled in range(ROW + 1)])


NEAR_ROW, NEAR_COLUMN, NEAR_COLOUR = _near(ROW_BONUS), _near(COLUMN_BONUS), _near(COLOUR_BONUS)


@rule
def appraise(state: State, seat: int) -> float:
    """The points a seat may expect at the end of the game."""
    board = state.boards[seat]
    if state.phase == OVER:
        return float(board.score)
    cells, shown = tiled_cells(board), board.shown
    points, promised = board.score, 0.0
    for row in range(SIZE):
        tiles = board.line_tiles[row]
        if tiles > 0:
            column = best_column(state, board, cells, row)
            if column >= 0:
                cell = 1 << (SIZE * row + column)
                gain = worth(cells | cell, row, column)
                if tiles > row:  # full: it will be tiled for sure
                    cells |= cell
                    shown |= 1 << (SIZE * board.line_colour[row] + row)
                    points += gain
                else:
                    promised += PROMISE * gain * SHARE[row, tiles]
    points = max(0, points - FLOOR_LOSS[board.floor_taken])
    return points + promised + prospects(cells, shown) + (MARKER if state.marker == seat else 0.0)


@rule
def best_column(state: State, board: Board, cells: int, row: int) -> int:
    """Where the tile of a line will go: as printed or, on a grey wall, where it brings most; -1 if it can not."""
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
def prospects(cells: int, shown: int) -> float:
    """What is done of the bonuses for rows, columns and colours."""
    value = 0.0
    for index in range(SIZE):
        value += NEAR_ROW[row_cells(cells, index)]
        value += NEAR_COLUMN[column_cells(cells, index)]
        value += NEAR_COLOUR[row_cells(shown, index)]
    return value


@rule
def candidates(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """All legal moves, but of displays that are the same only the first."""
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
    """A number for what a seat has to decide; on a grey wall several may owe a decision at once."""
    bits, chooser = START, state.seat if state.phase == OFFER else seat
    for source in range(MOST_DISPLAYS + 1):  # in their order: moves name displays
        bits = stir(bits, state.sources[source])
    bits = stir(bits, state.round_number << 16 | state.phase << 12 | (state.marker + 1) << 8 | chooser)
    for owner in range(state.players):
        bits = stir_board(bits, state.boards[owner])
    return bits | np.uint64(1)


@rule
def stir_board(bits: Any, board: Board) -> Any:
    """Stir in all that a board shows."""
    lines = 0
    for row in range(SIZE):
        lines = lines << 6 | board.line_tiles[row] << 3 | board.line_colour[row]
    bits = stir(stir(bits, lines << 24 | board.floor), board.score)
    bits = stir(stir(bits, board.wall[0] << 25 | board.wall[1]), board.wall[2] << 25 | board.wall[3])
    return stir(bits, board.wall[4])


@rule
def spread(state: State) -> float:
    """A lead says more the later it is: most games have five or six rounds."""
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
    """The round: a search appraises what comes before the next deal."""
    return state.round_number


JUDGEMENT = Judgement(
    appraise=appraise,
    spread=spread,
    key=key,
    points=points,
    standing=standing,
    candidates=candidates,
    boundary=boundary,
)
