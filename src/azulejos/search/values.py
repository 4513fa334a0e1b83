"""Win chances as whole numbers: what alpha-beta compares.

Between positions of an unfinished game a value is 10,000 times twice the chance to win less one, so
0 is even. A game that is won counts 10,000 and its margin, one that is lost the negative.
"""

from math import atanh, tanh

from azulejos.core.rule import rule

WON = 10_000
INFINITE = 30_000
"""More than any value."""

_LARGEST_MARGIN = 999


@rule
def hoped(lead: float, spread: float) -> int:
    """The value of a lead that is expected at the end."""
    return int((WON - 1) * tanh(lead / (2 * spread)))


@rule
def settled(standing: int, other: int, lead: float) -> int:
    """The value of a finished game: who stands better has won, whatever the margin."""
    if standing == other:
        return 0
    margin = int(min(abs(lead), _LARGEST_MARGIN))
    return WON + margin if standing > other else -WON - margin


def chance(value: int) -> float:
    """The chance to win that a value stands for."""
    return min(1.0, max(0.0, (1 + value / WON) / 2))


def lead(value: int, spread: float) -> float:
    """The lead in points that a value stands for."""
    if abs(value) >= WON:
        return float(value - WON if value > 0 else value + WON)
    return 2 * spread * atanh(value / WON)
