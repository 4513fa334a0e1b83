"""The API for tables: make, look, join, leave, hand over, start, end, rematch."""

import hashlib
import hmac
import io
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import segno
from fastapi import APIRouter, Query, Request, Response
from starlette.responses import PlainTextResponse

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import access_keys
from azulejos.server.errors import BadRequest, TooMany
from azulejos.server.http import requests
from azulejos.server.http.client import REFUSED, Client, CurrentClient, answered_as
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.http.requests import TableId
from azulejos.server.payloads.seat import SeatedPayload, SeatPayload
from azulejos.server.store.errors import TableExists
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.plan import Plan
from azulejos.server.tables.snapshots import drawn, seat_payload

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)

PersonAct = Callable[[LiveTable, float, int], None]
"""What a person does at a table, given the current time and their number."""

ME, OPEN = "me", "open"


@router.post("/tables", status_code=201)
async def make_table(asked: requests.MakeTableRequest, client: CurrentClient) -> SeatedPayload:
    """Make a table. The answer holds the host's secret, which is shown only once."""
    state = client.state
    state.new_tables.take(client.address)
    if await state.journal.count("waiting") + await state.journal.count("playing") >= state.settings.most_tables:
        raise TooMany("this server has as many tables as it can hold", 60.0, code="too-many-tables")
    secret = access_keys.new_secret()
    host = Person(asked.name, access_keys.hashed(secret))
    live = acts.make(access_keys.new_table_id(), state.now(), _plan(asked), [host])
    await state.hub.make(live)
    return _seated(live, secret)


@router.get("/tables/{table_id}")
async def look(
    table_id: TableId,
    client: CurrentClient,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    outlook: bool = False,
) -> SeatPayload:
    """Show a table as a seat or a spectator sees it, with the events since a revision."""
    return await client.state.hub.look(
        table_id, lambda live: seat_payload(live, client.viewer(live, seat), since=since, outlook=outlook)
    )


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, asked: requests.JoinRequest, client: CurrentClient) -> SeatedPayload:
    """Take an open seat. The answer holds the secret, which is shown only once; a bot's secret is its token.

    A client that names the seat and sends a secret it made itself may repeat the request if no answer came.
    """
    bot = None if client.secret is None else access_keys.name_in(client.secret, client.state.key)
    known = client.secret is not None and (
        bot is not None or await client.state.hub.look(table_id, lambda live: _is_there(live, client.secret))
    )
    secret = client.secret if known and client.secret is not None else asked.secret or access_keys.new_secret()
    person = Person(bot or asked.name, access_keys.hashed(secret), program=bot is not None)

    def sit(live: LiveTable, now: float) -> SeatedPayload:
        acts.join(live, now, person, asked.seat, asked.seed)
        return _seated(live, secret)

    return await client.state.hub.do(table_id, sit)


@router.post("/tables/{table_id}/seed")
async def add_seed(table_id: TableId, asked: requests.AddSeedRequest, client: CurrentClient) -> SeatPayload:
    """Add your own seed to the shuffle, before the game starts."""
    return await _person_does(table_id, client, lambda live, now, person: acts.sow(live, now, person, asked.seed))


@router.post("/tables/{table_id}/start")
async def start(table_id: TableId, client: CurrentClient) -> SeatPayload:
    """Start the game, once all seats are taken. The last person to join starts it too."""
    return await _person_does(table_id, client, acts.start)


@router.post("/tables/{table_id}/leave")
async def leave(table_id: TableId, asked: requests.AtSeatRequest, client: CurrentClient) -> SeatPayload:
    """Leave a seat. The same secret lets you return, until the host hands the seat over."""
    return await _person_does(
        table_id, client, lambda live, now, person: acts.leave(live, now, person, client.seat(live, asked.seat))
    )


@router.post("/tables/{table_id}/return")
async def come_back(table_id: TableId, asked: requests.AtSeatRequest, client: CurrentClient) -> SeatPayload:
    """Return to a seat: after leaving, after a bot stood in, or for a rematch."""
    return await _person_does(
        table_id, client, lambda live, now, person: acts.come_back(live, now, person, client.seat(live, asked.seat))
    )


@router.post("/tables/{table_id}/hand")
async def hand(table_id: TableId, asked: requests.HandOverRequest, client: CurrentClient) -> SeatPayload:
    """Hand a seat to a bot or open it for another person; for the host, after the grace time."""
    return await _person_does(
        table_id, client, lambda live, now, person: acts.hand(live, now, person, asked.seat, asked.bot)
    )


