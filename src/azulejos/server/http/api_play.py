"""The API for playing: decisions, takebacks, and the stream of events."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, StreamingResponse

from azulejos.server.http import payloads
from azulejos.server.http.api_tables import TableId
from azulejos.server.http.client import REFUSED, CurrentClient, answered_as
from azulejos.server.http.refusals import refusal_response
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import seat_payload
from azulejos.server.tables.subscription import LINES, Subscription, kept_alive
from azulejos.table import StaleRevision

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/tables/{table_id}/moves", response_model=payloads.ReceiptPayload)
async def move(table_id: TableId, asked: payloads.MoveRequest, client: CurrentClient) -> JSONResponse:
    """Make a decision. The same id again gets the same answer; a stale one gets 409 with the current state."""

    def seat_of(live: LiveTable) -> int:
        return client.seat(live, asked.seat)

    moves, hub = client.state.moves, client.state.hub
    try:
        receipt = await moves.play(table_id, seat_of, asked.move, revision=asked.revision, move_id=asked.id)
        return JSONResponse(receipt)
    except StaleRevision as stale:
        current = await hub.look(table_id, lambda live: seat_payload(live, seat_of(live)))
        return refusal_response(stale, client.language, told=current)


@router.post("/tables/{table_id}/takeback", response_model=payloads.SeatPayload)
async def takeback(table_id: TableId, asked: payloads.TakebackRequest, client: CurrentClient) -> JSONResponse:
    """Ask to take back one's last decision, agree to it, or refuse it."""
    after = await client.state.moves.take_back(table_id, lambda live: client.seat(live, asked.seat), asked.act)
    return JSONResponse(after)


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse, responses=answered_as(LINES))
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
