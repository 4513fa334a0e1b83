"""Positions of Azul in short form: what a test does not mention is empty, all other tiles are in the bag."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from azulejos.core.errors import IllegalMove, PositionError
from azulejos.core.setup import Setup
from azulejos.games.azul import GAME

Position = dict[str, Any]
Board = dict[str, Any]

COLOURS = "BYRKW"
TILES_PER_COLOUR = 20
DISPLAYS = {2: 5, 3: 7, 4: 9}

PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
"""The coloured wall, written down by hand."""

NO_WHITE = tuple(row.replace("W", ".") for row in PRINTED)
"""A coloured wall that lacks only white: four tiles in each row, four colours complete."""


# --- Building -----------------------------------------------------------------------------------------


def board(
    score: int = 0,
    lines: Mapping[int, str] | None = None,
    wall: Mapping[int, str] | Sequence[str] | None = None,
    floor: str = "",
) -> Board:
    """A player board; lines and wall rows are named by their number from 1, or the wall is a list of five rows."""
    rows = wall if isinstance(wall, Mapping) else dict(enumerate(wall or (), 1))
    return {
        "score": score,
        "lines": [(lines or {}).get(line, "") for line in range(1, 6)],
        "wall": [rows.get(row, ".....") for row in range(1, 6)],
        "floor": floor,
    }


def printed(*cells: tuple[int, int]) -> list[str]:
    """A coloured wall with tiles on these cells: row and column from 1."""
    return [
        "".join(letter if (row, column) in cells else "." for column, letter in enumerate(letters, 1))
        for row, letters in enumerate(PRINTED, 1)
    ]


def position(boards: Sequence[Board] = (), displays: Sequence[str] = (), rest: str = "bag", **changes: Any) -> Position:
    """A valid position of two players, round after round of the offer, with these changes.

    Boards and displays that are left out are empty; tiles that lie nowhere else go to `rest`, the bag or
    the lid. It is seat 0's turn, or the table waits for a deal if nothing lies on it.
    """
    players = changes.get("players", 2)
    all_boards = [*boards, *(board() for _ in range(players - len(boards)))]
    widest = max(5 - row.count(".") for each in all_boards for row in each["wall"])
    laid_out = any(displays) or changes.get("centre")
    document: Position = {
        "game": "azul",
        "wall": "coloured",
        "players": players,
        "round": 1 + widest + changes.get("idle", 0),
        "phase": "offer",
        "turn": {"decide": [0]} if laid_out else {"chance": "deal"},
        "starter": 0,
        "idle": 0,
        "bag": "",
        "lid": "",
        "displays": [*displays, *[""] * (DISPLAYS[players] - len(displays))],
        "centre": "",
        "marker": "centre",
        "boards": all_boards,
    }
    document.update(changes)
    document[rest] = in_order(document[rest] + missing(document))
    return document


def over(boards: Sequence[Board], ranks: Sequence[int], **changes: Any) -> Position:
    """A finished game."""
    turn = {"over": {"ranks": list(ranks)}}
    return position(boards, players=len(boards), phase="over", turn=turn, **changes)


def in_order(tiles: str) -> str:
    """Letters in the order of the colours."""
    return "".join(sorted(tiles, key=COLOURS.index))


def all_tiles(document: Position) -> str:
    """The letters of all tiles of a position, wherever they are; the marker is none."""
    tiles = document["bag"] + document["lid"] + document["centre"] + "".join(document["displays"])
    for each in document["boards"]:
        tiles += "".join(each["lines"]) + "".join(each["wall"]).replace(".", "") + each["floor"].replace("M", "")
    return str(tiles)


def missing(document: Position) -> str:
    """The tiles that lie nowhere yet."""
    tiles = all_tiles(document)
    short = {letter: TILES_PER_COLOUR - tiles.count(letter) for letter in COLOURS}
    assert min(short.values()) >= 0, f"a test has too many tiles: {short}"
    return "".join(letter * count for letter, count in short.items())


# --- Playing ------------------------------------------------------------------------------------------


def start(players: int = 2, wall: str = "coloured", starter: int = 0) -> Any:
    """The state before the first deal."""
    return GAME.start(Setup.of(GAME, players, {"wall": wall}, starter))


def owing(document: Position) -> int:
    """The first seat that owes a decision."""
    return int(document["turn"]["decide"][0])


def play(document: Position, *moves: str, seat: int | None = None) -> Position:
    """The position after some moves, each by the given seat or else by the first that owes one."""
    state = GAME.read_position(document)
    for move in moves:
        mover = owing(GAME.position(state)) if seat is None else seat
        state = GAME.play(state, mover, GAME.read_move(move))
    return written(state)


def written(state: Any) -> Position:
    """The position of a state; it must contain the whole state."""
    document = GAME.position(state)
    assert GAME.read_position(document).tobytes() == state.tobytes()
    return document


def deal(document: Position, chance: str) -> Position:
    """The position after a deal."""
    return written(GAME.deal(GAME.read_position(document), chance))


def legal(document: Position, seat: int | None = None) -> set[str]:
    """The legal moves of a seat as texts."""
    state = GAME.read_position(document)
    return {GAME.move_text(move) for move in GAME.legal(state, owing(document) if seat is None else seat)}


def refused(document: Position, move: str | int, seat: int | None = None) -> IllegalMove:
    """The error that refuses a move, by its text or its id; the state must stay as it was."""
    state = GAME.read_position(document)
    before = state.tobytes()
    number = GAME.read_move(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, owing(document) if seat is None else seat, number)
    assert state.tobytes() == before
    return caught.value


def last_take(*boards: Board, **changes: Any) -> Position:
    """The end of an offer: a bystander in the last seat is about to take the only tile left, a white one.

    The bystander's move is `CW>5`: it changes nothing on the other boards. The marker is with the board whose
    floor has it, or with the bystander.
    """
    bystander = len(boards)
    holder = next((seat for seat, each in enumerate(boards) if "M" in each["floor"]), bystander)
    rest_of_table = board(floor="M" if holder == bystander else "")
    return position(
        [*boards, rest_of_table],
        **{
            "players": bystander + 1,
            "centre": "W",
            "marker": holder,
            "turn": {"decide": [bystander]},
            **changes,
        },
    )


def end_offer(*boards: Board, **changes: Any) -> Position:
    """The position after the offer ended with these boards: coloured walls are tiled, the floor lines scored."""
    return play(last_take(*boards, **changes), "CW>5")


# --- Spoiling -----------------------------------------------------------------------------------------


def faults(document: Any) -> list[tuple[str, str | None]]:
    """Where a position is wrong, and by which clause; a valid position makes the test fail."""
    with pytest.raises(PositionError) as caught:
        GAME.read_position(document)
    return [(fault.where, fault.clause) for fault in caught.value.faults]
