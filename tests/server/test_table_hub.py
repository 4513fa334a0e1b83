"""The table hub: one act at a time, stored before listeners are notified, the same in every process."""

import asyncio
import json

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server.errors import NotYourSeat
from azulejos.server.store.errors import NoSuchTable, StorageFailed
from azulejos.server.store.journal import Journal
from azulejos.server.tables import acts
from azulejos.server.tables.subscription import Subscription
from azulejos.server.tables.table_hub import MOST_CACHED, TableHub
from tests.server.live_tables import ME, OPEN, person, playing, seen, waiting
from tests.server.play import PATIENCE, until

pytestmark = pytest.mark.anyio


class RecordingListener:
    """Counts its notifications."""

    def __init__(self):
        self.notified = 0

    def changed(self):
        self.notified += 1


class Failing:
    """A journal that fails on demand and otherwise works like the real one."""

    def __init__(self, journal):
        self._journal = journal
        self.broken = set()

    def __getattr__(self, name):
        if name in self.broken:
            return self._fail
        return getattr(self._journal, name)

    async def _fail(self, *arguments, **more):
        raise StorageFailed("the disk is full")


def hub_on(journal, **more):
    hub = TableHub(journal, lambda: 1000.0, **more)
    journal.listen(hub.on_stored)
    return hub


@pytest.fixture
async def hub(journal):
    opened = hub_on(journal)
    yield opened
    await opened.close()


def first_move(live):
    """A decision that somebody could send: its seat, and what else it needs."""
    seat = live.owing[0]
    return seat, {"move": live.table.legal(seat)[0], "revision": live.table.revision, "move_id": f"m{live.head}"}


def plays(seat, asked):
    return lambda live, now: acts.play(live, now, seat, asked["move"], **{k: asked[k] for k in ("revision", "move_id")})


def joins(name):
    return lambda live, now: acts.join(live, now, person(name))


async def begun(hub, *names, **more):
    await hub.make(playing(*names or ["Bo"], now=1000.0, **more))
    return "table"


async def test_what_is_done_is_stored_and_others_read_the_same(hub, journal):
    table = await begun(hub)
    await hub.do(table, plays(*await hub.look(table, first_move)))
    assert await TableHub(journal, lambda: 0.0).look(table, seen) == await hub.look(table, seen)


async def test_a_refusal_is_raised_and_stores_nothing(hub, journal):
    table = await begun(hub)
    before = await journal.read(table)
    with pytest.raises(AzulejosError):
        await hub.do(table, lambda live, now: acts.start(live, now, 0))
    assert await journal.read(table) == before


async def test_one_thing_happens_at_a_time_and_nobody_sees_what_is_not_stored(hub, journal):
    table = await begun(hub)
    seat, asked = await hub.look(table, first_move)
    before = (await journal.listing(table)).head
    does = [hub.do(table, plays(seat, asked)) for _ in range(2)]
    looks = [hub.look(table, lambda live: (live.head, len(live.fresh))) for _ in range(2)]
    first, early, second, late = await asyncio.gather(does[0], looks[0], does[1], looks[1])
    assert first == second, "the same decision, sent twice at once, was made twice"
    assert {early, late} <= {(before, 0), (before + 1, 0)}
    assert (await journal.listing(table)).head == before + 1


async def test_a_store_that_fails_leaves_nothing_half_done_and_later_all_goes_on(journal):
    store = Failing(journal)
    hub, listener = hub_on(store), RecordingListener()
    table = await begun(hub)
    hub.listen(table, listener)
    seat, asked = await hub.look(table, first_move)
    before = await hub.look(table, seen)
    store.broken = {"append", "read"}
    for _ in range(2):
        with pytest.raises(StorageFailed):
            await hub.do(table, plays(seat, asked))
    store.broken = set()
    assert await hub.look(table, seen) == before
    listener.notified = 0
    receipt = await hub.do(table, plays(seat, asked))
    assert receipt.revision == await hub.look(table, lambda live: live.table.revision)
    assert listener.notified, "a listener from before the failure is not notified any more"
    await hub.close()


