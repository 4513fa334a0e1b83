"""The hall: one thing at a time, stored before it is told, the same in every process."""

import asyncio
import json

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server import acts
from azulejos.server.errors import NotYourSeat
from azulejos.server.following import Following
from azulejos.server.hall import MOST_TOLD, Hall
from azulejos.server.journal import Journal
from azulejos.server.store_errors import NoSuchTable, StorageFailed
from tests.server.play import PATIENCE, until
from tests.server.rooms import ME, OPEN, person, playing, seen, waiting

pytestmark = pytest.mark.anyio


class Ear:
    """Counts what it hears."""

    def __init__(self):
        self.heard = 0

    def changed(self):
        self.heard += 1


class Failing:
    """A journal that fails when it is told to; everything else is the real one's."""

    def __init__(self, journal):
        self._journal = journal
        self.broken = set()

    def __getattr__(self, name):
        if name in self.broken:
            return self._fail
        return getattr(self._journal, name)

    async def _fail(self, *arguments, **more):
        raise StorageFailed("the disk is full")


def hall_on(journal, **more):
    hall = Hall(journal, lambda: 1000.0, **more)
    journal.listen(hall.heard)
    return hall


@pytest.fixture
async def hall(journal):
    opened = hall_on(journal)
    yield opened
    await opened.close()


def first_move(room):
    """A decision that somebody could send: its seat, and what else it needs."""
    seat = room.owing[0]
    return seat, {"move": room.table.legal(seat)[0], "revision": room.table.revision, "move_id": f"m{room.head}"}


def plays(seat, asked):
    return lambda room, now: acts.play(room, now, seat, asked["move"], **{k: asked[k] for k in ("revision", "move_id")})


def joins(name):
    return lambda room, now: acts.join(room, now, person(name))


async def begun(hall, *names, **more):
    await hall.make(playing(*names or ["Bo"], now=1000.0, **more))
    return "table"


async def test_what_is_done_is_stored_and_others_read_the_same(hall, journal):
    table = await begun(hall)
    await hall.do(table, plays(*await hall.look(table, first_move)))
    assert await Hall(journal, lambda: 0.0).look(table, seen) == await hall.look(table, seen)


async def test_a_refusal_is_raised_and_stores_nothing(hall, journal):
    table = await begun(hall)
    before = await journal.read(table)
    with pytest.raises(AzulejosError):
        await hall.do(table, lambda room, now: acts.start(room, now, 0))
    assert await journal.read(table) == before


async def test_one_thing_happens_at_a_time_and_nobody_sees_what_is_not_stored(hall, journal):
    table = await begun(hall)
    seat, asked = await hall.look(table, first_move)
    before = (await journal.listing(table)).head
    does = [hall.do(table, plays(seat, asked)) for _ in range(2)]
    looks = [hall.look(table, lambda room: (room.head, len(room.fresh))) for _ in range(2)]
    first, early, second, late = await asyncio.gather(does[0], looks[0], does[1], looks[1])
    assert first == second, "the same decision, sent twice at once, was made twice"
    assert {early, late} <= {(before, 0), (before + 1, 0)}
    assert (await journal.listing(table)).head == before + 1


async def test_a_store_that_fails_leaves_nothing_half_done_and_later_all_goes_on(journal):
    store = Failing(journal)
    hall, ear = hall_on(store), Ear()
    table = await begun(hall)
    hall.listen(table, ear)
    seat, asked = await hall.look(table, first_move)
    before = await hall.look(table, seen)
    store.broken = {"append", "read"}
    for _ in range(2):
        with pytest.raises(StorageFailed):
            await hall.do(table, plays(seat, asked))
    store.broken = set()
    assert await hall.look(table, seen) == before
    ear.heard = 0
    receipt = await hall.do(table, plays(seat, asked))
    assert receipt.revision == await hall.look(table, lambda room: room.table.revision)
    assert ear.heard, "those who listened before the store failed hear nothing any more"
    await hall.close()


