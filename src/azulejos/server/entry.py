"""An entry: one thing that happened at a table. And what is known of a table without reading its entries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table. Entries are numbered from 1 without gaps, and never change."""

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
        """The entry that `to_json` has written."""
        return cls(document["number"], document["time"], document["kind"], document["body"])


@dataclass(frozen=True, slots=True)
class Heading:
    """What lists and alarm clocks need to know of a table; written anew with every append."""

    status: str
    """`waiting`, `playing` or `over`."""
    listed: bool
    """Whether strangers may find it."""
    game: str
    summary: dict[str, Any]
    wakes_at: float | None
    """When something is due though nobody comes: a bot has to think, a clock runs out."""
    guests: tuple[str, ...] = ()
    """Who sits there and wants to find it again, as the hashes of their secrets; kept in a list of their own."""
    changed: float | None = None
    """When something changed that strangers may know of; None for the time of the last entry."""


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
        """Where it stands in its list: `before` of the page that follows it."""
        return self.changed, self.table_id
