"""The analysis of a decision by a bot: the value of each move and the expected line of play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.core.numbers import LARGEST


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A bot's value of one move, for the seat that is to decide."""

    move: str
    visits: int
    """How many simulations went through it."""
    win: float
    """The expected share of the win, from 0 to 1; a shared win counts in parts."""
    difference: float
    """The expected points ahead of the best other seat at the end."""
    line: tuple[str, ...] = ()
    """How play is expected to go on, this move first."""
    scores: tuple[float, ...] = ()
    """The expected points of every seat at the end; empty if the bot does not predict them."""

    def to_json(self) -> dict[str, Any]:
        """The value as the protocol writes it."""
        document: dict[str, Any] = {
            "move": self.move,
            "visits": self.visits,
            "win": self.win,
            "difference": self.difference,
            "line": list(self.line),
        }
        return {**document, "scores": list(self.scores)} if self.scores else document


@dataclass(frozen=True, slots=True)
class Analysis:
    """A bot's values of the moves of a decision, best first, and what the search cost."""

    moves: tuple[MoveValue, ...]
    simulations: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The analysis as the protocol writes it."""
        return {
            "moves": [value.to_json() for value in self.moves],
            "simulations": self.simulations,
            "seconds": self.seconds,
        }

    @classmethod
    def from_json(cls, document: Mapping[str, Any], legal: Sequence[str]) -> "Analysis":
        """An analysis of the legal moves by an untrusted program, checked. Raises ValueError."""
        moves = document.get("moves")
        if not isinstance(moves, list) or len(moves) > len(legal):
            raise ValueError("moves must be a list, each legal move once")
        values = tuple(_value(move, legal) for move in moves)
        if len({value.move for value in values}) < len(values):
            raise ValueError("moves must be a list, each legal move once")
        return cls(values, _count(document, "simulations"), _number(document, "seconds"))


def _value(document: Any, legal: Sequence[str]) -> MoveValue:
    if not isinstance(document, dict) or document.get("move") not in legal:
        raise ValueError("each of the moves must be an object with a legal move")
    line = document.get("line", [])
    if not isinstance(line, list) or not all(isinstance(move, str) for move in line):
        raise ValueError("line must be a list of moves")
    win, difference = _number(document, "win"), _number(document, "difference")
    return MoveValue(document["move"], _count(document, "visits"), win, difference, tuple(line), _scores(document))


def _scores(document: Mapping[str, Any]) -> tuple[float, ...]:
    """The scores of a move value; empty if it has none."""
    scores = document.get("scores", [])
    if isinstance(scores, list):
        return tuple(_number({"scores": each}, "scores") for each in scores)
    raise ValueError("scores must be a list, a number for each seat")


def _count(document: Mapping[str, Any], key: str) -> int:
    value = document.get(key)
    if type(value) is not int or value < 0:
        raise ValueError(f"{key} must be a whole number")
    return value


def _number(document: Mapping[str, Any], key: str) -> float:
    value = document.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LARGEST <= value <= LARGEST:
        raise ValueError(f"{key} must be a number")
    return float(value)
