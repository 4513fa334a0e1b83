"""The bots of one worker, each in its own process that is reused between games, or inside the worker if trusted.

Starting a process takes about a second; a game between cheap bots takes a tenth of that.
"""

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Protocol

from azulejos.arena.config import ContestConfig
from azulejos.arena.schedule import Entrant
from azulejos.bots import Bot, BotFailed, Limit, ProcessBot, View, bot_class, open_bot
from azulejos.bots.bot_registry import check_serves
from azulejos.bots.process import GRACE
from azulejos.core.errors import AzulejosError, BrokenPlugin
from azulejos.core.randomness import SeededRandomness

KEPT = 12
"""The most processes a worker keeps: each holds a Python with NumPy, and perhaps compiled kernels."""


class SeatedBot(Protocol):
    """A bot that decides for a seat in a game."""

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """A move. Raises BotFailed, or whatever a bot in this process raises."""

    def close(self) -> None:
        """End the bot and everything it has started."""


class InProcessBot:
    """A bot in this process, created for each game. It cannot be stopped: an answer is only found late afterwards."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The bot's move. Raises BotFailed if it comes too late."""
        start = time.monotonic()
        move = self._bot.choose(view, legal, limit)
        took = time.monotonic() - start
        if limit.seconds is not None and took > limit.seconds + GRACE:
            raise BotFailed(f"answered after {took:.1f} s", code="bot-late")
        return move

    def close(self) -> None:
        """End a bot that is a separate program; others end with their game."""
        if isinstance(self._bot, ProcessBot):
            self._bot.close()


class BotPool:
    """The players of a worker, by entrant."""

    def __init__(self, config: ContestConfig) -> None:
        self._config = config
        self._players: dict[Entrant, SeatedBot] = {}
        self._classes: dict[str, type[Bot]] = {}

    def player(self, entrant: Entrant, seed: int) -> SeatedBot:
        """A player that is ready for a new game. Raises what a bot raises when it is loaded or started."""
        kept = self._players.pop(entrant, None)
        if kept is not None and not isinstance(kept, ProcessBot):
            kept.close()
            kept = None
        self._players[entrant] = kept or self._opened(self._config.bots[entrant.bot], seed)
        self._make_room()
        player = self._players[entrant]
        if isinstance(player, ProcessBot):
            player.new_game(seed, self._config.rules.name)
        return player

    def discard(self, entrant: Entrant) -> None:
        """End a player that has failed; the next game starts with a new one."""
        player = self._players.pop(entrant, None)
        if player is not None:
            player.close()

    def close(self) -> None:
        """End all players."""
        while self._players:
            self._players.popitem()[1].close()

    def _opened(self, name: str, seed: int) -> SeatedBot:
        if not self._config.in_process:
            return open_bot(name)
        if name not in self._classes:  # a file is run once, not for every game
            self._classes[name] = bot_class(name)
        bot = self._classes[name](SeededRandomness(seed))
        bot.get_ready(self._config.rules.name)
        return InProcessBot(bot)

    def _make_room(self) -> None:
        """End the players that have not played for the longest time. One game never has that many."""
        while len(self._players) > KEPT:
            self.discard(next(iter(self._players)))

    def __enter__(self) -> "BotPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def check_bot_loads(config: ContestConfig, bot: int) -> None:
    """Start a bot once. Raises UnknownName, BrokenPlugin, BadNet or BotFailed with the reason if that fails."""
    try:
        check_serves(config.bots[bot], config.game, config.setup(None))
        with BotPool(config) as pool:
            pool.player(Entrant(bot), 0)
    except AzulejosError:
        raise
    except Exception as error:
        raise BrokenPlugin(f"the bot {config.bots[bot]!r} cannot be started: {error!r}") from error
