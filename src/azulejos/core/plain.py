"""A state as plain Python numbers, which interpreted rules read and change much faster than a NumPy record.

Each access to a record creates NumPy objects. So the whole record is converted once into numbers, lists and
namespaces, and back where it was changed. Functions marked with `@rule` run on both.
"""

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

KEPT = 16
"""How many states are cached: a table asks about all moves of one state in a row."""


def plain(state: "NDArray[Any] | Draft") -> Any:
    """The record of a state in plain numbers. It is cached and shared: never change it."""
    return state[0] if isinstance(state, Draft) else _read(state.tobytes(), state.dtype)


class Draft:
    """A copy of a state in plain numbers that may be changed; like a state it has one record, `draft[0]`."""

    def __init__(self, state: NDArray[Any]) -> None:
        self._dtype = state.dtype
        self._records = _copies(np.frombuffer(state.tobytes(), state.dtype))

    def __getitem__(self, index: int) -> Any:
        return self._records[index]

    def written(self) -> NDArray[Any]:
        """The changed state as an array."""
        return np.array([_whole(self[0], self._dtype)], self._dtype).view(np.recarray)


@lru_cache(maxsize=KEPT)
def _read(content: bytes, dtype: np.dtype[Any]) -> Any:
    return _copies(np.frombuffer(content, dtype))[0]


def _copies(array: NDArray[Any]) -> list[Any]:
    """The content of an array in plain numbers, converted field by field for all records at once."""
    names = array.dtype.names
    if names is None:
        numbers: list[Any] = array.tolist()
        return numbers
    if array.ndim > 1:
        return [_copies(row) for row in array]
    columns = [_copies(array[name]) for name in names]
    return [SimpleNamespace(**dict(zip(names, values, strict=True))) for values in zip(*columns, strict=True)]


def _whole(value: Any, dtype: np.dtype[Any]) -> Any:
    """Records made by `_copies`, or lists of them, as tuples that NumPy accepts."""
    if isinstance(value, list):
        return [_whole(each, dtype) for each in value]
    held = vars(value)
    return tuple(held[name] if record is None else _whole(held[name], record) for name, record in _fields(dtype))


@cache
def _fields(dtype: np.dtype[Any]) -> list[tuple[str, np.dtype[Any] | None]]:
    """The fields of a record; with their own type, where they are records again."""
    bases = {name: dtype[name].base for name in dtype.names or ()}
    return [(name, None if base.names is None else base) for name, base in bases.items()]
