"""Refusals: why the server does not do what a client asks for."""

from azulejos.server.payloads.payload import Payload
from azulejos.server.payloads.seat import SeatPayload


class ErrorPayload(Payload):
    """Why a request was refused: a code for programs, a text in the client's language, the clause of the rules."""

    code: str
    message: str
    clause: str | None = None
    allowed: list[str] | None = None
    facts: dict[str, str | int] | None = None
    field: str | None = None
    wait: float | None = None
    revision: int | None = None


class RefusalPayload(Payload):
    """An error and, after a stale decision, the current state."""

    error: ErrorPayload
    told: SeatPayload | None = None  # a frozen name of the API
