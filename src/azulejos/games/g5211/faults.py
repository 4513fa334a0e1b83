"""Lists everything that is wrong with a position of 5211."""

from collections import Counter
from typing import Any

from azulejos.core.errors import Fault
from azulejos.core.json_reader import JsonReader
from azulejos.core.protocol import Document
from azulejos.core.turn import ranked
from azulejos.games.g5211.layout import COPIES, DECK, HAND, KINDS, PARTS, PLAYS, REMOVED, ROUNDS, SEATS, VALUES
from azulejos.games.g5211.notation import card_text, read_cards

Player = dict[str, Any]
PILES = ("hand", "sealed", "open", "won")
_LAID_BEFORE = (0, 0, 2, 3)
"""Cards each seat has laid out before a part, by its number from 1."""


def faults(position: Document) -> list[Fault]:
    """All faults of a position; an empty list for a valid one."""
    shape = JsonReader()
    document = shape.members(position, "position")
    if document is None or not _form(shape, document):
        return shape.faults
    _cards(shape, document)
    _decks(shape, document)
    _TURNS[str(_kind(document["turn"]))](shape, document)
    return shape.faults


# --- The form: every key there, of the right kind -----------------------------------------------------


def _form(shape: JsonReader, document: Document) -> bool:
    shape.word(document.get("game"), "game", ["5211"])
    shape.word(document.get("edition"), "edition", ["rulebook", "international"])
    shape.number(document.get("target"), "target", 0)
    shape.number(document.get("deck"), "deck", 1)
    shape.number(document.get("part"), "part", 1, PARTS)
    shape.number(document.get("pile"), "pile", 0, DECK)
    for key in ("pile_cards", "removed", "discard"):
        _form_of_cards(shape, document.get(key), key)
    players = shape.number(document.get("players"), "players", SEATS[0], SEATS[-1])
    if players is not None:
        shape.number(document.get("round"), "round", 1, int(ROUNDS[players]))
        for number, seat in enumerate(shape.items(document.get("seats"), "seats", players) or []):
            _form_of_seat(shape, seat, f"seats[{number}]")
    turn = shape.members(document.get("turn"), "turn")
    if turn is not None and _kind(turn) is None:
        known = '"decide", "over", or "chance" with remove, deal or draw'
        shape.fault("turn", f"must be one of {known}")
    return not shape.faults


def _form_of_seat(shape: JsonReader, value: Any, where: str) -> None:
    seat = shape.members(value, where)
    if seat is None:
        return
    for key in PILES:
        _form_of_cards(shape, seat.get(key), f"{where}.{key}")
    for key in ("total", "cards"):
        shape.number(seat.get(key), f"{where}.{key}", 0)


def _form_of_cards(shape: JsonReader, value: Any, where: str) -> None:
    if not isinstance(value, str) or read_cards(value) is None:
        shape.fault(where, f"must be cards, as Y1T4, not {'missing' if value is None else repr(value)[:40]}")


def _kind(turn: Document) -> str | None:
    """What a turn waits for, in one word."""
    found = [key for key in ("decide", "over", "chance") if key in turn]
    if len(found) != 1:
        return None
    if found != ["chance"]:
        return found[0]
    word = turn["chance"]
    return word if isinstance(word, str) and word in {"remove", "deal", "draw"} else None


# --- The cards ------------------------------------------------------------------------------------------


def _count(cards: str) -> int:
    return len(cards) // 2


def _cards(shape: JsonReader, document: Document) -> None:
    everything = document["pile_cards"] + document["removed"] + document["discard"]
    everything += "".join(seat[key] for seat in document["seats"] for key in PILES)
    found = Counter(read_cards(everything))
    for kind in range(KINDS):
        copies = COPIES[kind % VALUES]
        if found[kind] != copies:
            shape.fault("cards", f"{found[kind]} cards {card_text(kind)} in all, must be {copies}", "F-1.3")
    if document["pile"] != _count(document["pile_cards"]):
        shape.fault("pile", f"is {document['pile']}, but pile_cards are {_count(document['pile_cards'])}")


def _decks(shape: JsonReader, document: Document) -> None:
    if document["deck"] > 1 and document["target"] == 0:
        shape.fault("deck", "there is only one without a target", "F-6.1")
    for number, seat in enumerate(document["seats"]):
        if document["deck"] == 1 and (seat["total"] or seat["cards"]):
            shape.fault(f"seats[{number}]", "nothing was won before the first deck", "F-6.1")
        if document["target"] and seat["total"] >= document["target"]:
            shape.fault(f"seats[{number}].total", "has reached the target, so the game is over", "F-6.3")


# --- The course of the game -----------------------------------------------------------------------------


def _expect(shape: JsonReader, where: str, cards: str, expected: int, clause: str) -> None:
    if _count(cards) != expected:
        shape.fault(where, f"{_count(cards)} cards, must be {expected}", clause)


