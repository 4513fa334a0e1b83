"""A pending takeback: a request to undo one's own move, with the consent of all other people at the table."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class PendingTakeback:
    """Who asks, the revision whose state would be restored, and whose consent is still missing."""

    seat: int
    revision: int
    missing: frozenset[int]

    def agreed_by(self, seat: int) -> "PendingTakeback":
        """A copy with one more consent."""
        return replace(self, missing=self.missing - {seat})
