"""Who looks after tables that nobody asks about: bots that have to move, and clocks that run out.

What has to be done stands in the store, not here: after a restart, or when another process has died,
it is found again.
"""

import asyncio
import contextlib
import logging
import uuid
from dataclasses import dataclass

from azulejos.bots import BotFailed, View
from azulejos.core.errors import AzulejosError
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.server import acts
from azulejos.server.hall import Hall
from azulejos.server.metrics import Metrics
from azulejos.server.room import Room
from azulejos.server.thinkers import Thinkers
from azulejos.server.warming import at_full_strength

ROUND = 1.0
"""Seconds between two looks into the store."""

CLAIM = 10.0
"""Seconds for which a process has a decision for itself; a dead one is waited for so long."""

PATIENCE = 300.0
"""Seconds after which a bot decides as it can, though people wait for its full strength: compiling must have failed."""

BACKOFF = 5.0
"""Seconds to wait after a bot has failed before another one is asked."""

log = logging.getLogger("azulejos.server")


class Keeper:
    """Lets bots think and clocks run out."""

    def __init__(self, hall: Hall, thinkers: Thinkers, metrics: Metrics) -> None:
        self._hall, self._thinkers, self._metrics = hall, thinkers, metrics
        self._who = uuid.uuid4().hex
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._waits: dict[str, float] = {}
        """Since when bots wait for their full strength, by table."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        hall.on_change.append(self._changed)

    async def run(self) -> None:
        """Look into the store now and then, for ever."""
        while True:
            try:
                for table_id in await self._hall.journal.due(self._hall.now()):
                    self._wake(table_id)
            except AzulejosError as error:  # the store will come back; what is due stays due
                log.warning("store", extra={"error": error.code})
            await asyncio.sleep(ROUND)

    async def close(self) -> None:
        """End all thinking; what is unfinished stays due."""
        self._again.clear()
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _changed(self, room: Room) -> None:
        """Something happened here: what comes next need not wait for the next look into the store."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        if room.bots_owing:
            self._wake(room.id)
        elif (deadline := room.next_deadline) is not None:
            wait = max(0.0, deadline[0] - self._hall.now())
            self._timers[room.id] = asyncio.get_running_loop().call_later(wait, self._wake, room.id)

    def _wake(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if table_id in self._busy:
            self._again.add(table_id)
            return
        self._busy[table_id] = asyncio.ensure_future(self._tend(table_id))
        self._busy[table_id].add_done_callback(lambda _: self._tended(table_id))

    def _tended(self, table_id: str) -> None:
        """Look again, if something happened in the meantime."""
        del self._busy[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self._wake(table_id)

    async def _tend(self, table_id: str) -> None:
        """Do all that is due at a table, unless another process does."""
        try:
            while await self._claimed(table_id):
                await self._hall.do(table_id, acts.expire)
                if not await self._think(table_id):
                    break
        except BotFailed as failure:
            log.exception("bot failed", extra={"table": table_id, "error": failure.code, "reason": failure.message})
            await asyncio.sleep(BACKOFF)
        except AzulejosError as error:
            log.warning("table not tended", extra={"table": table_id, "error": error.code})
            await asyncio.sleep(ROUND)
        finally:  # also when the server stops: others need not wait until the claim runs out
            await self._release(table_id)

    async def _claimed(self, table_id: str) -> bool:
        """Whether this process may look after a table now; one that is alone always may."""
        journal = self._hall.journal
        now = self._hall.now()
        return not journal.shared or await journal.claim(table_id, self._who, now=now, until=now + CLAIM)

    async def _release(self, table_id: str) -> None:
        if self._hall.journal.shared:
            with contextlib.suppress(AzulejosError):
                await self._hall.journal.release(table_id, self._who)

    async def _is_ready(self, table_id: str, task: "Task") -> bool:
        """Whether a bot may decide; where people wait for its full strength, only then, or if that seems to fail."""
        if not task.patient or await at_full_strength(task.game, task.setup, task.bot):
            self._waits.pop(table_id, None)
            return True
        return self._hall.now() - self._waits.setdefault(table_id, self._hall.now()) > PATIENCE

    async def _think(self, table_id: str) -> bool:
        """One bot's decision; whether there was one to make."""
        task = await self._hall.look(table_id, _first_task)
        if task is None:
            self._waits.pop(table_id, None)
            return False
        if not await self._is_ready(table_id, task):
            return True
        with self._metrics.timed(self._metrics.thinking.labels(task.bot)):
            move = await self._thinkers.choose(task.bot, View(task.seat, task.view), task.legal)

        def decide(room: Room, now: float) -> bool:
            wanted = room.table is not None and room.table.revision == task.revision and task.seat in room.bots_owing
            if wanted:
                acts.decide(room, now, task.seat, move, revision=task.revision, move_id=uuid.uuid4().hex)
            return wanted

        if await self._hall.do(table_id, decide):
            self._metrics.moves.labels("bot").inc()
        return True


@dataclass(frozen=True, slots=True)
class Task:
    """A decision that a bot has to make."""

    seat: int
    bot: str
    revision: int
    view: dict[str, object]
    legal: tuple[str, ...]
    game: Game
    setup: Setup
    patient: bool
    """Whether the bot has to be at full strength first."""


def _first_task(room: Room) -> Task | None:
    """The first decision that a bot has to make, if there is one."""
    if room.table is None or not room.bots_owing:
        return None
    seat, plan = room.bots_owing[0], room.plan
    glimpse, bot = room.table.glimpse(seat), room.chairs[seat].bot or ""
    return Task(seat, bot, glimpse.revision, glimpse.view, glimpse.legal, plan.game, plan.setup, room.patient)
