"""A journal entry, and the heading of a table: what is known without reading its entries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self

TableStatus = Literal["waiting", "playing", "over"]
"""Whether a table waits for people, is played at, or is over."""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One thing that happened at a table. It never changes.

    Entries are numbered from 1 without gaps. Clients get revisions of the game instead (azulejos.table.log): an entry
    number would tell them of sealed decisions that others have changed.
    """

    number: int
    time: float
    """When, in seconds since 1970, UTC."""
    kind: str
    body: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The entry as JSON."""
        return {"number": self.number, "time": self.time, "kind": self.kind, "body": self.body}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Self:
        """Return the entry that `to_json` has written."""
        return cls(document["number"], document["time"], document["kind"], document["body"])


@dataclass(frozen=True, slots=True)
class Heading:
    """What lists and the scheduler need to know of a table; rewritten with every append."""

    status: TableStatus
    listed: bool
    """Whether it is in the public list."""
    game: str
    summary: dict[str, Any]
    wakes_at: float | None
    """When something is due without a request: a bot has to move, or a clock runs out."""
    guests: tuple[str, ...] = ()
    """The external bots at the table, by the hashes of their tokens, so that they can find it."""
    changed: float | None = None
    """When something public changed; None for the time of the last entry."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in a list."""

    table_id: str
    head: int
    """The number of its last entry."""
    heading: Heading
    created: float
    changed: float

    @property
    def place(self) -> tuple[float, str]:
        """Its place in the list: `before` of the page that follows it."""
        return self.changed, self.table_id
