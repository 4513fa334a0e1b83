"""Routes that answer with payloads."""

from typing import Any

from fastapi.routing import APIRoute


class PayloadRoute(APIRoute):
    """A route that does not send what was not set in its payload, as on sockets and in streams."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **{**named, "response_model_exclude_unset": True})
