"""The answers of a table: a receipt for a decision, a glimpse of the game for a seat."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a decision: whether it is sealed, and the revision after it."""

    seat: int
    move: str
    revision: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a seat sees at a revision: its view, its legal moves, which seats are ready."""

    revision: int
    view: dict[str, Any]
    standing: dict[str, Any]
    """What counts at this moment, as the game says."""
    legal: tuple[str, ...]
    ready: tuple[int, ...]
    """Seats whose decision is sealed."""
    sealed: str | None
    """The seat's own sealed decision."""
    left: bool
    """Whether the game was left before its end: then no seat owes a decision, whatever the view says."""
