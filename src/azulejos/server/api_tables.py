"""The API of tables: make, join, leave, hand on, start, end, play again."""

import asyncio
import hashlib
import hmac
import io
from contextlib import suppress
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import JSONResponse, PlainTextResponse

from azulejos import __version__, records
from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import acts, installed, keys, wire
from azulejos.server.chair import Chair, Person
from azulejos.server.clock import Clock
from azulejos.server.entry import Listing
from azulejos.server.errors import BadRequest, TooMany
from azulejos.server.plan import Plan
from azulejos.server.room import Room
from azulejos.server.store_errors import TableExists
from azulejos.server.telling import drawn, seat_told, steps_of
from azulejos.server.visitor import REFUSED, Asking, Visitor, answered_as

router = APIRouter(prefix="/api", responses=REFUSED)

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The address of a table.")]
ME, OPEN = "me", "open"


@router.get("/offer", response_model=wire.Offer)
def offer() -> dict[str, Any]:
    """The games and bots of this server."""
    games = [registry.game(name) for name in installed.games()]
    return {
        "games": [
            {
                "name": game.name,
                "title": game.title,
                "players": list(game.players),
                "options": [
                    {"name": option.name, "choices": list(option.choices), "least": option.least}
                    for option in game.options
                ],
            }
            for game in games
        ],
        "bots": list(installed.bots()),
        "version": __version__,
    }


@router.post("/tables", status_code=201, response_model=wire.Seated)
async def make_table(asked: wire.MakeTable, who: Asking) -> JSONResponse:
    """Make a table. The answer holds the host's secret, which is shown this once."""
    house = who.house
    house.new_tables.take(who.address)
    if await house.journal.count("waiting") + await house.journal.count("playing") >= house.settings.most_tables:
        raise TooMany("this server has as many tables as it can hold", 60.0, code="too-many-tables")
    secret = keys.new_secret()
    host = Person(asked.name, keys.hashed(secret))
    room = acts.make(keys.new_table_id(), house.now(), _plan(asked), [host])
    await house.hall.make(room)
    return JSONResponse(_seated(room, secret), 201)


@router.get("/tables", response_model=wire.TableList)
async def list_tables(
    who: Asking,
    status: Annotated[str, Query(pattern="^(waiting|playing|over)$")] = "waiting",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[str | None, Query(pattern=r"^[0-9]{1,12}(\.[0-9]{1,9})?~[A-Za-z0-9_-]{1,64}$")] = None,
) -> JSONResponse:
    """The tables that anybody may find, those that changed last first; `next` of one page is `before` of the next."""
    time, _, last = (before or "").partition("~")
    found = await who.house.journal.lists(status, limit=limit, before=(float(time), last) if time else None)
    more = f"{found[-1].changed:.9f}~{found[-1].table_id}" if len(found) == limit else None
    return JSONResponse({"tables": list(map(_listed, found)), "next": more})


@router.get("/tables/{table_id}", response_model=wire.Told)
async def look(
    table_id: TableId,
    who: Asking,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    outlook: bool = False,
) -> JSONResponse:
    """A table as a seat sees it, or a spectator; with what has happened since a revision."""
    return JSONResponse(
        await who.house.hall.look(
            table_id, lambda room: seat_told(room, who.eye(room, seat), since=since, outlook=outlook)
        )
    )


@router.post("/tables/{table_id}/join", response_model=wire.Seated)
async def join(table_id: TableId, asked: wire.Join, who: Asking) -> JSONResponse:
    """Take an open seat. The answer holds the secret, which is shown this once; a bot's is its token.

    Who names the seat and brings a secret of their own making may ask again if no answer came.
    """
    bot = None if who.secret is None else keys.name_in(who.secret, who.house.key)
    known = who.secret is not None and (
        bot is not None or await who.house.hall.look(table_id, lambda room: _is_there(room, who.secret))
    )
    secret = who.secret if known and who.secret is not None else asked.secret or keys.new_secret()
    person = Person(bot or asked.name, keys.hashed(secret), program=bot is not None)

    def sit(room: Room, now: float) -> dict[str, Any]:
        acts.join(room, now, person, asked.seat, asked.seed)
        return _seated(room, secret)

    return JSONResponse(await who.house.hall.do(table_id, sit))


