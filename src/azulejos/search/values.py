"""Win probabilities as whole numbers, which alpha-beta compares.

In an unfinished game the value is 10,000 · (2p - 1) for a win probability p, so 0 is even. A game that is won has
10,000 plus its margin, a lost one the negative.
"""

from math import atanh, tanh

from azulejos.core.rule import rule

WON = 10_000
INFINITE = 30_000
"""Larger than any value."""

_LARGEST_MARGIN = 999


@rule
def expected_value(lead: float, spread: float) -> int:
    """The value of an expected final lead."""
    return int((WON - 1) * tanh(lead / (2 * spread)))


@rule
def final_value(standing: int, other: int, lead: float) -> int:
    """The value of a finished game: the better standing wins, whatever the margin."""
    if standing == other:
        return 0
    margin = int(min(abs(lead), _LARGEST_MARGIN))
    return WON + margin if standing > other else -WON - margin


def win_probability(value: int) -> float:
    """The win probability of a value."""
    return min(1.0, max(0.0, (1 + value / WON) / 2))


def lead(value: int, spread: float) -> float:
    """The lead in points of a value."""
    if abs(value) >= WON:
        return float(value - WON if value > 0 else value + WON)
    return 2 * spread * atanh(value / WON)
