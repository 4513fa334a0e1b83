"""Who asks: the secret in the request, the language, the seat that is meant."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request

from azulejos.languages import Language, chosen
from azulejos.server import acts, wire
from azulejos.server.errors import BadRequest
from azulejos.server.guard import address_of
from azulejos.server.house import House
from azulejos.server.room import Room


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who asks for something."""

    house: House
    secret: str | None
    language: Language
    address: str

    def seat(self, room: Room, asked: int | None) -> int:
        """The seat that is meant: the one asked for, or the only one of this person."""
        person = acts.person_of(room, self.secret)
        if asked is not None:
            return acts.own_seat(room, person, asked)
        own = acts.seats_of(room, person)
        if len(own) != 1:
            raise BadRequest(f"say which seat: you have {len(own)}", field="seat")
        return own[0]

    def eye(self, room: Room, asked: int | None) -> int | None:
        """The seat whose view is asked for; a spectator, who needs no secret, for None."""
        return None if asked is None else self.seat(room, asked)


async def visitor(request: Request) -> Visitor:
    """Who asks by this request; async, for otherwise a thread would be asked."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    house: House = request.app.state.house
    given = secret.strip() if scheme.lower() == "bearer" else None
    return Visitor(house, given, chosen(header=request.headers.get("accept-language")), address_of(request.scope))


Asking = Annotated[Visitor, Depends(visitor)]
"""The dependency of a route that wants to know who asks."""

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"description": meaning, "model": wire.Refusal}
    for status, meaning in {
        400: "Not understood at all.",
        401: "A secret is needed.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "Not now; after a stale decision with what is true now.",
        413: "Too large.",
        422: "Not understood.",
        429: "Too often; says how long to wait.",
        503: "Nothing was stored; try again.",
    }.items()
}
"""How requests can be refused, for the schema."""


def answered_as(kind: str) -> dict[int | str, dict[str, Any]]:
    """The answers of a route, for the schema, if they are texts of a kind; refusals are JSON all the same."""
    refusal = {"application/json": {"schema": {"$ref": f"#/components/schemas/{wire.Refusal.__name__}"}}}
    refused = {status: {"description": each["description"], "content": refusal} for status, each in REFUSED.items()}
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}, **refused}
