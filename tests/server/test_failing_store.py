"""After the store has failed for a moment, listeners are notified of later changes again."""

import asyncio
import time

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import access_keys, app_state
from azulejos.server.settings import Settings
from azulejos.server.store.errors import StorageFailed
from azulejos.server.store.journal import Journal
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.plan import Plan
from azulejos.server.tables.table_hub import TableHub
from tests.server.asgi_clients import cold
from tests.server.play import PATIENCE, until

pytestmark = pytest.mark.anyio

AZUL = registry.game("azul")


class RecordingListener:
    """Counts its notifications."""

    def __init__(self):
        self.notified = 0

    def changed(self):
        self.notified += 1


async def fail(*_):
    raise StorageFailed("the store has failed")


@pytest.fixture
async def hub(tmp_path, anyio_backend):
    journal = Journal.open(str(tmp_path / "tables.sqlite"))
    yield TableHub(journal, time.time)
    await journal.close()


@pytest.fixture
async def listener(hub):
    """At the table `t`, where one person has both seats."""
    plan = Plan(AZUL, Setup.of(AZUL, 2), (Chair(person=0), Chair(person=0)))
    await hub.make(acts.make("t", time.time(), plan, [Person("Ada", access_keys.hashed("secret"))]))
    listener = RecordingListener()
    hub.listen("t", listener)
    return listener


async def test_who_listens_hears_on_after_a_table_could_not_be_read(hub, listener, monkeypatch):
    with monkeypatch.context() as failing:
        failing.setattr(hub.journal, "append", fail)
        failing.setattr(hub.journal, "read", fail)
        for _ in range(2):
            with pytest.raises(StorageFailed):
                await hub.do("t", lambda live, now: acts.start(live, now, 0))
    assert listener.notified == 0
    await hub.do("t", lambda live, now: acts.start(live, now, 0))
    assert listener.notified > 0


async def test_who_listens_looks_when_news_of_others_could_not_be_read(hub, listener, monkeypatch):
    with monkeypatch.context() as failing:
        failing.setattr(hub, "look", fail)
        hub.on_stored("t", 2)
        await until(lambda: listener.notified == 1)
    await asyncio.wait_for(hub.close(), PATIENCE)


async def test_tables_that_nobody_came_to_are_forgotten_after_the_store_has_failed_once(tmp_path, monkeypatch):
    asked = []

    async def prune(self, before):
        asked.append(before)
        if len(asked) == 1:
            await fail()

    cold(monkeypatch)
    monkeypatch.setattr(app_state, "HOUR", 0.01)
    monkeypatch.setattr(Journal, "prune", prune)
    async with app_state.AppState(Settings(str(tmp_path / "tables.sqlite"))).open():
        await until(lambda: len(asked) > 2)
