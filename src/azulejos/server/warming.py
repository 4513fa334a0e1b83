"""Has the bots' searches compiled in the background: what tables need first, then the rest.

The compiling is done by processes of their own, which end with the server that started them.
"""

import asyncio
import contextlib
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
from azulejos.search import precompile
from azulejos.server.room import Room

COMMAND = (sys.executable, "-m", "azulejos.server.warming")

LOOK = 0.5
"""Seconds between two looks at whether something is compiled."""

PATIENCE = 300.0
"""Seconds after which a bot plays as it can: compiling seems to have failed."""


class Warming:
    """Compiles what tables need, and says when that is done."""

    def __init__(self, changed: Callable[[], None], *, everything: bool = True) -> None:
        """`changed` is called when bots have come to full strength; `everything` compiles what nobody needs yet too."""
        self._changed, self._everything = changed, everything
        self._wanted: dict[tuple[RuledGame, precompile.Unit], None] = {}
        self._children: set[asyncio.Task[None]] = set()

    def want(self, room: Room) -> None:
        """Have the searches of a table's bots compiled, if they are not."""
        game, setup = room.plan.game, room.plan.setup
        for bot in {chair.bot for chair in room.chairs if chair.bot is not None}:
            known = _bot(bot)
            if isinstance(game, RuledGame) and isinstance(known, Thinker) and strength_due(game, setup, bot):
                self._start(game, known.unit(game, setup))

    async def run(self) -> None:
        """Compile, and look now and then whether something is done, for ever."""
        if self._everything:
            self._spawn()
        try:
            while True:
                await asyncio.sleep(LOOK)
                done = [each for each in self._wanted if precompile.is_compiled(*each)]
                for each in done:
                    del self._wanted[each]
                if done:
                    self._changed()
        finally:
            for child in self._children:
                child.cancel()
            await asyncio.gather(*self._children, return_exceptions=True)

    def _start(self, game: RuledGame, unit: precompile.Unit) -> None:
        if (game, unit) not in self._wanted:
            self._wanted[game, unit] = None
            if not precompile.is_being_compiled(game, unit):
                precompile.note_begin(game, unit)
                self._spawn(game.name, unit)

    def _spawn(self, *arguments: str) -> None:
        child = asyncio.ensure_future(_compile(arguments))
        self._children.add(child)
        child.add_done_callback(self._children.discard)


def strength_due(game: Game, setup: Setup, bot: str | None) -> float | None:
    """When a bot will be at full strength, in seconds since 1970 and as far as can be foreseen; None if it is."""
    known = None if bot is None else _bot(bot)
    return None if known is None else known.full_strength_due(game, setup)


async def at_full_strength(game: Game, setup: Setup, bot: str) -> None:
    """Wait until a bot is at full strength."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while strength_due(game, setup, bot) is not None:
                await asyncio.sleep(LOOK / 2)


@cache
def _bot(name: str) -> Bot | None:
    return own_bot(name)


async def _compile(arguments: Sequence[str]) -> None:
    """Let a process compile; who stops waiting stops the compiling too."""
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
    """Compile a kernel of a game that somebody waits for, or all of all games, as long as our input is held open."""
    # Numba is slow to import, and only this process needs it.
    from azulejos.core import registry  # noqa: PLC0415  (see above)
    from azulejos.search import compilation  # noqa: PLC0415  (see above)

    if wanted:
        compilation.load(wanted[0], [precompile.Unit(name) for name in wanted[1:]])
        return
    if hasattr(os, "nice"):
        os.nice(10)  # those who play come first
    for name in registry.names():
        compilation.load(name)


def _end_with_the_server() -> NoReturn:
    # A server that was killed can not end us any more. Without this, each restart would add a compiler.
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_with_the_server, daemon=True).start()
    main(sys.argv[1:])
