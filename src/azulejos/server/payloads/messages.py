"""The messages that the server sends on the socket of a table (docs/protocols/server.md)."""

from typing import Annotated, Literal

from pydantic import Field

from azulejos.server.payloads.payload import Payload
from azulejos.server.payloads.refusal import ErrorPayload
from azulejos.server.payloads.seat import ReceiptPayload, SeatPayload


class NewsMessage(Payload):
    """Something has changed: all that the viewer may know, with the events since the last news."""

    tell: Literal["news"]
    news: SeatPayload


class ReceiptMessage(Payload):
    """A decision is stored."""

    id: str
    tell: Literal["receipt"]
    receipt: ReceiptPayload


class RefusedMessage(Payload):
    """Nothing was changed. `id` is that of the refused message; after a stale decision, `news` is the current state."""

    tell: Literal["refused"]
    id: str | None = None
    status: int
    error: ErrorPayload
    news: SeatPayload | None = None


class DoneMessage(Payload):
    """A takeback was asked for, agreed to or refused."""

    id: str | None
    tell: Literal["done"]


class PongMessage(Payload):
    """The sign of life that was asked for."""

    id: str | None
    tell: Literal["pong"]


ServerMessage = Annotated[
    NewsMessage | ReceiptMessage | RefusedMessage | DoneMessage | PongMessage, Field(discriminator="tell")
]
"""Any message from the server."""
