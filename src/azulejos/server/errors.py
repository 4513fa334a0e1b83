"""What the server refuses, and why, each with the status of HTTP that goes with it.

ServerError
├── NotSeated          401  a secret is needed
├── WrongSecret        403  the secret belongs to nobody at this table
├── NotYourSeat        403  another person, or nobody, sits there
├── NotHost            403  only who made the table may do this
├── NotNow             409  the table is not in a state for this; the code says which
├── TooLarge           413  more bytes than any request needs
├── TooMany            429  too often, or too many at once; says how long to wait
├── WrongOrigin        403  another site, or another name, than the one this server goes by
├── NoSuchPage         404  nothing has this address
└── Internal           500  a fault of the server, told in its log

BadRequest             422  the request is not understood; carries the field, as in the line protocol
"""

from math import ceil
from typing import Any

from azulejos.bots.refusal import BadRequest as NotUnderstood
from azulejos.core.errors import AzulejosError


class ServerError(AzulejosError):
    """The server refuses; nothing has changed."""

    code = "not-possible"
    status = 409


class NotSeated(ServerError):
    """Only those who sit at the table may do this, and a secret says who they are."""

    code = "not-seated"
    status = 401


class WrongSecret(ServerError):
    """The secret belongs to nobody at this table."""

    code = "wrong-secret"
    status = 403


class NotYourSeat(ServerError):
    """Another person sits there, or nobody."""

    code = "not-your-seat"
    status = 403


class NotHost(ServerError):
    """Only who made the table may do this."""

    code = "not-host"
    status = 403


class NotNow(ServerError):
    """The table is not in a state in which this can be done; the code says why."""

    status = 409


class BadRequest(NotUnderstood):
    """A request is not understood; `field` says where."""

    status = 422

    def __init__(self, message: str, *, field: str | None = None, code: str | None = None) -> None:
        super().__init__(field, message, code=code)
        self.facts = {"field": field or "-"}

    def to_json(self) -> dict[str, Any]:
        """The error with its field."""
        return {**AzulejosError.to_json(self), "field": self.field}


class TooLarge(ServerError):
    """More bytes than any request needs."""

    code = "too-large"
    status = 413


class TooMany(ServerError):
    """Too often, or too many at once; `wait` says how many seconds to wait."""

    code = "too-many-requests"
    status = 429

    def __init__(self, message: str, wait: float, *, code: str | None = None) -> None:
        super().__init__(message, code=code, facts={"seconds": ceil(wait)})
        self.wait = wait

    def to_json(self) -> dict[str, Any]:
        """The error with the seconds to wait."""
        return {**super().to_json(), "wait": round(self.wait, 1)}


class WrongOrigin(ServerError):
    """The request comes from a page of another site, or asks for a host that this server is not."""

    code = "wrong-origin"
    status = 403


class NoSuchPage(ServerError):
    """Nothing has this address."""

    code = "no-such-page"
    status = 404


class Internal(ServerError):
    """Something went wrong on the server; its log tells what."""

    code = "internal"
    status = 500
