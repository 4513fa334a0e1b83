"""Subscription to a table: what is new for one viewer, each time something has changed for them.

A slow client gets several changes in one message; nothing is queued. A change that a viewer may not see,
such as a sealed decision replaced by another, sends nothing: even that it happened is a secret.
"""

import asyncio
from collections.abc import Callable

from pydantic import TypeAdapter

from azulejos.server.payloads.seat import EventPayload
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import events_payload, state_payload
from azulejos.server.tables.table_hub import TableHub

EVENTS = TypeAdapter(list[EventPayload])


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
        """Hash of the state that was sent last."""
        self._changed = asyncio.Event()
        self._changed.set()
        self._stop = hub.listen(table_id, self)

    def changed(self) -> None:
        """Take note that something has happened."""
        self._changed.set()

    async def next(self) -> str:
        """Wait for something new; return a SeatPayload as JSON, with the events since the last call."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            state, events, self._since = await self._hub.look_cached(self._table_id, self._cache_key, self._snapshot)
            before, self._known = self._known, hash(state)
            if events != "[]" or before != self._known:
                return f'{state[:-1]},"events":{events}}}'

    def close(self) -> None:
        """End the subscription."""
        self._stop()

    def _cache_key(self, live: LiveTable) -> tuple[int | None, int, bool]:
        return self._viewer(live), self._since, self._outlook

    def _snapshot(self, live: LiveTable) -> tuple[str, str, int]:
        """The state of the table and the new events, as JSON, and the revision up to which they go."""
        seat = self._viewer(live)
        state = state_payload(live, seat, outlook=self._outlook)
        events = EVENTS.dump_json(events_payload(live, seat, self._since)).decode()
        return state.to_text(), events, state.table.revision
