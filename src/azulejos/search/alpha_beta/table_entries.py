"""Entries of the transposition table: value, depth, kind of bound and best move in one number.

Each key is stored XORed with its entry, so the table needs no lock: a torn write matches no key.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.search.values import INFINITE

EXACT, AT_LEAST, AT_MOST = range(3)
"""Kinds of bound: what a value in the table says."""

CLOSED = 255
"""The depth of an entry whose lines were all searched to their ends: it is valid at any depth."""

_VALUE, _DEPTH, _BOUND = 1 << 16, 1 << 24, 1 << 26


@rule
def packed(value: int, depth: int, bound: int, move: int) -> int:
    """The number that stores an entry."""
    return value + INFINITE + depth * _VALUE + bound * _DEPTH + move * _BOUND


@rule
def value_of(entry: int) -> int:
    """The value of an entry."""
    return entry % _VALUE - INFINITE


@rule
def depth_of(entry: int) -> int:
    """The depth of an entry."""
    return entry // _VALUE % 256


@rule
def bound_of(entry: int) -> int:
    """The kind of bound of an entry: EXACT, AT_LEAST or AT_MOST."""
    return entry // _DEPTH % 4


@rule
def move_of(entry: Any) -> int:
    """The best move of an entry."""
    return entry // _BOUND


@rule
def find(keys: Any, entries: Any, key: Any) -> Any:
    """The entry of a position, or -1."""
    place = key & np.uint64(len(keys) - 1)
    entry = entries[place]
    return entry if keys[place] ^ np.uint64(entry) == key else np.int64(-1)


@rule
def store(keys: Any, entries: Any, key: Any, entry: Any) -> None:
    """Store the entry of a position; it replaces any other in its slot."""
    place = key & np.uint64(len(keys) - 1)
    keys[place] = key ^ np.uint64(entry)
    entries[place] = entry
