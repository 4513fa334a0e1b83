"""A position of 5211 to and from JSON (docs/notation.md). `faults.py` checks it."""

from typing import Any

import numpy as np

from azulejos.core.bunch import count, one
from azulejos.core.errors import PositionError
from azulejos.core.protocol import Document
from azulejos.core.ruled import StateArray
from azulejos.core.turn import Turn
from azulejos.games.g5211.faults import faults
from azulejos.games.g5211.layout import KINDS, VALUES
from azulejos.games.g5211.notation import card_text, read_cards
from azulejos.games.g5211.rules import shuffle
from azulejos.games.g5211.state import CHOOSING, DEALING, DRAWING, OVER, REMOVING, STATE, Pile, State

EDITIONS = ("rulebook", "international")
CARDS = [card_text(kind) for kind in range(KINDS)]
CHANCES = {REMOVING: "remove", DEALING: "deal", DRAWING: "draw"}


def blank(players: int, edition: str, target: int) -> StateArray:
    """The state before anything is drawn: a first deck, face down."""
    state = np.zeros(1, STATE).view(np.recarray)
    record = state[0]
    record.players, record.international, record.target = players, EDITIONS.index(edition), target
    record.deck = 1
    shuffle(record)
    return state


def kinds_of(pile: Pile) -> list[int]:
    """The cards of a pile, by colour and then by value."""
    return [
        VALUES * colour + value
        for colour, bunch in enumerate(pile)
        if bunch
        for value in range(VALUES)
        for _ in range(int(count(bunch, value)))
    ]


def write(record: State, turn: Turn) -> dict[str, Any]:
    """The whole position of a `plain` record as JSON."""
    return {
        "game": "5211",
        "edition": EDITIONS[record.international],
        "target": record.target,
        "players": record.players,
        "deck": record.deck,
        "round": record.round_number,
        "part": record.part,
        "turn": turn.to_json(),
        "pile": record.pile_cards,
        "pile_cards": _text(record.pile),
        "removed": _text(record.removed),
        "discard": _text(record.discard),
        "seats": [_write_seat(seat) for seat in record.seats[: record.players]],
    }


def _write_seat(seat: Any) -> dict[str, Any]:
    return {
        "hand": _text(seat.hand),
        "sealed": _text(seat.sealed),
        "open": _text(seat.laid),
        "won": _text(seat.won),
        "total": seat.total,
        "cards": seat.cards,
    }


def _text(pile: Pile) -> str:
    """The cards of a pile as text, by colour and then by value."""
    return "".join(
        CARDS[VALUES * colour + value] * count(bunch, value)
        for colour, bunch in enumerate(pile)
        if bunch
        for value in range(VALUES)
    )


def read(position: Document) -> StateArray:
    """A state from a position. Raises PositionError, which lists all faults."""
    found = faults(position)
    if found:
        raise PositionError(found)
    state = blank(position["players"], position["edition"], position["target"])
    record = state[0]
    record.deck, record.round_number, record.part = position["deck"], position["round"], position["part"]
    record.phase = _phase(position["turn"])
    _fill(record.pile, position["pile_cards"])
    record.pile_cards = position["pile"]
    _fill(record.removed, position["removed"])
    _fill(record.discard, position["discard"])
    for seat, document in zip(record.seats, position["seats"], strict=False):
        for pile, key in ((seat.hand, "hand"), (seat.sealed, "sealed"), (seat.laid, "open"), (seat.won, "won")):
            _fill(pile, document[key])
        seat.hand_cards, seat.has_chosen = len(document["hand"]) // 2, bool(document["sealed"])
        seat.total, seat.cards = document["total"], document["cards"]
    return state


def _phase(turn: Document) -> int:
    if "chance" in turn:
        return next(phase for phase, name in CHANCES.items() if name == turn["chance"])
    return CHOOSING if "decide" in turn else OVER


def _fill(pile: Pile, cards: str) -> None:
    pile[:] = 0
    for kind in read_cards(cards) or ():
        pile[kind // VALUES] += one(kind % VALUES)
