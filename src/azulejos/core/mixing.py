"""Stirring numbers together into one that tells them apart: for the keys of transposition tables."""

from typing import Any

import numpy as np

from azulejos.core.rule import rule

START: Any = np.uint64(0x9E3779B97F4A7C15)
"""A key of nothing."""


@rule
def stir(key: Any, number: Any) -> Any:
    """The key of all that was stirred in before, and this number.

    Shifts only: a product would overflow, which is fine compiled and a warning interpreted.
    """
    bits = key ^ np.uint64(number)
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    return bits ^ bits << np.uint64(17)