@router.post("/tables/{table_id}/seed", response_model=wire.Told)
async def add_seed(table_id: TableId, asked: wire.AddSeed, who: Asking) -> JSONResponse:
    """Add a seed of one's own to the shuffle, before the game starts."""
    return await _person_does(table_id, who, lambda room, now, person: acts.sow(room, now, person, asked.seed))


@router.post("/tables/{table_id}/start", response_model=wire.Told)
async def start(table_id: TableId, who: Asking) -> JSONResponse:
    """Start the game, once all seats are taken. The last one to join starts it too."""
    return await _person_does(table_id, who, acts.start)


@router.post("/tables/{table_id}/leave", response_model=wire.Told)
async def leave(table_id: TableId, asked: wire.AtSeat, who: Asking) -> JSONResponse:
    """Get up. The same secret lets one come back, until the host hands the seat on."""
    return await _person_does(
        table_id, who, lambda room, now, person: acts.leave(room, now, person, who.seat(room, asked.seat))
    )


@router.post("/tables/{table_id}/return", response_model=wire.Told)
async def come_back(table_id: TableId, asked: wire.AtSeat, who: Asking) -> JSONResponse:
    """Sit down again: after leaving, after a bot stood in, or for a rematch."""
    return await _person_does(
        table_id, who, lambda room, now, person: acts.come_back(room, now, person, who.seat(room, asked.seat))
    )


@router.post("/tables/{table_id}/hand", response_model=wire.Told)
async def hand(table_id: TableId, asked: wire.Hand, who: Asking) -> JSONResponse:
    """Hand a seat to a bot or open it for somebody else; only the host, and after a time of grace."""
    return await _person_does(
        table_id, who, lambda room, now, person: acts.hand(room, now, person, asked.seat, asked.bot)
    )


@router.post("/tables/{table_id}/wait", response_model=wire.Told)
async def wait(table_id: TableId, who: Asking) -> JSONResponse:
    """Let the bots wait until they are at full strength, instead of playing quick moves until then."""
    return await _person_does(table_id, who, acts.wait)


@router.post("/tables/{table_id}/end", response_model=wire.Told)
async def end(table_id: TableId, who: Asking) -> JSONResponse:
    """End a game before its time."""
    return await _person_does(table_id, who, acts.end)


@router.post("/tables/{table_id}/rematch", response_model=wire.Told)
async def rematch(table_id: TableId, who: Asking) -> JSONResponse:
    """The same people, one seat further, at a new table; it starts when all have asked for it."""
    house = who.house
    again = _address_of_rematch(table_id, house.key)

    def plan(room: Room) -> tuple[Plan, list[Person]]:
        return acts.rotated(room, acts.person_of(room, who.secret)), room.people

    new_plan, people = await house.hall.look(table_id, plan)
    with suppress(TableExists):  # somebody else asked first: come to the table that was made then
        await house.hall.make(acts.make(again, house.now(), new_plan, people))
    await house.hall.do(table_id, lambda room, now: None if room.rematch else room.write(now, "rematched", table=again))
    return await _person_does(again, who, _come_to_all_seats)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse, responses=answered_as("text/plain"))
async def record(table_id: TableId, who: Asking) -> PlainTextResponse:
    """A finished game as text (docs/notation.md), with the secret of its shuffle."""
    found = await who.house.hall.look(table_id, acts.record)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.jsonl"'}
    return PlainTextResponse(records.write([found]), headers=headers)


@router.get("/tables/{table_id}/replay", response_model=wire.Replay)
async def replay(table_id: TableId, who: Asking) -> JSONResponse:
    """A finished game step by step: what happened, and the position after it."""
    found = await who.house.hall.look(table_id, acts.record)
    return JSONResponse({"steps": await asyncio.to_thread(steps_of, found)})


