"""The scheduler: bots move and clocks run out without requests, also after a restart."""

import asyncio
import contextlib
import os
import signal

import pytest

from azulejos.bots import BotFailed, View
from azulejos.server.bots import scheduler
from azulejos.server.bots.bot_processes import BotProcesses
from azulejos.server.bots.scheduler import Scheduler
from azulejos.server.metrics import Metrics
from azulejos.server.store.journal import Journal
from azulejos.server.tables import acts, clock
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.table_hub import TableHub
from tests.server.live_tables import ME, OPEN, bot, playing, waiting
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio


class Quick:
    """Returns the first legal move, after a given number of failures."""

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
async def scheduled(journal, thinkers, metrics=None):
    """A table hub with a running scheduler."""
    hub = TableHub(journal, asyncio.get_running_loop().time)
    running = Scheduler(hub, thinkers, metrics or Metrics())
    work = asyncio.ensure_future(running.run())
    yield hub
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    await running.close()
    await hub.close()


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """Waits that are right for people are too long for tests."""
    for name, seconds in {"BACKOFF": 0.05, "ROUND": 0.05, "CLAIM": 1.0}.items():
        monkeypatch.setattr(scheduler, name, seconds)
    monkeypatch.setattr(clock, "LAG", 0.05)


async def status(hub, wanted, table="table"):
    """Wait until a table has this status."""
    async with asyncio.timeout(PATIENCE):
        while await hub.look(table, lambda live: live.status) != wanted:
            await asyncio.sleep(0.02)


async def decided(hub, table="table"):
    """Wait until a bot has decided."""
    start = await hub.look(table, lambda live: live.head)
    async with asyncio.timeout(PATIENCE):
        while await hub.look(table, lambda live: live.head) < start + 2:
            await asyncio.sleep(0.02)


def bots_only(now, table_id="table"):
    live = waiting(bot(), bot("greedy"), now=now, table_id=table_id)
    acts.start(live, now, acts.HOST)
    return live


async def test_bots_play_a_whole_game_among_themselves(journal):
    metrics = Metrics()
    async with scheduled(journal, Quick(), metrics) as hub:
        await hub.make(bots_only(hub.now()))
        await status(hub, "over")
    decided = [entry for entry in await journal.read("table") if entry.kind == "decided"]
    counted = metrics.registry.get_sample_value("azulejos_moves_total", {"by": "bot"})
    assert counted == len(decided)
    assert metrics.registry.get_sample_value("azulejos_thinking_seconds_count", {"bot": "greedy"})


async def test_a_bot_s_turn_survives_the_end_of_the_server(address, monkeypatch):
    monkeypatch.setattr(scheduler, "CLAIM", 1e6)  # a process that ends releases its claims: none has to expire
    journal, thinkers = Journal.open(address), Never()
    async with scheduled(journal, thinkers) as hub:
        await hub.make(bots_only(hub.now()))
        await asyncio.wait_for(thinkers.begun.wait(), PATIENCE)
    await journal.close()
    journal = Journal.open(address)
    async with scheduled(journal, Quick()) as hub:
        await decided(hub)
    await journal.close()


async def test_another_is_asked_when_a_bot_fails(journal):
    thinkers = Quick(failures=3)
    async with scheduled(journal, thinkers) as hub:
        await hub.make(bots_only(hub.now()))
        await decided(hub)
    assert thinkers.asked > 3


async def test_a_decision_of_a_bot_that_is_not_wanted_any_more_is_not_made(journal):
    """The game was ended while the bot was thinking."""
    thinkers = Never()
    async with scheduled(journal, thinkers) as hub:
        await hub.make(bots_only(hub.now()))
        await asyncio.wait_for(thinkers.begun.wait(), PATIENCE)
        await hub.do("table", lambda live, now: acts.end(live, now, acts.HOST))
        assert await hub.look("table", lambda live: (live.status, live.bots_owing)) == ("over", ())


async def test_time_runs_out_without_anybody_asking(journal):
    async with scheduled(journal, Quick()) as hub:
        live = playing("Bo", now=hub.now(), clock=Clock(per_move=0.1))
        await hub.make(live)
        await status(hub, "over")
    kinds = [entry.kind for entry in await journal.read("table")]
    assert kinds.count("timed_out") == 2


async def test_a_clock_goes_on_over_a_restart(journal):
    now = asyncio.get_running_loop().time()
    await TableHub(journal, lambda: now).make(playing("Bo", now=now - 100.0, clock=Clock(per_move=50.0)))
    async with scheduled(journal, Quick()) as hub:
        async with asyncio.timeout(PATIENCE):
            while not await hub.look("table", lambda live: any(chair.stands_in for chair in live.chairs)):
                await asyncio.sleep(0.02)


async def test_a_table_that_was_pruned_is_let_go(journal):
    async with scheduled(journal, Quick()) as hub:
        await hub.make(waiting(ME, OPEN, now=0.0))
        await journal.prune(hub.now() + 1.0)
        await hub.make(bots_only(hub.now(), "other"))
        await decided(hub, "other")


async def test_of_two_processes_one_lets_the_bot_think(postgres_address, monkeypatch):
    monkeypatch.setattr(scheduler, "CLAIM", 1e6)  # on a slow machine one might run out
    journals = [Journal.open(postgres_address) for _ in range(2)]
    busy, idle = Never(), Never()
    async with scheduled(journals[0], busy) as ours:
        await ours.make(bots_only(ours.now()))
        await asyncio.wait_for(busy.begun.wait(), PATIENCE)
        async with scheduled(journals[1], idle):
            await asyncio.sleep(0.3)
            assert not idle.begun.is_set()
    async with scheduled(journals[1], Quick()) as theirs:
        await decided(theirs)
    for journal in journals:
        await journal.close()


# --- BotProcesses -------------------------------------------------------------------------------------


async def test_a_bot_in_its_process_decides_and_one_that_was_killed_is_replaced():
    glimpse = playing("Bo").table.glimpse
    view, legal = next((View(seat, glimpse(seat).view), glimpse(seat).legal) for seat in (0, 1) if glimpse(seat).legal)
    thinkers = BotProcesses(1)
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
    assert await BotProcesses(1).choose("nobody", View(0, {}), ["pass"]) == "pass"
