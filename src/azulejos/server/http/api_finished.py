"""The API for finished games: the record, the replay, the score breakdown."""

import asyncio

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from azulejos import records
from azulejos.core.tally import Item
from azulejos.server.http.client import REFUSED, CurrentClient, answered_as
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.http.requests import TableId
from azulejos.server.payloads.finished_game import ReplayPayload, TallyItemPayload, TallyPayload
from azulejos.server.tables import acts
from azulejos.server.tables.snapshots import steps_of

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)


@router.get(
    "/tables/{table_id}/record", response_class=PlainTextResponse, responses=answered_as("text/plain", "A record.")
)
async def record(table_id: TableId, client: CurrentClient) -> PlainTextResponse:
    """Return a finished game as text (docs/notation.md), with the secret of its shuffle."""
    found = await client.state.hub.look(table_id, acts.record)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.jsonl"'}
    return PlainTextResponse(records.write([found]), headers=headers)


@router.get("/tables/{table_id}/replay")
async def replay(table_id: TableId, client: CurrentClient) -> ReplayPayload:
    """Return a finished game step by step: each event and the position after it."""
    found, revisions = await client.state.hub.look(table_id, lambda live: (acts.record(live), acts.revisions(live)))
    return ReplayPayload(steps=await asyncio.to_thread(steps_of, found, revisions))


@router.get("/tables/{table_id}/tally")
async def tally(table_id: TableId, client: CurrentClient) -> TallyPayload:
    """Return the score breakdown of a finished game."""
    found = await client.state.hub.look(table_id, acts.record)
    seats = await asyncio.to_thread(records.tally, found)
    return TallyPayload(seats=[list(map(_tally_item, items)) for items in seats])


def _tally_item(item: Item) -> TallyItemPayload:
    return TallyItemPayload(name=item.name, clause=item.clause, points=item.points, parts=item.parts)
