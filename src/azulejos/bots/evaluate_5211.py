"""The value of a state of 5211 for a seat: its lead, and the expected points of the current round.

The rest of the round is simulated several times: the other seats lay unseen cards, the own seat lays cards of its hand.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from azulejos.core.bunch import one
from azulejos.games.g5211.layout import COPIES, KINDS, VALUES
from azulejos.games.g5211.piles import cards_in, has, points_of
from azulejos.games.g5211.rules import points, score_round

TRIALS = 10
"""How often the rest of a round is simulated."""

CARDS_A_ROUND = 4
"""The cards each seat lays in a round."""

PileCounts = list[int]


@dataclass
class Seat5211:
    """The parts of a seat that the scoring of a round needs."""

    laid: PileCounts
    won: PileCounts


@dataclass
class Sketch:
    """A round in plain numbers, which the rules can score like a state."""

    players: int
    international: bool
    seats: list[Seat5211]
    discard: PileCounts


def evaluate(state: Any, seat: int) -> float:
    """The value of a state for a seat, in points ahead of the others' average."""
    record = state[0]
    lead = _lead([int(points(record, other)) for other in range(record.players)], seat)
    own, unseen = _cards(record.seats[seat].hand), _unseen(record, seat)
    laid = [_pile(player.laid) for player in record.seats[: record.players]]
    laid[seat] = _pile(record.seats[seat].laid + record.seats[seat].sealed)
    chance = Random(0)  # noqa: S311  (the same trials for every move, so that noise does not decide between them)
    trials = [_trial(bool(record.international), laid, seat, own, unseen, chance) for _ in range(TRIALS)]
    return lead + sum(trials) / TRIALS


def _trial(
    international: bool, laid: list[PileCounts], seat: int, own: list[int], unseen: list[int], chance: Random
) -> float:
    """The lead of the seat in the points of the round, after one random continuation."""
    sketch = Sketch(len(laid), international, [Seat5211(list(pile), [0] * 5) for pile in laid], [0] * 5)
    missing = [CARDS_A_ROUND - cards_in(pile) for pile in laid]
    others = chance.sample(unseen, min(len(unseen), sum(missing) - missing[seat]))
    mine = chance.sample(own, min(len(own), missing[seat]))
    for number, player in enumerate(sketch.seats):
        for _ in range(missing[number]):
            cards = mine if number == seat else others
            if cards:
                kind = cards.pop()
                player.laid[kind // VALUES] += one(kind % VALUES)
    score_round(sketch)
    return _lead([points_of(player.won) for player in sketch.seats], seat)


def _lead(scores: list[int], seat: int) -> float:
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)


def _pile(pile: Any) -> PileCounts:
    return [int(bunch) for bunch in pile]


def _cards(pile: Any) -> list[int]:
    plain = _pile(pile)
    return [kind for kind in range(KINDS) for _ in range(has(plain, kind))]


def _unseen(record: Any, seat: int) -> list[int]:
    """All cards except those that lie open and those of the own seat."""
    seen = record.discard + record.seats[seat].hand + record.seats[seat].sealed
    for player in record.seats:
        seen = seen + player.laid + player.won
    plain = _pile(seen)
    return [kind for kind in range(KINDS) for _ in range(COPIES[kind % VALUES] - has(plain, kind))]
