"""What a journal promises, on both databases."""

import asyncio
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from azulejos.server.store.entry import JournalEntry
from azulejos.server.store.errors import Conflict, NoSuchTable, TableExists
from azulejos.server.store.journal import Journal
from tests.server.play import entry, heading, until

pytestmark = pytest.mark.anyio

TEXTS = st.text(st.characters(), max_size=8)
BODIES = st.dictionaries(
    TEXTS,
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
        max_leaves=6,
    ),
    max_size=4,
)


async def keep(journal, table_id, batches):
    """Append batches of bodies; what was read after each."""
    entries: list[JournalEntry] = []
    read = []
    for bodies in batches:
        known = len(entries)
        added = [JournalEntry(known + 1 + at, 1e9 + at / 7, "move", body) for at, body in enumerate(bodies)]
        if known:
            await journal.append(table_id, known, added, heading())
        else:
            await journal.create(table_id, added, heading())
        entries += added
        read.append(await journal.read(table_id))
    return entries, read


def test_appended_entries_come_back_in_order_and_never_change(address):
    names = iter(range(10**6))

    @given(st.lists(st.lists(BODIES, min_size=1, max_size=3), min_size=1, max_size=4), st.integers(0, 12))
    def law(batches, since):
        async def play():
            journal = Journal.open(address)
            table_id = f"t{next(names)}"
            entries, read = await keep(journal, table_id, batches)
            assert all(part == entries[: len(part)] for part in read)
            assert read[-1] == entries
            assert await journal.read(table_id, since) == entries[since:]
            await journal.close()
            again = Journal.open(address)
            assert await again.read(table_id) == entries
            await again.close()

        asyncio.run(play())

    law()


def test_an_entry_is_the_same_after_json():
    one = entry(3, move="3R>4")
    assert JournalEntry.from_json(one.to_json()) == one


