"""The keeper: bots decide and clocks run out though nobody asks, also after a restart."""

import asyncio
import contextlib
import os
import signal

import pytest

from azulejos.bots import BotFailed, View
from azulejos.server import acts, clock, keeper
from azulejos.server.clock import Clock
from azulejos.server.hall import Hall
from azulejos.server.journal import Journal
from azulejos.server.keeper import Keeper
from azulejos.server.metrics import Metrics
from azulejos.server.thinkers import Thinkers
from tests.server.play import PATIENCE
from tests.server.rooms import ME, OPEN, bot, playing, waiting

pytestmark = pytest.mark.anyio


class Quick:
    """Thinks nothing of it: the first move that is legal, after as many failures as it is told."""

    def __init__(self, failures=0):
        self.failures, self.asked = failures, 0

    async def choose(self, name, view, legal):
        self.asked += 1
        if self.asked <= self.failures:
            raise BotFailed(f"{name} has died", code="bot-died")
        return legal[0]


class Never:
    """Thinks for ever."""

    def __init__(self):
        self.begun = asyncio.Event()

    async def choose(self, name, view, legal):
        self.begun.set()
        await asyncio.Event().wait()


@contextlib.asynccontextmanager
async def kept(journal, thinkers, metrics=None):
    """A hall with a keeper at work."""
    hall = Hall(journal, asyncio.get_running_loop().time)
    minder = Keeper(hall, thinkers, metrics or Metrics())
    work = asyncio.ensure_future(minder.run())
    yield hall
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    await minder.close()
    await hall.close()


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """Waits that are right for people are too long for tests."""
    for name, seconds in {"BACKOFF": 0.05, "ROUND": 0.05, "CLAIM": 1.0}.items():
        monkeypatch.setattr(keeper, name, seconds)
    monkeypatch.setattr(clock, "LAG", 0.05)


async def status(hall, wanted, table="table"):
    """Wait until a table has this status."""
    async with asyncio.timeout(PATIENCE):
        while await hall.look(table, lambda room: room.status) != wanted:
            await asyncio.sleep(0.02)


async def decided(hall, table="table"):
    """Wait until a bot has decided."""
    start = await hall.look(table, lambda room: room.head)
    async with asyncio.timeout(PATIENCE):
        while await hall.look(table, lambda room: room.head) < start + 2:
            await asyncio.sleep(0.02)


def bots_only(now, table_id="table"):
    room = waiting(bot(), bot("greedy"), now=now, table_id=table_id)
    acts.start(room, now, acts.HOST)
    return room


async def test_bots_play_a_whole_game_among_themselves(journal):
    metrics = Metrics()
    async with kept(journal, Quick(), metrics) as hall:
        await hall.make(bots_only(hall.now()))
        await status(hall, "over")
    decided = [entry for entry in await journal.read("table") if entry.kind == "decided"]
    counted = metrics.registry.get_sample_value("azulejos_moves_total", {"by": "bot"})
    assert counted == len(decided)
    assert metrics.registry.get_sample_value("azulejos_thinking_seconds_count", {"bot": "greedy"})


async def test_a_bot_s_turn_survives_the_end_of_the_server(address, monkeypatch):
    monkeypatch.setattr(keeper, "CLAIM", 1e6)  # the claim of who has ended is not waited for
    journal, thinkers = Journal.open(address), Never()
    async with kept(journal, thinkers) as hall:
        await hall.make(bots_only(hall.now()))
        await asyncio.wait_for(thinkers.begun.wait(), PATIENCE)
    await journal.close()
    journal = Journal.open(address)
    async with kept(journal, Quick()) as hall:
        await decided(hall)
    await journal.close()


async def test_another_is_asked_when_a_bot_fails(journal):
    thinkers = Quick(failures=3)
    async with kept(journal, thinkers) as hall:
        await hall.make(bots_only(hall.now()))
        await decided(hall)
    assert thinkers.asked > 3


async def test_a_decision_of_a_bot_that_is_not_wanted_any_more_is_not_made(journal):
    """The game was ended while the bot was thinking."""
    thinkers = Never()
    async with kept(journal, thinkers) as hall:
        await hall.make(bots_only(hall.now()))
        await asyncio.wait_for(thinkers.begun.wait(), PATIENCE)
        await hall.do("table", lambda room, now: acts.end(room, now, acts.HOST))
        assert await hall.look("table", lambda room: (room.status, room.bots_owing)) == ("over", ())


async def test_time_runs_out_without_anybody_asking(journal):
    async with kept(journal, Quick()) as hall:
        room = playing("Bo", now=hall.now(), clock=Clock(per_move=0.1))
        await hall.make(room)
        await status(hall, "over")
    kinds = [entry.kind for entry in await journal.read("table")]
    assert kinds.count("timed_out") == 2


async def test_a_clock_goes_on_over_a_restart(journal):
    now = asyncio.get_running_loop().time()
    await Hall(journal, lambda: now).make(playing("Bo", now=now - 100.0, clock=Clock(per_move=50.0)))
    async with kept(journal, Quick()) as hall:
        async with asyncio.timeout(PATIENCE):
            while not await hall.look("table", lambda room: any(chair.stands_in for chair in room.chairs)):
                await asyncio.sleep(0.02)


async def test_a_table_that_was_pruned_is_let_go(journal):
    async with kept(journal, Quick()) as hall:
        await hall.make(waiting(ME, OPEN, now=0.0))
        await journal.prune(hall.now() + 1.0)
        await hall.make(bots_only(hall.now(), "other"))
        await decided(hall, "other")


async def test_of_two_processes_one_lets_the_bot_think(postgres_address, monkeypatch):
    monkeypatch.setattr(keeper, "CLAIM", 1e6)  # on a slow machine one might run out
    journals = [Journal.open(postgres_address) for _ in range(2)]
    busy, idle = Never(), Never()
    async with kept(journals[0], busy) as ours:
        await ours.make(bots_only(ours.now()))
        await asyncio.wait_for(busy.begun.wait(), PATIENCE)
        async with kept(journals[1], idle):
            await asyncio.sleep(0.3)
            assert not idle.begun.is_set()
    async with kept(journals[1], Quick()) as theirs:
        await decided(theirs)
    for journal in journals:
        await journal.close()


# --- Thinkers -------------------------------------------------------------------------------------


async def test_a_bot_in_its_process_decides_and_one_that_was_killed_is_replaced():
    glimpse = playing("Bo").table.glimpse
    view, legal = next((View(seat, glimpse(seat).view), glimpse(seat).legal) for seat in (0, 1) if glimpse(seat).legal)
    thinkers = Thinkers(1)
    try:
        assert await thinkers.choose("random", view, legal) in legal
        (idle,) = thinkers._idle
        os.kill(idle.pid, signal.SIGKILL)
        with pytest.raises(BotFailed):
            await thinkers.choose("random", view, legal)
        assert await thinkers.choose("random", view, legal) in legal
        assert thinkers._idle[0].pid != idle.pid
    finally:
        thinkers.close()


async def test_what_is_forced_needs_no_bot():
    assert await Thinkers(1).choose("nobody", View(0, {}), ["pass"]) == "pass"
