"""The API for lists: the games and bots of a server, and its public tables."""

from typing import Annotated

from fastapi import APIRouter, Query

from azulejos import __version__
from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.server.bots import installed
from azulejos.server.http.client import REFUSED, CurrentClient
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.payloads.lists import (
    GameListed,
    OfferPayload,
    OptionPayload,
    SummaryPayload,
    TableList,
    TableListed,
)
from azulejos.server.store.entry import Listing

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)


@router.get("/offer")
def offer() -> OfferPayload:
    """List the games and bots of this server."""
    games = [_game_listed(registry.game(name)) for name in installed.games()]
    return OfferPayload(games=games, bots=list(installed.bots()), version=__version__)


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
