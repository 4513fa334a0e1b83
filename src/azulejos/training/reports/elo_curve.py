"""The progress of a training by generation, as Elo above the heuristic, which has 0."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.arena.statistics import elo
from azulejos.training.verdict import GateVerdict

SURE = 0.995
"""The highest score that counts: a clean sweep would be infinite Elo."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A generation on the curve."""

    generation: int
    gate: float
    """Its Elo: that of the best net before plus the gate. The first generation has its yardstick."""
    yardstick: float
    """Its Elo by the yardstick."""
    loss: float
    accepted: bool


def points_of(verdicts: Sequence[GateVerdict]) -> list[CurvePoint]:
    """The curve of a training."""
    points, best = [], 0.0
    for each in verdicts:
        yardstick = bounded_elo(each.yardstick)
        gate = yardstick if each.score is None else best + bounded_elo(each.score)
        best = gate if each.accepted else best
        points.append(CurvePoint(each.generation, gate, yardstick, each.loss, each.accepted))
    return points


def bounded_elo(score: float) -> float:
    """The difference in Elo that corresponds to a score, never infinite."""
    return elo(min(max(score, 1 - SURE), SURE))


def ticks(low: float, high: float, most: int) -> list[float]:
    """About `most` round numbers that span the range from `low` to `high`."""
    rough = max(high - low, 1e-6) / most
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
