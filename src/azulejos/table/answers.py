"""What the referee answers: a receipt for a decision, a glimpse for a look at the table."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a decision: whether it is sealed, and the revision after it."""

    seat: int
    move: str
    revision: int
    sealed: bool

    def to_json(self) -> dict[str, Any]:
        """The receipt as a program reads it."""
        return {"seat": self.seat, "move": self.move, "revision": self.revision, "sealed": self.sealed}


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a seat sees when it looks up: its view, its legal moves, who is ready."""

    revision: int
    view: dict[str, Any]
    legal: tuple[str, ...]
    ready: tuple[int, ...]
    """Seats whose decision is sealed."""
    sealed: str | None
    """The seat's own sealed decision."""
    left: bool
    """Whether the game was left before its end: then nobody owes anything, whatever the view says."""

    def to_json(self) -> dict[str, Any]:
        """The glimpse as a program reads it."""
        return {
            "revision": self.revision,
            "view": self.view,
            "legal": list(self.legal),
            "ready": list(self.ready),
            "sealed": self.sealed,
            "left": self.left,
        }
