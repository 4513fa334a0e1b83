"""All tables that this process holds: reads them from the journal, stores what happens, then tells.

One thing happens at a table at a time. Whoever looks while something is being stored waits, so nobody
sees what could still be lost. If another process was quicker, its entries are read and the act is tried
again on what is true now.
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
from azulejos.server.journal import Journal
from azulejos.server.room import Room
from azulejos.server.store_errors import Conflict

Answer = TypeVar("Answer")
Act = Callable[[Room, float], Answer]
"""What somebody does at a table at a time; it writes into the room or refuses."""

ATTEMPTS = 20
"""How often an act is tried when others are quicker; each time somebody else got on."""

MOST_TOLD = 64
"""Answers that are kept of a table: as many as there are eyes, and those who come back after a while."""


class Listener(Protocol):
    """Somebody who wants to hear of a table."""

    def changed(self) -> None:
        """Something has happened, and is stored."""


@dataclass(eq=False, slots=True)
class Held:
    """A table in memory: the room, if it is read, who does something there, who listens."""

    room: Room | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    """Who does something there, or waits to."""
    listeners: set[Listener] = field(default_factory=set)
    told: dict[Any, Any] = field(default_factory=dict)
    """What was made for those who listen, until something changes: many of them see the same."""

    @property
    def is_idle(self) -> bool:
        """Whether it may be forgotten: the journal has all of it."""
        return not self.listeners and not self.users

    def notify(self) -> None:
        """Tell all who listen that something may have changed."""
        self.told.clear()
        for listener in tuple(self.listeners):
            listener.changed()


class Hall:
    """The tables of this process."""

    def __init__(self, journal: Journal, now: Callable[[], float], kept: int = 1000) -> None:
        self.journal, self.now, self._kept = journal, now, kept
        self._tables: OrderedDict[str, Held] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_change: list[Callable[[Room], None]] = []

    def __len__(self) -> int:
        """How many tables are held in memory."""
        return len(self._tables)

    # --- Doing and looking --------------------------------------------------------------------------

    async def make(self, room: Room) -> None:
        """Store a new table."""
        await self._to_its_end(self._make(room))

    async def do(self, table_id: str, act: Act[Answer]) -> Answer:
        """Let somebody do something. What they did is stored when this returns, and a refusal changes nothing."""
        return await self._to_its_end(self._do(table_id, act))

    async def look(self, table_id: str, see: Callable[[Room], Answer]) -> Answer:
        """Look at a table as it is stored."""
        async with self._alone(table_id) as held:
            return see(await self._current(table_id, held))

    async def told(self, table_id: str, what: Callable[[Room], Hashable], see: Callable[[Room], Answer]) -> Answer:
        """Look at a table; those who want the same thing before anything changes get the same answer."""
        async with self._alone(table_id) as held:
            room = await self._current(table_id, held)
            key = what(room)
            if key not in held.told:
                if len(held.told) >= MOST_TOLD:
                    held.told.clear()
                held.told[key] = see(room)
            answer: Answer = held.told[key]
            return answer

    def listen(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Tell somebody of every change; the answer ends it."""
        held = self._held(table_id)
        held.listeners.add(listener)
        return lambda: held.listeners.discard(listener)

    def refresh(self) -> None:
        """Tell all who listen to look again: something has changed that stands in no journal."""
        for held in self._tables.values():
            held.notify()

    async def close(self) -> None:
        """Let what was begun come to its end."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- Inside -------------------------------------------------------------------------------------

    async def _to_its_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Whoever asked may go away; what was begun is done all the same."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _make(self, room: Room) -> None:
        async with self._alone(room.id) as held:
            await self.journal.create(room.id, room.fresh, room.heading())
            room.stored()
            held.room = room
            self._tell(held, room)

    async def _do(self, table_id: str, act: Act[Answer]) -> Answer:
        async with self._alone(table_id) as held:
            for _ in range(ATTEMPTS):
                room = await self._current(table_id, held)
                outcome = self._tried(held, room, act)
                if await self._stored(held, room):
                    return outcome()
        raise NotNow("too much happens at this table at once: try again", code="busy")

    def _tried(self, held: Held, room: Room, act: Act[Answer]) -> Callable[[], Answer]:
        """What answers as the act did, or refuses, once it is stored; a room that broke under it is forgotten."""
        try:
            answer = act(room, self.now())
        except AzulejosError as error:
            return partial(_refuse, error)
        except BaseException:
            held.room = None
            raise
        return lambda: answer

    async def _stored(self, held: Held, room: Room) -> bool:
        """Store what has happened and tell it; False if somebody else was quicker."""
        if not room.fresh:
            return True
        try:
            await self.journal.append(room.id, room.head - len(room.fresh), room.fresh, room.heading())
        except Conflict:
            held.room = None
            return False
        except BaseException:
            held.room = None
            raise
        room.stored()
        self._tell(held, room)
        return True

    def _tell(self, held: Held, room: Room) -> None:
        held.notify()
        for hook in self.on_change:
            hook(room)

    async def _current(self, table_id: str, held: Held) -> Room:
        """The room as it is stored: read, or gone on with where others may have written."""
        room = held.room
        if room is None:
            room = held.room = Room.folded(table_id, await self.journal.read(table_id))
            held.notify()  # it was forgotten because something went wrong: who knows what was heard of it before
        elif self.journal.shared:
            await self._catch_up(held, room)
        return room

    async def _catch_up(self, held: Held, room: Room) -> None:
        entries = await self.journal.read(room.id, room.head)
        if entries:
            room.follow(entries)
            self._tell(held, room)

    @asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncIterator[Held]:
        """A table for oneself; one of which nothing is known afterwards, and nobody wants to hear, is not kept."""
        held = self._held(table_id)
        held.users += 1
        try:
            async with held.lock:
                yield held
        finally:
            held.users -= 1
            if held.room is None and held.is_idle:
                self._tables.pop(table_id, None)

    def _held(self, table_id: str) -> Held:
        held = self._tables.get(table_id)
        if held is None:
            held = self._tables[table_id] = Held()
            self._make_room()
        self._tables.move_to_end(table_id)
        return held

    def _make_room(self) -> None:
        """Forget tables that nobody has looked at for the longest time."""
        for table_id in list(self._tables)[:-1]:
            if len(self._tables) <= self._kept:
                return
            if self._tables[table_id].is_idle:
                del self._tables[table_id]

    def heard(self, table_id: str, head: int) -> None:
        """Somebody has written: whoever listens here has to hear of it. No name means: perhaps at any table."""
        for each in [table_id] if table_id else list(self._tables):
            held = self._tables.get(each)
            if held is not None and table_id and not head:
                held.room = None  # it is no more, and who listens will learn it when they look
                held.notify()
            elif held is not None and held.listeners and (not table_id or held.room is None or held.room.head < head):
                work = asyncio.ensure_future(self._reread(each, held))
                self._tasks.add(work)
                work.add_done_callback(self._tasks.discard)

    async def _reread(self, table_id: str, held: Held) -> None:
        try:
            await self.look(table_id, lambda room: room.head)
        except AzulejosError:  # then whoever listens looks for themselves, and hears of it
            held.notify()


def _refuse(refusal: AzulejosError) -> NoReturn:
    raise refusal
