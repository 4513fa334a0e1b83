"""Makes people's decisions and takebacks, for the HTTP routes and for the socket: checked, stored and counted."""

from collections.abc import Callable
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.server.metrics import Metrics
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import seat_payload
from azulejos.server.tables.table_hub import TableHub

SeatOf = Callable[[LiveTable], int]
"""Finds the seat that a client means, and refuses a client that has no right to it."""


class MoveService:
    """The moves of people at the tables of a hub."""

    def __init__(self, hub: TableHub, metrics: Metrics) -> None:
        self._hub, self._metrics = hub, metrics

    async def play(self, table_id: str, seat_of: SeatOf, move: str, *, revision: int, move_id: str) -> dict[str, Any]:
        """Make a decision; return its receipt as JSON once it is stored."""

        def decide(live: LiveTable, now: float) -> dict[str, Any]:
            return acts.play(live, now, seat_of(live), move, revision=revision, move_id=move_id).to_json()

        try:
            with self._metrics.timed(self._metrics.storing):
                receipt = await self._hub.do(table_id, decide)
        except AzulejosError as error:
            self._metrics.refusals.labels(error.code).inc()
            raise
        self._metrics.moves.labels("person").inc()
        return receipt

    async def take_back(self, table_id: str, seat_of: SeatOf, act: str) -> dict[str, Any]:
        """Ask for a takeback, agree to it or refuse it; return the table as the seat sees it afterwards."""

        def take_back(live: LiveTable, now: float) -> dict[str, Any]:
            seat = seat_of(live)
            acts.take_back(live, now, seat, act)
            return seat_payload(live, seat)

        return await self._hub.do(table_id, take_back)
