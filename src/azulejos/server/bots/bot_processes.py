"""Runs the bots of the server: each in its own process, a few at a time, never in the event loop."""

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from azulejos.bots import BotFailed, Limit, ProcessBot, View, open_bot

KEPT = 4
"""Idle processes that are kept for the next decision; each holds an interpreter with compiled searches."""

PATIENCE = 30.0
"""Seconds a bot may take before its process is ended and the decision is tried again."""


class BotProcesses:
    """Bot processes by bot name, started when they are needed and kept for reuse."""

    def __init__(self, at_once: int | None = None) -> None:
        """`at_once` is the number of bots that think in parallel; by default the number of processors."""
        threads = at_once or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")
        self._idle: list[ProcessBot] = []
        self._busy: set[ProcessBot] = set()

    async def choose(self, name: str, view: View, legal: Sequence[str]) -> str:
        """Return a bot's move. Raises BotFailed, after ending the process that failed."""
        if len(legal) == 1:
            return legal[0]
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._choose, name, view, legal)

    def close(self) -> None:
        """End all bot processes, also busy ones."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for bot in [*self._idle, *self._busy]:
            bot.close()
        self._pool.shutdown(wait=True)

    def _choose(self, name: str, view: View, legal: Sequence[str]) -> str:
        bot = self._taken(name)
        self._busy.add(bot)
        try:
            move = bot.choose(view, legal, Limit())
        except BotFailed:
            bot.close()
            raise
        finally:
            self._busy.discard(bot)
        self._put_back(bot)
        return move

    def _taken(self, name: str) -> ProcessBot:
        for place, bot in enumerate(self._idle):
            if bot.name == name:
                return self._idle.pop(place)
        return open_bot(name, timeout=PATIENCE, hurry=True)

    def _put_back(self, bot: ProcessBot) -> None:
        self._idle.append(bot)
        while len(self._idle) > KEPT:
            self._idle.pop(0).close()
