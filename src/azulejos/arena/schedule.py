"""The schedule of a contest: which bots meet, in which seats, with which random numbers.

A group is one set of deals, played once in every rotation of the seats: every bot gets the luck of every
seat once. All games of a group draw from the same source, so the same moves would bring the same tiles.
Each bot has its own source. Everything follows from the seed, whichever process plays the games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from azulejos.arena.config import ContestConfig
from azulejos.core.errors import OptionError
from azulejos.core.randomness import SeededRandomness

LARGEST_SEED = 2**63
"""The seeds of bots are integers below this."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """The bot in a seat: its number among those named, and which of its copies."""

    bot: int
    copy: int = 0


@dataclass(frozen=True, slots=True)
class GameTask:
    """One game of a schedule."""

    number: int
    """Its index in the schedule, from 0."""
    group: int
    seats: tuple[Entrant, ...]
    starter: int | None

    def source(self, seed: str) -> SeededRandomness:
        """The source of randomness of the whole group."""
        return SeededRandomness(seed).child(f"group {self.group}")

    def draw_source(self, seed: str) -> SeededRandomness:
        """The source from which the table draws: the same for all games of the group."""
        return self.source(seed).child("table")

    def seed_of(self, seat: int, seed: str) -> int:
        """The seed of the bot in a seat: it reveals nothing about the table's source or another bot's."""
        entrant = self.seats[seat]
        return self.source(seed).child(f"bot {entrant.bot} copy {entrant.copy}").below(LARGEST_SEED)


def match_tasks(config: ContestConfig) -> list[GameTask]:
    """The games of a match: all bots at one table."""
    chairs = _chairs(config)
    return _numbered(config, [chairs] * config.groups)


def league_tasks(config: ContestConfig) -> list[GameTask]:
    """The games of a round robin of two-player matches, round by round: one group for every pair."""
    if config.players != 2:
        raise OptionError("a league is played by two at a table", code="bad-player-count", allowed=["2"])
    pairs = [(Entrant(first), Entrant(second)) for first, second in combinations(range(len(config.bots)), 2)]
    return _numbered(config, [pair for _ in range(config.groups) for pair in pairs])


def rotations(chairs: Sequence[Entrant]) -> Iterator[tuple[Entrant, ...]]:
    """The same circle of players, rotated by one seat at a time."""
    for turned in range(len(chairs)):
        yield (*chairs[turned:], *chairs[:turned])


def _chairs(config: ContestConfig) -> tuple[Entrant, ...]:
    if len(config.bots) == 2:
        return (Entrant(0), *(Entrant(1, copy) for copy in range(config.players - 1)))
    if len(config.bots) != config.players:
        message = f"{len(config.bots)} bots cannot share {config.players} seats"
        raise OptionError(message, code="bad-bot-count", allowed=["2", str(config.players)])
    return tuple(map(Entrant, range(config.players)))


def _numbered(config: ContestConfig, tables: Sequence[tuple[Entrant, ...]]) -> list[GameTask]:
    """Every table in all rotations; the starting seat moves on from round to round."""
    tasks: list[GameTask] = []
    tables_a_round = max(1, len(tables) // max(1, config.groups))
    for group, chairs in enumerate(tables):
        starter = group // tables_a_round % config.players if config.rules.has_starter else None
        circle = _shuffled(chairs, SeededRandomness(config.seed).child(f"group {group}").child("circle"))
        for seats in rotations(circle):
            tasks.append(GameTask(len(tasks), group, seats, starter))
    return tasks


def _shuffled(chairs: Sequence[Entrant], source: SeededRandomness) -> list[Entrant]:
    """The circle of a group in random order, so that no bot always follows the same neighbour."""
    left = list(chairs)
    return [left.pop(source.below(len(left))) for _ in chairs]
