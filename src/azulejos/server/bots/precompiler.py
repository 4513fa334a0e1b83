"""Compiles the bots' searches in the background: those that tables need first, then the rest.

Separate processes do the compiling. They end with the server that started them.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from threading import Thread
from typing import NoReturn

from azulejos.bots import Bot
from azulejos.bots.preparation import own_bot
from azulejos.bots.thinker import Thinker
from azulejos.core.protocol import Game
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.compiler import precompile
from azulejos.server.tables.live_table import LiveTable

COMMAND = (sys.executable, "-m", "azulejos.server.bots.precompiler")

LOOK = 0.5
"""Seconds between two checks whether something is compiled."""

_cold: set[tuple[RuledGame, precompile.Unit]] = set()
"""Kernels that were reported as not compiled. When they are, clients get the table again."""


class Precompiler:
    """Compiles what tables need, and reports when that is done."""

    def __init__(self, changed: Callable[[], None], *, everything: bool = True) -> None:
        """`changed` is called when bots reach full strength; `everything` also compiles what no table needs yet."""
        self._changed, self._everything = changed, everything
        self._wanted: set[tuple[RuledGame, precompile.Unit]] = set()
        self._children: set[asyncio.Task[None]] = set()

    def want(self, live: LiveTable) -> None:
        """Start compiling the searches of a table's bots, if they are not compiled."""
        game, setup = live.plan.game, live.plan.setup
        for bot in {chair.bot for chair in live.chairs if chair.bot is not None}:
            known = _bot(bot)
            if isinstance(game, RuledGame) and isinstance(known, Thinker) and strength_due(game, setup, bot):
                self._start(game, known.unit(game, setup))

    async def run(self) -> None:
        """Compile, and check regularly whether something is done, until cancelled."""
        if self._everything:
            self._spawn()
        try:
            while True:
                await asyncio.sleep(LOOK)
                done = {each for each in _cold if precompile.is_compiled(*each)}
                _cold.difference_update(done)
                if done:
                    self._changed()
        finally:
            for child in self._children:
                child.cancel()
            await asyncio.gather(*self._children, return_exceptions=True)

    def _start(self, game: RuledGame, unit: precompile.Unit) -> None:
        if (game, unit) not in self._wanted:
            self._wanted.add((game, unit))
            if not precompile.is_being_compiled(game, unit):
                precompile.note_begin(game, unit)
                self._spawn(game.name, unit)

    def _spawn(self, *arguments: str) -> None:
        child = asyncio.ensure_future(_compile(arguments))
        self._children.add(child)
        child.add_done_callback(self._children.discard)


def strength_due(game: Game, setup: Setup, bot: str | None) -> float | None:
    """Return the estimated time at which a bot is at full strength, in seconds since 1970; None if it already is."""
    known = None if bot is None else _bot(bot)
    due = None if known is None else known.full_strength_due(game, setup)
    if due is not None and isinstance(known, Thinker) and isinstance(game, RuledGame):
        _cold.add((game, known.unit(game, setup)))
    return due


async def at_full_strength(game: Game, setup: Setup, bot: str) -> bool:
    """Return whether a bot is at full strength. If not, start compiling and wait a moment; the caller asks again."""
    if strength_due(game, setup, bot) is None:
        return True
    if (known := _bot(bot)) is not None:
        known.warm_up(game, setup)
    await asyncio.sleep(LOOK)
    return False


@cache
def _bot(name: str) -> Bot | None:
    return own_bot(name)


async def _compile(arguments: Sequence[str]) -> None:
    """Let a process compile; cancelling this ends the process."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND, *arguments, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main(wanted: Sequence[str]) -> None:
    """Compile the named kernels of a game, or all kernels of all games, until our standard input is closed."""
    from azulejos.core import registry  # noqa: PLC0415  (only the process that compiles needs it)
    from azulejos.search.compiler import compilation  # noqa: PLC0415  (only the process that compiles needs it)

    if wanted:
        compilation.load(wanted[0], [precompile.Unit(name) for name in wanted[1:]])
        return
    if hasattr(os, "nice"):
        os.nice(10)  # games under way have priority
    for name in registry.names():
        compilation.load(name)


def _end_with_the_server() -> NoReturn:
    # A server that was killed cannot end us any more. Without this, each restart would add a compiler.
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_with_the_server, daemon=True).start()
    main(sys.argv[1:])
