"""The API for tables: make, join, leave, hand over, start, end, rematch."""

import asyncio
import hashlib
import hmac
import io
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from azulejos import __version__, records
from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.core.tally import Item
from azulejos.server import access_keys
from azulejos.server.bots import installed
from azulejos.server.errors import BadRequest, TooMany
from azulejos.server.http import requests
from azulejos.server.http.client import REFUSED, Client, CurrentClient, answered_as
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.payloads.finished_game import ReplayPayload, TallyItemPayload, TallyPayload
from azulejos.server.payloads.lists import (
    GameListed,
    OfferPayload,
    OptionPayload,
    SummaryPayload,
    TableList,
    TableListed,
)
from azulejos.server.payloads.seat import SeatedPayload, SeatPayload
from azulejos.server.store.entry import Listing
from azulejos.server.store.errors import TableExists
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.plan import Plan
from azulejos.server.tables.snapshots import drawn, seat_payload, steps_of

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)

PersonAct = Callable[[LiveTable, float, int], None]
"""What a person does at a table, given the current time and their number."""

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The address of a table.")]
ME, OPEN = "me", "open"


@router.get("/offer")
def offer() -> OfferPayload:
    """List the games and bots of this server."""
    games = [_game_listed(registry.game(name)) for name in installed.games()]
    return OfferPayload(games=games, bots=list(installed.bots()), version=__version__)


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


@router.get("/tables")
async def list_tables(
    client: CurrentClient,
    status: Annotated[str, Query(pattern="^(waiting|playing|over)$")] = "waiting",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[str | None, Query(pattern=r"^[0-9]{1,12}(\.[0-9]{1,9})?~[A-Za-z0-9_-]{1,64}$")] = None,
) -> TableList:
    """List the public tables, the last changed first; `next` of one page is `before` of the following one."""
    time, _, last = (before or "").partition("~")
    found = await client.state.journal.lists(status, limit=limit, before=(float(time), last) if time else None)
    more = f"{found[-1].changed:.9f}~{found[-1].table_id}" if len(found) == limit else None
    return TableList(tables=list(map(_listed, found)), next=more)


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


def _game_listed(game: Game) -> GameListed:
    return GameListed(
        name=game.name,
        title=game.title,
        players=list(game.players),
        options=[
            OptionPayload(name=option.name, choices=list(option.choices), least=option.least) for option in game.options
        ],
        starter=game.has_starter,
        hidden_piles=game.can_hide_piles,
    )


def _listed(listing: Listing) -> TableListed:
    heading = listing.heading
    return TableListed(
        id=listing.table_id,
        game=heading.game,
        status=heading.status,
        changed=listing.changed,
        summary=SummaryPayload.model_validate(heading.summary),
    )


def _tally_item(item: Item) -> TallyItemPayload:
    return TallyItemPayload(name=item.name, clause=item.clause, points=item.points, parts=item.parts)


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
