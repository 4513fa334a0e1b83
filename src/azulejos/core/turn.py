"""The three kinds of turn, and how a game ends."""

from dataclasses import dataclass
from typing import Any

DECIDE, CHANCE, OVER = range(3)
"""The kinds of turn, as numbers for rules and kernels."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: each seat's score and rank. 1 is best; equal seats share a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """The result as records write it."""
        return {"scores": list(self.scores), "ranks": list(self.ranks)}


def ranked(scores: tuple[int, ...], *tie_breaks: tuple[int, ...]) -> Result:
    """The result for these scores; each tie-break in turn decides between seats with equal scores.

    A seat's rank is 1 + the number of seats strictly better.
    """
    keys = list(zip(scores, *tie_breaks, strict=True))
    return Result(scores, tuple(1 + sum(other > key for other in keys) for key in keys))


@dataclass(frozen=True, slots=True)
class Decide:
    """One or more seats owe a decision; several may decide in any order."""

    seats: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """The turn as positions write it."""
        return {"decide": list(self.seats)}


@dataclass(frozen=True, slots=True)
class Chance:
    """Something is drawn: its kind, and the seat after whose turn, where that matters."""

    kind: str
    after: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The turn as positions write it."""
        turn: dict[str, Any] = {"chance": self.kind}
        return turn if self.after is None else {**turn, "after": self.after}


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    result: Result

    def to_json(self) -> dict[str, Any]:
        """The turn as positions write it."""
        return {"over": {"ranks": list(self.result.ranks)}}


Turn = Decide | Chance | Over
