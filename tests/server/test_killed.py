"""The server is killed again and again during many games, and nobody loses anything."""

import asyncio
import os
import random
import sqlite3

import pytest

from tests.server.party import MIX, Party
from tests.server.served import Served, served

pytestmark = pytest.mark.anyio

# On a machine with time to spare, more of both.
KILLS = int(os.environ.get("AZULEJOS_TEST_KILLS", "30"))
GAMES = int(os.environ.get("AZULEJOS_TEST_GAMES", "200"))
AT_ONCE = 12
STARTING = 6
"""One server in this many is killed while it starts."""
PAUSE = 45 * GAMES // KILLS
"""How much happens between two kills, at most: so that they fall on the whole evening, and end with it."""


class Evening:
    """Games at several tables at once, until there were enough games and enough kills."""

    def __init__(self, servers, chance):
        self.servers, self._chance = servers, chance
        self.kills = 0
        self.parties: list[Party] = []

    @property
    def is_late(self):
        """Whether there were enough games and enough kills: those who still play may play on in peace."""
        return len(self.parties) >= GAMES and self.kills >= KILLS

    @property
    def revision(self):
        """How much has happened at all tables."""
        return sum(party.memory.revision for party in self.parties)

    async def at_table(self):
        """One game after another."""
        while not self.is_late:
            number = len(self.parties)
            party = Party(self.servers, MIX[number % len(MIX)], self._chance)
            self.parties.append(party)
            # Most games are short, so that there are many beginnings and ends to be killed in.
            short = None if number % 6 == 0 else self._chance.randint(1, 25)
            await party.play(short)

    async def disturb(self):
        """Kill the server after something has happened, or while it starts; then start another."""
        while not self.is_late:
            await self._wait_for(self.revision + self._chance.randint(1, PAUSE))
            self.servers.kill(self.servers.up[0])
            self.kills += 1
            if self._chance.randrange(STARTING) == 0:
                await self._stillborn()
            await self.servers.start()

    async def _stillborn(self):
        born = Served(self.servers.database)
        await asyncio.sleep(self._chance.uniform(0.0, 2.0))
        born.kill()
        self.kills += 1

    async def _wait_for(self, revisions):
        while self.revision < revisions:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self._chance.uniform(0.0, 0.05))


async def test_a_server_that_is_killed_at_any_moment_loses_nothing_and_does_nothing_twice(tmp_path):
    async with served(tmp_path / "tables.sqlite") as servers:
        evening = Evening(servers, random.Random(5211))
        async with asyncio.TaskGroup() as group:
            group.create_task(evening.disturb())
            for _ in range(AT_ONCE):
                group.create_task(evening.at_table())
    assert evening.kills >= KILLS and len(evening.parties) >= GAMES
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
