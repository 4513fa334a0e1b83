"""The heuristic of a game: what a search needs beyond the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Heuristic:
    """Functions that value, compare and prune positions for a search; each is marked with `@rule`."""

    evaluate: Callable[[Any, int], float]
    """The expected final points of a seat."""
    spread: Callable[[Any], float]
    """The expected lead in points that wins about 73 games of 100; it shrinks towards the end of the game."""
    key: Callable[[Any, int], Any]
    """A hash of a position as a seat sees it, unsigned and never 0."""
    points: Callable[[Any, int], int]
    """The points a seat has so far."""
    standing: Callable[[Any, int], int]
    """The number that ranks a seat when the game is over; more is better."""
    candidates: Callable[[Any, int, NDArray[np.int64]], int]
    """Write the legal moves that are worth searching, ascending, and return how many; at least one."""
    boundary: Callable[[Any], int]
    """A number that changes when a round is over: there a search stops and evaluates."""
    conceal: Callable[[Any, int], None] | None = None
    """Deal again, by the record's own generator, all that a seat cannot see; None where everything is open."""
    rollout: Callable[[Any, int], int] | None = None
    """A likely move of a seat for rollouts, by the record's own generator; None for uniformly random moves."""
    eval_key: Callable[[Any, int], Any] | None = None
    """A cache key of `evaluate` for a seat, unsigned and never 0; None where a cache would not be faster."""
