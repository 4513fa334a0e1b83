"""The state of a server process: the journal, the hub with its tables, the bots, the limits."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from azulejos.core.errors import AzulejosError
from azulejos.server.bots.bot_processes import BotProcesses
from azulejos.server.bots.precompiler import Precompiler
from azulejos.server.bots.scheduler import Scheduler
from azulejos.server.metrics import Metrics
from azulejos.server.rate_limits import Buckets, ConnectionCount
from azulejos.server.settings import Settings
from azulejos.server.store.journal import Journal
from azulejos.server.tables.moves import MoveService
from azulejos.server.tables.table_hub import TableHub

HOUR = 3600.0

log = logging.getLogger("azulejos.server")


class AppState:
    """The parts of one server process. `open` starts them and, at the end, finishes what was begun."""

    hub: TableHub
    moves: MoveService
    journal: Journal
    key: bytes

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings, self.now = settings, now
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests, time.monotonic)
        self.new_tables = Buckets(settings.new_tables, time.monotonic)
        self.messages = Buckets(settings.messages, time.monotonic)
        self.connections = ConnectionCount(settings.sockets)
        self.listeners: set[Callable[[str], None]] = set()
        """Called with the id of each table that changes; an empty id means any table."""
        self.closing = asyncio.Event()
        """Set when the server is about to stop, so that sockets and streams end and clients reconnect later."""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the store and start the background tasks; stop and close all of them at the end."""
        self.journal = await asyncio.to_thread(Journal.open, self.settings.database)
        self.key = await self.journal.secret()
        self.hub = TableHub(self.journal, self.now, self.settings.kept)
        self.moves = MoveService(self.hub, self.metrics)
        self.journal.listen(self._on_stored)
        bots = BotProcesses(self.settings.thinking)
        scheduler = Scheduler(self.hub, bots, self.metrics)
        precompiler = Precompiler(self.hub.refresh, everything=self.settings.warm)
        self.hub.on_change.append(precompiler.want)
        self.metrics.watch("azulejos_tables_in_memory", "Tables in memory.", lambda: len(self.hub))
        self.metrics.watch("azulejos_connections", "Sockets and streams.", lambda: len(self.connections))
        work = [asyncio.ensure_future(each) for each in (scheduler.run(), self._prune(), precompiler.run())]
        try:
            yield
        finally:
            self.closing.set()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await scheduler.close()
            bots.close()
            await self.hub.close()
            await self.journal.close()

    def _on_stored(self, table_id: str, head: int) -> None:
        self.hub.on_stored(table_id, head)
        for listener in tuple(self.listeners):
            listener(table_id)

    async def _prune(self) -> None:
        """Delete tables that nobody joined for a long time."""
        while True:
            try:
                await self.journal.prune(self.now() - self.settings.waits)
            except AzulejosError as error:  # the store may recover; stale tables stay stale
                log.warning("store", extra={"error": error.code})
            await asyncio.sleep(HOUR)
