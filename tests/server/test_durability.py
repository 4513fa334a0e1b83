"""Killed processes, full disks, lost connections: what was acknowledged stays, and what was not is never half there."""

import asyncio
import random
import resource
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from azulejos.server.store.entry import JournalEntry
from azulejos.server.store.errors import StorageFailed
from azulejos.server.store.journal import Journal
from tests.server.play import entry, heading, until
from tests.server.postgres import NAME
from tests.unmeasured import unmeasured

pytestmark = pytest.mark.anyio

ROUNDS = 5
APPENDER = Path(__file__).with_name("appender.py")


def killed_appender(address, lines):
    """The entries that a process saw acknowledged until it was killed. Coverage is not measured there."""
    child = subprocess.Popen([sys.executable, APPENDER, address], stdout=subprocess.PIPE, text=True, env=unmeasured())
    assert child.stdout is not None
    received = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    received += child.stdout.readlines()
    child.stdout.close()
    child.wait()
    # A word that was cut off by the kill is no acknowledgement.
    return [(line.split()[0], int(line.split()[1])) for line in received if line.endswith("\n")]


async def heads(address):
    """The last entries of all tables, after looking at all of them."""
    journal = Journal.open(address)
    found = {}
    for table_id in "abc":
        entries = await journal.read(table_id)
        found[table_id] = (await journal.listing(table_id)).head
        assert [one.number for one in entries] == list(range(1, found[table_id] + 1))
        assert all(one.body == {"number": one.number} for one in entries[1:])
        assert len(entries) % 2 == 1, "entries appended together are there together"
    await journal.close()
    return found


async def test_what_was_acknowledged_survives_a_kill(address):
    journal = Journal.open(address)
    for table_id in "abc":
        await journal.create(table_id, [entry(1)], heading())
    await journal.close()
    chance = random.Random(5211)
    for _ in range(ROUNDS):
        acknowledged = dict(killed_appender(address, chance.randint(3, 60)))
        found = await heads(address)
        assert len(acknowledged) > 0
        assert all(head <= found[table_id] <= head + 2 for table_id, head in acknowledged.items())


@contextmanager
def files_may_not_grow(path):
    """As on a full disk: no file may get longer than this one is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_that_takes_no_more_fails_the_commit_and_later_takes_more(tmp_path):
    journal = Journal.open(str(tmp_path / "journal.db"))
    await journal.create("t", [entry(1)], heading())
    with files_may_not_grow(tmp_path / "journal.db-wal"):
        tries = [
            journal.append("t", 1, [entry(2, text="x" * 50_000)], heading()),
            journal.create("u", [entry(1)], heading()),
        ]
        failures = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(failure) for failure in failures] == [StorageFailed, StorageFailed]
    assert await journal.read("t") == [entry(1)]
    await journal.append("t", 1, [entry(2)], heading())
    await journal.close()
    journal = Journal.open(str(tmp_path / "journal.db"))
    assert await journal.read("t") == [entry(1), entry(2)]
    assert await journal.count("playing") == 1
    await journal.close()


async def test_a_database_that_is_full_in_the_midst_of_a_job_fails_clearly(sqlite_address):
    journal = Journal.open(sqlite_address)
    await journal.create("t", [entry(1)], heading())
    await asyncio.wrap_future(
        journal._writer.do(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1").all())
    )
    with pytest.raises(StorageFailed, match="full"):
        await journal.append("t", 1, [entry(2, text="x" * 500_000)], heading())
    await journal.append("t", 1, [entry(2, text="x" * 500_000)], heading())
    assert len(await journal.read("t")) == 2
    await journal.close()


FAILING_COMMIT = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left'; END $$;
CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind = 'refused') EXECUTE FUNCTION refuse();
"""


async def test_a_commit_that_postgresql_refuses_stores_nothing(postgres_address):
    journal = Journal.open(postgres_address)
    await journal.create("t", [entry(1)], heading())
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(FAILING_COMMIT)
    refused = JournalEntry(2, 2.0, "refused", {})
    with pytest.raises(StorageFailed, match="no space left"):
        await journal.append("t", 1, [refused], heading())
    assert (await journal.listing("t")).head == 1
    await journal.append("t", 1, [entry(2)], heading())
    assert await journal.read("t") == [entry(1), entry(2)]
    await journal.close()


def cut_off(address):
    """End all connections to a database but this one."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) {others}")


async def test_a_connection_lost_in_a_pause_is_not_noticed(postgres_address):
    journal = Journal.open(postgres_address)
    await journal.create("t", [entry(1)], heading())
    for number in range(2, 5):
        cut_off(postgres_address)
        await journal.append("t", number - 1, [entry(number)], heading())
    assert [one.number for one in await journal.read("t")] == [1, 2, 3, 4]
    await journal.close()


async def test_a_batch_that_loses_its_connection_is_done_anew_once(postgres_address):
    journal = Journal.open(postgres_address)
    await journal.create("t", [entry(1)], heading())
    attempts = []

    def hang_up(connection):
        attempts.append(True)
        if len(attempts) in hanging_up_at:
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        return len(attempts)

    hanging_up_at = {1}
    assert await asyncio.wrap_future(journal._writer.do(hang_up)) == 2
    hanging_up_at = {3, 4}
    with pytest.raises(StorageFailed):
        await asyncio.wrap_future(journal._writer.do(hang_up))
    await journal.append("t", 1, [entry(2)], heading())
    await journal.close()


async def test_a_connection_lost_before_the_commit_fails_and_recovers(postgres_address):
    journal = Journal.open(postgres_address)
    await journal.create("t", [entry(1)], heading())
    event.listen(journal._engine, "commit", lambda _: cut_off(postgres_address), once=True)
    with pytest.raises(StorageFailed):
        await journal.append("t", 1, [entry(2)], heading())
    assert await journal.read("t") == [entry(1)]
    await journal.append("t", 1, [entry(2)], heading())
    await journal.close()


async def test_listeners_are_asked_to_reread_after_a_lost_connection(postgres_address):
    here, there = Journal.open(postgres_address), Journal.open(postgres_address)
    received = []
    here.listen(lambda table_id, head: received.append((table_id, head)))
    await until(lambda: received == [("", 0)])
    cut_off(postgres_address)
    await until(lambda: received == [("", 0), ("", 0)])
    await there.create("t", [entry(1)], heading())
    await until(lambda: ("t", 1) in received)
    await asyncio.gather(here.close(), there.close())


async def test_a_database_that_does_not_answer_is_waited_for(postgres, postgres_address):
    journal = Journal.open(postgres_address)
    await journal.ping()
    postgres.execute(f"ALTER DATABASE {NAME} ALLOW_CONNECTIONS false")
    postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{NAME}'")
    for _ in range(2):
        with pytest.raises(StorageFailed):
            await journal.ping()
    postgres.execute(f"ALTER DATABASE {NAME} ALLOW_CONNECTIONS true")
    await journal.ping()
    await journal.close()
