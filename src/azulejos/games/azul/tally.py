"""The score breakdown of Azul: wall and floor line by round, and each bonus."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.tally import Item, Tally
from azulejos.games.azul.layout import COLOUR_BONUS, COLOURS, COLUMN_BONUS, ROW, ROW_BONUS, SIZE
from azulejos.games.azul.rules import worth
from azulejos.games.azul.state import OVER, Board, State
from azulejos.games.azul.wall import column_cells, row_cells, shows_everywhere, tiled_cells

START = {"start": "AZ-2.2"}
CLAUSES = {
    "wall": "AZ-6.1",
    "floor": "AZ-7.1",
    "rows": "AZ-9.2",
    "columns": "AZ-9.2",
    "colours": "AZ-9.2",
}


def tally(states: Sequence[State]) -> list[list[Item]]:
    """The score of each seat, item by item, from records of plain numbers in the order of the game."""
    return [_of_seat(states, seat).items() for seat in range(states[0].players)]


def _of_seat(states: Sequence[State], seat: int) -> Tally:
    given = states[0].boards[seat].score  # none, unless the game began from a position
    found = Tally(START | CLAUSES if given else CLAUSES)
    found.add("start", 1, given)
    for before, after in pairwise(states):
        old, new, number = before.boards[seat], after.boards[seat], before.round_number
        wall = _wall(old, new)
        bonus = _bonus(found, new) if after.phase == OVER else 0
        found.add("wall", number, wall)
        found.add("floor", number, new.score - old.score - wall - bonus)  # a floor line costs what is left (AZ-7.2)
    return found


def _wall(old: Board, new: Board) -> int:
    """The points of the tiles that came onto a wall, from top to bottom as they were laid (AZ-5.2)."""
    cells = tiled_cells(old)
    laid = tiled_cells(new) & ~cells
    points = 0
    for cell in range(SIZE * SIZE):
        if laid >> cell & 1:
            cells |= 1 << cell
            points += int(worth(cells, *divmod(cell, SIZE)))
    return points


def _bonus(found: Tally, board: Board) -> int:
    """Write down what is complete at the end (AZ-9.2); return what it is worth together."""
    cells = tiled_cells(board)
    rows = [number for number in range(SIZE) if row_cells(cells, number) == ROW]
    columns = [number for number in range(SIZE) if column_cells(cells, number) == ROW]
    colours = [colour for colour in range(SIZE) if shows_everywhere(board, colour)]
    for number in rows:
        found.add("rows", number + 1, ROW_BONUS)
    for number in columns:
        found.add("columns", number + 1, COLUMN_BONUS)
    for colour in colours:
        found.add("colours", COLOURS[colour], COLOUR_BONUS)
    return len(rows) * ROW_BONUS + len(columns) * COLUMN_BONUS + len(colours) * COLOUR_BONUS
