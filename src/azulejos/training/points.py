"""How a training went, generation by generation, on one scale: Elo over the game's own appraisal, which has 0."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.arena.statistics import elo
from azulejos.training.verdict import Verdict

SURE = 0.995
"""No score counts for more: a clean sweep would be worth an infinite number of points."""


@dataclass(frozen=True, slots=True)
class Point:
    """A generation on the curve."""

    generation: int
    gate: float
    """Its Elo: that of the best net before, and what it won against it. The first has what it won by the yardstick."""
    yardstick: float
    """Its Elo as the yardstick says."""
    loss: float
    accepted: bool


def points_of(verdicts: Sequence[Verdict]) -> list[Point]:
    """The curve of a training."""
    points, best = [], 0.0
    for each in verdicts:
        yardstick = bounded_elo(each.yardstick)
        gate = yardstick if each.score is None else best + bounded_elo(each.score)
        best = gate if each.accepted else best
        points.append(Point(each.generation, gate, yardstick, each.loss, each.accepted))
    return points


def bounded_elo(score: float) -> float:
    """The difference in Elo that a score stands for, never infinite."""
    return elo(min(max(score, 1 - SURE), SURE))


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from one that is not above to one that is not below, about so many."""
    rough = max(high - low, 1e-6) / most
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
