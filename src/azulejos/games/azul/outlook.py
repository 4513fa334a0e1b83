"""What a move of Azul would do, in numbers and letters, which a screen puts into words.

It assumes that the round ends with this move, since nobody knows what the others will take.
"""

from types import SimpleNamespace
from typing import Literal, TypedDict

from azulejos.core.bunch import EMPTY, count, one, only
from azulejos.games.azul.layout import (
    CENTRE,
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    FLOOR_LOSS,
    FLOOR_SPACES,
    ROW,
    ROW_BONUS,
    SIZE,
    printed_column,
)
from azulejos.games.azul.moves import FLOOR, colour_of, column_of, is_take, line_of, row_of, source_of
from azulejos.games.azul.notation import LETTERS
from azulejos.games.azul.rules import free_columns, worth
from azulejos.games.azul.state import NOBODY, Board, State
from azulejos.games.azul.wall import column_cells, row_cells, tiled_cells

_LOSS: list[int] = FLOOR_LOSS.tolist()


class Bonus(TypedDict):
    """The points at the end of the game for what a tile on the wall completes (AZ-9.2)."""

    row: int
    column: int
    colour: int


class Fall(TypedDict):
    """What falls to the floor line (AZ-4.9)."""

    floor: int
    """Tiles that find a space there; the marker is none."""
    lid: int
    """Tiles that find no space there, and cost nothing."""
    penalty: int
    """What the floor line changes by, marker included: 0 or less. A score never goes below 0 (AZ-7.2)."""


class AzulTake(Fall):
    """What taking tiles would do."""

    kind: Literal["take"]
    colour: str
    tiles: int
    """Tiles taken; the marker is none."""
    line: int
    """Tiles that land on the pattern line."""
    missing: int | None
    """Tiles the line lacks after that; None for the floor line."""
    completes: bool
    """Whether the line is full after that."""
    columns: list[int | None]
    """What the tile of the line would score in each column once the line is full; None where it may not go.

    On a coloured wall full lines above are tiled first. On a grey wall their columns are still to be chosen, so the
    wall counts as it is. A full line that may go nowhere falls to the floor (AZ-10.4).
    """
    points: int
    """What the tile scores at the wall-tiling: in the best of the columns if the line is full, else 0."""
    others: int
    """What it adds to the points of full lines below; 0 on a grey wall, where that is open."""
    exact: bool
    """Whether no column is still to be chosen that may change the points."""
    bonus: Bonus | None
    """What it adds at the end of the game, all full lines being tiled; None on a grey wall and for lines not full."""
    marker: bool
    """Whether the starting marker comes along (AZ-4.4)."""
    centre: str
    """The bunch that moves to the centre."""
    ends_round: bool
    """Whether nothing is left to take."""
    ends_game: bool
    """Whether the line completes its row of the wall, which makes this round the last (AZ-9.1)."""


class Tile(Fall):
    """What a tile in a column of a grey wall would do; what falls are full lines that then fit nowhere (AZ-10.4)."""

    kind: Literal["tile"]
    colour: str
    points: int
    bonus: Bonus
    """What the tile adds at the end of the game, by what lies on the wall."""
    dropped: str
    """The bunch of the full lines that fall."""
    ends_game: bool
    """Whether the tile completes its row (AZ-9.1)."""


def outlook(record: State, seat: int, move: int) -> AzulTake | Tile:
    """What a legal move of a seat would do, from a record of plain numbers."""
    board = record.boards[seat]
    if is_take(move):
        return _take(record, board, int(source_of(move)), int(colour_of(move)), int(line_of(move)))
    return _tile(board, int(row_of(move)), int(column_of(move)))


# --- Taking -------------------------------------------------------------------------------------------


def _take(record: State, board: Board, source: int, colour: int, line: int) -> AzulTake:
    picked = only(record.sources[source], colour)
    tiles = count(picked, colour)
    room = 0 if line == FLOOR else line + 1 - board.line_tiles[line]
    landing = min(tiles, room)
    completes = line != FLOOR and landing == room
    columns = _columns(record.grey, board, line, colour)
    points = max((each for each in columns if each is not None), default=0) if completes else 0
    finished = _finished(board, line, colour) if completes and not record.grey else None
    marker = source == CENTRE and record.marker == NOBODY
    return {
        "kind": "take",
        "colour": COLOURS[colour],
        "tiles": tiles,
        "line": landing,
        "missing": None if line == FLOOR else room - landing,
        "completes": completes,
        "columns": columns,
        "points": points,
        "others": 0 if finished is None else sum(finished) - sum(_finished(board)) - points,
        "exact": not record.grey or not any(board.line_tiles[above] > above for above in range(min(line, SIZE))),
        "bonus": None if finished is None else _bonus_when_all_is_tiled(board, line, colour),
        **_fall(board, tiles - landing, marker),
        "marker": marker,
        "centre": "" if source == CENTRE else LETTERS.text(record.sources[source] - picked),
        "ends_round": sum(record.sources) == picked,
        "ends_game": points > 0 and row_cells(tiled_cells(board), line).bit_count() == SIZE - 1,
    }


