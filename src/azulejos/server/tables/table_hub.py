"""All tables that this process holds in memory: reads them from the journal, stores acts, notifies listeners.

Acts at one table run one after another. A reader waits while an act is being stored, so nobody sees what
could still be lost. If another process has written first, its entries are read and the act is tried again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NoReturn, Protocol, TypeVar

from azulejos.core.errors import AzulejosError
from azulejos.server.errors import NotNow
from azulejos.server.store.errors import Conflict
from azulejos.server.store.journal import Journal
from azulejos.server.tables.live_table import LiveTable

ActResult = TypeVar("ActResult")
Act = Callable[[LiveTable, float], ActResult]
"""What is done at a table, given the current time; it writes entries to the table or raises a refusal."""

ATTEMPTS = 20
"""How often an act is tried when other processes write first; each failure means that another act succeeded."""

MOST_CACHED = 64
"""Cached answers per table: one per viewer, and some for clients that reconnect."""


class ChangeListener(Protocol):
    """An object that is notified of changes at a table."""

    def changed(self) -> None:
        """Called when something has happened and is stored."""


@dataclass(eq=False, slots=True)
class HeldTable:
    """A table in memory with its lock and its listeners; `live` is None until its journal is read."""

    live: LiveTable | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    """Number of tasks that use the table or wait for its lock."""
    listeners: set[ChangeListener] = field(default_factory=set)
    cached: dict[Any, Any] = field(default_factory=dict)
    """Answers made since the last change, by key: many listeners see the same."""

    @property
    def is_idle(self) -> bool:
        """Whether it may be dropped from memory; the journal has all of it."""
        return not self.listeners and not self.users

    def notify(self) -> None:
        """Tell all listeners that something may have changed."""
        self.cached.clear()
        for listener in tuple(self.listeners):
            listener.changed()


class TableHub:
    """The tables of this process."""

    def __init__(self, journal: Journal, now: Callable[[], float], kept: int = 1000) -> None:
        self.journal, self.now, self._kept = journal, now, kept
        self._tables: OrderedDict[str, HeldTable] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_change: list[Callable[[LiveTable], None]] = []

    def __len__(self) -> int:
        """Number of tables in memory."""
        return len(self._tables)

    # --- Acting and reading --------------------------------------------------------------------------

    async def make(self, live: LiveTable) -> None:
        """Store a new table."""
        await self._to_its_end(self._make(live))

    async def do(self, table_id: str, act: Act[ActResult]) -> ActResult:
        """Run an act and return its answer. The act is stored when this returns; a refusal changes nothing."""
        return await self._to_its_end(self._do(table_id, act))

    async def look(self, table_id: str, read: Callable[[LiveTable], ActResult]) -> ActResult:
        """Return what `read` makes of a table as it is stored."""
        async with self._locked(table_id) as held:
            return read(await self._current(table_id, held))

    async def look_cached(
        self, table_id: str, key_of: Callable[[LiveTable], Hashable], read: Callable[[LiveTable], ActResult]
    ) -> ActResult:
        """Like `look`, but callers with the same key get the same answer until something changes."""
        async with self._locked(table_id) as held:
            live = await self._current(table_id, held)
            key = key_of(live)
            if key not in held.cached:
                if len(held.cached) >= MOST_CACHED:
                    held.cached.clear()
                held.cached[key] = read(live)
            answer: ActResult = held.cached[key]
            return answer

    def listen(self, table_id: str, listener: ChangeListener) -> Callable[[], None]:
        """Notify a listener of every change; call the returned function to stop."""
        held = self._held(table_id)
        held.listeners.add(listener)
        return lambda: held.listeners.discard(listener)

    def refresh(self) -> None:
        """Make all listeners look again, after a change that is not in a journal (a bot reached full strength)."""
        for held in self._tables.values():
            held.notify()

    async def close(self) -> None:
        """Wait until all acts that were begun are finished."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- Inside -------------------------------------------------------------------------------------

    async def _to_its_end(self, work: Coroutine[Any, Any, ActResult]) -> ActResult:
        """Finish the work even if the caller is cancelled."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _make(self, live: LiveTable) -> None:
        async with self._locked(live.id) as held:
            await self.journal.create(live.id, live.fresh, live.heading())
            live.stored()
            held.live = live
            self._notify_all(held, live)

    async def _do(self, table_id: str, act: Act[ActResult]) -> ActResult:
        async with self._locked(table_id) as held:
            for _ in range(ATTEMPTS):
                live = await self._current(table_id, held)
                outcome = self._attempt(held, live, act)
                if await self._stored(held, live):
                    return outcome()
        raise NotNow("too much happens at this table at once: try again", code="busy")

    def _attempt(self, held: HeldTable, live: LiveTable, act: Act[ActResult]) -> Callable[[], ActResult]:
        """Run an act; return a function that gives its answer or raises its refusal. Drop a table if the act breaks."""
        try:
            answer = act(live, self.now())
        except AzulejosError as error:
            return partial(_refuse, error)
        except BaseException:
            held.live = None
            raise
        return lambda: answer

    async def _stored(self, held: HeldTable, live: LiveTable) -> bool:
        """Store the fresh entries and notify listeners; False if another process wrote first."""
        if not live.fresh:
            return True
        try:
            await self.journal.append(live.id, live.head - len(live.fresh), live.fresh, live.heading())
        except Conflict:
            held.live = None
            return False
        except BaseException:
            held.live = None
            raise
        live.stored()
        self._notify_all(held, live)
        return True

    def _notify_all(self, held: HeldTable, live: LiveTable) -> None:
        held.notify()
        for hook in self.on_change:
            hook(live)

    async def _current(self, table_id: str, held: HeldTable) -> LiveTable:
        """Return the table as it is stored, with entries that other processes have written since."""
        live = held.live
        if live is None:
            live = held.live = LiveTable.folded(table_id, await self.journal.read(table_id))
            held.notify()  # it was dropped after a failure, so listeners may know an outdated state
        elif self.journal.shared:
            await self._catch_up(held, live)
        return live

    async def _catch_up(self, held: HeldTable, live: LiveTable) -> None:
        entries = await self.journal.read(live.id, live.head)
        if entries:
            live.follow(entries)
            self._notify_all(held, live)

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[HeldTable]:
        """Hold the lock of a table. Afterwards drop it if nothing is known of it and nobody uses or follows it."""
        held = self._held(table_id)
        held.users += 1
        try:
            async with held.lock:
                yield held
        finally:
            held.users -= 1
            if held.live is None and held.is_idle:
                self._tables.pop(table_id, None)

    def _held(self, table_id: str) -> HeldTable:
        held = self._tables.get(table_id)
        if held is None:
            held = self._tables[table_id] = HeldTable()
            self._evict_idle()
        self._tables.move_to_end(table_id)
        return held

    def _evict_idle(self) -> None:
        """Drop idle tables, the least recently used first, down to the limit."""
        for table_id in list(self._tables)[:-1]:
            if len(self._tables) <= self._kept:
                return
            if self._tables[table_id].is_idle:
                del self._tables[table_id]

    def on_stored(self, table_id: str, head: int) -> None:
        """Notify the listeners of a table that was stored up to entry `head`. An empty id means any table."""
        for each in [table_id] if table_id else list(self._tables):
            held = self._tables.get(each)
            if held is not None and table_id and not head:
                held.live = None  # it was deleted; listeners learn that when they look
                held.notify()
            elif held is not None and held.listeners and (not table_id or held.live is None or held.live.head < head):
                work = asyncio.ensure_future(self._reread(each, held))
                self._tasks.add(work)
                work.add_done_callback(self._tasks.discard)

    async def _reread(self, table_id: str, held: HeldTable) -> None:
        try:
            await self.look(table_id, lambda live: live.head)
        except AzulejosError:  # listeners meet the same error when they look
            held.notify()


def _refuse(refusal: AzulejosError) -> NoReturn:
    raise refusal
