"""The API for playing: decisions, takebacks, and the stream of events."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import StreamingResponse

from azulejos.server.http import requests
from azulejos.server.http.client import REFUSED, CurrentClient, answered_as
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.http.requests import TableId
from azulejos.server.http.streams import LINES, kept_alive
from azulejos.server.payloads.seat import ReceiptPayload, SeatPayload
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.subscription import Subscription

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)


@router.post("/tables/{table_id}/moves")
async def move(table_id: TableId, asked: requests.MoveRequest, client: CurrentClient) -> ReceiptPayload:
    """Make a decision. The same id again gets the same answer; a stale one gets 409 with the current state."""

    def seat_of(live: LiveTable) -> int:
        return client.seat(live, asked.seat)

    return await client.state.moves.play(table_id, seat_of, asked.move, revision=asked.revision, move_id=asked.id)


@router.post("/tables/{table_id}/takeback")
async def takeback(table_id: TableId, asked: requests.TakebackRequest, client: CurrentClient) -> SeatPayload:
    """Ask to take back one's last decision, agree to it, or refuse it."""
    return await client.state.moves.take_back(table_id, lambda live: client.seat(live, asked.seat), asked.act)


@router.get(
    "/tables/{table_id}/stream",
    response_class=StreamingResponse,
    responses=answered_as(LINES, "Lines, each a SeatPayload; at the end perhaps a RefusalPayload."),
)
async def stream(
    table_id: TableId,
    client: CurrentClient,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> StreamingResponse:
    """Stream the events of a table as lines of JSON, for a seat or a spectator; empty lines keep it alive."""
    client.state.connections.check(client.address)
    hub = client.state.hub
    await hub.look(table_id, lambda live: client.viewer(live, seat))
    lines = kept_alive(client, lambda: Subscription(hub, table_id, lambda live: client.viewer(live, seat), since=since))
    return StreamingResponse(lines, media_type=LINES)
