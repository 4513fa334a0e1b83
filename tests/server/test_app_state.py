"""A server process: it deletes tables that nobody joined, and finishes what was begun when it stops."""

import asyncio

import pytest

from azulejos.server import app_state
from azulejos.server.store.errors import StorageFailed
from azulejos.server.store.journal import Journal
from tests.server.asgi_clients import cold
from tests.server.calls import Socket, Stream, client_of, opened
from tests.server.play import until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _cold(monkeypatch):
    cold(monkeypatch)


async def make(app):
    async with client_of(app) as client:
        body = {"game": "azul", "chairs": ["me", "open"], "name": "Ada"}
        return (await client.post("/api/tables", json=body)).json()["id"]


async def test_tables_that_nobody_came_to_are_forgotten_even_if_the_store_failed_before(sqlite_address, monkeypatch):
    prune, works, pruned = Journal.prune, asyncio.Event(), []

    async def fails_at_first(journal, before):
        if not works.is_set():
            raise StorageFailed("the disk is full")
        pruned.extend(await prune(journal, before))

    monkeypatch.setattr(Journal, "prune", fails_at_first)
    monkeypatch.setattr(app_state, "HOUR", 0.01)
    async with opened(sqlite_address, waits=-1.0) as app:
        table = await make(app)
        works.set()
        await until(lambda: pruned)
        async with client_of(app) as client:
            assert (await client.get(f"/api/tables/{table}")).status_code == 404


async def test_subscribers_are_asked_to_reconnect_when_the_server_stops(sqlite_address):
    async with opened(sqlite_address) as app:
        table = await make(app)
        stream, socket = Stream(app, f"/api/tables/{table}/stream"), Socket(app, table)
        socket.say(do="hello")
        assert (await stream.status(), await socket.accepted()) == (200, True)
        await stream.line()
        await socket.next_message("news")
    assert await stream.line() is None
    assert await socket.closed() == 1012
    for call in (stream, socket):
        await call.close()


async def test_health_reports_a_store_that_fails(sqlite_address, monkeypatch):
    async def fails(journal):
        raise StorageFailed("the disk is full")

    async with opened(sqlite_address) as app, client_of(app) as client:
        monkeypatch.setattr(Journal, "ping", fails)
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
