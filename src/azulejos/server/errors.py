"""The errors of the server, each with its HTTP status.

ServerError
├── NotSeated          401  a secret is needed
├── WrongSecret        403  the secret belongs to nobody at this table
├── NotYourSeat        403  another person, or nobody, sits there
├── NotHost            403  only the host may do this
├── NotNow             409  the table is not in a state for this; the code says which
├── TooLarge           413  more bytes than any request needs
├── TooMany            429  too often, or too many at once; says how long to wait
├── WrongOrigin        403  a request from another site, or for another host name
├── NoSuchPage         404  no page has this address
└── Internal           500  a fault of the server; its log has the details

BadRequest             422  the request is invalid; names the field, as in the line protocol
"""

from math import ceil

from azulejos.bots.refusal import BadEngineRequest
from azulejos.core.errors import AzulejosError


class ServerError(AzulejosError):
    """The server refuses a request; nothing has changed."""

    code = "not-possible"
    status = 409


class NotSeated(ServerError):
    """Only people at the table may do this, and the request has no secret to identify one."""

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
    """Only the host of the table may do this."""

    code = "not-host"
    status = 403


class NotNow(ServerError):
    """The table is not in a state in which this is possible; the code says why."""

    status = 409


class BadRequest(BadEngineRequest):
    """A request is invalid; `field` says where."""

    status = 422

    def __init__(self, message: str, *, field: str | None = None, code: str | None = None) -> None:
        super().__init__(field, message, code=code)
        self.facts = {"field": field or "-"}


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


class WrongOrigin(ServerError):
    """The request comes from a page of another site, or names a host that is not this server."""

    code = "wrong-origin"
    status = 403


class NoSuchPage(ServerError):
    """No page has this address."""

    code = "no-such-page"
    status = 404


class Internal(ServerError):
    """Something went wrong on the server; its log has the details."""

    code = "internal"
    status = 500
