"""Playing on from a position, by texts: what happens, what is legal, what is refused and why."""

from typing import Any

import pytest

from azulejos.core.errors import IllegalChance, IllegalMove, PositionError
from azulejos.core.setup import Setup
from azulejos.games.summer_pavilion import GAME
from azulejos.testing.laws import fixed
from tests.summer_pavilion.positions import Board, Position, last_turn

# --- Playing ------------------------------------------------------------------------------------------


def start(players: int = 2, side: str = "coloured", starter: int = 0) -> Any:
    """The state before anything is drawn."""
    return GAME.start(Setup.of(GAME, players, {"board": side}, starter))


def owing(document: Position) -> int:
    """The seat that owes a decision."""
    return int(document["turn"]["decide"][0])


def happen(state: Any, event: str, seat: int | None = None) -> Any:
    """The state after a draw, or after a move of the seat whose turn it is."""
    if event.startswith(("supply", "deal")):
        return GAME.deal(state, event)
    return GAME.play(state, owing(GAME.position(state)) if seat is None else seat, GAME.read_move(event))


def run(document: Position, *events: str) -> Position:
    """The position after some moves and draws."""
    state = GAME.read_position(document)
    for event in events:
        state = happen(state, event)
    return written(state)


def written(state: Any) -> Position:
    """The position of a state; it must contain the whole state."""
    document: Position = GAME.position(state)
    assert GAME.position(GAME.read_position(document)) == document
    return document


def legal(document: Position, prefix: str = "", seat: int | None = None) -> set[str]:
    """The legal moves of a seat as texts; only those that begin with a prefix, if one is given."""
    state = GAME.read_position(document)
    texts = {GAME.move_text(move) for move in GAME.legal(state, owing(document) if seat is None else seat)}
    return {text for text in texts if text.startswith(prefix)}


def final(*boards: Board, **changes: Any) -> list[int]:
    """The scores of these boards, all of which have passed, after the final scoring."""
    after = run(last_turn(*boards, **changes), "pass:R")
    assert after["phase"] == "over"
    return [int(each["score"]) for each in after["boards"][: len(boards)]]


# --- Being refused --------------------------------------------------------------------------------------


def refused(document: Position, move: str | int, seat: int | None = None) -> IllegalMove:
    """The error that refuses a move, by its text or its id; the state must stay as it was."""
    state = GAME.read_position(document)
    before = fixed(state)
    number = GAME.read_move(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, owing(document) if seat is None else seat, number)
    assert fixed(state) == before
    return caught.value


def impossible(document: Position, chance: str) -> IllegalChance:
    """The error that refuses a draw; the state must stay as it was."""
    state = GAME.read_position(document)
    before = fixed(state)
    with pytest.raises(IllegalChance) as caught:
        GAME.deal(state, chance)
    assert fixed(state) == before
    return caught.value


def faults(document: Any) -> list[tuple[str, str | None]]:
    """Where a position is wrong, and by which clause; a valid position makes the test fail."""
    with pytest.raises(PositionError) as caught:
        GAME.read_position(document)
    return [(fault.where, fault.clause) for fault in caught.value.faults]


def places(document: Any) -> list[str]:
    """Where a position is wrong."""
    return [where.split(" ")[0] for where, _ in faults(document)]
