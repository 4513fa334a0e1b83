"""Nobody can fill the server: rates and numbers are limited, each refusal says how long to wait, all is released."""

import asyncio
import json

import pytest

from azulejos.server.errors import TooMany
from azulejos.server.rate_limits import Buckets, ConnectionCount
from tests.server.asgi_clients import calm, cold, opened, party
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio

MADE = {"game": "azul", "chairs": ["me", "open"], "name": "Ada"}
NEVER, HOUR = 1e-9, 3600
"""A bucket that does not fill again while a test runs; and one that takes an hour for one thing more."""


@pytest.fixture
def limited(tmp_path, monkeypatch):
    cold(monkeypatch)
    return lambda **settings: opened(tmp_path, **settings)


async def test_requests_of_one_address_are_limited_and_those_of_others_are_not(limited):
    async with limited(requests=(1 / HOUR, 5.0)) as site:
        answers = [await site.get("/health") for _ in range(7)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
        refused = answers[-1]
        assert refused.code == "too-many-requests"
        assert 0 < refused.json["error"]["wait"] <= HOUR
        assert int(refused.headers["retry-after"]) >= refused.json["error"]["wait"]
        assert (await site.get("/health", client="10.0.0.9")).status == 200
        talk = site.talk("nothing")
        await asyncio.wait_for(talk.task, PATIENCE)
        assert (talk.accepted, talk.closed) == (False, (1008, "too-many-requests"))


async def test_a_thousand_tables_are_made_and_no_more_than_the_server_holds(limited):
    async with limited(most_tables=1000, kept=50) as site:
        for _ in range(10):
            made = await asyncio.gather(*(site.post("/api/tables", MADE) for _ in range(100)))
            assert {answer.status for answer in made} == {201}
        refused = await site.post("/api/tables", MADE)
        assert (refused.status, refused.code) == (429, "too-many-tables")
        assert int(refused.headers["retry-after"]) == refused.json["error"]["wait"] == 60
        assert await site.state.journal.count("waiting") == 1000
        assert len(site.state.hub) <= 50 + 100  # those of the last hundred were in use at once


async def test_one_address_makes_tables_and_bots_at_a_limited_rate(limited):
    async with limited(new_tables=(NEVER, 10.0)) as site:
        made = [await site.post("/api/tables", MADE) for _ in range(5)]
        made += [await site.post("/api/bots", {"name": "Bot"}) for _ in range(5)]
        assert {answer.status for answer in made} == {201}
        for path, body in (("/api/tables", MADE), ("/api/bots", {"name": "Bot"})):
            refused = await site.post(path, body)
            assert (refused.status, refused.code) == (429, "too-many-requests")
            assert (await site.post(path, body, client="10.0.0.9")).status == 201
        assert await site.state.journal.count("waiting") == 6


async def test_a_flood_on_one_socket_is_refused_and_others_go_on(limited):
    async with limited(messages=(NEVER, 20.0)) as site:
        table = await party(site)
        flood, other = site.talk(table.id), site.talk(table.id)
        for seat, talk in enumerate((flood, other)):
            talk.say(do="hello", secret=table.secrets[seat], seat=seat)
        before = await table.head()
        for number in range(100):
            flood.say(do="ping", id=str(number))
        flood.say(do="move", id="late", **await table.legal(0))
        await calm(site)
        answers = [json.loads(text) for text in flood.received if not text.startswith('{"tell":"news"')]
        assert [answer["tell"] for answer in answers] == ["pong"] * 20 + ["refused"] * 81
        assert answers[-1]["status"] == 429 and answers[-1]["error"]["wait"] > 0 and answers[-1]["id"] == "late"
        assert await table.head() == before
        other.say(do="move", id="calm", **await table.legal(1))
        await calm(site)
        assert await table.head() == before + 1
        for talk in (flood, other):
            await talk.leave()


async def test_a_flood_of_nonsense_ends_the_talk(limited):
    async with limited(messages=(NEVER, 20.0)) as site:
        talk = site.talk((await party(site)).id)
        talk.say(do="hello")
        for _ in range(30):
            talk.say_text("nonsense")
        await asyncio.wait_for(talk.task, PATIENCE)
        assert talk.closed == (1013, "too-many-requests")


async def test_sockets_and_streams_of_an_address_are_counted_and_released_however_they_end(limited):
    async with limited(sockets=4) as site:
        table = await party(site)
        talks = [site.talk(table.id) for _ in range(3)]
        talks[0].say(do="hello")
        talks[1].say(do="hello", secret=table.secrets[0], seat=0)
        stream = site.call("GET", f"/api/tables/{table.id}/stream")
        await calm(site)
        assert len(site.state.connections) == 4
        late = site.talk(table.id)
        await asyncio.wait_for(late.task, PATIENCE)
        assert late.closed == (1013, "too-many-requests") and late.last["error"]["wait"] > 0
        refused = await site.get(f"/api/tables/{table.id}/stream")
        assert (refused.status, refused.code) == (429, "too-many-requests")
        stranger = site.talk(table.id, client="10.0.0.9")
        stranger.say(do="hello")
        await calm(site)
        assert stranger.last["tell"] == "news"
        talks[2].say(do="hello", seat=7)
        await asyncio.wait_for(talks[2].task, PATIENCE)
        for each in (talks[0], talks[1], stream, stranger):
            await each.leave()
        assert len(site.state.connections) == 0


def test_a_bucket_fills_again():
    now = [0.0]
    buckets = Buckets((2.0, 3.0), lambda: now[0])
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.wait == 0.5
    now[0] = 0.5
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")
    now[0] = 1000.0
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_who_is_refused_again_and_again_waits_no_longer_for_it():
    now = [0.0]
    buckets = Buckets((1.0, 1.0), lambda: now[0])
    buckets.take("a")
    for tenth in range(1, 10):
        now[0] = tenth / 10
        with pytest.raises(TooMany):
            buckets.take("a")
    now[0] = 1.0 + 1e-9
    buckets.take("a")


def test_connections_that_ended_are_not_counted():
    connections = ConnectionCount(2)
    for address in ("a", "a", "b"):
        connections.enter(address)
    with pytest.raises(TooMany):
        connections.enter("a")
    for address in ("a", "a", "b"):
        connections.leave(address)
    assert len(connections) == 0
    assert not connections._count
