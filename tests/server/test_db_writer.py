"""What the database writer promises to its callers."""

from contextlib import contextmanager
from threading import Event, current_thread

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store.database import make_engine, read_address
from azulejos.server.store.db_writer import DbWriter
from azulejos.server.store.errors import StorageFailed
from tests.server.play import PATIENCE


@pytest.fixture
def engine(address):
    made = make_engine(read_address(address))
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE notes (note TEXT NOT NULL)"))
    return made


@pytest.fixture
def writer(engine):
    made = DbWriter(engine)
    yield made
    made.close()


def note(words):
    return lambda connection: connection.execute(text("INSERT INTO notes VALUES (:note)"), {"note": words})


def notes(connection):
    return sorted(connection.scalars(text("SELECT note FROM notes")))


@contextmanager
def busy(writer):
    """While the writer is busy, jobs gather for one batch."""
    begun, go_on = Event(), Event()

    def wait(_connection):
        begun.set()
        go_on.wait()

    waiting = writer.do(wait)
    begun.wait()
    yield
    go_on.set()
    waiting.result(PATIENCE)


def fail(_connection):
    raise LookupError("lost my glasses")


def test_jobs_are_done_by_one_thread(writer):
    threads = {writer.do(lambda _: current_thread()).result(PATIENCE) for _ in range(5)}
    assert len(threads) == 1
    assert current_thread() not in threads


def test_jobs_that_wait_are_committed_together_in_their_order(writer, engine):
    commits: list[int] = []
    done: list[str] = []
    event.listen(engine, "commit", lambda _: commits.append(len(done)))
    with busy(writer):
        futures = [writer.do(lambda _, at=at: done.append(at), (1, at)) for at in ("c", "a", "d", "b")]
        last = writer.do(lambda _: done.append("last"), (2, ""))
    for future in [*futures, last]:
        future.result(PATIENCE)
    assert done == ["a", "b", "c", "d", "last"]
    assert commits == [0, 5]


def test_nobody_hears_of_a_job_before_it_is_committed(writer, engine):
    known_before_commit: list[bool] = []
    with busy(writer):
        futures = [writer.do(note("a")), writer.do(fail), writer.do(note("b"))]
        # The commit of the busy job comes first: both see none of these done.
        event.listen(engine, "commit", lambda _: known_before_commit.extend(future.done() for future in futures))
    futures[-1].result(PATIENCE)
    assert known_before_commit == [False] * 6


def test_a_job_that_fails_does_not_spoil_the_batch(writer):
    def half(connection):
        note("half")(connection)
        fail(connection)

    with busy(writer):
        before, failing = writer.do(note("before")), writer.do(half)
        wrong, after = writer.do(note(None)), writer.do(note("after"))
    assert before.result(PATIENCE) is not None and after.result(PATIENCE) is not None
    with pytest.raises(LookupError, match="glasses"):
        failing.result(PATIENCE)
    with pytest.raises(StorageFailed) as refused:
        wrong.result(PATIENCE)
    assert refused.value.code == "storage-failed"
    assert writer.do(notes).result(PATIENCE) == ["after", "before"]


def test_a_commit_that_fails_fails_all_its_jobs(writer, engine):
    commits = []

    def break_down(_connection):
        commits.append(True)
        if len(commits) == 2:
            raise SQLAlchemyError("no more ink")

    with busy(writer):
        event.listen(engine, "commit", break_down)
        futures = [writer.do(note("a")), writer.do(note("b"))]
    for future in futures:
        with pytest.raises(StorageFailed, match="no more ink"):
            future.result(PATIENCE)
    assert writer.do(notes).result(PATIENCE) == []
    writer.do(note("c")).result(PATIENCE)
    assert writer.do(notes).result(PATIENCE) == ["c"]


def test_a_job_nobody_waits_for_any_more_is_not_begun(writer):
    with busy(writer):
        unwanted = writer.do(note("unwanted"))
        unwanted.cancel()
    assert writer.do(notes).result(PATIENCE) == []


def test_closing_does_what_is_waiting_and_refuses_the_rest(writer, engine):
    futures = [writer.do(note(f"{number:04}")) for number in range(1200)]
    writer.close()
    assert all(future.done() for future in futures)
    with engine.begin() as connection:
        assert notes(connection) == [f"{number:04}" for number in range(1200)]
    with pytest.raises(StorageFailed, match="closed"):
        writer.do(note("late"))
