"""The outcome of one game of a contest, which is one line of a file."""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

Kind = Literal["crash", "timeout", "illegal", "rubbish"]
"""How a bot can fail: ends or raises, answers too late, breaks the rules, or answers what is not a move."""

KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that lost its game by failing."""

    seat: int
    kind: Kind
    message: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game; lists are by seat."""

    number: int
    group: int
    seats: tuple[int, ...]
    """The bot in each seat, by its number among those named."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    """None if a bot failed: a game that was not played out has no scores."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    failure: Failure | None = None
    record: str = field(default="", compare=False)
    """The whole game as text, which is stored in its own file."""

    @property
    def verdict(self) -> tuple[Any, ...]:
        """The parts that do not depend on the clock, for comparing two outcomes."""
        failed = self.failure and (self.failure.seat, self.failure.kind)
        return (self.number, self.group, self.seats, self.ranks, self.scores, self.decisions, failed)

    def to_json(self) -> dict[str, Any]:
        """The outcome as its line in a file."""
        failure = self.failure and {
            "seat": self.failure.seat,
            "bot": self.seats[self.failure.seat],
            "kind": self.failure.kind,
            "message": self.failure.message,
        }
        return {
            "number": self.number,
            "group": self.group,
            "seats": list(self.seats),
            "ranks": list(self.ranks),
            "scores": None if self.scores is None else list(self.scores),
            "failure": failure,
            "decisions": list(self.decisions),
            "seconds": [round(seconds, 4) for seconds in self.seconds],
        }


def read_outcome(document: dict[str, Any]) -> Outcome:
    """An outcome from its line. Raises KeyError or TypeError if it is not one."""
    failure, scores = document["failure"], document["scores"]
    return Outcome(
        number=document["number"],
        group=document["group"],
        seats=tuple(document["seats"]),
        ranks=tuple(document["ranks"]),
        scores=None if scores is None else tuple(scores),
        decisions=tuple(document["decisions"]),
        seconds=tuple(document["seconds"]),
        failure=failure and Failure(failure["seat"], failure["kind"], failure["message"]),
    )
