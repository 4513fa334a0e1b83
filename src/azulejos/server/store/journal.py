"""The journals of all tables, on SQLite or PostgreSQL: append, read, list, listen for changes.

Every event at a table is a numbered entry. Entries never change; the state of a table is a fold of them.
A caller that appends names the last entry it knows: of two callers at once, one succeeds and the other
gets Conflict.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Engine

from azulejos.server.store import queries
from azulejos.server.store.database import make_engine, read_address
from azulejos.server.store.db_writer import DbWriter
from azulejos.server.store.entry import Heading, JournalEntry, Listing
from azulejos.server.store.errors import NoSuchTable, StoreUnusable
from azulejos.server.store.file_lock import Lock
from azulejos.server.store.listener import Callback, Listener
from azulejos.server.store.upgrade import upgrade

ReadResult = TypeVar("ReadResult")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The form of a table id."""

LAST = (2, "")
"""Pruning locks rows in any order, so it runs last in its batch to avoid deadlocks."""


class Journal:
    """The entries of all tables. Methods raise StorageFailed when the database does not do what it should."""

    def __init__(self, engine: Engine, lock: Lock | None = None) -> None:
        """Callers use `open` instead."""
        self._engine, self._lock = engine, lock
        self._writer = DbWriter(engine)
        self._listener: Listener | None = None
        self._notify: Callback = lambda table_id, head: None

    @classmethod
    def open(cls, address: str) -> Self:
        """Open a database and migrate it to the current schema; raises StoreUnusable.

        An address is a path or `sqlite:///PATH`, for one process at a time, or `postgresql://…` for many.
        """
        url = read_address(address)
        lock = _locked(Path(url.database or "")) if url.drivername == "sqlite" else None
        try:
            engine = make_engine(url)
            upgrade(engine)
        except BaseException:
            if lock:
                lock.release()
            raise
        return cls(engine, lock)

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self._engine.dialect.name == "postgresql"

    async def create(self, table_id: str, entries: Sequence[JournalEntry], heading: Heading) -> None:
        """Begin the journal of a table; raises TableExists."""
        if not TABLE_ID.fullmatch(table_id):
            raise ValueError(f"the id of a table has 1 to 64 letters, digits, - and _; {table_id!r} has not")
        _check_numbers(0, entries)
        job = partial(queries.create, table_id=table_id, entries=entries, heading=heading)
        await self._write(table_id, entries[-1].number, job)

    async def append(self, table_id: str, known: int, entries: Sequence[JournalEntry], heading: Heading) -> None:
        """Append to a journal whose last entry is `known`; raises NoSuchTable, or Conflict if there are later ones."""
        _check_id(table_id)
        _check_numbers(known, entries)
        job = partial(queries.append, table_id=table_id, known=known, entries=entries, heading=heading)
        await self._write(table_id, entries[-1].number, job)

    async def read(self, table_id: str, after: int = 0) -> list[JournalEntry]:
        """Return the entries after the one with number `after`, in order; raises NoSuchTable."""
        return await self._ask(table_id, partial(queries.read, table_id=table_id, after=after))

    async def heading(self, table_id: str) -> Heading:
        """Return the heading of a table; raises NoSuchTable."""
        return (await self.listing(table_id)).heading

    async def listing(self, table_id: str) -> Listing:
        """Return all that is known of a table without reading its entries; raises NoSuchTable."""
        return await self._ask(table_id, partial(queries.listing, table_id=table_id))

    async def lists(
        self, status: str, *, listed: bool | None = True, limit: int = 50, before: tuple[float, str] | None = None
    ) -> list[Listing]:
        """Return tables of a status, the last changed first; `before` is the `place` of the last one already seen.

        `listed` None means all.
        """
        return await self._do(partial(queries.lists, status=status, listed=listed, limit=limit, before=before))

    async def tables_of(self, guest: str) -> list[str]:
        """Return the unfinished tables where a guest sits, given by the hash of its secret; the last changed first."""
        return await self._do(partial(queries.tables_of, guest=guest))

    async def due(self, now: float, *, limit: int = 100) -> list[str]:
        """Return the tables where something is due and that no process has claimed, the most urgent first."""
        return await self._do(partial(queries.due, now=now, limit=limit))

    async def claim(self, table_id: str, process: str, *, now: float, until: float) -> bool:
        """Claim a table, so that only one process runs its bots; False if another process has it, or it is deleted.

        Claiming again prolongs the claim. A claim that is not released expires.
        """
        return await self._ask(
            table_id, partial(queries.claim, table_id=table_id, process=process, now=now, until=until)
        )

    async def release(self, table_id: str, process: str) -> None:
        """Release a claim; a claim of another process stays."""
        await self._ask(table_id, partial(queries.release, table_id=table_id, process=process))

    async def count(self, status: str) -> int:
        """Return the number of tables of a status."""
        return await self._do(partial(queries.count, status=status))

    async def prune(self, before: float) -> list[str]:
        """Delete up to 100 tables that have waited since `before`, and return their ids; listeners get head 0."""
        future = self._writer.do(partial(queries.prune, before=before), LAST)
        future.add_done_callback(self._notifying(lambda ids: [(table_id, 0) for table_id in ids]))
        return await asyncio.wrap_future(future)

    async def secret(self) -> bytes:
        """Return the secret that all servers on this database share, 32 bytes; it is made once."""
        return await self._do(queries.secret)

    async def ping(self) -> None:
        """Return if the database answers; raises StorageFailed."""
        await self._do(queries.ping)

    def listen(self, callback: Callback) -> None:
        """From now on call back, in this event loop, with id and head of every table that any process changes.

        A change may be reported twice. ("", 0) means that some may have been missed: reread what you hold.
        """
        loop = asyncio.get_running_loop()

        def notify(table_id: str, head: int) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(callback, table_id, head)

        self._notify = notify
        if self.shared:
            self._listener = Listener(self._engine, notify)

    async def close(self) -> None:
        """Run the waiting jobs, then close the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._listener:
            self._listener.close()
        self._writer.close()
        if self._lock:
            self._lock.release()
        self._lock = self._listener = None

    async def _write(self, table_id: str, head: int, job: Callable[[Connection], None]) -> None:
        future = self._writer.do(job, (1, table_id))
        # In the writer's thread, because listeners are notified even if the caller has stopped waiting.
        future.add_done_callback(self._notifying(lambda _: [(table_id, head)]))
        await asyncio.wrap_future(future)

    def _notifying(self, changes: Callable[[Any], list[tuple[str, int]]]) -> Callable[[Future[Any]], None]:
        def notify(future: Future[Any]) -> None:
            if not future.cancelled() and future.exception() is None:
                for table_id, head in changes(future.result()):
                    self._notify(table_id, head)

        return notify

    async def _ask(self, table_id: str, job: Callable[[Connection], ReadResult]) -> ReadResult:
        _check_id(table_id)
        return await asyncio.wrap_future(self._writer.do(job, (1, table_id)))

    async def _do(self, job: Callable[[Connection], ReadResult]) -> ReadResult:
        return await asyncio.wrap_future(self._writer.do(job))


def _locked(path: Path) -> Lock:
    """Create the file if needed, readable for this user only since it holds the server's secret, and lock it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        return Lock(path)
    except OSError as error:
        raise StoreUnusable(f"{path} cannot be used: {error.strerror}") from None


def _check_id(table_id: str) -> None:
    """Refuse ids of another form: they come from clients, and not every database takes every character."""
    if not TABLE_ID.fullmatch(table_id):
        raise NoSuchTable(f"there is no table {table_id!r}")


def _check_numbers(known: int, entries: Sequence[JournalEntry]) -> None:
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(known + 1, known + 1 + len(numbers))):
        raise ValueError(f"entries after {known} have to be numbered from {known + 1}, not {numbers}")
