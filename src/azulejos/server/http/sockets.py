"""The WebSocket of a table: news goes out as it happens, decisions come in (docs/protocols/server.md)."""

import asyncio
import contextlib
from typing import Any, NoReturn

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from azulejos.core.errors import AzulejosError
from azulejos.languages import chosen
from azulejos.server.app_state import AppState
from azulejos.server.errors import BadRequest, TooLarge, TooMany
from azulejos.server.http import requests
from azulejos.server.http.client import Client
from azulejos.server.http.guard import address_of
from azulejos.server.http.refusals import error_payload, status_of
from azulejos.server.http.socket_messages import HELLO, MESSAGES, Hello, read_object, validated
from azulejos.server.payloads.messages import (
    DoneMessage,
    PongMessage,
    ReceiptMessage,
    RefusedMessage,
    ServerMessage,
)
from azulejos.server.payloads.seat import ReceiptPayload
from azulejos.server.store.errors import StorageFailed
from azulejos.server.tables.moves import StaleMove
from azulejos.server.tables.subscription import Subscription

router = APIRouter()

HELLO_WITHIN = 10.0
"""Seconds in which a client has to send its first message."""

REFUSED, TOO_LARGE, GOING_AWAY, COME_BACK = 1008, 1009, 1012, 1013


@router.websocket("/api/tables/{table_id}/socket")
async def follow(socket: WebSocket, table_id: str) -> None:
    """Serve a table on a socket, until the client leaves or the server stops."""
    state: AppState = socket.app.state.app_state
    address = address_of(socket.scope)
    await socket.accept()
    table_socket = TableSocket(socket, state, address)
    with contextlib.suppress(WebSocketDisconnect):
        try:
            state.connections.enter(address)
        except AzulejosError as error:
            await table_socket.end(error)
            return
        try:
            await table_socket.serve(table_id)
        finally:
            state.connections.leave(address)


class TableSocket:
    """One open socket of a client at a table."""

    def __init__(self, socket: WebSocket, state: AppState, address: str) -> None:
        self._socket, self._state = socket, state
        self._name = f"{address}:{id(socket)}"
        self._answering = asyncio.Lock()
        self._client = Client(state, None, chosen(header=socket.headers.get("accept-language")), address)

    async def serve(self, table_id: str) -> None:
        """Read the first message, then send and receive until one side ends it."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            self._client = self._introduced(hello)
            await self._state.hub.look(table_id, lambda live: self._client.viewer(live, hello.seat))
        except TimeoutError:
            await self.end(BadRequest("say hello first", field="do"))
            return
        except AzulejosError as error:
            await self.end(error)
            return
        subscription = Subscription(
            self._state.hub,
            table_id,
            lambda live: self._client.viewer(live, hello.seat),
            since=hello.since,
            outlook=hello.outlook,
        )
        try:
            await self._talk(table_id, subscription)
        finally:
            subscription.close()

    async def end(self, error: AzulejosError) -> None:
        """Send an error, and close the socket."""
        await self._send(self._refusal(error))
        await self._connected.close(_closing_code(error), error.code)

    @property
    def _connected(self) -> WebSocket:
        """The socket to send to; raises if the other task has already noticed that the connection is cut."""
        if self._socket.application_state is WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect(1006)
        return self._socket

    async def _talk(self, table_id: str, subscription: Subscription) -> None:
        """Send news and answer messages, until one of the two ends."""
        work = [
            asyncio.ensure_future(each)
            for each in (self._send_news(subscription), self._answer_all(table_id), self._state.closing.wait())
        ]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            if work[2] in done:
                async with self._answering:  # a client that has sent a decision gets its receipt
                    await self._connected.close(GOING_AWAY, "shutting-down")
            for task in done:
                task.result()
        except AzulejosError as error:
            await self.end(error)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _send_news(self, subscription: Subscription) -> NoReturn:
        while True:
            news = await subscription.next()
            # A NewsMessage, put together as text: the news is JSON already, and shared by all who see the same.
            await self._connected.send_text(f'{{"tell":"news","news":{news}}}')

    async def _answer_all(self, table_id: str) -> NoReturn:
        while True:
            message = await self._received()
            async with self._answering:
                await self._answer(table_id, message)

    async def _answer(self, table_id: str, message: dict[str, Any]) -> None:
        """Answer one message; a refusal is an answer too."""
        key = message.get("id") if isinstance(message.get("id"), str) else None
        try:
            answer = await self._done(table_id, message)
        except AzulejosError as error:
            await self._refuse(key, error)
        else:
            await self._send(answer)

    async def _done(self, table_id: str, message: dict[str, Any]) -> ServerMessage:
        self._state.messages.take(self._name)
        do = message.pop("do", None)
        if not isinstance(do, str) or do not in MESSAGES:
            raise BadRequest(f"{do!r:.40} cannot be done: say one of {', '.join(MESSAGES)}", field="do")
        asked = validated(MESSAGES[do], message)
        if do == "ping":
            return PongMessage(id=asked.id, tell="pong")
        if do == "move":
            return ReceiptMessage(id=asked.id, tell="receipt", receipt=await self._play(table_id, asked))
        await self._state.moves.take_back(table_id, lambda live: self._client.seat(live, asked.seat), asked.act)
        return DoneMessage(id=asked.id, tell="done")

    async def _play(self, table_id: str, asked: requests.MoveRequest) -> ReceiptPayload:
        return await self._state.moves.play(
            table_id,
            lambda live: self._client.seat(live, asked.seat),
            asked.move,
            revision=asked.revision,
            move_id=asked.id,
        )

    async def _hello(self) -> Hello:
        message = await self._received()
        if message.pop("do", None) != "hello":
            raise BadRequest("say hello first", field="do")
        hello: Hello = validated(HELLO, message)
        return hello

    def _introduced(self, hello: Hello) -> Client:
        language = self._client.language if hello.language is None else chosen(hello.language)
        return Client(self._state, hello.secret, language, self._client.address)

    async def _received(self) -> dict[str, Any]:
        """The next message. One that is not an object is refused, and one that is too large closes the socket."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            text = message.get("text")
            if text is None:
                raise BadRequest("messages are texts of JSON", field=None)
            if len(text) > self._state.settings.largest_body:
                raise TooLarge(f"a message has at most {self._state.settings.largest_body} bytes")
            document = read_object(text)
            if document is not None:
                return document
            self._state.messages.take(self._name)
            await self._refuse(None, BadRequest("a message is an object of JSON", field=None))

    async def _refuse(self, key: str | None, error: AzulejosError) -> None:
        """Answer the message with this id by an error and, after a stale move, the current state."""
        refusal = self._refusal(error)
        refusal.id = key
        if isinstance(error, StaleMove):
            refusal.news = error.current
        await self._send(refusal)

    def _refusal(self, error: AzulejosError) -> RefusedMessage:
        document = error_payload(error, self._client.language)
        return RefusedMessage(tell="refused", status=status_of(error), error=document)

    async def _send(self, message: ServerMessage) -> None:
        await self._connected.send_text(message.to_text())


def _closing_code(error: AzulejosError) -> int:
    """The close code for an error: `COME_BACK`, if the client is not at fault and may reconnect soon."""
    if isinstance(error, TooLarge):
        return TOO_LARGE
    return COME_BACK if isinstance(error, StorageFailed | TooMany) else REFUSED
