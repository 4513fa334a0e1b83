"""What a seat may know of 5211, and full states that fit it, each equally likely.

Open are: the cards laid out, won and discarded, and how many cards lie elsewhere. A seat also knows
its own hand and its own sealed choice. The pile and the removed cards are in no view. A table may also hide
other seats' won cards. It then hides the discard too, because counting it would reveal them (F-D6).
"""

from typing import Any

from azulejos.core.protocol import Document
from azulejos.core.randomness import Randomness
from azulejos.games.g5211.layout import COPIES, KINDS, PLAYS, VALUES
from azulejos.games.g5211.notation import cards_text, read_cards

PUBLIC = ("game", "edition", "target", "players", "deck", "round", "part", "turn", "pile", "discard")
"""The keys of a position that everyone may know."""

PUBLIC_OF_A_SEAT = ("open", "won", "total", "cards")
"""The keys of a seat that everyone may know."""


def view(whole: Document, seat: int | None) -> dict[str, Any]:
    """The position as far as a seat may know it."""
    seats = [_seat(player, number == seat) for number, player in enumerate(whole["seats"])]
    return {**{key: whole[key] for key in PUBLIC}, "seats": seats}


def _seat(player: Document, own: bool) -> dict[str, Any]:
    public = {key: player[key] for key in PUBLIC_OF_A_SEAT}
    if own:
        return {"hand": player["hand"], "sealed": player["sealed"], **public}
    return {"hand": len(player["hand"]) // 2, "sealed": bool(player["sealed"]), **public}


def without_piles(seen: Document, seat: int | None) -> dict[str, Any]:
    """Return a view that shows only the number of cards in the discard and in other seats' score piles."""
    players = enumerate(seen["seats"])
    seats = [player if number == seat else {**player, "won": len(player["won"]) // 2} for number, player in players]
    return {**seen, "discard": len(seen["discard"]) // 2, "seats": seats}


def imagined(seen: Document, randomness: Randomness) -> dict[str, Any]:
    """A whole position that fits a view: all unseen cards dealt at random to the places they may lie in."""
    unseen = _shuffled(_unseen(seen), randomness)
    seats = [_dealt(player, unseen, int(PLAYS[seen["part"]])) for player in seen["seats"]]
    pile = [unseen.pop() for _ in range(seen["pile"])]
    known = {**{key: seen[key] for key in PUBLIC}, "discard": _cards(seen["discard"], unseen)}
    return {**known, "pile_cards": cards_text(pile), "removed": cards_text(unseen), "seats": seats}


def _unseen(seen: Document) -> list[int]:
    """The cards of a deck that a view does not show."""
    left = [COPIES[kind % VALUES] for kind in range(KINDS)]
    texts = [seen["discard"]]
    for player in seen["seats"]:
        texts += [player[key] for key in ("hand", "sealed", "open", "won")]
    for kind in (kind for text in texts if isinstance(text, str) for kind in read_cards(text) or ()):
        left[kind] -= 1
    return [kind for kind, copies in enumerate(left) for _ in range(copies)]


def _shuffled(cards: list[int], randomness: Randomness) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        other = randomness.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _dealt(player: Document, unseen: list[int], chosen: int) -> dict[str, Any]:
    """A seat with its cards: what a view shows by number is taken from the unseen ones."""
    hand, sealed = _cards(player["hand"], unseen), player["sealed"]
    if isinstance(sealed, bool):
        sealed = _cards(chosen if sealed else 0, unseen)
    public = {key: player[key] for key in PUBLIC_OF_A_SEAT}
    return {"hand": hand, "sealed": sealed, **public, "won": _cards(player["won"], unseen)}


def _cards(shown: str | int, unseen: list[int]) -> str:
    """The cards that a view shows; for a number, that many cards taken from the unseen ones."""
    return shown if isinstance(shown, str) else cards_text([unseen.pop() for _ in range(shown)])
