"""Two servers on one PostgreSQL: both give the same answers, and either may die."""

import asyncio
import random
import re
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.party import MIX, Party
from tests.server.play import PATIENCE
from tests.server.served import served

pytestmark = pytest.mark.anyio

KILLS, CUTS = 3, 8


def parties_at(servers, chance):
    """A table of each kind, whose players ask one server and the other by turns."""
    return [Party(servers, kind, chance, preferred=number) for number, kind in enumerate(MIX)]


def play_all(group, parties):
    """Begin all games; the first is played to its end, the others for a while."""
    for number, party in enumerate(parties):
        group.create_task(party.play(60 if number else None))


async def more(parties, revisions):
    """Wait until so much more has happened, or all games are over."""
    enough = sum(party.memory.revision for party in parties) + revisions
    while sum(party.memory.revision for party in parties) < enough and not all(party.memory.over for party in parties):
        await asyncio.sleep(0.01)


async def moves_at(link):
    """How many decisions of people a server has stored."""
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        text = (await client.get(f"{link}/metrics")).text
    found = re.search(r'^azulejos_moves_total\{by="person"\} ([0-9.]+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_games_go_on_at_the_other_server_when_one_is_killed(postgres_address):
    chance = random.Random(5211)
    async with served(postgres_address, 2) as servers:
        parties = parties_at(servers, chance)
        async with asyncio.TaskGroup() as group:
            play_all(group, parties)
            await more(parties, 60)
            assert all([await moves_at(server.link) > 0 for server in servers.up])
            for _ in range(KILLS):
                servers.kill(chance.choice(servers.up))
                await more(parties, chance.randint(20, 60))
                await servers.start()
                await more(parties, chance.randint(20, 60))
    assert all(party.memory.over for party in parties)


async def test_servers_recover_when_the_database_cuts_their_connections(postgres, postgres_address):
    chance = random.Random(5211)
    name = urlsplit(postgres_address).path.removeprefix("/")
    async with served(postgres_address, 2) as servers:
        parties = parties_at(servers, chance)
        async with asyncio.TaskGroup() as group:
            play_all(group, parties)
            for _ in range(CUTS):
                await more(parties, chance.randint(10, 50))
                cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
                await asyncio.to_thread(postgres.execute, cut)
    assert all(party.memory.over for party in parties)
