"""What a move of 5211 would do, in numbers and letters, which a screen puts into words.

It looks at the open cards and at the cards of the move, never at hands, the pile or what others have sealed.
"""

from types import SimpleNamespace
from typing import Literal, TypedDict

from azulejos.core.bunch import one
from azulejos.games.g5211.layout import COLOURS, PARTS, PLAYS, ROOSTERS_OVER_PLAYERS, VALUES
from azulejos.games.g5211.moves import NO_CARD, first_card, second_card
from azulejos.games.g5211.notation import cards_text
from azulejos.games.g5211.piles import SUITS, points_of, roosters_in
from azulejos.games.g5211.rules import (
    NO_COLOUR,
    highest_count,
    is_rooster_round,
    leading_colour,
    open_cards,
)
from azulejos.games.g5211.state import State

_PLAYS: list[int] = PLAYS.tolist()


class Lay(TypedDict):
    """What laying cards would do: the table as if nobody laid anything else in this round."""

    kind: Literal["lay"]
    cards: str
    colours: dict[str, int]
    """Open cards of each colour, these among them."""
    limit: int
    """The most cards of a colour that may score (F-4.3b)."""
    over: str
    """The colours beyond the limit."""
    roosters: int
    """Open roosters, these among them."""
    rooster_target: int
    """How many roosters make a round of roosters (F-4.1)."""
    rooster_round: bool
    """Whether that many lie open; in the international edition more are too many (F-D1)."""
    leader: str | None
    """The colour that would score, if the roosters do not; None if there is none (F-4.2)."""
    points: int
    """What the seat would score with its own open cards."""
    unknown: int
    """Cards that are still to be laid in this round: those of the others, and everyone's in later parts."""


def outlook(record: State, seat: int, move: int) -> Lay:
    """What a legal move of a seat would do, from a record of plain numbers."""
    cards = [int(card) for card in (first_card(move), second_card(move)) if card != NO_CARD]
    table = _table(record, seat, cards)
    own = table.seats[seat].laid
    colours = [open_cards(table, colour) for colour in range(SUITS)]
    limit = highest_count(table)
    rooster_round = is_rooster_round(table)
    leader = NO_COLOUR if rooster_round else leading_colour(table)
    points = 0 if leader == NO_COLOUR else points_of([own[leader], 0, 0, 0, 0])
    to_come = sum(_PLAYS[record.part : PARTS + 1])
    return {
        "kind": "lay",
        "cards": cards_text(cards),
        "colours": dict(zip(COLOURS, colours, strict=True)),
        "limit": limit,
        "over": "".join(letter for letter, lying in zip(COLOURS, colours, strict=True) if lying > limit),
        "roosters": sum(roosters_in(player.laid) for player in table.seats),
        "rooster_target": record.players + ROOSTERS_OVER_PLAYERS,
        "rooster_round": rooster_round,
        "leader": None if leader == NO_COLOUR else COLOURS[leader],
        "points": roosters_in(own) if rooster_round else points,
        "unknown": record.players * to_come - len(cards),
    }


def _table(record: State, seat: int, cards: list[int]) -> State:
    """All that lies open, with some more cards of a seat: nothing else of the record is taken over."""
    laid = [list(player.laid) for player in record.seats[: record.players]]
    for card in cards:
        laid[seat][card // VALUES] += one(card % VALUES)
    seats = [SimpleNamespace(laid=pile) for pile in laid]
    return SimpleNamespace(players=record.players, international=record.international, seats=seats)
