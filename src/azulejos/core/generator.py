"""The random numbers of searches: a xorshift generator stored in the state.

Only kernels and their tests use it. At a real table chance comes from `core.randomness`, and the field `generator`
stays 0 and never leaves the process.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule


@rule
def below(state: Any, bound: int) -> int:
    """A random number in 0 … bound-1, from the state's own generator (which must not be 0)."""
    bits = state.generator
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    bits ^= bits << np.uint64(17)
    state.generator = bits
    # The upper half scaled to the bound: no division, and a bias below one in ten million.
    number: Any = np.int64(((bits >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))
    return number
