"""The error for a refused request of the line protocol, with the field that is wrong."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.errors import AzulejosError


class BadEngineRequest(AzulejosError):
    """A request cannot be answered. `field` names the wrong field, if it is one."""

    code = "bad-request"

    def __init__(
        self, field: str | None, message: str, *, code: str | None = None, allowed: Sequence[str] = ()
    ) -> None:
        super().__init__(message, code=code, allowed=allowed)
        self.field = field
        self.cause: AzulejosError | None = None

    @classmethod
    def because(cls, field: str, cause: AzulejosError) -> "BadEngineRequest":
        """A refusal of a field because of another error, with its details."""
        refused = cls(field, cause.message, code=cause.code, allowed=cause.allowed)
        refused.cause = cause
        return refused

    def to_json(self) -> dict[str, Any]:
        """The error as the protocol writes it."""
        document = super().to_json() if self.cause is None else self.cause.to_json()
        return document if self.field is None else {"code": document.pop("code"), "field": self.field, **document}