def _expect_round(shape: JsonReader, document: Document, hand: int, laid: int, pile: int) -> None:
    """What lies where in the middle of a deck: `hand` counts the sealed cards as well."""
    players = document["players"]
    _expect(shape, "removed", document["removed"], int(REMOVED[players]), "F-2.1")
    _expect(shape, "pile_cards", document["pile_cards"], pile, "F-2.3")
    for number, seat in enumerate(document["seats"]):
        _expect(shape, f"seats[{number}].hand", seat["hand"] + seat["sealed"], hand, "F-3.4")
        _expect(shape, f"seats[{number}].open", seat["open"], laid, "F-3.2")
    scored = document["discard"] + "".join(seat["won"] for seat in document["seats"])
    _expect(shape, "won and discard", scored, 4 * players * (document["round"] - 1), "F-4.1")


def _pile(document: Document, drawn_in_round: int) -> int:
    """How many cards the pile holds when each seat has drawn this many in this round."""
    players = document["players"]
    at_first = DECK - int(REMOVED[players]) - HAND * players
    return max(0, at_first - players * (4 * (document["round"] - 1) + drawn_in_round))


def _decide_turn(shape: JsonReader, document: Document) -> None:
    before = _LAID_BEFORE[document["part"]]
    last = document["round"] == ROUNDS[document["players"]]
    hand = HAND - before if last else HAND
    _expect_round(shape, document, hand, before, _pile(document, before))
    owing = []
    for number, seat in enumerate(document["seats"]):
        if not seat["sealed"]:
            owing.append(number)
        elif _count(seat["sealed"]) != PLAYS[document["part"]]:
            chosen = f"{PLAYS[document['part']]} cards are chosen in part {document['part']}"
            shape.fault(f"seats[{number}].sealed", chosen, "F-3.2" if document["part"] == 1 else "F-3.3")
    if not owing:
        shape.fault("turn", "all have chosen, so the cards are revealed", "F-3.2")
    else:
        message = f"must be decide {owing}: the seats that have not chosen"
        shape.exactly(document["turn"]["decide"], "turn", owing, message, "F-3.1")


def _draw_turn(shape: JsonReader, document: Document) -> None:
    before, plays = _LAID_BEFORE[document["part"]], int(PLAYS[document["part"]])
    if document["round"] == ROUNDS[document["players"]]:
        shape.fault("turn", "nothing is drawn in the last round", "F-3.6")
    _expect_round(shape, document, HAND - plays, before + plays, _pile(document, before))
    _nothing_sealed(shape, document)


def _remove_turn(shape: JsonReader, document: Document) -> None:
    if REMOVED[document["players"]] == 0:
        shape.fault("turn", "four players remove no cards", "F-2.1")
    _before_the_deal(shape, document, DECK)


def _deal_turn(shape: JsonReader, document: Document) -> None:
    _before_the_deal(shape, document, DECK - int(REMOVED[document["players"]]))


def _before_the_deal(shape: JsonReader, document: Document, pile: int) -> None:
    if (document["round"], document["part"]) != (1, 1):
        shape.fault("round", "a deck begins with part 1 of round 1", "F-2.2")
    _expect(shape, "pile_cards", document["pile_cards"], pile, "F-2.1")
    _expect(shape, "discard", document["discard"], 0, "F-6.2")
    for number, seat in enumerate(document["seats"]):
        for key in PILES:
            _expect(shape, f"seats[{number}].{key}", seat[key], 0, "F-6.2")


def _over_turn(shape: JsonReader, document: Document) -> None:
    players = document["players"]
    if (document["round"], document["part"]) != (ROUNDS[players], PARTS):
        shape.fault("round", f"a deck ends with part 3 of round {ROUNDS[players]}", "F-2.3")
    _expect(shape, "pile_cards", document["pile_cards"], 0, "F-3.6")
    _expect(shape, "removed", document["removed"], int(REMOVED[players]), "F-2.1")
    for number, seat in enumerate(document["seats"]):
        for key in ("hand", "sealed", "open"):
            _expect(shape, f"seats[{number}].{key}", seat[key], 0, "F-3.6")
    scores = tuple(seat["total"] + _points(seat["won"]) for seat in document["seats"])
    cards = tuple(seat["cards"] + _count(seat["won"]) for seat in document["seats"])
    if document["target"] and max(scores) < document["target"]:
        shape.fault("turn", "nobody has reached the target, so the game goes on", "F-6.1")
    ranks = list(ranked(scores, cards).ranks)
    over = document["turn"]["over"]
    shape.exactly(
        over.get("ranks") if isinstance(over, dict) else None,
        "turn",
        ranks,
        f"must be over with the ranks {ranks}",
        "F-5.2",
    )


def _nothing_sealed(shape: JsonReader, document: Document) -> None:
    for number, seat in enumerate(document["seats"]):
        _expect(shape, f"seats[{number}].sealed", seat["sealed"], 0, "F-3.2")


def _points(cards: str) -> int:
    return sum(map(int, cards[1::2]))


_TURNS = {
    "decide": _decide_turn,
    "remove": _remove_turn,
    "deal": _deal_turn,
    "draw": _draw_turn,
    "over": _over_turn,
}
