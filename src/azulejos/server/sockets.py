"""The socket of a table: what is new goes out as it happens, decisions come in (docs/protocols/server.md)."""

import asyncio
import contextlib
import json
from typing import Annotated, Any, NoReturn

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketState

from azulejos.core.errors import AzulejosError
from azulejos.languages import chosen
from azulejos.server import wire
from azulejos.server.api_play import played, taken_back
from azulejos.server.errors import BadRequest, TooLarge, TooMany
from azulejos.server.following import Following
from azulejos.server.guard import address_of
from azulejos.server.house import House
from azulejos.server.refusals import refused, status_of
from azulejos.server.store_errors import StorageFailed
from azulejos.server.telling import seat_told
from azulejos.server.visitor import Visitor
from azulejos.table import StaleRevision

router = APIRouter()

HELLO_WITHIN = 10.0
"""Seconds in which somebody has to say who they are."""

REFUSED, TOO_LARGE, GOING_AWAY, COME_BACK = 1008, 1009, 1012, 1013


class Hello(wire.AtSeat):
    """The first message: whose eyes, from which revision on, in which language, with an outlook for each move."""

    secret: Annotated[str, Field(max_length=200)] | None = None
    since: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    outlook: bool = False
    language: Annotated[str, Field(max_length=100)] | None = None


HELLO = TypeAdapter(Hello)


class TakebackSaid(wire.Takeback):
    """A takeback, with an id for the answer."""

    id: wire.MoveId | None = None


class Ping(wire.Request):
    """Asks whether anybody is there."""

    id: wire.MoveId | None = None


MESSAGES: dict[str, TypeAdapter[Any]] = {
    "move": TypeAdapter(wire.Move),
    "takeback": TypeAdapter(TakebackSaid),
    "ping": TypeAdapter(Ping),
}
"""What may be said after the first message."""


@router.websocket("/api/tables/{table_id}/socket")
async def follow(socket: WebSocket, table_id: str) -> None:
    """A table on a socket, until somebody goes or the server stops."""
    house: House = socket.app.state.house
    address = address_of(socket.scope)
    await socket.accept()
    line = Line(socket, house, address)
    with contextlib.suppress(WebSocketDisconnect):
        try:
            house.crowd.enter(address)
        except AzulejosError as error:
            await line.end(error)
            return
        try:
            await line.serve(table_id)
        finally:
            house.crowd.leave(address)


