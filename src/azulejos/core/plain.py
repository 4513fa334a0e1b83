"""A state as plain Python numbers: rules read and change it many times faster than a NumPy record.

Each look into a record makes NumPy objects; it pays to turn the whole record into numbers, lists and
namespaces once, and back where it was changed. Functions marked with `@rule` run on both alike.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

KEPT = 16
"""So many states are remembered: a table asks about all moves of one state in a row."""


def plain(state: "NDArray[Any] | Draft") -> Any:
    """The record of a state in plain numbers, shared by all who ask: to be read, never to be changed."""
    return state[0] if isinstance(state, Draft) else _read(state.tobytes(), state.dtype)


class Draft:
    """A copy of a state that is being changed, in plain numbers: like a state it has one record, `draft[0]`."""

    def __init__(self, state: NDArray[Any]) -> None:
        self._dtype = state.dtype
        self._records = _copies(np.frombuffer(state.tobytes(), state.dtype))

    def __getitem__(self, index: int) -> Any:
        return self._records[index]

    def written(self) -> NDArray[Any]:
        """The state that has come of it."""
        return np.array([_whole(self[0], self._dtype)], self._dtype).view(np.recarray)


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


def _whole(value: Any, dtype: np.dtype[Any]) -> Any:
    """What `_copies` has made, as NumPy takes it back: records as tuples."""
    base = dtype.base
    if base.names is None:
        return value
    if isinstance(value, list):
        return [_whole(each, base) for each in value]
    return tuple(_whole(getattr(value, name), base[name]) for name in base.names)
