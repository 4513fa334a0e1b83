"""What counts in the current round of 5211: roosters, the cards of each colour, and which colour leads.

It looks at the open cards only, so everybody may know it.
"""

from typing import Literal, TypedDict

from azulejos.games.g5211.layout import COLOURS, ROOSTERS_OVER_PLAYERS
from azulejos.games.g5211.piles import SUITS, roosters_in
from azulejos.games.g5211.rules import NO_COLOUR, highest_count, is_rooster_round, leading_colour, open_cards
from azulejos.games.g5211.state import State

Rank = Literal["leads", "over", "tied", "behind", "none"]
"""Of a colour: it scores if the round ends now; has too many cards (F-4.3b); is out by a tie (F-4.3a); has fewer cards
than the leader; has no card."""


class ColourStanding(TypedDict):
    """The open cards of a colour, and where that puts it."""

    open: int
    rank: Rank


class RoundStanding(TypedDict):
    """What would score if the round ended now."""

    colours: dict[str, ColourStanding]
    limit: int
    """The most cards of a colour that may score (F-4.3b)."""
    roosters: int
    rooster_target: int
    """How many open roosters make a rooster round (F-4.1)."""
    exact: bool
    """Whether more roosters than that make none (F-D1)."""
    rooster_round: bool
    """Whether only roosters would score."""


def standing(record: State) -> RoundStanding:
    """The standing of a round, from a record of plain numbers."""
    counts = [open_cards(record, colour) for colour in range(SUITS)]
    limit, leader = highest_count(record), leading_colour(record)
    ranks = [_rank(colour, counts, limit, leader) for colour in range(SUITS)]
    return {
        "colours": {
            letter: {"open": count, "rank": rank} for letter, count, rank in zip(COLOURS, counts, ranks, strict=True)
        },
        "limit": limit,
        "roosters": sum(roosters_in(player.laid) for player in record.seats[: record.players]),
        "rooster_target": record.players + ROOSTERS_OVER_PLAYERS,
        "exact": bool(record.international),
        "rooster_round": bool(is_rooster_round(record)),
    }


def _rank(colour: int, counts: list[int], limit: int, leader: int) -> Rank:
    count = counts[colour]
    if count == 0:
        return "none"
    if colour == leader:
        return "leads"
    if count > limit:
        return "over"
    return "behind" if leader != NO_COLOUR and count < counts[leader] else "tied"