@router.post("/tables/{table_id}/wait")
async def wait(table_id: TableId, client: CurrentClient) -> SeatPayload:
    """Make the bots wait until they are at full strength, instead of playing quick moves until then."""
    return await _person_does(table_id, client, acts.wait)


@router.post("/tables/{table_id}/end")
async def end(table_id: TableId, client: CurrentClient) -> SeatPayload:
    """End a game early."""
    return await _person_does(table_id, client, acts.end)


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: TableId, client: CurrentClient) -> SeatPayload:
    """Play again at a new table, everybody one seat on; it starts when all have asked for it."""
    state = client.state
    again = _address_of_rematch(table_id, state.key)

    def plan(live: LiveTable) -> tuple[Plan, list[Person]]:
        return acts.rotated(live, acts.person_of(live, client.secret)), live.people

    new_plan, people = await state.hub.look(table_id, plan)
    with suppress(TableExists):  # another person asked first: join the table that was made then
        await state.hub.make(acts.make(again, state.now(), new_plan, people))
    await state.hub.do(table_id, lambda live, now: None if live.rematch else live.write(now, "rematched", table=again))
    return await _person_does(again, client, _come_to_all_seats)


@router.get(
    "/tables/{table_id}/picture", response_class=PlainTextResponse, responses=answered_as("text/plain", "A drawing.")
)
async def picture(
    table_id: TableId, client: CurrentClient, seat: Annotated[int | None, Query(ge=0, le=7)] = None
) -> PlainTextResponse:
    """Return a table drawn in text, as a seat or a spectator sees it."""
    return PlainTextResponse(await client.state.hub.look(table_id, lambda live: drawn(live, client.viewer(live, seat))))


@router.get("/tables/{table_id}/qr.svg", response_class=Response, responses=answered_as("image/svg+xml", "A picture."))
async def qr_code(table_id: TableId, client: CurrentClient, request: Request) -> Response:
    """Return the link of a table as a QR code."""
    await client.state.hub.look(table_id, lambda live: live.id)
    link = f"{request.url.scheme}://{request.headers['host']}/t/{table_id}"
    drawn_code = io.BytesIO()
    segno.make(link, micro=False).save(drawn_code, kind="svg", border=2, omitsize=True)
    return Response(drawn_code.getvalue(), media_type="image/svg+xml")


# --- Inside ---------------------------------------------------------------------------------------


async def _person_does(table_id: str, client: Client, act: PersonAct) -> SeatPayload:
    """Run an act of a person; return the table as they see it afterwards."""

    def do(live: LiveTable, now: float) -> SeatPayload:
        person = acts.person_of(live, client.secret)
        act(live, now, person)
        own = acts.seats_of(live, person)
        return seat_payload(live, own[0] if own else None)

    return await client.state.hub.do(table_id, do)


def _plan(asked: requests.MakeTableRequest) -> Plan:
    game = registry.game(asked.game)
    if asked.clock.per_move is not None and asked.clock.per_game is not None:
        raise BadRequest("a clock is for each move or for the game, not both", field="clock")
    if asked.hidden_piles and not game.can_hide_piles:
        raise BadRequest(f"{game.name} has no score piles to hide", field="hidden_piles")
    for chair in asked.chairs:
        if chair not in {ME, OPEN}:
            acts.check_bot(chair)
    acts.check_bot(asked.stand_in)
    setup = Setup.of(game, len(asked.chairs), asked.options, asked.starter)
    chairs = tuple(map(_chair, asked.chairs))
    clock = Clock(asked.clock.per_move, asked.clock.per_game)
    more = asked.listed, asked.grace, asked.stand_in, asked.starter, asked.hidden_piles
    return Plan(game, setup, chairs, clock, *more)


def _chair(asked: str) -> Chair:
    return {ME: Chair(person=acts.HOST), OPEN: Chair()}.get(asked, Chair(bot=asked))


def _seated(live: LiveTable, secret: str) -> SeatedPayload:
    person = acts.person_of(live, secret)
    own = acts.seats_of(live, person)
    return SeatedPayload(id=live.id, secret=secret, seats=own, told=seat_payload(live, own[0] if own else None))


def _is_there(live: LiveTable, secret: str | None) -> bool:
    acts.person_of(live, secret)
    return True


def _address_of_rematch(table_id: str, key: bytes) -> str:
    """The id of a table's rematch: the same for every request, so that only one is made."""
    return hmac.new(key, f"rematch:{table_id}".encode(), hashlib.sha256).hexdigest()[:16]


def _come_to_all_seats(live: LiveTable, now: float, person: int) -> None:
    for seat in acts.seats_of(live, person):
        acts.come_back(live, now, person, seat)
