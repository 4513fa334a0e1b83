"""A state as plain Python numbers: rules read and change it many times faster than a NumPy record.

Each look into a record makes NumPy objects; it pays to turn the whole record into numbers, lists and
namespaces once, and back where it was changed. Functions marked with `@rule` run on both alike.
"""

from functools import cache, lru_cache
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
    """Records that `_copies` has made, or lists of them, as NumPy takes them back: as tuples."""
    if isinstance(value, list):
        return [_whole(each, dtype) for each in value]
    held = vars(value)
    return tuple(held[name] if record is None else _whole(held[name], record) for name, record in _fields(dtype))


@cache
def _fields(dtype: np.dtype[Any]) -> list[tuple[str, np.dtype[Any] | None]]:
    """The fields of a record; with their own type, where they are records again."""
    bases = {name: dtype[name].base for name in dtype.names or ()}
    return [(name, None if base.names is None else base) for name, base in bases.items()]
