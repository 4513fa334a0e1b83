"""Refusals as the server sends them: a code, a text in the client's language, the HTTP status."""

from math import ceil

from starlette.responses import Response

from azulejos.core.errors import AzulejosError, BrokenPlugin, IllegalMove, OptionError, ParseError, UnknownName
from azulejos.languages import Language, error_text
from azulejos.server.errors import BadRequest, ServerError, TooMany
from azulejos.server.payloads.refusal import ErrorPayload, RefusalPayload
from azulejos.server.store.errors import NoSuchTable, StorageFailed
from azulejos.server.tables.moves import StaleMove
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


def error_payload(error: AzulejosError, language: Language) -> ErrorPayload:
    """Return an error with its text in a language; only the fields that apply to it are set."""
    payload = ErrorPayload(code=error.code, message=error_text(error, language))
    if error.clause:
        payload.clause = error.clause
    if error.allowed:
        payload.allowed = list(error.allowed)
    if error.facts:
        payload.facts = dict(error.facts)
    if isinstance(error, BadRequest):
        payload.field = error.field
    if isinstance(error, TooMany):
        payload.wait = round(error.wait, 1)
    if isinstance(error, StaleRevision):
        payload.revision = error.revision
    return payload


def refusal_payload(error: AzulejosError, language: Language) -> RefusalPayload:
    """Return an error with, after a stale move, the current state."""
    refusal = RefusalPayload(error=error_payload(error, language))
    if isinstance(error, StaleMove):
        refusal.told = error.current
    return refusal


def refusal_response(error: AzulejosError, language: Language) -> Response:
    """Return an error as the answer to a request."""
    headers = {"Retry-After": str(max(1, ceil(error.wait)))} if isinstance(error, TooMany) else None
    text = refusal_payload(error, language).to_text()
    return Response(text, status_of(error), headers, media_type="application/json")
