"""Positions of 5211 in short form: what a test does not mention is filled up with the cards that are left."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from azulejos.core.errors import IllegalMove, PositionError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.games.g5211 import GAME

Position = dict[str, Any]

COLOURS = "YGOBT"
COPIES = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}
KINDS = [f"{colour}{value}" for colour in COLOURS for value in COPIES]
DECK = Counter({f"{colour}{value}": copies for colour in COLOURS for value, copies in COPIES.items()})

REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}
CHOSEN = {1: 2, 2: 1, 3: 1}
BEFORE = {1: 0, 2: 2, 3: 3}


# --- Cards --------------------------------------------------------------------------------------------


def split(cards: str) -> list[str]:
    """The single cards of a text."""
    return [cards[start : start + 2] for start in range(0, len(cards), 2)]


def in_order(cards: Iterable[str]) -> str:
    """Cards by colour, then by value."""
    return "".join(sorted(cards, key=KINDS.index))


def points(cards: str) -> int:
    """The sum of the values."""
    return sum(int(card[1]) for card in split(cards))


def all_cards(document: Mapping[str, Any]) -> str:
    """Every card of a position, wherever it lies."""
    places = [document["pile_cards"], document["removed"], document["discard"]]
    places += [seat[key] for seat in document["seats"] for key in ("hand", "sealed", "open", "won")]
    return "".join(places)


# --- Building -----------------------------------------------------------------------------------------


class Rest:
    """The cards that lie nowhere yet, in a fixed pseudo-random order."""

    def __init__(self, mentioned: Sequence[str]) -> None:
        left = DECK - Counter(split("".join(mentioned)))
        assert left.total() == 100 - len("".join(mentioned)) // 2, "a test has a card too many"
        self._cards = sorted(left.elements(), key=KINDS.index)
        random.Random(5211).shuffle(self._cards)

    def fill(self, cards: str, count: int) -> str:
        """Some cards, filled up to a number."""
        missing = count - len(cards) // 2
        assert 0 <= missing <= len(self._cards), f"{cards} cannot be filled up to {count}"
        return in_order([*split(cards), *(self._cards.pop() for _ in range(missing))])


def position(
    players: int = 4,
    hands: Sequence[str] = (),
    laid: Sequence[str] = (),
    sealed: Sequence[str] = (),
    won: Sequence[str] = (),
    totals: Sequence[int] = (),
    collected: Sequence[int] = (),
    drawing: bool = False,
    **changes: Any,
) -> Position:
    """A valid position in the middle of a deck: all seats choose, or (`drawing`) have just revealed.

    Hands (with what is sealed), open cards, removed cards and the discard are filled up to what round and part
    ask for; the rest is the pile. `collected` are the cards of earlier decks.
    """
    hands, laid, sealed, won = ([*each, *[""] * (players - len(each))] for each in (hands, laid, sealed, won))
    number, part = changes.get("round", 1), changes.get("part", 1)
    removed, discard = changes.pop("removed", ""), changes.pop("discard", "")
    rest = Rest([*hands, *laid, *sealed, *won, removed, discard, changes.get("pile_cards", "")])
    hand = 5 - (CHOSEN[part] if drawing else BEFORE[part] * (number == ROUNDS[players]))
    lying = BEFORE[part] + CHOSEN[part] * drawing
    hands = [rest.fill(text, hand - len(kept) // 2) for text, kept in zip(hands, sealed, strict=True)]
    laid = [rest.fill(text, lying) for text in laid]
    discard = rest.fill(discard, 4 * players * (number - 1) - len("".join(won)) // 2)
    removed = rest.fill(removed, REMOVED[players])
    drawn = 5 + 4 * (number - 1) + BEFORE[part]
    pile = rest.fill(changes.pop("pile_cards", ""), max(0, 100 - REMOVED[players] - players * drawn))
    seats = [
        {"hand": hands[seat], "sealed": sealed[seat], "open": laid[seat], "won": in_order(split(won[seat])),
         "total": totals[seat] if totals else 0, "cards": collected[seat] if collected else 0}
        for seat in range(players)
    ]  # fmt: skip
    owing = [seat for seat in range(players) if not sealed[seat]]
    document: Position = {
        "game": "5211",
        "edition": "rulebook",
        "target": 0,
        "players": players,
        "deck": 1,
        "round": 1,
        "part": 1,
        "turn": {"chance": "draw"} if drawing else {"decide": owing},
        "pile": len(pile) // 2,
        "pile_cards": pile,
        "removed": removed,
        "discard": discard,
        "seats": seats,
    }
    document.update(changes)
    return document


def over(players: int, won: Sequence[str], ranks: Sequence[int], **changes: Any) -> Position:
    """A finished game: what nobody has won is in the discard, or removed."""
    document = position(
        players, won=won, round=ROUNDS[players], part=3, turn={"over": {"ranks": list(ranks)}}, **changes
    )
    for seat in document["seats"]:
        document["discard"] += seat["hand"] + seat["open"]
        seat["hand"] = seat["open"] = ""
    document["discard"] = in_order(split(document["discard"]))
    return document


def start(players: int = 2, edition: str = "rulebook", target: int = 0) -> Any:
    """The state before anything is drawn."""
    return GAME.start(Setup.of(GAME, players, {"edition": edition, "target": target}))


# --- Playing ------------------------------------------------------------------------------------------


def written(state: Any) -> Position:
    """The position of a state; it must contain the whole state."""
    document = GAME.position(state)
    assert GAME.read_position(document).tobytes() == state.tobytes()
    return document


def play(document: Position, *moves: str, seat: int | None = None) -> Position:
    """The position after some moves, each by the given seat or else by the first that owes one."""
    state = GAME.read_position(document)
    for move in moves:
        mover = GAME.position(state)["turn"]["decide"][0] if seat is None else seat
        state = GAME.play(state, mover, GAME.read_move(move))
    return written(state)


def deal(document: Position, chance: str) -> Position:
    """The position after a draw."""
    return written(GAME.deal(GAME.read_position(document), chance))


def draw(document: Position, seed: int = 0) -> Position:
    """The position after a random draw; the same position if nothing is drawn now."""
    state = GAME.read_position(document)
    while isinstance(GAME.turn(state), Chance):
        state = GAME.deal(state, GAME.draw(state, SeededRandomness(seed)))
    return written(state)


def legal(document: Position, seat: int) -> set[str]:
    """The legal moves of a seat as texts."""
    return {GAME.move_text(move) for move in GAME.legal(GAME.read_position(document), seat)}


def refused(document: Position, move: str | int, seat: int = 0) -> IllegalMove:
    """The error that refuses a move, by its text or its id; the state must stay as it was."""
    state = GAME.read_position(document)
    before = state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, seat, GAME.read_move(move) if isinstance(move, str) else move)
    assert state.tobytes() == before
    return caught.value


def states(seed: int, players: int, edition: str = "rulebook", target: int = 0) -> Iterable[Any]:
    """All states of a random game; each move is by any seat that owes one."""
    source, state = SeededRandomness(seed), start(players, edition, target)
    while True:
        yield state
        turn = GAME.turn(state)
        if isinstance(turn, Chance):
            state = GAME.deal(state, GAME.draw(state, source))
        elif isinstance(turn, Decide):
            seat = turn.seats[source.below(len(turn.seats))]
            moves = GAME.legal(state, seat)
            state = GAME.play(state, seat, moves[source.below(len(moves))])
        else:
            return


# --- Spoiling -----------------------------------------------------------------------------------------


def faults(document: Any) -> list[tuple[str, str | None]]:
    """Where a position is wrong, and by which clause; a valid position makes the test fail."""
    with pytest.raises(PositionError) as caught:
        GAME.read_position(document)
    return [(fault.where, fault.clause) for fault in caught.value.faults]
