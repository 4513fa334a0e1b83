"""Estimates of strength from results: scores, Elo differences and their confidence intervals.

The unit is the group: games of one group share their deals, so they are not independent trials. Every
figure is computed from the mean and the variance of groups, never of single games.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

CONFIDENCE = 0.95
"""The probability that an interval contains the true value."""

PSEUDO_GROUPS = (0.0, 0.0, 1.0, 1.0)
"""Groups added before a variance is computed (Agresti and Coull): without them a clean sweep looks certain."""

NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its confidence interval."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width of the interval, the number after ±."""
        return (self.high - self.low) / 2

    def to_json(self) -> dict[str, float | None]:
        """The estimate as JSON, which has no infinity: null stands for it."""
        figures = {"value": self.value, "low": self.low, "high": self.high}
        return {name: figure if math.isfinite(figure) else None for name, figure in figures.items()}


def shares(ranks: Sequence[int]) -> list[float]:
    """The score of each seat: 1 for the winner, shared among several winners. A draw of two is ½ each."""
    best = min(ranks)
    return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]


def expected(elo: float, others: int = 1) -> float:
    """The expected share of the wins, given the difference in Elo to each of the others."""
    return 1 / (1 + others * 10 ** (-elo / 400))


def elo(score: float) -> float:
    """The difference in Elo that corresponds to a score; infinite for a clean sweep."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else -400 * math.log10(1 / score - 1)


@dataclass(slots=True)
class Moments:
    """Running sums of the scores of groups."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """Add a group."""
        self.count += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        """The mean score of a group."""
        return self.total / self.count

    @property
    def spread(self) -> float:
        """The variance of the score of a group, including the pseudo-groups."""
        count = self.count + len(PSEUDO_GROUPS)
        mean = (self.total + sum(PSEUDO_GROUPS)) / count
        return (self.squares + sum(PSEUDO_GROUPS)) / count - mean**2


def spread(groups: Sequence[float]) -> float:
    """The variance of the score of a group, including the pseudo-groups."""
    return moments(groups).spread


def moments(groups: Sequence[float]) -> Moments:
    """The running sums of these scores."""
    return Moments(len(groups), math.fsum(groups), math.fsum(score * score for score in groups))


def score_estimate(groups: Sequence[float]) -> Estimate:
    """The mean score with its interval; without any group, the interval from 0 to 1."""
    if not groups:
        return Estimate(math.nan, 0.0, 1.0)
    count = len(groups) + len(PSEUDO_GROUPS)
    centre = (sum(groups) + sum(PSEUDO_GROUPS)) / count
    width = NORMAL.inv_cdf((1 + CONFIDENCE) / 2) * math.sqrt(spread(groups) / count)
    # The mean of a sweep lies outside the interval around the shrunk centre: widen it that far.
    mean = fmean(groups)
    return Estimate(mean, max(0.0, min(mean, centre - width)), min(1.0, max(mean, centre + width)))


def elo_estimate(groups: Sequence[float]) -> Estimate:
    """The difference in Elo between two players, from the first one's scores by group."""
    score = score_estimate(groups)
    return Estimate(elo(score.value) if groups else math.nan, elo(score.low), elo(score.high))


def superiority(groups: Sequence[float], fair: float = 0.5) -> float:
    """The probability that the true score is above the fair one."""
    if not groups:
        return 0.5
    return NORMAL.cdf((fmean(groups) - fair) / math.sqrt(spread(groups) / len(groups)))


def mean_estimate(groups: Sequence[float]) -> Estimate:
    """The mean of any figure, such as a difference in points, with Student's interval."""
    if not groups:
        return Estimate(math.nan, -math.inf, math.inf)
    mean, count = fmean(groups), len(groups)
    if count == 1:
        return Estimate(mean, -math.inf, math.inf)
    variance = sum((value - mean) ** 2 for value in groups) / (count - 1)
    width = student((1 + CONFIDENCE) / 2, count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - width, mean + width)


def student(probability: float, freedom: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2 degrees of freedom, then Fisher's expansion."""
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) * math.sqrt(2 / (4 * probability * (1 - probability)))
    z = NORMAL.inv_cdf(probability)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
