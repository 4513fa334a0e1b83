"""The score breakdown: a score item by item."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score: what scored, by which clause, and its parts (rounds, rows, colours …) with their points."""

    name: str
    clause: str | None
    parts: dict[str, int]

    @property
    def points(self) -> int:
        """The points of the item, which may be negative."""
        return sum(self.parts.values())


class Tally:
    """Builds the score breakdown of one seat: points by item and part, the items in a fixed order."""

    def __init__(self, clauses: dict[str, str]) -> None:
        self._clauses = clauses
        self._parts: dict[str, Counter[str]] = {name: Counter() for name in clauses}

    def add(self, name: str, part: object, points: int) -> None:
        """Add points to a part of an item; 0 points add no part."""
        if points:
            self._parts[name][str(part)] += points

    def items(self) -> list[Item]:
        """Every item, including those without points, so that a player sees that there were none."""
        return [Item(name, clause, dict(self._parts[name])) for name, clause in self._clauses.items()]


def totals(tallies: Iterable[list[Item]]) -> list[int]:
    """The sum of the items of each seat: its score."""
    return [sum(item.points for item in items) for items in tallies]
