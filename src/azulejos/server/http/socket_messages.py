"""The messages that clients send on the socket of a table, and how they are read (docs/protocols/server.md)."""

import json
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from azulejos.server.errors import BadRequest
from azulejos.server.http import requests


class Hello(requests.AtSeatRequest):
    """The first message: secret and seat, the last known revision, the language, whether to send outlooks."""

    secret: Annotated[str, Field(max_length=200)] | None = None
    since: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    outlook: bool = False
    language: Annotated[str, Field(max_length=100)] | None = None


HELLO = TypeAdapter(Hello)


class TakebackMessage(requests.TakebackRequest):
    """A takeback, with an id for the answer."""

    id: requests.MoveId | None = None


class Ping(requests.RequestPayload):
    """Asks for a sign of life."""

    id: requests.MoveId | None = None


MESSAGES: dict[str, TypeAdapter[Any]] = {
    "move": TypeAdapter(requests.MoveRequest),
    "takeback": TypeAdapter(TakebackMessage),
    "ping": TypeAdapter(Ping),
}
"""The messages that may follow the first one."""


def read_object(text: str) -> dict[str, Any] | None:
    """Parse a JSON object; None if the text is not one, or holds what no answer could repeat: NaN, half a character."""
    try:
        document = json.loads(text)
        json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def validated(adapter: TypeAdapter[Any], message: dict[str, Any]) -> Any:
    """Return a message as its type; raises BadRequest."""
    try:
        return adapter.validate_python(message)
    except ValidationError as error:
        raise not_understood(error.errors()) from None


def not_understood(errors: Any) -> BadRequest:
    """Return an error that says what is wrong with a request, and in which field."""
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"] if part != "body") or None
    if field == "name":
        return BadRequest("a name has 1 to 40 signs that can be seen", field=field, code="bad-name")
    return BadRequest(f"{first['msg']}"[:200], field=field)