async def test_of_many_writers_with_the_same_knowledge_one_wins(journal):
    await journal.create("t", [entry(1)], heading())
    for known in range(1, 20):
        tries = [journal.append("t", known, [entry(known + 1, who=who)], heading(who=who)) for who in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        winners = [who for who, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        assert (await journal.read("t", known)) == [entry(known + 1, who=winners[0])]
        assert (await journal.heading("t")).summary == {"who": winners[0]}


async def test_of_writers_in_several_processes_one_wins(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(3)]
    tables = [f"t{number}" for number in range(8)]
    for table_id in tables:
        await journals[0].create(table_id, [entry(1)], heading())

    async def struggle(who, table_id):
        """Append until the table has twenty entries, reading on after each defeat; the numbers we won."""
        head, won = 1, []
        while head < 20:
            try:
                await journals[who].append(table_id, head, [entry(head + 1, who=who)], heading())
                won.append(head + 1)
                head += 1
            except Conflict:
                head += len(await journals[who].read(table_id, head))
        return won

    # Each takes the tables in another order: locking them as they come would deadlock.
    orders = [tables, tables[::-1], tables[4:] + tables[:4]]
    tries = [(who, table_id) for who, order in enumerate(orders) for table_id in order]
    won = dict(zip(tries, await asyncio.gather(*(struggle(*each) for each in tries)), strict=True))
    for table_id in tables:
        entries = await journals[0].read(table_id)
        assert [one.number for one in entries] == list(range(1, 21))
        for who in range(3):
            assert [one.number for one in entries if one.body.get("who") == who] == won[who, table_id]
    await asyncio.gather(*(journal.close() for journal in journals))


async def test_a_conflict_leaves_no_trace(journal):
    await journal.create("t", [entry(1)], heading())
    await journal.append("t", 1, [entry(2)], heading())
    with pytest.raises(Conflict, match="2 entries by now, not 1"):
        await journal.append("t", 1, [entry(2, late=True)], heading("over"))
    assert await journal.read("t") == [entry(1), entry(2)]
    assert (await journal.heading("t")).status == "playing"


@pytest.mark.parametrize("table_id", ["none", "", "a b", "nul\0", "\ud800", "x" * 100_000])
async def test_a_table_that_never_was_is_no_such_table(journal, table_id):
    for asked in (
        journal.read(table_id),
        journal.heading(table_id),
        journal.append(table_id, 1, [entry(2)], heading()),
    ):
        with pytest.raises(NoSuchTable) as refused:
            await asked
        assert refused.value.code == "no-such-table"


async def test_a_table_is_made_once(journal):
    await journal.create("t", [entry(1)], heading())
    with pytest.raises(TableExists):
        await journal.create("t", [entry(1, other=True)], heading("over"))
    assert await journal.read("t") == [entry(1)]


@pytest.mark.parametrize("numbers", [[], [1], [3], [2, 4], [3, 2]])
async def test_entries_are_numbered_without_gaps(journal, numbers):
    await journal.create("t", [entry(1)], heading())
    with pytest.raises(ValueError, match="numbered from 2"):
        await journal.append("t", 1, [entry(number) for number in numbers], heading())


async def test_an_id_has_few_characters(journal):
    with pytest.raises(ValueError, match="letters, digits"):
        await journal.create("a b", [entry(1)], heading())


async def test_lists_show_the_last_changed_first_page_by_page(journal):
    for number in range(1, 8):
        await journal.create(f"t{number}", [entry(1)], heading("waiting", listed=number != 4, number=number))
        changed = JournalEntry(2, float(number // 2), "move", {})
        await journal.append(f"t{number}", 1, [changed], heading("waiting", listed=number != 4, number=number))
    first = await journal.lists("waiting", limit=4)
    rest = await journal.lists("waiting", limit=4, before=first[-1].place)
    assert [listing.table_id for listing in first] == ["t7", "t6", "t5", "t3"]
    assert [listing.table_id for listing in rest] == ["t2", "t1"]
    assert first[0].heading == heading("waiting", number=7)
    assert (first[0].head, first[0].created, first[0].changed) == (2, 1.0, 3.0)
    assert await journal.lists("playing") == []
    assert [one.table_id for one in await journal.lists("waiting", listed=None, limit=4)] == ["t7", "t6", "t5", "t4"]
    assert [await journal.count(status) for status in ("waiting", "over")] == [7, 0]


async def test_what_is_due_comes_most_urgent_first(journal):
    for table_id, wakes_at in {"late": 9.0, "b": 2.0, "a": 5.0, "never": None}.items():
        await journal.create(table_id, [entry(1)], heading(wakes_at=wakes_at))
    assert await journal.due(5.0) == ["b", "a"]
    assert await journal.due(5.0, limit=1) == ["b"]


async def test_a_claim_keeps_others_away_until_it_runs_out_or_is_released(journal):
    await journal.create("t", [entry(1)], heading(wakes_at=1.0))
    assert await journal.claim("t", "one", now=10.0, until=20.0)
    assert not await journal.claim("t", "two", now=19.0, until=30.0)
    assert await journal.due(19.0) == []
    await journal.release("t", "two")
    assert await journal.claim("t", "one", now=19.0, until=25.0)
    assert await journal.due(25.0) == ["t"]
    assert await journal.claim("t", "two", now=25.0, until=30.0)
    await journal.release("t", "two")
    assert await journal.due(26.0) == ["t"]
    assert not await journal.claim("none", "two", now=0.0, until=1.0)


async def test_of_many_claims_one_is_granted(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(2)]
    await journals[0].create("t", [entry(1)], heading(wakes_at=1.0))
    tries = [journals[who % 2].claim("t", f"{who}", now=1.0, until=9.0) for who in range(10)]
    assert sum(await asyncio.gather(*tries)) == 1
    await asyncio.gather(*(journal.close() for journal in journals))


async def test_tables_nobody_came_to_are_forgotten(journal):
    received = []
    journal.listen(lambda table_id, head: received.append((table_id, head)))
    for table_id, status in {"old": "waiting", "played": "playing", "done": "over"}.items():
        await journal.create(table_id, [entry(1)], heading(status))
    await journal.create("new", [JournalEntry(1, 5.0, "made", {})], heading("waiting"))
    assert await journal.prune(5.0) == ["old"]
    with pytest.raises(NoSuchTable):
        await journal.read("old")
    assert [len(await journal.read(table_id)) for table_id in ("played", "done", "new")] == [1, 1, 1]
    await until(lambda: ("old", 0) in received)


async def test_the_secret_is_made_once(address):
    found = set()
    for _ in range(2):
        journal = Journal.open(address)
        found |= set(await asyncio.gather(journal.secret(), journal.secret()))
        await journal.close()
    assert [len(secret) for secret in found] == [32]


async def test_servers_that_start_at_once_share_the_secret(postgres_address):
    journals = [Journal.open(postgres_address) for _ in range(3)]
    assert len(set(await asyncio.gather(*(journal.secret() for journal in journals)))) == 1
    await asyncio.gather(*(journal.close() for journal in journals))


async def test_listeners_are_notified_of_what_is_stored(journal):
    received = []
    journal.listen(lambda table_id, head: received.append((table_id, head)))
    await journal.create("t", [entry(1)], heading())
    await journal.append("t", 1, [entry(2), entry(3)], heading())
    with pytest.raises(Conflict):
        await journal.append("t", 1, [entry(2)], heading())
    await until(lambda: ("t", 3) in received)
    assert [news for news in dict.fromkeys(received) if news[0]] == [("t", 1), ("t", 3)]


async def test_listeners_are_notified_though_the_writer_has_stopped_waiting(journal):
    received, committing, go_on = [], Event(), Event()
    await journal.create("t", [entry(1)], heading())
    journal.listen(lambda table_id, head: received.append((table_id, head)))

    def hesitate(_connection):
        committing.set()
        go_on.wait()

    event.listen(journal._engine, "commit", hesitate)
    appending = asyncio.create_task(journal.append("t", 1, [entry(2)], heading()))
    await until(committing.is_set)
    appending.cancel()
    go_on.set()
    await until(lambda: ("t", 2) in received)
    assert await journal.read("t") == [entry(1), entry(2)]


async def test_listeners_are_notified_of_what_another_process_stores(postgres_address):
    here, there = Journal.open(postgres_address), Journal.open(postgres_address)
    received = []
    here.listen(lambda table_id, head: received.append((table_id, head)))
    await until(lambda: ("", 0) in received)
    await there.create("t", [entry(1)], heading())
    await there.append("t", 1, [entry(2)], heading())
    await until(lambda: ("t", 2) in received)
    assert received == [("", 0), ("t", 1), ("t", 2)]
    await asyncio.gather(here.close(), there.close())


async def test_a_journal_may_be_closed_twice(journal):
    await journal.ping()
    await journal.close()
    await journal.close()
