"""The bots of one worker. Each has a process of its own, kept between games; trusted ones may do without.

Starting a process costs about a second, a game of cheap bots a tenth of it.
"""

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Protocol

from azulejos.arena.pairing import Sitter
from azulejos.arena.terms import Terms
from azulejos.bots import Bot, BotFailed, Limit, ProcessBot, View, bot_class, open_bot
from azulejos.bots.loading import check_serves
from azulejos.bots.process import GRACE
from azulejos.core.errors import AzulejosError, BrokenPlugin
from azulejos.core.randomness import SeededRandomness

KEPT = 12
"""Processes a worker keeps at most: each holds a Python with NumPy, and perhaps compiled kernels."""


class Player(Protocol):
    """Whoever decides for a seat in a game."""

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """A move. Raises BotFailed, or whatever a bot in this process raises."""

    def close(self) -> None:
        """End it and all that it has started."""


class Inside:
    """A bot in this very process, made anew for each game. It can not be stopped, only found late afterwards."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The bot's move; one that comes too late is a BotFailed."""
        start = time.monotonic()
        move = self._bot.choose(view, legal, limit)
        took = time.monotonic() - start
        if limit.seconds is not None and took > limit.seconds + GRACE:
            raise BotFailed(f"answered after {took:.1f} s", code="bot-late")
        return move

    def close(self) -> None:
        """End a bot that is a program by itself; others end with their game."""
        if isinstance(self._bot, ProcessBot):
            self._bot.close()


class Squad:
    """The players of a worker, by who sits there."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._players: dict[Sitter, Player] = {}
        self._classes: dict[str, type[Bot]] = {}

    def player(self, sitter: Sitter, seed: int) -> Player:
        """A player who is ready for a new game. Raises what a bot raises when it is loaded or started."""
        kept = self._players.pop(sitter, None)
        if kept is not None and not isinstance(kept, ProcessBot):
            kept.close()
            kept = None
        self._players[sitter] = kept or self._opened(self._terms.bots[sitter.bot], seed)
        self._make_room()
        player = self._players[sitter]
        if isinstance(player, ProcessBot):
            player.new_game(seed, self._terms.rules.name)
        return player

    def dismiss(self, sitter: Sitter) -> None:
        """End a player who has failed; the next game starts with a fresh one."""
        player = self._players.pop(sitter, None)
        if player is not None:
            player.close()

    def close(self) -> None:
        """End all players."""
        while self._players:
            self._players.popitem()[1].close()

    def _opened(self, name: str, seed: int) -> Player:
        if not self._terms.in_process:
            return open_bot(name)
        if name not in self._classes:  # a file is run once, not for every game
            self._classes[name] = bot_class(name)
        bot = self._classes[name](SeededRandomness(seed))
        bot.get_ready(self._terms.rules.name)
        return Inside(bot)

    def _make_room(self) -> None:
        """Let those go that have not played for the longest time; those of one game are never so many."""
        while len(self._players) > KEPT:
            self.dismiss(next(iter(self._players)))

    def __enter__(self) -> "Squad":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def check_bot_loads(terms: Terms, bot: int) -> None:
    """Start a bot once. Raises UnknownName, BrokenPlugin, BadNet or BotFailed with the reason why it can not be."""
    try:
        check_serves(terms.bots[bot], terms.game, terms.setup(None))
        with Squad(terms) as squad:
            squad.player(Sitter(bot), 0)
    except AzulejosError:
        raise
    except Exception as error:
        raise BrokenPlugin(f"the bot {terms.bots[bot]!r} can not be started: {error!r}") from error