def _fall(board: Board, tiles: int, marker: bool) -> Fall:
    """What the floor line takes of some tiles, after the marker (AZ-R6)."""
    taken = min(FLOOR_SPACES, board.floor_taken + marker)
    fitting = min(tiles, FLOOR_SPACES - taken)
    return {"floor": fitting, "lid": tiles - fitting, "penalty": _LOSS[board.floor_taken] - _LOSS[taken + fitting]}


def _columns(grey: int, board: Board, line: int, colour: int) -> list[int | None]:
    """What the tile of a line would score in each column where it may go."""
    columns: list[int | None] = [None] * SIZE
    if line == FLOOR:
        return columns
    if not grey:
        columns[printed_column(line, colour)] = _finished(board, line, colour)[line]
        return columns
    cells, free = tiled_cells(board), free_columns(board, line, colour)
    for column in range(SIZE):
        if free >> column & 1:
            columns[column] = int(worth(cells | _cell(line, column), line, column))
    return columns


# --- A coloured wall ----------------------------------------------------------------------------------


def _finished(board: Board, line: int = FLOOR, colour: int = 0) -> list[int]:
    """The points of each row's tile if the wall were tiled now, with one more line full of a colour (AZ-5.2)."""
    cells = tiled_cells(board)
    points = [0] * SIZE
    for row in _full_lines(board, line):
        column = printed_column(row, colour if row == line else board.line_colour[row])
        cells |= _cell(row, column)
        points[row] = int(worth(cells, row, column))
    return points


def _full_lines(board: Board, line: int) -> list[int]:
    """The lines that are full, one more among them."""
    return [row for row in range(SIZE) if row == line or board.line_tiles[row] > row]


def _bonus_when_all_is_tiled(board: Board, line: int, colour: int) -> Bonus:
    """What the tile of a line completes: without it nothing that contains it is complete."""
    cells, shown = tiled_cells(board), board.shown
    for row in _full_lines(board, line):
        laid = colour if row == line else board.line_colour[row]
        cells |= _cell(row, printed_column(row, laid))
        shown |= _cell(laid, row)
    return _bonus(cells, shown, line, printed_column(line, colour), colour)


def _bonus(cells: int, shown: int, row: int, column: int, colour: int) -> Bonus:
    return {
        "row": ROW_BONUS if row_cells(cells, row) == ROW else 0,
        "column": COLUMN_BONUS if column_cells(cells, column) == ROW else 0,
        "colour": COLOUR_BONUS if row_cells(shown, colour) == ROW else 0,
    }


def _cell(row: int, column: int) -> int:
    return 1 << (SIZE * row + column)


# --- Tiling a grey wall -------------------------------------------------------------------------------


def _tile(board: Board, row: int, column: int) -> Tile:
    colour = board.line_colour[row]
    wall = list(board.wall)
    wall[colour] |= _cell(row, column)
    after = SimpleNamespace(wall=wall)
    cells = tiled_cells(after)
    dropped = _dropped(board, after, row)
    return {
        "kind": "tile",
        "colour": COLOURS[colour],
        "points": int(worth(cells, row, column)),
        "bonus": _bonus(cells, board.shown | _cell(colour, row), row, column, colour),
        "dropped": LETTERS.text(dropped),
        **_fall(board, sum(count(dropped, each) for each in range(SIZE)), False),
        "ends_game": row_cells(cells, row) == ROW,
    }


def _dropped(board: Board, after: Board, row: int) -> int:
    """The full lines below that fit nowhere any more, down to the next one with a choice."""
    dropped = EMPTY
    for below in range(row + 1, SIZE):
        if board.line_tiles[below] > below:
            if free_columns(after, below, board.line_colour[below]):
                return dropped
            dropped += (below + 1) * one(board.line_colour[below])
    return dropped
