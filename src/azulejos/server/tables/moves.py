"""Makes people's decisions and takebacks, for the HTTP routes and for the socket: checked, stored and counted."""

from collections.abc import Callable

from azulejos.core.errors import AzulejosError
from azulejos.server.metrics import Metrics
from azulejos.server.payloads.seat import ReceiptPayload, SeatPayload
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import receipt_payload, seat_payload
from azulejos.server.tables.table_hub import TableHub
from azulejos.table import StaleRevision

SeatOf = Callable[[LiveTable], int]
"""Finds the seat that a client means, and refuses a client that has no right to it."""


class StaleMove(StaleRevision):
    """A decision of a client was made for an older state of the game; `current` is what its seat may know now."""

    def __init__(self, stale: StaleRevision, current: SeatPayload) -> None:
        super().__init__(stale.given, stale.revision)
        self.current = current


class MoveService:
    """The moves of people at the tables of a hub."""

    def __init__(self, hub: TableHub, metrics: Metrics) -> None:
        self._hub, self._metrics = hub, metrics

    async def play(self, table_id: str, seat_of: SeatOf, move: str, *, revision: int, move_id: str) -> ReceiptPayload:
        """Make a decision; return its receipt once it is stored. Raises StaleMove with the current state."""

        def decide(live: LiveTable, now: float) -> ReceiptPayload:
            seat = seat_of(live)
            try:
                return receipt_payload(acts.play(live, now, seat, move, revision=revision, move_id=move_id))
            except StaleRevision as stale:
                raise StaleMove(stale, seat_payload(live, seat)) from None

        try:
            with self._metrics.timed(self._metrics.storing):
                receipt = await self._hub.do(table_id, decide)
        except AzulejosError as error:
            self._metrics.refusals.labels(error.code).inc()
            raise
        self._metrics.moves.labels("person").inc()
        return receipt

    async def take_back(self, table_id: str, seat_of: SeatOf, act: str) -> SeatPayload:
        """Ask for a takeback, agree to it or refuse it; return the table as the seat sees it afterwards."""

        def take_back(live: LiveTable, now: float) -> SeatPayload:
            seat = seat_of(live)
            acts.take_back(live, now, seat, act)
            return seat_payload(live, seat)

        return await self._hub.do(table_id, take_back)
