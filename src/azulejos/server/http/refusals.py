"""Refusals as the server sends them: a code, a text in the client's language, the HTTP status."""

from math import ceil
from typing import Any

from starlette.responses import JSONResponse

from azulejos.core.errors import AzulejosError, BrokenPlugin, IllegalMove, OptionError, ParseError, UnknownName
from azulejos.languages import Language, tell
from azulejos.server.http.errors import BadRequest, ServerError, TooMany
from azulejos.server.store.errors import NoSuchTable, StorageFailed
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
    """Return the HTTP status of an error."""
    if isinstance(error, ServerError | BadRequest):
        return error.status
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 500)


def refused(error: AzulejosError, language: Language) -> dict[str, Any]:
    """Return an error as JSON, with its text in a language."""
    return {**error.to_json(), "message": tell(error, language)}


def refusal_response(error: AzulejosError, language: Language, **more: Any) -> JSONResponse:
    """Return an error as the answer to a request; `more` are further fields of its JSON."""
    headers = {"Retry-After": str(max(1, ceil(error.wait)))} if isinstance(error, TooMany) else None
    return JSONResponse({"error": refused(error, language), **more}, status_of(error), headers)
