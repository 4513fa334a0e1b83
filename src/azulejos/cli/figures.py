"""Formats the figures of a contest for people."""

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azulejos.arena.standings import Standing
    from azulejos.arena.statistics import Estimate

HEADS = ("games", "won", "drawn", "lost", "score", "better", "points", "lead", "failures", "a move")
"""The column heads of `line`."""


def line(standing: "Standing") -> list[str]:
    """The cells for a bot in all tables."""
    return [
        str(standing.games),
        str(standing.wins),
        str(standing.draws),
        str(standing.losses),
        share(standing.score),
        likelihood(standing.superiority),
        "–" if math.isnan(standing.points) else f"{standing.points:.1f}",
        signed(standing.lead, 1),
        failures(standing),
        duration(standing.seconds),
    ]


def share(estimate: "Estimate") -> str:
    """A score in percent with its error."""
    return "–" if math.isnan(estimate.value) else f"{100 * estimate.value:.1f} ± {100 * estimate.error:.1f} %"


def signed(estimate: "Estimate", digits: int = 0) -> str:
    """A difference with its error; one that may be infinite has a bound only."""
    if math.isnan(estimate.value):
        return "–"
    if math.isfinite(estimate.value) and math.isfinite(estimate.error):
        return f"{estimate.value:+.{digits}f} ± {estimate.error:.{digits}f}"
    if math.isfinite(estimate.low):
        return f"≥ {estimate.low:+.{digits}f}"
    if math.isfinite(estimate.high):
        return f"≤ {estimate.high:+.{digits}f}"
    return f"{estimate.value:+.{digits}f} ± ∞" if math.isfinite(estimate.value) else "–"


def likelihood(value: float) -> str:
    """A likelihood in percent, never rounded to certainty."""
    return f"{min(max(100 * value, 0.1), 99.9):.1f} %"


def failures(standing: "Standing") -> str:
    """How often a bot failed, by kind."""
    counted = [f"{count} {kind}" for kind, count in standing.failures.items() if count]
    return ", ".join(counted) or "0"


def duration(seconds: float) -> str:
    """The time for a move."""
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"
