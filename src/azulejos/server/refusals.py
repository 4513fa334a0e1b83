"""Refusals as they leave the server: a code, a text in the reader's language, the status of HTTP."""

from math import ceil
from typing import Any

from starlette.responses import JSONResponse

from azulejos.core.errors import AzulejosError, BrokenPlugin, IllegalMove, OptionError, ParseError, UnknownName
from azulejos.languages import Language, tell
from azulejos.server.errors import BadRequest, ServerError, TooMany
from azulejos.server.store_errors import NoSuchTable, StorageFailed
from azulejos.table import GameOver, MoveIdReused, NoSuchSeat, NotYourTurn, StaleRevision, TakebackRefused

STATUS: dict[type[AzulejosError], int] = {
    ParseError: 422,
    OptionError: 422,
    UnknownName: 422,
    BrokenPlugin: 500,
    IllegalMove: 409,
    NoSuchSeat: 404,
    StaleRevision: 409,
    GameOver: 409,
    NotYourTurn: 409,
    MoveIdReused: 409,
    TakebackRefused: 409,
    StorageFailed: 503,
    NoSuchTable: 404,
}


def status_of(error: AzulejosError) -> int:
    """The status of HTTP that goes with an error."""
    if isinstance(error, ServerError | BadRequest):
        return error.status
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 500)


def refused(error: AzulejosError, language: Language) -> dict[str, Any]:
    """An error as it is told."""
    return {**error.to_json(), "message": tell(error, language)}


def refusal_response(error: AzulejosError, language: Language, **more: Any) -> JSONResponse:
    """An error as the answer to a request."""
    headers = {"Retry-After": str(max(1, ceil(error.wait)))} if isinstance(error, TooMany) else None
    return JSONResponse({"error": refused(error, language), **more}, status_of(error), headers)