@router.get("/tables/{table_id}/tally", response_model=wire.Tally)
async def tally(table_id: TableId, who: Asking) -> JSONResponse:
    """A finished game's scores, item by item."""
    found = await who.house.hall.look(table_id, acts.record)
    seats = await asyncio.to_thread(records.tally, found)
    return JSONResponse({"seats": [[item.to_json() for item in items] for items in seats]})


@router.get("/tables/{table_id}/picture", response_class=PlainTextResponse, responses=answered_as("text/plain"))
async def picture(
    table_id: TableId, who: Asking, seat: Annotated[int | None, Query(ge=0, le=7)] = None
) -> PlainTextResponse:
    """A table drawn in text, as a seat sees it or a spectator."""
    return PlainTextResponse(await who.house.hall.look(table_id, lambda room: drawn(room, who.eye(room, seat))))


@router.get("/tables/{table_id}/qr.svg", response_class=Response, responses=answered_as("image/svg+xml"))
async def qr_code(table_id: TableId, who: Asking, request: Request) -> Response:
    """The link of a table as a picture for the camera of a phone."""
    await who.house.hall.look(table_id, lambda room: room.id)
    link = f"{request.url.scheme}://{request.headers['host']}/t/{table_id}"
    drawn_code = io.BytesIO()
    segno.make(link, micro=False).save(drawn_code, kind="svg", border=2, omitsize=True)
    return Response(drawn_code.getvalue(), media_type="image/svg+xml")


# --- Inside ---------------------------------------------------------------------------------------


async def _person_does(table_id: str, who: Visitor, act: Any) -> JSONResponse:
    """Let a person do something; the answer is the table as they see it then."""

    def do(room: Room, now: float) -> dict[str, Any]:
        person = acts.person_of(room, who.secret)
        act(room, now, person)
        own = acts.seats_of(room, person)
        return seat_told(room, own[0] if own else None)

    return JSONResponse(await who.house.hall.do(table_id, do))


def _plan(asked: wire.MakeTable) -> Plan:
    game = registry.game(asked.game)
    if asked.clock.per_move is not None and asked.clock.per_game is not None:
        raise BadRequest("a clock is for each move or for the game, not both", field="clock")
    for chair in asked.chairs:
        if chair not in {ME, OPEN}:
            acts.check_bot(chair)
    acts.check_bot(asked.stand_in)
    setup = Setup.of(game, len(asked.chairs), asked.options)
    chairs = tuple(map(_chair, asked.chairs))
    clock = Clock(asked.clock.per_move, asked.clock.per_game)
    return Plan(game, setup, chairs, clock, asked.listed, asked.grace, asked.stand_in)


def _listed(listing: Listing) -> dict[str, Any]:
    heading = listing.heading
    return {
        "id": listing.table_id,
        "game": heading.game,
        "status": heading.status,
        "changed": listing.changed,
        "summary": heading.summary,
    }


def _chair(asked: str) -> Chair:
    return {ME: Chair(person=acts.HOST), OPEN: Chair()}.get(asked, Chair(bot=asked))


def _seated(room: Room, secret: str) -> dict[str, Any]:
    person = acts.person_of(room, secret)
    own = acts.seats_of(room, person)
    return {"id": room.id, "secret": secret, "seats": own, "told": seat_told(room, own[0] if own else None)}


def _is_there(room: Room, secret: str | None) -> bool:
    acts.person_of(room, secret)
    return True


def _address_of_rematch(table_id: str, key: bytes) -> str:
    """One table has one rematch, whoever asks for it and how often."""
    return hmac.new(key, f"rematch:{table_id}".encode(), hashlib.sha256).hexdigest()[:16]


def _come_to_all_seats(room: Room, now: float, person: int) -> None:
    for seat in acts.seats_of(room, person):
        acts.come_back(room, now, person, seat)
