"""Why a request of the line protocol is refused: the field, beside whatever the refusal rests on."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.errors import AzulejosError


class BadRequest(AzulejosError):
    """A request can not be answered. `field` says where, if it is in one field."""

    code = "bad-request"

    def __init__(
        self, field: str | None, message: str, *, code: str | None = None, allowed: Sequence[str] = ()
    ) -> None:
        super().__init__(message, code=code, allowed=allowed)
        self.field = field
        self.cause: AzulejosError | None = None

    @classmethod
    def because(cls, field: str, cause: AzulejosError) -> "BadRequest":
        """A field that someone else refuses, with all that they say about it."""
        refused = cls(field, cause.message, code=cause.code, allowed=cause.allowed)
        refused.cause = cause
        return refused

    def to_json(self) -> dict[str, Any]:
        """The error as the protocol writes it."""
        document = super().to_json() if self.cause is None else self.cause.to_json()
        return document if self.field is None else {"code": document.pop("code"), "field": self.field, **document}
