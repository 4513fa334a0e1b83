"""A chair at a table, which is open, a person's, or a bot's; and the people at a table."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    """A person at a table: a name, and the hash of the secret that identifies them."""

    name: str
    secret: str
    program: bool = False
    """Whether it is an external bot, which plays over HTTP."""


@dataclass(frozen=True, slots=True)
class Chair:
    """The person or bot on a chair. A bot may stand in for a person whose time was over and who can return."""

    person: int | None = None
    bot: str | None = None
    away: bool = False
    """Whether the person has left, or has not yet joined a rematch."""

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
        """Whether a person is present there and plays."""
        return self.person is not None and self.bot is None and not self.away

    def to_json(self) -> dict[str, Any]:
        """The chair as JSON, for the plan of a table."""
        return {"person": self.person, "bot": self.bot, "away": self.away}
