"""A position of Azul to and from JSON (docs/notation.md). `faults.py` checks it."""

from typing import Any

import numpy as np

from azulejos.core.bits import places
from azulejos.core.errors import PositionError
from azulejos.core.protocol import Document
from azulejos.core.ruled import StateArray
from azulejos.core.turn import Turn
from azulejos.games.azul.faults import faults
from azulejos.games.azul.layout import ALL_TILES, CENTRE, COLOURS, DISPLAYS, SIZE
from azulejos.games.azul.notation import LETTERS
from azulejos.games.azul.rules import reopen
from azulejos.games.azul.state import DEALING, NOBODY, OFFER, OVER, STATE, TILING, Board, State
from azulejos.games.azul.wall import cover

WALLS = ("coloured", "grey")
_FLOOR = COLOURS + "M"
_PHASES = {DEALING: "offer", OFFER: "offer", TILING: "tiling", OVER: "over"}


def blank(players: int, wall: str, starter: int) -> StateArray:
    """The state before the first deal: every tile in the bag, the marker in the centre (AZ-2)."""
    state = np.zeros(1, STATE).view(np.recarray)
    record = state[0]
    record.players, record.displays, record.grey = players, DISPLAYS[players], WALLS.index(wall)
    record.bag, record.marker, record.round_number = ALL_TILES, NOBODY, 1
    record.starter = record.seat = starter
    for board in record.boards:
        for line in range(SIZE):
            reopen(board, line)
    return state


def write(record: State, turn: Turn) -> dict[str, Any]:
    """The whole position of a `plain` record as JSON."""
    displays = record.sources[1 : record.displays + 1]
    return {
        "game": "azul",
        "wall": WALLS[record.grey],
        "players": record.players,
        "round": record.round_number,
        "phase": _PHASES[record.phase],
        "turn": turn.to_json(),
        "starter": record.starter,
        "idle": record.idle,
        "bag": LETTERS.text(record.bag),
        "lid": LETTERS.text(record.lid),
        "displays": [LETTERS.text(display) for display in displays],
        "centre": LETTERS.text(record.sources[CENTRE]),
        "marker": "centre" if record.marker == NOBODY else record.marker,
        "boards": [_write_board(board) for board in record.boards[: record.players]],
    }


def _write_board(board: Board) -> dict[str, Any]:
    lines = zip(board.line_colour, board.line_tiles, strict=True)
    return {
        "score": board.score,
        "lines": [COLOURS[colour] * tiles for colour, tiles in lines],
        "wall": _write_wall(board),
        "floor": "".join(_FLOOR[(board.floor >> 3 * space & 7) - 1] for space in range(board.floor_taken)),
    }


def _write_wall(board: Board) -> list[str]:
    wall = ["."] * (SIZE * SIZE)
    for colour, cells in enumerate(board.wall):
        for cell in places(cells):
            wall[cell] = COLOURS[colour]
    return ["".join(wall[row : row + SIZE]) for row in range(0, SIZE * SIZE, SIZE)]


def read(position: Document) -> StateArray:
    """A state from a position. Raises PositionError, which lists all faults."""
    found = faults(position)
    if found:
        raise PositionError(found)
    state = blank(position["players"], position["wall"], position["starter"])
    record = state[0]
    record.round_number, record.idle = position["round"], position["idle"]
    record.bag, record.lid = LETTERS.read(position["bag"]), LETTERS.read(position["lid"])
    sources = [position["centre"], *position["displays"]]
    record.sources[: len(sources)] = [LETTERS.read(source) for source in sources]
    record.marker = NOBODY if position["marker"] == "centre" else position["marker"]
    record.phase = _phase(position)
    if record.phase == OFFER:
        record.seat = position["turn"]["decide"][0]
    for board, document in zip(record.boards, position["boards"], strict=False):
        _read_board(board, document)
    return state


def _phase(position: Document) -> int:
    if "chance" in position["turn"]:
        return DEALING
    return {"offer": OFFER, "tiling": TILING, "over": OVER}[position["phase"]]


def _read_board(board: Board, document: Document) -> None:
    board.score = document["score"]
    for space, letter in enumerate(document["floor"]):
        board.floor |= (1 + _FLOOR.index(letter)) << (3 * space)
    board.floor_taken = len(document["floor"])
    for row, cells in enumerate(document["wall"]):
        for column, letter in enumerate(cells):
            if letter != ".":
                cover(board, row, column, COLOURS.index(letter))
    for row, tiles in enumerate(document["lines"]):
        board.line_tiles[row] = len(tiles)
        board.line_colour[row] = COLOURS.index(tiles[0]) if tiles else 0
        reopen(board, row)
