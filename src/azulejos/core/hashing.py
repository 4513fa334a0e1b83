"""Hashing of numbers into one key, for transposition tables and caches."""

from typing import Any

import numpy as np

from azulejos.core.rule import rule

START: Any = np.uint64(0x9E3779B97F4A7C15)
"""The key of nothing: where hashing starts."""


@rule
def mix_hash(key: Any, number: Any) -> Any:
    """The key after one more number.

    It uses shifts only: a product would overflow, which is fine compiled but warns interpreted.
    """
    bits = key ^ np.uint64(number)
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    return bits ^ bits << np.uint64(17)
