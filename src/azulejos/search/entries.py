"""Entries of the transposition table: a value, how deep it was searched, what it is, and the best move, in one number.

A key is stored mixed with its entry, so the table needs no lock: what two threads have written half each fits no key.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.search.values import INFINITE

EXACT, AT_LEAST, AT_MOST = range(3)
"""What a value in the table is."""

CLOSED = 255
"""The depth of an entry under which every line was followed to its end: it holds for any depth."""

_VALUE, _DEPTH, _BOUND = 1 << 16, 1 << 24, 1 << 26


@rule
def packed(value: int, depth: int, bound: int, move: int) -> int:
    """An entry of the table in one number."""
    return value + INFINITE + depth * _VALUE + bound * _DEPTH + move * _BOUND


@rule
def value_of(entry: int) -> int:
    """The value an entry tells."""
    return entry % _VALUE - INFINITE


@rule
def depth_of(entry: int) -> int:
    """How deep an entry was searched."""
    return entry // _VALUE % 256


@rule
def bound_of(entry: int) -> int:
    """What the value of an entry is: EXACT, AT_LEAST or AT_MOST."""
    return entry // _DEPTH % 4


@rule
def move_of(entry: Any) -> int:
    """The best move an entry tells."""
    return entry // _BOUND


@rule
def find(keys: Any, entries: Any, key: Any) -> Any:
    """The entry of a position in a table, or -1."""
    place = key & np.uint64(len(keys) - 1)
    entry = entries[place]
    return entry if keys[place] ^ np.uint64(entry) == key else np.int64(-1)


@rule
def store(keys: Any, entries: Any, key: Any, entry: Any) -> None:
    """Put the entry of a position into a table, whatever is there."""
    place = key & np.uint64(len(keys) - 1)
    keys[place] = key ^ np.uint64(entry)
    entries[place] = entry
