"""The database writer: one thread that runs all database jobs, in batches.

All waiting jobs run in one transaction, so that a hundred tables share one wait for the disk. A job's
future is completed only after its transaction is committed.
"""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from azulejos.server.store.errors import StorageFailed

JobResult = TypeVar("JobResult")

DbJob = tuple[int, str]
"""Sort key of a job in its batch. Processes that lock rows in the same order never deadlock."""

BATCH = 500
"""Most jobs in one transaction, because the first job waits for the last."""


@dataclass(slots=True)
class _Task:
    """A job, its order, and the future of its answer."""

    job: Callable[[Connection], Any]
    order: DbJob
    future: Future[Any] = field(default_factory=Future)

    def keep(self, outcome: "_Outcome") -> None:
        if outcome.error is None:
            self.future.set_result(outcome.answer)
        else:
            database = isinstance(outcome.error, SQLAlchemyError)
            self.future.set_exception(_failed(outcome.error) if database else outcome.error)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The answer or error of a job, not yet committed."""

    answer: Any = None
    error: Exception | None = None


class DbWriter:
    """A thread with a queue of jobs and the only connection to the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._queue_lock = Lock()
        self._open = True
        self._thread = Thread(target=self._work, name="db-writer", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[Connection], JobResult], order: DbJob = (0, "")) -> Future[JobResult]:
        """Queue a job. It may run several times, if it or its connection fails before the commit.

        The future holds its answer, the error it raised, or StorageFailed.
        """
        task = _Task(job, order)
        with self._queue_lock:
            if not self._open:
                raise StorageFailed("the store is closed")
            self._queue.put(task)
        return cast("Future[JobResult]", task.future)

    def close(self) -> None:
        """Run the waiting jobs, then end the thread."""
        with self._queue_lock:
            if self._open:
                self._queue.put(None)
            self._open = False
        self._thread.join()

    def _work(self) -> None:
        running = True
        while running:
            batch, running = self._waiting()
            if wanted := [task for task in batch if task.future.set_running_or_notify_cancel()]:
                self._finish(wanted)
        self._disconnect()

    def _waiting(self) -> tuple[list[_Task], bool]:
        """All waiting jobs, at least one; and whether more may come."""
        batch: list[_Task] = []
        task = self._queue.get()
        with suppress(Empty):
            while task is not None:
                batch.append(task)
                if len(batch) == BATCH:
                    break
                task = self._queue.get_nowait()
        return batch, task is not None

    def _finish(self, batch: list[_Task]) -> None:
        batch.sort(key=lambda task: task.order)
        try:
            outcomes = self._committed(batch)
        except Exception as error:  # noqa: BLE001  (whatever it is, the waiting callers must get it)
            self._disconnect()
            outcomes = [_Outcome(error=_failed(error)) for _ in batch]
        for task, outcome in zip(batch, outcomes, strict=True):
            task.keep(outcome)

    def _committed(self, batch: list[_Task]) -> list[_Outcome]:
        try:
            outcomes = self._done(batch)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # A connection that broke while we were idle: nothing is committed, so all jobs may run again.
            self._disconnect()
            outcomes = self._done(batch)
        self._connected().commit()
        return outcomes

    def _done(self, batch: list[_Task]) -> list[_Outcome]:
        connection = self._connected()
        connection.begin()
        try:
            return [_Outcome(task.job(connection)) for task in batch]
        except Exception:
            if connection.invalidated:
                raise
            connection.rollback()
        # Savepoints cost as much as the jobs themselves, so they are used only after a job of the batch has failed.
        return [_outcome(connection, task.job) for task in batch]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Drop the connection, and with it what was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            connection.close()


def _outcome(connection: Connection, job: Callable[[Connection], Any]) -> _Outcome:
    """Run a job after a savepoint, so that a failure undoes only this job of the batch."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        answer = job(connection)
    except Exception as error:
        if connection.invalidated:
            raise
        try:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        except SQLAlchemyError:
            # On a full disk SQLite rolls back the whole transaction: then the whole batch has failed.
            raise error from None
        return _Outcome(error=error)
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return _Outcome(answer)


def _failed(error: Exception) -> StorageFailed:
    """A StorageFailed for an error of the database; one per caller, because raising adds to its traceback."""
    reason = str(getattr(error, "orig", None) or error).strip()
    failed = StorageFailed(f"the store has failed ({reason}): read the table anew before you go on")
    failed.__cause__ = error
    return failed