async def test_a_table_whose_making_fails_is_not_there(journal):
    store = Failing(journal)
    hall = hall_on(store)
    store.broken = {"create"}
    with pytest.raises(StorageFailed):
        await begun(hall)
    with pytest.raises(NoSuchTable):
        await hall.look("table", seen)
    assert len(hall) == 0


async def test_an_act_that_breaks_the_room_is_as_if_it_had_not_been(hall):
    table = await begun(hall)
    before = await hall.look(table, seen)

    def breaks(room, now):
        room.write(now, "ended")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await hall.do(table, breaks)
    assert await hall.look(table, seen) == before


async def test_who_goes_away_while_waiting_has_done_it_all_the_same(hall):
    table = await begun(hall)
    caller = asyncio.ensure_future(hall.do(table, lambda room, now: acts.end(room, now, 0)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await hall.close()
    assert await hall.look(table, lambda room: room.status) == "over"


async def test_when_another_was_quicker_an_act_is_tried_on_what_is_true_now(journal):
    ours, theirs = Hall(journal, lambda: 1000.0), Hall(journal, lambda: 1000.0)
    await ours.make(waiting(ME, OPEN, OPEN, OPEN, now=1000.0))
    await asyncio.gather(*(hall.look("table", seen) for hall in (ours, theirs)))
    came = [(ours, "Bo"), (theirs, "Cy"), (ours, "Di")]
    seats = [await hall.do("table", joins(name)) for hall, name in came]
    assert seats == [1, 2, 3]
    names = [[person.name for person in await hall.look("table", lambda room: room.people)] for hall in (ours, theirs)]
    assert names[0] == ["Ada", "Bo", "Cy", "Di"]


async def test_listeners_hear_what_others_wrote_even_if_the_act_that_met_it_was_refused(journal):
    ours, theirs = Hall(journal, lambda: 1000.0), Hall(journal, lambda: 1000.0)
    table = await begun(ours)
    seat, asked = await ours.look(table, first_move)
    ear = Ear()
    ours.listen(table, ear)
    await theirs.do(table, plays(seat, asked))
    with pytest.raises(AzulejosError):
        await ours.do(table, plays(seat, {**asked, "move_id": "another"}))
    if journal.shared:  # alone on SQLite the hall has not met it yet
        assert ear.heard


async def test_two_processes_on_one_postgresql_see_the_same(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(2)]
    ours, theirs = map(hall_on, journals)
    table = await begun(ours)
    ear = Ear()
    theirs.listen(table, ear)
    for turn in range(20):
        hall = (ours, theirs)[turn % 2]
        await hall.do(table, plays(*await hall.look(table, first_move)))
    assert await ours.look(table, seen) == await theirs.look(table, seen)
    ear.heard = 0
    await ours.do(table, lambda room, now: acts.end(room, now, 0))
    await until(lambda: ear.heard)
    for hall, journal in zip((ours, theirs), journals, strict=True):
        await hall.close()
        await journal.close()


async def test_the_same_decision_at_two_processes_at_once_is_made_once(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(2)]
    halls = [Hall(journal, lambda: 1000.0) for journal in journals]
    table = await begun(halls[0])
    for _ in range(10):
        seat, asked = await halls[0].look(table, first_move)
        first, second = await asyncio.gather(*(hall.do(table, plays(seat, asked)) for hall in halls))
        assert first == second
    entries = await journals[0].read(table)
    assert sum(entry.kind == "decided" for entry in entries) == 10
    for journal in journals:
        await journal.close()


async def test_tables_that_nobody_looks_at_are_forgotten_and_read_again(journal):
    hall = hall_on(journal, kept=3)
    before = {}
    for number in range(8):
        room = playing("Bo", now=1000.0, table_id=f"t{number}")
        before[room.id] = seen(room)
        await hall.make(room)
    hall.listen("t0", Ear())
    assert len(hall) <= 4
    assert {name: await hall.look(name, seen) for name in before} == before
    await hall.close()


async def test_a_table_somebody_waits_for_is_not_forgotten(journal):
    hall = hall_on(journal, kept=1)
    for name in ("a", "b"):
        await hall.make(playing("Bo", now=1000.0, table_id=name))
    work = [hall.do("a", came(f"X{number}")) for number in range(10)]
    looks = [hall.look(f"{name}", lambda room: room.head) for name in ("b", "a") * 5]
    await asyncio.gather(*work, *looks)
    names = await hall.look("a", lambda room: [each.name for each in room.people])
    assert names == ["Ada", "Bo", *(f"X{number}" for number in range(10))]
    await hall.close()


def came(name):
    return lambda room, now: room.write(now, "came", name=name, secret=name, program=False)


async def test_asking_for_tables_that_are_not_there_fills_no_memory(hall):
    for number in range(5):
        with pytest.raises(NoSuchTable):
            await hall.look(f"nothing{number}", seen)
    assert len(hall) == 0


async def test_a_table_that_was_pruned_is_gone_for_all_who_look_and_listen(hall, journal):
    await hall.make(waiting(ME, OPEN, now=1000.0))
    following = Following(hall, "table", lambda room: None)
    await following.next()
    assert await journal.prune(2000.0) == ["table"]
    with pytest.raises(NoSuchTable):
        await asyncio.wait_for(following.next(), PATIENCE)
    following.close()
    with pytest.raises(NoSuchTable):
        await hall.look("table", seen)
    await until(lambda: len(hall) == 0)


async def test_those_who_want_the_same_get_the_same_until_something_changes(hall):
    table = await begun(hall)
    first, second = [await hall.told(table, lambda room: "what", lambda room: object()) for _ in range(2)]
    assert first is second
    await hall.do(table, lambda room, now: acts.leave(room, now, 1, 1))
    assert await hall.told(table, lambda room: "what", lambda room: object()) is not first


async def test_answers_to_odd_questions_are_not_kept_for_ever(hall):
    table = await begun(hall)
    for number in range(3 * MOST_TOLD):
        await hall.told(table, lambda room, number=number: number, lambda room: "x" * 10)
    assert len(hall._tables[table].told) <= MOST_TOLD


# --- Following ------------------------------------------------------------------------------------


def sits(number, seat):
    """The eye of somebody whose right to a seat is looked at each time."""
    return lambda room: acts.own_seat(room, number, seat)


async def test_who_follows_gets_all_events_once_and_in_order(hall):
    table = await begun(hall)
    following, revisions = Following(hall, table, lambda room: None), []
    for turn in range(30):
        if turn % 3 == 0:
            news = json.loads(await asyncio.wait_for(following.next(), PATIENCE))
            revisions += [event["revision"] for event in news["events"]]
            assert news["table"]["revision"] == len(revisions)
        await hall.do(table, plays(*await hall.look(table, first_move)))
    assert revisions == list(range(1, len(revisions) + 1))
    following.close()


async def test_who_comes_back_gets_what_was_missed(hall):
    table = await begun(hall)
    start = await hall.look(table, lambda room: room.table.revision)
    await hall.do(table, plays(*await hall.look(table, first_move)))
    following = Following(hall, table, sits(0, 0), since=start)
    news = json.loads(await following.next())
    assert [event["revision"] for event in news["events"]] == [start + 1]
    assert news["game"]["legal"] or news["table"]["decide"] != [0]
    following.close()


async def test_whose_seat_was_handed_on_follows_no_more(hall):
    table = await begun(hall)
    following = Following(hall, table, sits(1, 1))
    await following.next()
    await hall.do(table, lambda room, now: acts.leave(room, now, 1, 1))
    await following.next()
    await hall.do(table, lambda room, now: acts.hand(room, now, 0, 1, "random"))
    with pytest.raises(NotYourSeat):
        await asyncio.wait_for(following.next(), PATIENCE)
    following.close()
