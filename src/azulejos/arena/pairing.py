"""Who plays whom, where, and with which chance: the schedule of a contest.

A group is one set of deals, played once in every rotation of the seats: whatever luck a seat has, every
bot has it once. All games of a group draw from the same source, so the same moves would bring the same
tiles. Each bot has a source of its own. Everything follows from the seed alone, whoever plays the games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from azulejos.arena.terms import Terms
from azulejos.core.errors import OptionError
from azulejos.core.randomness import SeededRandomness

LARGEST_SEED = 2**63
"""Bots get whole numbers below this as seeds."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: the number of a bot among those named, and which of its copies."""

    bot: int
    copy: int = 0


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a schedule."""

    number: int
    """Its place in the schedule, from 0."""
    group: int
    seats: tuple[Sitter, ...]
    starter: int | None

    def source(self, seed: str) -> SeededRandomness:
        """Where the chance of the whole group comes from."""
        return SeededRandomness(seed).child(f"group {self.group}")

    def deals(self, seed: str) -> SeededRandomness:
        """What the table draws from: the same for all games of the group."""
        return self.source(seed).child("table")

    def seed_of(self, seat: int, seed: str) -> int:
        """The seed of the bot in a seat: it tells nothing of the table's, nor of another bot's."""
        sitter = self.seats[seat]
        return self.source(seed).child(f"bot {sitter.bot} copy {sitter.copy}").below(LARGEST_SEED)


def match_tasks(terms: Terms) -> list[Task]:
    """The games of a match: all bots at one table."""
    chairs = _chairs(terms)
    return _numbered(terms, [chairs] * terms.groups)


def league_tasks(terms: Terms) -> list[Task]:
    """The games of a round robin of two-player matches, round by round: one group for every pair."""
    if terms.players != 2:
        raise OptionError("a league is played by two at a table", code="bad-player-count", allowed=["2"])
    pairs = [(Sitter(first), Sitter(second)) for first, second in combinations(range(len(terms.bots)), 2)]
    return _numbered(terms, [pair for _ in range(terms.groups) for pair in pairs])


def rotations(chairs: Sequence[Sitter]) -> Iterator[tuple[Sitter, ...]]:
    """The same circle of players, turned by one seat at a time."""
    for turned in range(len(chairs)):
        yield (*chairs[turned:], *chairs[:turned])


def _chairs(terms: Terms) -> tuple[Sitter, ...]:
    if len(terms.bots) == 2:
        return (Sitter(0), *(Sitter(1, copy) for copy in range(terms.players - 1)))
    if len(terms.bots) != terms.players:
        message = f"{len(terms.bots)} bots can not share {terms.players} seats"
        raise OptionError(message, code="bad-bot-count", allowed=["2", str(terms.players)])
    return tuple(map(Sitter, range(terms.players)))


def _numbered(terms: Terms, tables: Sequence[tuple[Sitter, ...]]) -> list[Task]:
    """Every table turned all the way round; the starting seat moves on from round to round."""
    tasks: list[Task] = []
    tables_a_round = max(1, len(tables) // max(1, terms.groups))
    for group, chairs in enumerate(tables):
        starter = group // tables_a_round % terms.players if terms.rules.has_starter else None
        circle = _shuffled(chairs, SeededRandomness(terms.seed).child(f"group {group}").child("circle"))
        for seats in rotations(circle):
            tasks.append(Task(len(tasks), group, seats, starter))
    return tasks


def _shuffled(chairs: Sequence[Sitter], source: SeededRandomness) -> list[Sitter]:
    """The circle of a group in any order: nobody sits behind the same neighbour all the time."""
    left = list(chairs)
    return [left.pop(source.below(len(left))) for _ in chairs]
