"""Reports which bots are not at full strength yet, and waits for them if the person wants to."""

import time
from math import ceil

from azulejos.table import Table
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import SeatedPlayers

LOOK = 0.2
"""Seconds between two checks whether a bot is ready."""

PATIENCE = 300.0
"""Seconds after which waiting ends: something must have gone wrong."""


class BotStrength:
    """The bots of a table and when they reach full strength."""

    def __init__(self, table: Table, seated: SeatedPlayers, screen: Screen) -> None:
        self._table, self._seated_players, self._screen = table, seated, screen

    def begin(self) -> None:
        """Start warming up all bots in the background, and print which are not at full strength yet."""
        for player in self._seated_players:
            if player.bot is not None:
                player.bot.warm_up(self._table.game, self._table.setup)
        if left := self.left():
            self._screen.say(
                f"{self._waiting_text(left)}. Until then it plays quick moves; type wait to wait for full strength.",
                "dim",
            )

    def wait(self) -> None:
        """Wait until all bots are at full strength."""
        begun = time.monotonic()
        with self._screen.working("") as line:
            while (left := self.left()) and time.monotonic() - begun < PATIENCE:
                line.update(f"{self._waiting_text(left)} …")
                time.sleep(LOOK)
        self._screen.say(
            "Still not at full strength; it goes on with quick moves." if left else "At full strength.", "dim"
        )

    def left(self) -> dict[str, float]:
        """The bots that are not at full strength yet, with the expected number of seconds."""
        found = {
            player.kind: player.bot.full_strength_due(self._table.game, self._table.setup)
            for player in self._seated_players
            if player.bot is not None
        }
        return {kind: max(1.0, due - time.time()) for kind, due in found.items() if due is not None}

    @staticmethod
    def _waiting_text(left: dict[str, float]) -> str:
        who = " and ".join(sorted(left))
        return f"{who} {'is' if len(left) == 1 else 'are'} warming up: {ceil(max(left.values()))} s"
