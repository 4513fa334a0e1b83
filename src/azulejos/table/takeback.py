"""A takeback that is asked for: a move of one's own, by consent of all other people at the table."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Takeback:
    """Who asks, the revision whose state would be restored, and whose consent is still missing."""

    seat: int
    revision: int
    missing: frozenset[int]

    def agreed_by(self, seat: int) -> "Takeback":
        """The same with one more consent."""
        return replace(self, missing=self.missing - {seat})
