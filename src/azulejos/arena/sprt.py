"""The sequential probability ratio test: play until it is clear which of two claims about Elo holds.

The generalised test on groups, as fishtest uses it: the likelihood ratio comes from mean and variance
of the groups. Claim 0 says the difference is `elo0`, claim 1 says it is `elo1`. At a larger table one bot sits
against several others of one kind, and the score is its share of the wins.
"""

import math
from dataclasses import dataclass
from typing import Any, Literal

from azulejos.arena.statistics import Moments, expected
from azulejos.core.errors import OptionError

SprtState = Literal["accept", "reject", "continue"]
"""Claim 1 holds, claim 0 holds, or neither is clear yet."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of two claims; alpha and beta are the chances of accepting claim 1 or claim 0 wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise OptionError("a sequential test needs ELO0 below ELO1", code="bad-sprt")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends, for claim 0 and for claim 1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, groups: Moments, others: int = 1) -> float:
        """The log-likelihood ratio of claim 1 to claim 0, given these scores against `others` others."""
        if not groups.count:
            return 0.0
        score0, score1 = expected(self.elo0, others), expected(self.elo1, others)
        lead = groups.mean - (score0 + score1) / 2
        return groups.count * (score1 - score0) * lead / groups.spread

    def state(self, groups: Moments, others: int = 1) -> SprtState:
        """The state of the test after these groups, against `others` others."""
        low, high = self.bounds
        ratio = self.ratio(groups, others)
        return "accept" if ratio >= high else "reject" if ratio <= low else "continue"

    def to_json(self) -> dict[str, Any]:
        """The test as the head of a match writes it."""
        return {"elo0": self.elo0, "elo1": self.elo1, "alpha": self.alpha, "beta": self.beta}


def read_sprt(text: str) -> Sprt:
    """A test from a text like 0,10."""
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise OptionError(f"{text!r} is no sequential test", code="bad-sprt", allowed=["ELO0,ELO1"]) from None
    return Sprt(elo0, elo1)