async def test_a_table_whose_making_fails_is_not_there(journal):
    store = Failing(journal)
    hub = hub_on(store)
    store.broken = {"create"}
    with pytest.raises(StorageFailed):
        await begun(hub)
    with pytest.raises(NoSuchTable):
        await hub.look("table", seen)
    assert len(hub) == 0


async def test_an_act_that_breaks_the_table_is_as_if_it_had_not_been(hub):
    table = await begun(hub)
    before = await hub.look(table, seen)

    def breaks(live, now):
        live.write(now, "ended")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await hub.do(table, breaks)
    assert await hub.look(table, seen) == before


async def test_who_goes_away_while_waiting_has_done_it_all_the_same(hub):
    table = await begun(hub)
    caller = asyncio.ensure_future(hub.do(table, lambda live, now: acts.end(live, now, 0)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await hub.close()
    assert await hub.look(table, lambda live: live.status) == "over"


async def test_when_another_was_quicker_an_act_is_tried_on_what_is_true_now(journal):
    ours, theirs = TableHub(journal, lambda: 1000.0), TableHub(journal, lambda: 1000.0)
    await ours.make(waiting(ME, OPEN, OPEN, OPEN, now=1000.0))
    await asyncio.gather(*(hub.look("table", seen) for hub in (ours, theirs)))
    came = [(ours, "Bo"), (theirs, "Cy"), (ours, "Di")]
    seats = [await hub.do("table", joins(name)) for hub, name in came]
    assert seats == [1, 2, 3]
    names = [[person.name for person in await hub.look("table", lambda live: live.people)] for hub in (ours, theirs)]
    assert names[0] == ["Ada", "Bo", "Cy", "Di"]


async def test_listeners_hear_what_others_wrote_even_if_the_act_that_met_it_was_refused(journal):
    ours, theirs = TableHub(journal, lambda: 1000.0), TableHub(journal, lambda: 1000.0)
    table = await begun(ours)
    seat, asked = await ours.look(table, first_move)
    listener = RecordingListener()
    ours.listen(table, listener)
    await theirs.do(table, plays(seat, asked))
    with pytest.raises(AzulejosError):
        await ours.do(table, plays(seat, {**asked, "move_id": "another"}))
    if journal.shared:  # alone on SQLite the hub has not read it yet
        assert listener.notified


async def test_two_processes_on_one_postgresql_see_the_same(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(2)]
    ours, theirs = map(hub_on, journals)
    table = await begun(ours)
    listener = RecordingListener()
    theirs.listen(table, listener)
    for turn in range(20):
        hub = (ours, theirs)[turn % 2]
        await hub.do(table, plays(*await hub.look(table, first_move)))
    assert await ours.look(table, seen) == await theirs.look(table, seen)
    listener.notified = 0
    await ours.do(table, lambda live, now: acts.end(live, now, 0))
    await until(lambda: listener.notified)
    for hub, journal in zip((ours, theirs), journals, strict=True):
        await hub.close()
        await journal.close()


async def test_the_same_decision_at_two_processes_at_once_is_made_once(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(2)]
    hubs = [TableHub(journal, lambda: 1000.0) for journal in journals]
    table = await begun(hubs[0])
    for _ in range(10):
        seat, asked = await hubs[0].look(table, first_move)
        first, second = await asyncio.gather(*(hub.do(table, plays(seat, asked)) for hub in hubs))
        assert first == second
    entries = await journals[0].read(table)
    assert sum(entry.kind == "decided" for entry in entries) == 10
    for journal in journals:
        await journal.close()


async def test_tables_that_nobody_looks_at_are_forgotten_and_read_again(journal):
    hub = hub_on(journal, kept=3)
    before = {}
    for number in range(8):
        live = playing("Bo", now=1000.0, table_id=f"t{number}")
        before[live.id] = seen(live)
        await hub.make(live)
    hub.listen("t0", RecordingListener())
    assert len(hub) <= 4
    assert {name: await hub.look(name, seen) for name in before} == before
    await hub.close()


async def test_a_table_somebody_waits_for_is_not_forgotten(journal):
    hub = hub_on(journal, kept=1)
    for name in ("a", "b"):
        await hub.make(playing("Bo", now=1000.0, table_id=name))
    work = [hub.do("a", came(f"X{number}")) for number in range(10)]
    looks = [hub.look(f"{name}", lambda live: live.head) for name in ("b", "a") * 5]
    await asyncio.gather(*work, *looks)
    names = await hub.look("a", lambda live: [each.name for each in live.people])
    assert names == ["Ada", "Bo", *(f"X{number}" for number in range(10))]
    await hub.close()


def came(name):
    return lambda live, now: live.write(now, "came", name=name, secret=name, program=False)


async def test_asking_for_tables_that_are_not_there_fills_no_memory(hub):
    for number in range(5):
        with pytest.raises(NoSuchTable):
            await hub.look(f"nothing{number}", seen)
    assert len(hub) == 0


async def test_a_table_that_was_pruned_is_gone_for_all_who_look_and_listen(hub, journal):
    await hub.make(waiting(ME, OPEN, now=1000.0))
    following = Subscription(hub, "table", lambda live: None)
    await following.next()
    assert await journal.prune(2000.0) == ["table"]
    with pytest.raises(NoSuchTable):
        await asyncio.wait_for(following.next(), PATIENCE)
    following.close()
    with pytest.raises(NoSuchTable):
        await hub.look("table", seen)
    await until(lambda: len(hub) == 0)


async def test_those_who_want_the_same_get_the_same_until_something_changes(hub):
    table = await begun(hub)
    first, second = [await hub.look_cached(table, lambda live: "what", lambda live: object()) for _ in range(2)]
    assert first is second
    await hub.do(table, lambda live, now: acts.leave(live, now, 1, 1))
    assert await hub.look_cached(table, lambda live: "what", lambda live: object()) is not first


async def test_answers_to_odd_questions_are_not_kept_for_ever(hub):
    table = await begun(hub)
    for number in range(3 * MOST_CACHED):
        await hub.look_cached(table, lambda live, number=number: number, lambda live: "x" * 10)
    assert len(hub._tables[table].cached) <= MOST_CACHED


# --- Subscription ------------------------------------------------------------------------------------


def sits(number, seat):
    """A viewer whose right to a seat is checked each time."""
    return lambda live: acts.own_seat(live, number, seat)


async def test_who_follows_gets_all_events_once_and_in_order(hub):
    table = await begun(hub)
    following, revisions = Subscription(hub, table, lambda live: None), []
    for turn in range(30):
        if turn % 3 == 0:
            news = json.loads(await asyncio.wait_for(following.next(), PATIENCE))
            revisions += [event["revision"] for event in news["events"]]
            assert news["table"]["revision"] == len(revisions)
        await hub.do(table, plays(*await hub.look(table, first_move)))
    assert revisions == list(range(1, len(revisions) + 1))
    following.close()


async def test_who_comes_back_gets_what_was_missed(hub):
    table = await begun(hub)
    start = await hub.look(table, lambda live: live.table.revision)
    await hub.do(table, plays(*await hub.look(table, first_move)))
    following = Subscription(hub, table, sits(0, 0), since=start)
    news = json.loads(await following.next())
    assert [event["revision"] for event in news["events"]] == [start + 1]
    assert news["game"]["legal"] or news["table"]["decide"] != [0]
    following.close()


async def test_whose_seat_was_handed_on_follows_no_more(hub):
    table = await begun(hub)
    following = Subscription(hub, table, sits(1, 1))
    await following.next()
    await hub.do(table, lambda live, now: acts.leave(live, now, 1, 1))
    await following.next()
    await hub.do(table, lambda live, now: acts.hand(live, now, 0, 1, "random"))
    with pytest.raises(NotYourSeat):
        await asyncio.wait_for(following.next(), PATIENCE)
    following.close()
