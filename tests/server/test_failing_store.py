"""When the store fails for a moment, those at the tables hear of what happens afterwards."""

import asyncio
import time

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import acts, house, keys
from azulejos.server.chair import Chair, Person
from azulejos.server.hall import Hall
from azulejos.server.journal import Journal
from azulejos.server.plan import Plan
from azulejos.server.settings import Settings
from azulejos.server.store_errors import StorageFailed
from tests.server.play import PATIENCE, until
from tests.server.wired import cold

pytestmark = pytest.mark.anyio

AZUL = registry.game("azul")


class Ear:
    """Counts what it hears."""

    def __init__(self):
        self.heard = 0

    def changed(self):
        self.heard += 1


async def fail(*_):
    raise StorageFailed("the store has failed")


@pytest.fixture
async def hall(tmp_path, anyio_backend):
    journal = Journal.open(str(tmp_path / "tables.sqlite"))
    yield Hall(journal, time.time)
    await journal.close()


@pytest.fixture
async def ear(hall):
    """At the table `t`, where one person has both seats."""
    plan = Plan(AZUL, Setup.of(AZUL, 2), (Chair(person=0), Chair(person=0)))
    await hall.make(acts.make("t", time.time(), plan, [Person("Ada", keys.hashed("secret"))]))
    listener = Ear()
    hall.listen("t", listener)
    return listener


async def test_who_listens_hears_on_after_a_table_could_not_be_read(hall, ear, monkeypatch):
    with monkeypatch.context() as failing:
        failing.setattr(hall.journal, "append", fail)
        failing.setattr(hall.journal, "read", fail)
        for _ in range(2):
            with pytest.raises(StorageFailed):
                await hall.do("t", lambda room, now: acts.start(room, now, 0))
    assert ear.heard == 0
    await hall.do("t", lambda room, now: acts.start(room, now, 0))
    assert ear.heard > 0


async def test_who_listens_looks_when_news_of_others_could_not_be_read(hall, ear, monkeypatch):
    with monkeypatch.context() as failing:
        failing.setattr(hall, "look", fail)
        hall.heard("t", 2)
        await until(lambda: ear.heard == 1)
    await asyncio.wait_for(hall.close(), PATIENCE)


async def test_tables_that_nobody_came_to_are_forgotten_after_the_store_has_failed_once(tmp_path, monkeypatch):
    asked = []

    async def prune(self, before):
        asked.append(before)
        if len(asked) == 1:
            await fail()

    cold(monkeypatch)
    monkeypatch.setattr(house, "HOUR", 0.01)
    monkeypatch.setattr(Journal, "prune", prune)
    async with house.House(Settings(str(tmp_path / "tables.sqlite"))).open():
        await until(lambda: len(asked) > 2)
