"""The client of a request: its secret, language and address, and the seat it means."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request

from azulejos.languages import Language, chosen
from azulejos.server.app_state import AppState
from azulejos.server.errors import BadRequest
from azulejos.server.http.guard import address_of
from azulejos.server.payloads.refusal import RefusalPayload
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class Client:
    """The sender of a request or the other end of a socket."""

    state: AppState
    secret: str | None
    language: Language
    address: str

    def seat(self, live: LiveTable, asked: int | None) -> int:
        """Return the seat that is meant: the one asked for, or the only one of this person."""
        person = acts.person_of(live, self.secret)
        if asked is not None:
            return acts.own_seat(live, person, asked)
        own = acts.seats_of(live, person)
        if len(own) != 1:
            raise BadRequest(f"say which seat: you have {len(own)}", field="seat")
        return own[0]

    def viewer(self, live: LiveTable, asked: int | None) -> int | None:
        """Return the seat whose view is asked for; None for a spectator, who needs no secret."""
        return None if asked is None else self.seat(live, asked)


async def current_client(request: Request) -> Client:
    """Return the client of a request. It is async because FastAPI runs other dependencies in a thread."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    state: AppState = request.app.state.app_state
    given = secret.strip() if scheme.lower() == "bearer" else None
    return Client(state, given, chosen(header=request.headers.get("accept-language")), address_of(request.scope))


CurrentClient = Annotated[Client, Depends(current_client)]
"""The parameter type of a route that needs its client."""

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"description": meaning, "model": RefusalPayload}
    for status, meaning in {
        400: "Malformed request.",
        401: "A secret is needed.",
        403: "Not allowed.",
        404: "Not found.",
        409: "Not possible now; after a stale decision with the current state.",
        413: "Too large.",
        422: "Invalid request.",
        429: "Too many requests; says how long to wait.",
        503: "Nothing was stored; try again.",
    }.items()
}
"""The errors of all routes, for the schema."""


def answered_as(kind: str, meaning: str) -> dict[int | str, dict[str, Any]]:
    """Return the answers of a route for the schema, if they are text of a media type; errors are still JSON."""
    refusal = {"application/json": {"schema": {"$ref": f"#/components/schemas/{RefusalPayload.__name__}"}}}
    refused = {status: {"description": each["description"], "content": refusal} for status, each in REFUSED.items()}
    return {200: {"description": meaning, "content": {kind: {"schema": {"type": "string"}}}}, **refused}