class Line:
    """One socket."""

    def __init__(self, socket: WebSocket, house: House, address: str) -> None:
        self._socket, self._house = socket, house
        self._name = f"{address}:{id(socket)}"
        self._answering = asyncio.Lock()
        self._who = Visitor(house, None, chosen(header=socket.headers.get("accept-language")), address)

    async def serve(self, table_id: str) -> None:
        """Hear the first message, then talk until one side ends it."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            self._who = self._introduced(hello)
            await self._house.hall.look(table_id, lambda room: self._who.eye(room, hello.seat))
        except TimeoutError:
            await self.end(BadRequest("say hello first", field="do"))
            return
        except AzulejosError as error:
            await self.end(error)
            return
        following = Following(
            self._house.hall,
            table_id,
            lambda room: self._who.eye(room, hello.seat),
            since=hello.since,
            outlook=hello.outlook,
        )
        try:
            await self._talk(table_id, following)
        finally:
            following.close()

    async def end(self, error: AzulejosError) -> None:
        """Say why, and close."""
        await self._say(tell="refused", status=status_of(error), error=refused(error, self._who.language))
        await self._there.close(_closing_code(error), error.code)

    @property
    def _there(self) -> WebSocket:
        """The socket to send to. Of telling and answering, the other one may have noticed already that it is cut."""
        if self._socket.application_state is WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect(1006)
        return self._socket

    async def _talk(self, table_id: str, following: Following) -> None:
        """Tell what is new and hear what is said, until one of them ends."""
        work = [
            asyncio.ensure_future(each)
            for each in (self._tell(following), self._hear(table_id), self._house.closing.wait())
        ]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            if work[2] in done:
                async with self._answering:  # who has decided hears of it
                    await self._there.close(GOING_AWAY, "shutting-down")
            for task in done:
                task.result()
        except AzulejosError as error:
            await self.end(error)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _tell(self, following: Following) -> NoReturn:
        while True:
            news = await following.next()
            await self._there.send_text(f'{{"tell":"news","news":{news}}}')

    async def _hear(self, table_id: str) -> NoReturn:
        while True:
            message = await self._received()
            async with self._answering:
                await self._answer(table_id, message)

    async def _answer(self, table_id: str, message: dict[str, Any]) -> None:
        """Answer one message; a refusal is an answer too."""
        key = message.get("id") if isinstance(message.get("id"), str) else None
        try:
            answer = await self._done(table_id, message)
        except StaleRevision as stale:
            told = await self._house.hall.look(
                table_id, lambda room: seat_told(room, self._who.seat(room, message.get("seat")))
            )
            await self._say(tell="refused", id=key, status=409, error=refused(stale, self._who.language), news=told)
        except AzulejosError as error:
            await self._say(tell="refused", id=key, status=status_of(error), error=refused(error, self._who.language))
        else:
            await self._say(id=key, **answer)

    async def _done(self, table_id: str, message: dict[str, Any]) -> dict[str, Any]:
        self._house.messages.take(self._name)
        do = message.pop("do", None)
        if not isinstance(do, str) or do not in MESSAGES:
            raise BadRequest(f"{do!r:.40} can not be done: say one of {', '.join(MESSAGES)}", field="do")
        asked = _read(MESSAGES[do], message)
        if do == "ping":
            return {"tell": "pong"}
        if do == "move":
            return {"tell": "receipt", "receipt": await played(table_id, self._who, asked)}
        await taken_back(table_id, self._who, asked)
        return {"tell": "done"}

    async def _hello(self) -> Hello:
        message = await self._received()
        if message.pop("do", None) != "hello":
            raise BadRequest("say hello first", field="do")
        hello: Hello = _read(HELLO, message)
        return hello

    def _introduced(self, hello: Hello) -> Visitor:
        language = self._who.language if hello.language is None else chosen(hello.language)
        return Visitor(self._house, hello.secret, language, self._who.address)

    async def _received(self) -> dict[str, Any]:
        """The next message. What is no object is refused, and what is too large ends the talk."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            text = message.get("text")
            if text is None:
                raise BadRequest("messages are texts of JSON", field=None)
            if len(text) > self._house.settings.largest_body:
                raise TooLarge(f"a message has at most {self._house.settings.largest_body} bytes")
            document = _document(text)
            if document is not None:
                return document
            self._house.messages.take(self._name)
            error = BadRequest("a message is an object of JSON", field=None)
            await self._say(tell="refused", id=None, status=error.status, error=refused(error, self._who.language))

    async def _say(self, **message: Any) -> None:
        await self._there.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


def _document(text: str) -> dict[str, Any] | None:
    """The object that a text is; None if it is none, or holds what no answer could repeat: NaN, half a character."""
    try:
        document = json.loads(text)
        json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _read(adapter: TypeAdapter[Any], message: dict[str, Any]) -> Any:
    try:
        return adapter.validate_python(message)
    except ValidationError as error:
        raise not_understood(error.errors()) from None


def _closing_code(error: AzulejosError) -> int:
    """How a socket is closed: by `COME_BACK`, if the fault is not with who is there and may be over soon."""
    if isinstance(error, TooLarge):
        return TOO_LARGE
    return COME_BACK if isinstance(error, StorageFailed | TooMany) else REFUSED


def not_understood(errors: Any) -> BadRequest:
    """What is wrong with a request, and where."""
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"] if part != "body") or None
    if field == "name":
        return BadRequest("a name has 1 to 40 signs that can be seen", field=field, code="bad-name")
    return BadRequest(f"{first['msg']}"[:200], field=field)
