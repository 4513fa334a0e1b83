"""The API for external bots: a token identifies a bot, a stream reports changes at its tables.

A bot joins, plays and follows a table with the same requests as people, with its token as the secret.
"""

import asyncio
import json

from fastapi import APIRouter
from starlette.responses import StreamingResponse

from azulejos.core.errors import AzulejosError
from azulejos.server import access_keys
from azulejos.server.app_state import AppState
from azulejos.server.errors import NotSeated, WrongSecret
from azulejos.server.http import requests
from azulejos.server.http.client import REFUSED, Client, CurrentClient, answered_as
from azulejos.server.http.payload_route import PayloadRoute
from azulejos.server.http.streams import LINES, kept_alive
from azulejos.server.payloads.lists import BotTablePayload, BotToken
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable

router = APIRouter(prefix="/api", responses=REFUSED, route_class=PayloadRoute)


@router.post("/bots", status_code=201)
async def register(asked: requests.NewBotRequest, client: CurrentClient) -> BotToken:
    """Make a token for a bot, shown only once: it is its secret at every table it joins."""
    client.state.new_tables.take(client.address)
    return BotToken(name=asked.name, token=access_keys.new_token(asked.name, client.state.key))


@router.get(
    "/bot/events", response_class=StreamingResponse, responses=answered_as(LINES, "Lines, each a BotTablePayload.")
)
async def events(client: CurrentClient) -> StreamingResponse:
    """Stream the tables of a bot as lines of JSON: first those under way, then each one that changes."""
    client.state.connections.check(client.address)
    token = _token(client)
    lines = kept_alive(client, lambda: BotEvents(client.state, token))
    return StreamingResponse(lines, media_type=LINES)


def _token(client: Client) -> str:
    if not client.secret:
        raise NotSeated("a bot's token is needed")
    if access_keys.name_in(client.secret, client.state.key) is None:
        raise WrongSecret("this token was not made here", code="bad-token")
    return client.secret


class BotEvents:
    """The changes at all tables of a bot. A slow bot gets a table once, in its latest state.

    A bot does not learn that others have changed a sealed decision.
    """

    def __init__(self, state: AppState, token: str) -> None:
        self._state, self._token = state, token
        self._changed: dict[str, None] = {}
        self._known: dict[str, tuple[int, tuple[int, ...]]] = {}
        """By table: the last entry that was sent, and how many decisions of the bot were sealed then."""
        self._listed = False
        self._news = asyncio.Event()
        state.listeners.add(self._on_change)

    async def next(self) -> str:
        """Wait for a change at one of the bot's tables; return the current state of the table as JSON."""
        while True:
            self._news.clear()
            if not self._listed:
                self._listed = True
                self._changed |= dict.fromkeys(await self._state.journal.tables_of(access_keys.hashed(self._token)))
            while self._changed:
                payload = await self._look(self._changed.popitem()[0])
                if payload is not None:
                    return json.dumps(payload.model_dump(), ensure_ascii=False)
            await self._news.wait()

    def close(self) -> None:
        """Stop listening."""
        self._state.listeners.discard(self._on_change)

    def _on_change(self, table_id: str) -> None:
        if table_id:
            self._changed[table_id] = None
        else:  # some changes may have been missed
            self._listed = False
        self._news.set()

    async def _look(self, table_id: str) -> BotTablePayload | None:
        try:
            return await self._state.hub.look(table_id, self._payload)
        except AzulejosError:  # it was deleted in the meantime
            return None

    def _payload(self, live: LiveTable) -> BotTablePayload | None:
        """What a bot has to know of a table; None if it does not sit there, or already knows it."""
        try:
            seats = acts.seats_of(live, acts.person_of(live, self._token))
        except WrongSecret:
            return None
        owes = [seat for seat in live.owing if seat in seats]
        known = live.noticed.number, tuple(len(acts.playing(live).sealed(seat)) for seat in owes)
        if self._known.get(live.id) == known:
            return None
        self._known[live.id] = known
        return BotTablePayload(table=live.id, game=live.plan.game.name, status=live.status, seats=seats, owes=owes)
