"""Bots that are not at full strength yet: says so, and waits for them if the person wants to."""

import time
from math import ceil

from azulejos.table import Table
from azulejos.terminal.opening import Sitting
from azulejos.terminal.screen import Screen

LOOK = 0.2
"""Seconds between two looks at whether a bot is ready."""

PATIENCE = 300.0
"""Seconds after which nobody waits any longer: something must have gone wrong."""


class Warming:
    """The bots of a table on their way to full strength."""

    def __init__(self, table: Table, sitting: Sitting, screen: Screen) -> None:
        self._table, self._sitting, self._screen = table, sitting, screen

    def begin(self) -> None:
        """Let all bots get to full strength in the background, and say which are not there yet."""
        for sitter in self._sitting:
            if sitter.bot is not None:
                sitter.bot.warm_up(self._table.game, self._table.setup)
        if left := self.left():
            self._screen.say(
                f"{self._told(left)}. Until then it plays quick moves; type wait to wait for full strength.", "dim"
            )

    def wait(self) -> None:
        """Come back when all bots are at full strength."""
        begun = time.monotonic()
        with self._screen.working("") as line:
            while (left := self.left()) and time.monotonic() - begun < PATIENCE:
                line.update(f"{self._told(left)} …")
                time.sleep(LOOK)
        self._screen.say(
            "Still not at full strength; it goes on with quick moves." if left else "At full strength.", "dim"
        )

    def left(self) -> dict[str, float]:
        """Who is not at full strength yet, and for how many seconds, as far as can be foreseen."""
        found = {
            sitter.kind: sitter.bot.full_strength_due(self._table.game, self._table.setup)
            for sitter in self._sitting
            if sitter.bot is not None
        }
        return {kind: max(1.0, due - time.time()) for kind, due in found.items() if due is not None}

    @staticmethod
    def _told(left: dict[str, float]) -> str:
        who = " and ".join(sorted(left))
        return f"{who} {'is' if len(left) == 1 else 'are'} warming up: {ceil(max(left.values()))} s"
