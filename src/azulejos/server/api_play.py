"""The API of playing: decisions, takebacks, and the stream of what happens."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import JSONResponse, StreamingResponse

from azulejos.core.errors import AzulejosError
from azulejos.server import acts, wire
from azulejos.server.api_tables import TableId
from azulejos.server.following import Following, kept_alive
from azulejos.server.refusals import refusal_response
from azulejos.server.room import Room
from azulejos.server.telling import seat_told
from azulejos.server.visitor import REFUSED, Asking, Visitor
from azulejos.table import StaleRevision

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/tables/{table_id}/moves", response_model=wire.ReceiptTold)
async def move(table_id: TableId, asked: wire.Move, who: Asking) -> JSONResponse:
    """Make a decision. The same id again gets the same answer; a stale one gets 409 and what is true now."""
    try:
        return JSONResponse(await played(table_id, who, asked))
    except StaleRevision as stale:
        told = await who.house.hall.look(table_id, lambda room: seat_told(room, who.seat(room, asked.seat)))
        return refusal_response(stale, who.language, told=told)


@router.post("/tables/{table_id}/takeback", response_model=wire.Told)
async def takeback(table_id: TableId, asked: wire.Takeback, who: Asking) -> JSONResponse:
    """Ask to take back one's last decision, agree to it, or refuse it."""
    return JSONResponse(await taken_back(table_id, who, asked))


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    table_id: TableId,
    who: Asking,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> StreamingResponse:
    """What happens at a table as lines of JSON, for a seat or a spectator; empty lines show that it is alive."""
    who.house.crowd.check(who.address)
    hall = who.house.hall
    await hall.look(table_id, lambda room: who.eye(room, seat))
    lines = kept_alive(who, lambda: Following(hall, table_id, lambda room: who.eye(room, seat), since=since))
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def played(table_id: str, who: Visitor, asked: wire.Move) -> dict[str, Any]:
    """The receipt of a decision, which is stored."""

    def decide(room: Room, now: float) -> dict[str, Any]:
        seat = who.seat(room, asked.seat)
        return acts.play(room, now, seat, asked.move, revision=asked.revision, move_id=asked.id).to_json()

    metrics = who.house.metrics
    try:
        with metrics.timed(metrics.storing):
            receipt = await who.house.hall.do(table_id, decide)
    except AzulejosError as error:
        metrics.refusals.labels(error.code).inc()
        raise
    metrics.moves.labels("person").inc()
    return receipt


async def taken_back(table_id: str, who: Visitor, asked: wire.Takeback) -> dict[str, Any]:
    """The table after asking for a takeback, agreeing or refusing."""

    def take_back(room: Room, now: float) -> dict[str, Any]:
        seat = who.seat(room, asked.seat)
        acts.take_back(room, now, seat, asked.act)
        return seat_told(room, seat)

    return await who.house.hall.do(table_id, take_back)
