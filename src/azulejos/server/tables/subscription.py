"""Subscription to a table: what is new for one viewer, each time something has changed for them.

A slow client gets several changes in one message; nothing is queued. A change that a viewer may not see,
such as a sealed decision replaced by another, sends nothing: even that it happened is a secret.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from azulejos.core.errors import AzulejosError
from azulejos.server.http.client import Client
from azulejos.server.http.refusals import refused
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import seat_payload
from azulejos.server.tables.table_hub import TableHub

LINES = "application/x-ndjson"
"""The media type of a stream: lines of JSON."""

ALIVE = 7.0
"""Seconds of silence after which a stream sends an empty line."""


class Subscription:
    """What one viewer sees of a table: a seat, whose right to it is checked each time, or a spectator."""

    def __init__(
        self,
        hub: TableHub,
        table_id: str,
        viewer: Callable[[LiveTable], int | None],
        *,
        since: int = 0,
        outlook: bool = False,
    ) -> None:
        self._hub, self._table_id, self._viewer = hub, table_id, viewer
        self._since, self._outlook = since, outlook
        self._known: int | None = None
        """Hash of what was sent last, apart from events."""
        self._changed = asyncio.Event()
        self._changed.set()
        self._stop = hub.listen(table_id, self)

    def changed(self) -> None:
        """Take note that something has happened."""
        self._changed.set()

    async def next(self) -> str:
        """Wait for something new; return the current state with the events since the last call, as JSON."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            now, events, self._since = await self._hub.look_cached(self._table_id, self._cache_key, self._snapshot)
            before, self._known = self._known, hash(now)
            if events != "[]" or before != self._known:
                return f'{now[:-1]},"events":{events}}}'

    def close(self) -> None:
        """End the subscription."""
        self._stop()

    def _cache_key(self, live: LiveTable) -> tuple[int | None, int, bool]:
        return self._viewer(live), self._since, self._outlook

    def _snapshot(self, live: LiveTable) -> tuple[str, str, int]:
        """The state of the table, the new events, and the revision up to which they go."""
        snapshot = seat_payload(live, self._viewer(live), since=self._since, outlook=self._outlook)
        events = snapshot.pop("events")
        return _json(snapshot), _json(events), snapshot["table"]["revision"]


def _json(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


class News(Protocol):
    """A source of messages that can be waited for again and again."""

    async def next(self) -> str:
        """Wait for something new, as JSON."""

    def close(self) -> None:
        """Release the source."""


async def kept_alive(client: Client, follow: Callable[[], News]) -> AsyncIterator[str]:
    """Yield what is new, line by line, with empty lines in times of silence, until the server stops.

    If the client loses its right to look, the last line is the refusal.
    """
    state = client.state
    state.connections.enter(client.address)
    news = follow()
    closing = asyncio.ensure_future(state.closing.wait())
    line = asyncio.ensure_future(news.next())
    try:
        while not state.closing.is_set():
            done, _ = await asyncio.wait({line, closing}, timeout=ALIVE, return_when=asyncio.FIRST_COMPLETED)
            if line in done:
                yield f"{line.result()}\n"
                line = asyncio.ensure_future(news.next())
            elif closing not in done:
                yield "\n"
    except AzulejosError as error:
        yield _json({"error": refused(error, client.language)}) + "\n"
    finally:
        state.connections.leave(client.address)
        news.close()
        for task in (line, closing):
            task.cancel()
        await asyncio.gather(line, closing, return_exceptions=True)
