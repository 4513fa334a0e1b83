"""Sets of small numbers as the bits of an integer: how many there are, and which is the n-th."""

import numpy as np

from azulejos.core.rule import rule

WIDTH = 10
"""The tables below are for sets of numbers under ten."""

_PLACES = [[place for place in range(WIDTH) if mask >> place & 1] for mask in range(1 << WIDTH)]

BITS = np.array([len(places) for places in _PLACES])
"""How many bits of a mask are set."""

NTH_BIT = np.array([places + [0] * (WIDTH - len(places)) for places in _PLACES])
"""The place of a set bit, by the mask and its index from 0 among the set ones."""


@rule
def count_bits(mask: int) -> int:
    """How many bits of a mask of any width are set; the compiler turns this loop into one instruction."""
    bits = 0
    while mask != 0:
        mask &= mask - 1
        bits += 1
    return bits


@rule
def nth_bit(mask: int, index: int) -> int:
    """The place of a set bit, by its index from 0 among the set ones, in a mask of any width."""
    for _ in range(index):
        mask &= mask - 1
    return count_bits((mask & -mask) - 1)


def places(mask: int) -> list[int]:
    """The places of all set bits of a plain number, ascending."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
