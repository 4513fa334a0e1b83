"""Reports which bots are not at full strength yet, and waits for them if the person wants to."""

import time
from math import ceil

from azulejos.languages import LanguageWords
from azulejos.table import Table
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import SeatedPlayers, bot_name

LOOK = 0.2
"""Seconds between two checks whether a bot is ready."""

PATIENCE = 300.0
"""Seconds after which waiting ends: something must have gone wrong."""


class BotStrength:
    """The bots of a table and when they reach full strength."""

    def __init__(self, table: Table, seated: SeatedPlayers, screen: Screen, words: LanguageWords) -> None:
        self._table, self._seated_players, self._screen, self._words = table, seated, screen, words

    def begin(self) -> None:
        """Start warming up all bots in the background, and print which are not at full strength yet."""
        for player in self._seated_players:
            if player.bot is not None:
                player.bot.warm_up(self._table.game, self._table.setup)
        if left := self.left():
            quick = self._words.say("page-warming-quick", count=len(left))
            hint = self._words.say("terminal-warming-hint")
            self._screen.say(f"{self._waiting_text(left)}. {quick} {hint}", "dim")

    def wait(self) -> None:
        """Wait until all bots are at full strength."""
        begun = time.monotonic()
        with self._screen.working("") as line:
            while (left := self.left()) and time.monotonic() - begun < PATIENCE:
                line.update(f"{self._waiting_text(left)} …")
                time.sleep(LOOK)
        self._screen.say(self._words.say("terminal-warming-late" if left else "terminal-warming-done"), "dim")

    def left(self) -> dict[str, float]:
        """The bots that are not at full strength yet, with the expected number of seconds."""
        found = {
            player.kind: player.bot.full_strength_due(self._table.game, self._table.setup)
            for player in self._seated_players
            if player.bot is not None
        }
        return {kind: max(1.0, due - time.time()) for kind, due in found.items() if due is not None}

    def _waiting_text(self, left: dict[str, float]) -> str:
        name, seconds = bot_name(min(left), self._words), ceil(max(left.values()))
        return self._words.say("page-warming", count=len(left), name=name, seconds=seconds)
