"""The API for other people's bots: a token says who they are, a stream says where they are wanted.

A bot joins, plays and follows a table by the same requests as people do, with its token as the secret.
"""

import asyncio
import json
from typing import Any

from fastapi import APIRouter
from starlette.responses import JSONResponse, StreamingResponse

from azulejos.core.errors import AzulejosError
from azulejos.server import acts, keys, wire
from azulejos.server.errors import NotSeated, WrongSecret
from azulejos.server.following import kept_alive
from azulejos.server.house import House
from azulejos.server.room import Room
from azulejos.server.visitor import REFUSED, Asking, Visitor

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/bots", status_code=201, response_model=wire.BotToken)
async def register(asked: wire.NewBot, who: Asking) -> JSONResponse:
    """A token for a bot, shown this once: it is its secret at every table it joins."""
    who.house.new_tables.take(who.address)
    return JSONResponse({"name": asked.name, "token": keys.new_token(asked.name, who.house.key)}, 201)


@router.get("/bot/events", response_class=StreamingResponse)
async def events(who: Asking) -> StreamingResponse:
    """The tables of a bot as lines of JSON, those under way at first and then each that changes."""
    who.house.crowd.check(who.address)
    token = _token(who)
    lines = kept_alive(who, lambda: Wanted(who.house, token))
    return StreamingResponse(lines, media_type="application/x-ndjson")


def _token(who: Visitor) -> str:
    if not who.secret:
        raise NotSeated("a bot's token is needed")
    if keys.name_in(who.secret, who.house.key) is None:
        raise WrongSecret("this token was not made here", code="bad-token")
    return who.secret


class Wanted:
    """What changes at all tables of a bot. One that is slow hears of a table once, as it is then."""

    def __init__(self, house: House, token: str) -> None:
        self._house, self._token = house, token
        self._changed: dict[str, None] = {}
        self._listed = False
        self._news = asyncio.Event()
        house.ears.add(self._heard)

    async def next(self) -> str:
        """Wait for a change at one of the bot's tables; the table as it is now, as JSON."""
        while True:
            self._news.clear()
            if not self._listed:
                self._listed = True
                self._changed |= dict.fromkeys(await self._house.journal.tables_of(keys.hashed(self._token)))
            while self._changed:
                told = await self._look(self._changed.popitem()[0])
                if told is not None:
                    return json.dumps(told, ensure_ascii=False)
            await self._news.wait()

    def close(self) -> None:
        """Hear no more."""
        self._house.ears.discard(self._heard)

    def _heard(self, table_id: str) -> None:
        if table_id:
            self._changed[table_id] = None
        else:  # some changes may have been missed
            self._listed = False
        self._news.set()

    async def _look(self, table_id: str) -> dict[str, Any] | None:
        try:
            return await self._house.hall.look(table_id, self._wanted)
        except AzulejosError:  # it was forgotten in the meantime
            return None

    def _wanted(self, room: Room) -> dict[str, Any] | None:
        """What a bot has to know of one of its tables; None if it does not sit there."""
        try:
            seats = acts.seats_of(room, acts.person_of(room, self._token))
        except WrongSecret:
            return None
        owes = [seat for seat in room.owing if seat in seats]
        return {"table": room.id, "game": room.plan.game.name, "status": room.status, "seats": seats, "owes": owes}
