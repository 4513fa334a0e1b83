"""Does what is due at a table without a request: bots that have to move, and clocks that run out.

The list of due tables is in the store, not here: it survives a restart, and another process can take over.
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
from azulejos.server.bots.bot_processes import BotProcesses
from azulejos.server.bots.precompiler import at_full_strength
from azulejos.server.metrics import Metrics
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.table_hub import TableHub

ROUND = 1.0
"""Seconds between two queries for due tables."""

CLAIM = 10.0
"""Seconds for which a process claims a table; the claim of a process that died expires after this time."""

PATIENCE = 300.0
"""Seconds after which a bot moves at less than full strength although people wait: compiling must have failed."""

BACKOFF = 5.0
"""Seconds to wait after a bot has failed before the next attempt."""

log = logging.getLogger("azulejos.server")


class Scheduler:
    """Runs the bots' decisions and the clocks of all tables."""

    def __init__(self, hub: TableHub, bots: BotProcesses, metrics: Metrics) -> None:
        self._hub, self._bots, self._metrics = hub, bots, metrics
        self._process_id = uuid.uuid4().hex
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._waits: dict[str, float] = {}
        """When the bots of a table began to wait for their full strength, by table."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        hub.on_change.append(self._changed)

    async def run(self) -> None:
        """Query the store for due tables regularly, until cancelled."""
        while True:
            try:
                for table_id in await self._hub.journal.due(self._hub.now()):
                    self._wake(table_id)
            except AzulejosError as error:  # the store may recover; what is due stays due
                log.warning("store", extra={"error": error.code})
            await asyncio.sleep(ROUND)

    async def close(self) -> None:
        """Cancel all work; unfinished decisions stay due."""
        self._again.clear()
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _changed(self, live: LiveTable) -> None:
        """Schedule what is due next at a table that changed, without waiting for the next query."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        if live.bots_owing:
            self._wake(live.id)
        elif (deadline := live.next_deadline) is not None:
            wait = max(0.0, deadline[0] - self._hub.now())
            self._timers[live.id] = asyncio.get_running_loop().call_later(wait, self._wake, live.id)

    def _wake(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if table_id in self._busy:
            self._again.add(table_id)
            return
        self._busy[table_id] = asyncio.ensure_future(self._work_at(table_id))
        self._busy[table_id].add_done_callback(lambda _: self._finished(table_id))

    def _finished(self, table_id: str) -> None:
        """Start again, if the table changed in the meantime."""
        del self._busy[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self._wake(table_id)

    async def _work_at(self, table_id: str) -> None:
        """Do all that is due at a table, unless another process has claimed it."""
        try:
            while await self._claimed(table_id):
                await self._hub.do(table_id, acts.expire)
                if not await self._think(table_id):
                    break
        except BotFailed as failure:
            log.exception("bot failed", extra={"table": table_id, "error": failure.code, "reason": failure.message})
            await asyncio.sleep(BACKOFF)
        except AzulejosError as error:
            log.warning("table not tended", extra={"table": table_id, "error": error.code})
            await asyncio.sleep(ROUND)
        finally:  # also when the server stops: other processes need not wait until the claim expires
            await self._release(table_id)

    async def _claimed(self, table_id: str) -> bool:
        """Whether this process may work at a table now; the only process on a database always may."""
        journal = self._hub.journal
        now = self._hub.now()
        return not journal.shared or await journal.claim(table_id, self._process_id, now=now, until=now + CLAIM)

    async def _release(self, table_id: str) -> None:
        if self._hub.journal.shared:
            with contextlib.suppress(AzulejosError):
                await self._hub.journal.release(table_id, self._process_id)

    async def _is_ready(self, table_id: str, task: "ScheduledTask") -> bool:
        """Whether a bot may move now. If people wait for full strength, it has it, or PATIENCE is over."""
        if not task.patient or await at_full_strength(task.game, task.setup, task.bot):
            self._waits.pop(table_id, None)
            return True
        return self._hub.now() - self._waits.setdefault(table_id, self._hub.now()) > PATIENCE

    async def _think(self, table_id: str) -> bool:
        """Make one bot's decision; return False if none is due."""
        task = await self._hub.look(table_id, _first_task)
        if task is None:
            self._waits.pop(table_id, None)
            return False
        if not await self._is_ready(table_id, task):
            return True
        with self._metrics.timed(self._metrics.thinking.labels(task.bot)):
            move = await self._bots.choose(task.bot, View(task.seat, task.view), task.legal)

        def decide(live: LiveTable, now: float) -> bool:
            wanted = live.table is not None and live.table.revision == task.revision and task.seat in live.bots_owing
            if wanted:
                acts.decide(live, now, task.seat, move, revision=task.revision, move_id=uuid.uuid4().hex)
            return wanted

        if await self._hub.do(table_id, decide):
            self._metrics.moves.labels("bot").inc()
        return True


@dataclass(frozen=True, slots=True)
class ScheduledTask:
    """A decision that a bot has to make, with all it needs."""

    seat: int
    bot: str
    revision: int
    view: dict[str, object]
    legal: tuple[str, ...]
    game: Game
    setup: Setup
    patient: bool
    """Whether the bot has to be at full strength first."""


def _first_task(live: LiveTable) -> ScheduledTask | None:
    """The first decision that a bot has to make, if there is one."""
    if live.table is None or not live.bots_owing:
        return None
    seat, plan = live.bots_owing[0], live.plan
    glimpse, bot = live.table.glimpse(seat), live.chairs[seat].bot or ""
    return ScheduledTask(seat, bot, glimpse.revision, glimpse.view, glimpse.legal, plan.game, plan.setup, live.patient)
