"""The journal of every table, on SQLite or PostgreSQL: store, then tell.

Everything that happens at a table is a numbered entry; the state of a table is a fold of its entries, and
nobody edits them. Who appends says which entry was the last one known: of two who decide at once, one
wins, and the other reads on.
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

from azulejos.server import ledger
from azulejos.server.clerk import Clerk
from azulejos.server.database import make_engine, read_address
from azulejos.server.entry import Entry, Heading, Listing
from azulejos.server.listener import Callback, Listener
from azulejos.server.lock import Lock
from azulejos.server.store_errors import NoSuchTable, StoreUnusable
from azulejos.server.upgrade import upgrade

Answer = TypeVar("Answer")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the id of a table looks like."""

LAST = (2, "")
"""Pruning locks rows in any order, so it comes when nothing more is waited for."""


class Journal:
    """The entries of all tables. Methods raise StorageFailed when the database does not do what it should."""

    def __init__(self, engine: Engine, lock: Lock | None = None) -> None:
        """Use `open`."""
        self._engine, self._lock = engine, lock
        self._clerk = Clerk(engine)
        self._listener: Listener | None = None
        self._tell: Callback = lambda table_id, head: None

    @classmethod
    def open(cls, address: str) -> Self:
        """Open a database and bring it to the present form; raises StoreUnusable.

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

    async def create(self, table_id: str, entries: Sequence[Entry], heading: Heading) -> None:
        """Begin the journal of a table; raises TableExists."""
        if not TABLE_ID.fullmatch(table_id):
            raise ValueError(f"the id of a table has 1 to 64 letters, digits, - and _; {table_id!r} has not")
        _check_numbers(0, entries)
        job = partial(ledger.create, table_id=table_id, entries=entries, heading=heading)
        await self._write(table_id, entries[-1].number, job)

    async def append(self, table_id: str, known: int, entries: Sequence[Entry], heading: Heading) -> None:
        """Go on with a journal whose last entry is `known`; raises NoSuchTable, Conflict if there are later ones."""
        _check_id(table_id)
        _check_numbers(known, entries)
        job = partial(ledger.append, table_id=table_id, known=known, entries=entries, heading=heading)
        await self._write(table_id, entries[-1].number, job)

    async def read(self, table_id: str, since: int = 0) -> list[Entry]:
        """The entries after number `since`, in order; raises NoSuchTable."""
        return await self._ask(table_id, partial(ledger.read, table_id=table_id, since=since))

    async def heading(self, table_id: str) -> Heading:
        """The heading of a table; raises NoSuchTable."""
        return (await self.listing(table_id)).heading

    async def listing(self, table_id: str) -> Listing:
        """All that is known of a table without reading its entries; raises NoSuchTable."""
        return await self._ask(table_id, partial(ledger.listing, table_id=table_id))

    async def lists(
        self, status: str, *, listed: bool | None = True, limit: int = 50, before: tuple[float, str] | None = None
    ) -> list[Listing]:
        """Tables of a status, the last changed first; `before` is the place of the last one of the page before.

        `listed` None means all.
        """
        return await self._do(partial(ledger.lists, status=status, listed=listed, limit=limit, before=before))

    async def tables_of(self, who: str) -> list[str]:
        """Tables that wait or are played at where a guest sits, the last changed first."""
        return await self._do(partial(ledger.tables_of, who=who))

    async def due(self, now: float, *, limit: int = 100) -> list[str]:
        """Tables that have to be woken by now and that nobody has claimed, the most urgent first."""
        return await self._do(partial(ledger.due, now=now, limit=limit))

    async def claim(self, table_id: str, who: str, *, now: float, until: float) -> bool:
        """Claim a table, so that one process alone lets its bot think; False if somebody else has it, or it is gone.

        Who claims again prolongs the claim. A claim that nobody releases runs out.
        """
        return await self._ask(table_id, partial(ledger.claim, table_id=table_id, who=who, now=now, until=until))

    async def release(self, table_id: str, who: str) -> None:
        """Give a claim back; a claim of somebody else stays."""
        await self._ask(table_id, partial(ledger.release, table_id=table_id, who=who))

    async def count(self, status: str) -> int:
        """How many tables there are of a status."""
        return await self._do(partial(ledger.count, status=status))

    async def prune(self, before: float) -> list[str]:
        """Forget tables that have waited since before then, up to 100, and say which; who listens hears of head 0."""
        future = self._clerk.do(partial(ledger.prune, before=before), LAST)
        future.add_done_callback(self._told(lambda ids: [(table_id, 0) for table_id in ids]))
        return await asyncio.wrap_future(future)

    async def secret(self) -> bytes:
        """The secret of all servers on this database, 32 bytes; made once."""
        return await self._do(ledger.secret)

    async def ping(self) -> None:
        """Return if the database answers; raises StorageFailed."""
        await self._do(ledger.ping)

    def listen(self, callback: Callback) -> None:
        """From now on call back, in this event loop, with id and head of every table changed by anybody.

        A change may be told twice. ("", 0) means that some may have been missed: reread what you hold.
        """
        loop = asyncio.get_running_loop()

        def tell(table_id: str, head: int) -> None:
            with suppress(RuntimeError):  # the loop is closed: there is nobody left to be told
                loop.call_soon_threadsafe(callback, table_id, head)

        self._tell = tell
        if self.shared:
            self._listener = Listener(self._engine, tell)

    async def close(self) -> None:
        """Do what is waiting, then let go of the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._listener:
            self._listener.close()
        self._clerk.close()
        if self._lock:
            self._lock.release()
        self._lock = self._listener = None

    async def _write(self, table_id: str, head: int, job: Callable[[Connection], None]) -> None:
        future = self._clerk.do(job, (1, table_id))
        # By the clerk, because what is stored is told, even if the one who stored it has stopped waiting.
        future.add_done_callback(self._told(lambda _: [(table_id, head)]))
        await asyncio.wrap_future(future)

    def _told(self, news: Callable[[Any], list[tuple[str, int]]]) -> Callable[[Future[Any]], None]:
        def tell(future: Future[Any]) -> None:
            if not future.cancelled() and future.exception() is None:
                for table_id, head in news(future.result()):
                    self._tell(table_id, head)

        return tell

    async def _ask(self, table_id: str, job: Callable[[Connection], Answer]) -> Answer:
        _check_id(table_id)
        return await asyncio.wrap_future(self._clerk.do(job, (1, table_id)))

    async def _do(self, job: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.wrap_future(self._clerk.do(job))


def _locked(path: Path) -> Lock:
    """Make sure that the file is there, for us alone: it holds the secret of the server."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        return Lock(path)
    except OSError as error:
        raise StoreUnusable(f"{path} can not be used: {error.strerror}") from None


def _check_id(table_id: str) -> None:
    """Ids come from anywhere, and not every database takes every character."""
    if not TABLE_ID.fullmatch(table_id):
        raise NoSuchTable(f"there is no table {table_id!r}")


def _check_numbers(known: int, entries: Sequence[Entry]) -> None:
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(known + 1, known + 1 + len(numbers))):
        raise ValueError(f"entries after {known} have to be numbered from {known + 1}, not {numbers}")
