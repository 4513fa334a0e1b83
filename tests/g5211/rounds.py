"""Whole rounds for scoring: given how many cards of each colour and how many roosters end up on the table."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.g5211.positions import COLOURS, COPIES, Position, draw, in_order, play, position, split


class Round(NamedTuple):
    """What each seat laid out in a round, and the position after it was scored."""

    laid: list[str]
    after: Position


def cards(counts: Sequence[int], roosters: Sequence[int]) -> list[str]:
    """Given numbers of cards of each colour and of roosters among them; the others are the lowest there are."""
    chosen = []
    for colour, count, low in zip(COLOURS, counts, roosters, strict=True):
        others = [f"{colour}{value}" for value in (2, 3, 4, 5, 6) for _ in range(COPIES[value])]
        chosen += [f"{colour}1"] * low + others[: count - low]
    return chosen


def spread(counts: Sequence[int], roosters: int) -> list[int]:
    """A number of roosters over the colours, one of each colour in turn, as far as there are cards of it."""
    low = [0] * 5
    while sum(low) < roosters:
        before = sum(low)
        for colour in range(5):
            if sum(low) < roosters and low[colour] < min(5, counts[colour]):
                low[colour] += 1
        assert sum(low) > before, "a test has more roosters than cards"
    return low


def play_round(players: int, laid: Sequence[str], edition: str = "rulebook", number: int = 1) -> Round:
    """Play the last part of a round in which each seat lays out these four cards, the last one now."""
    shown = [in_order(split(text)[:3]) for text in laid]
    last = [split(text)[3] for text in laid]
    before = position(players, hands=last, laid=shown, round=number, part=3, edition=edition)
    return Round([in_order(split(text)) for text in laid], draw(play(before, *last)))


def scored(players: int, counts: Sequence[int], roosters: int | Sequence[int] = 0, edition: str = "rulebook") -> Round:
    """Play a round that ends with these counts of cards and of roosters, dealt out over the seats in turn."""
    assert sum(counts) == 4 * players
    low = spread(counts, roosters) if isinstance(roosters, int) else roosters
    chosen = cards(counts, low)
    laid = ["".join(chosen[seat::players]) for seat in range(players)]
    return play_round(players, laid, edition)


def taken(played: Round) -> str | None:
    """What was scored: `roosters`, a colour or nothing; every seat must have its own cards of it, and no other."""
    signs = {"roosters": "1", **{colour: colour for colour in COLOURS}}
    for what, sign in signs.items():
        own = [[card for card in split(text) if sign in card] for text in played.laid]
        if any(own) and [seat["won"] for seat in played.after["seats"]] == [in_order(each) for each in own]:
            rest = Counter(split("".join(played.laid))) - Counter(card for each in own for card in each)
            assert played.after["discard"] == in_order(rest.elements())
            assert all(seat["open"] == "" for seat in played.after["seats"])
            return what
    assert all(seat["won"] == "" for seat in played.after["seats"])
    assert played.after["discard"] == in_order(split("".join(played.laid)))
    return None
