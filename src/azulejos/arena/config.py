"""The configuration of a contest: everything that decides its results, and nothing else."""

import hashlib
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from azulejos import __version__
from azulejos.bots import Limit
from azulejos.bots.bot_registry import file_of
from azulejos.core import registry
from azulejos.core.errors import OptionError
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup, Value

LARGEST_ODDS = 1_000_000


@dataclass(frozen=True)
class ContestConfig:
    """A contest between bots at one set-up of a game. Made by `ContestConfig.of`, which checks it."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: str
    groups: int
    """How many groups of games each table plays."""
    seconds: float | None = None
    simulations: int | None = None
    in_process: bool = False
    """Whether bots play inside the worker: faster, for trusted bots. Otherwise each has its own process."""
    odds: tuple[float, ...] = ()
    """The factor on the seconds and simulations of each bot; empty if all have the same."""

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        groups: int = 50,
        limit: Limit | None = None,
        in_process: bool = False,
        odds: Sequence[float] = (),
    ) -> "ContestConfig":
        """A checked configuration. More than two bots take a seat each; of two, the second takes all other seats."""
        if len(bots) < 2:
            raise OptionError("a contest needs two bots", code="too-few-bots")
        _check_odds(odds, len(bots))
        if players is None and len(bots) > 2:
            players = len(bots)
        setup = Setup.of(registry.game(game), players, options)
        limit = limit or Limit()
        settings = (tuple(bots), str(seed), groups, limit.seconds, limit.simulations, in_process, tuple(odds))
        return cls(game, setup.players, setup.options, *settings)

    def with_groups(self, groups: int) -> "ContestConfig":
        """The same with another number of groups."""
        return replace(self, groups=groups)

    def with_bots(self, bots: tuple[str, ...]) -> "ContestConfig":
        """The same between other bots."""
        return replace(self, bots=bots)

    def limit(self, bot: int) -> Limit:
        """The limit of a bot for one decision."""
        times = self.odds[bot] if self.odds else 1
        seconds = None if self.seconds is None else times * self.seconds
        return Limit(seconds, None if self.simulations is None else max(1, round(times * self.simulations)))

    @property
    def rules(self) -> Game:
        """The game itself."""
        return registry.game(self.game)

    def setup(self, starter: int | None) -> Setup:
        """The set-up of one game."""
        return Setup.of(self.rules, self.players, self.options, starter)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots in tables and records; a bot that plays against itself is numbered."""
        return tuple(
            bot if self.bots.count(bot) == 1 else f"{bot} ({self.bots[:index].count(bot) + 1})"
            for index, bot in enumerate(self.bots)
        )

    def to_json(self) -> dict[str, Any]:
        """The configuration as the first line of a file of results has it, with the versions of the software."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "sources": [_source(bot) for bot in self.bots],
            "seed": self.seed,
            "groups": self.groups,
            "seconds": self.seconds,
            "simulations": self.simulations,
            "in_process": self.in_process,
            "odds": list(self.odds),
            "versions": {"azulejos": __version__, "python": platform.python_version(), "numpy": np.__version__},
        }


def _check_odds(odds: Sequence[float], bots: int) -> None:
    if odds and (len(odds) != bots or not all(0 < each < LARGEST_ODDS for each in odds)):
        allowed = [f"a number above 0 and below {LARGEST_ODDS} for each of the {bots} bots"]
        raise OptionError(f"odds cannot be {', '.join(map(str, odds))}", code="bad-odds", allowed=allowed)


def _source(bot: str) -> str | None:
    """A fingerprint of a bot's file, by which a resumed contest notices that the bot was edited."""
    path = file_of(bot)
    return None if path is None or not path.is_file() else hashlib.sha256(path.read_bytes()).hexdigest()[:16]
