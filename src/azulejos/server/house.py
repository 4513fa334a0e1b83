"""All that a server consists of: the store, the hall with its tables, the bots, the limits."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from azulejos.core.errors import AzulejosError
from azulejos.server.hall import Hall
from azulejos.server.journal import Journal
from azulejos.server.keeper import Keeper
from azulejos.server.limits import Buckets, Crowd
from azulejos.server.metrics import Metrics
from azulejos.server.settings import Settings
from azulejos.server.thinkers import Thinkers
from azulejos.server.warming import Warming

HOUR = 3600.0

log = logging.getLogger("azulejos.server")


class House:
    """One server process: opened by `open`, closed with nothing half done."""

    hall: Hall
    journal: Journal
    key: bytes

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings, self.now = settings, now
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests, time.monotonic)
        self.new_tables = Buckets(settings.new_tables, time.monotonic)
        self.messages = Buckets(settings.messages, time.monotonic)
        self.crowd = Crowd(settings.sockets)
        self.ears: set[Callable[[str], None]] = set()
        """Who wants to hear the id of each table that changes."""
        self.closing = asyncio.Event()
        """Set when the server is about to stop: those who listen are told to come back."""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the store, look for what was left undone, and close all of it in the end."""
        self.journal = await asyncio.to_thread(Journal.open, self.settings.database)
        self.key = await self.journal.secret()
        self.hall = Hall(self.journal, self.now, self.settings.kept)
        self.journal.listen(self._heard)
        thinkers = Thinkers(self.settings.thinking)
        keeper = Keeper(self.hall, thinkers, self.metrics)
        warming = Warming(self.hall.refresh, everything=self.settings.warm)
        self.hall.on_change.append(warming.want)
        self.metrics.watch("azulejos_tables_in_memory", "Tables in memory.", lambda: len(self.hall))
        self.metrics.watch("azulejos_connections", "Sockets and streams.", lambda: len(self.crowd))
        work = [asyncio.ensure_future(each) for each in (keeper.run(), self._prune(), warming.run())]
        try:
            yield
        finally:
            self.closing.set()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await keeper.close()
            thinkers.close()
            await self.hall.close()
            await self.journal.close()

    def _heard(self, table_id: str, head: int) -> None:
        self.hall.heard(table_id, head)
        for ear in tuple(self.ears):
            ear(table_id)

    async def _prune(self) -> None:
        """Forget tables that nobody came to."""
        while True:
            try:
                await self.journal.prune(self.now() - self.settings.waits)
            except AzulejosError as error:  # the store will come back; what is stale stays so
                log.warning("store", extra={"error": error.code})
            await asyncio.sleep(HOUR)
