"""Where points came from: a score told item by item."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score: what scored, by which clause, and its parts (rounds, rows, colours …) with their points."""

    name: str
    clause: str | None
    parts: dict[str, int]

    @property
    def points(self) -> int:
        """What the item brought or cost."""
        return sum(self.parts.values())

    def to_json(self) -> dict[str, Any]:
        """The item as a server tells it."""
        return {"name": self.name, "clause": self.clause, "points": self.points, "parts": self.parts}


class Tally:
    """The score of one seat as it grows: points by item and part, the items in a fixed order."""

    def __init__(self, clauses: dict[str, str]) -> None:
        self._clauses = clauses
        self._parts: dict[str, Counter[str]] = {name: Counter() for name in clauses}

    def add(self, name: str, part: object, points: int) -> None:
        """Add points to an item; nothing is written for none."""
        if points:
            self._parts[name][str(part)] += points

    def items(self) -> list[Item]:
        """Every item, those without points too: a player wants to see that there were none."""
        return [Item(name, clause, dict(self._parts[name])) for name, clause in self._clauses.items()]


def totals(tallies: Iterable[list[Item]]) -> list[int]:
    """What the items of each seat amount to: its score."""
    return [sum(item.points for item in items) for items in tallies]
