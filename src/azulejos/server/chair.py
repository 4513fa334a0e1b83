"""A chair at a table: open, a person's, or a bot's; and the people who have come."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has come to a table: a name, and the hash of the secret that says so."""

    name: str
    secret: str
    program: bool = False
    """Whether it is somebody's bot, which plays over HTTP."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there. A bot may stand in for a person who was too slow and can come back."""

    person: int | None = None
    bot: str | None = None
    away: bool = False
    """Whether its person has left, or has not yet come to a rematch."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may take it."""
        return self.person is None and self.bot is None

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person."""
        return self.person is not None and self.bot is not None

    @property
    def is_manned(self) -> bool:
        """Whether a person sits there and plays."""
        return self.person is not None and self.bot is None and not self.away

    def to_json(self) -> dict[str, Any]:
        """The chair as it was given at the making of a table."""
        return {"person": self.person, "bot": self.bot, "away": self.away}
