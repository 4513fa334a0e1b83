"""A state as plain Python numbers: rules read it many times faster than a NumPy record.

Each look into a record makes NumPy objects; where rules only read, as when legal moves are listed, it pays to
turn the whole record into numbers, lists and namespaces once. Functions marked with `@rule` run on both alike.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

KEPT = 16
"""So many states are remembered: a table asks about all moves of one state in a row."""


def plain(state: NDArray[Any]) -> Any:
    """The record of a state in plain numbers, shared by all who ask: to be read, never to be changed."""
    return _read(state.tobytes(), state.dtype)


@lru_cache(maxsize=KEPT)
def _read(content: bytes, dtype: np.dtype[Any]) -> Any:
    return _copies(np.frombuffer(content, dtype))[0]


def _copies(array: NDArray[Any]) -> list[Any]:
    """What an array holds, field by field: one look into NumPy for all records of a kind."""
    names = array.dtype.names
    if names is None:
        numbers: list[Any] = array.tolist()
        return numbers
    if array.ndim > 1:
        return [_copies(row) for row in array]
    columns = [_copies(array[name]) for name in names]
    return [SimpleNamespace(**dict(zip(names, values, strict=True))) for values in zip(*columns, strict=True)]
