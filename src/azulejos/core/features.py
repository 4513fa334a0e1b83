"""Observations: what a seat may know, as one row of small numbers for learners and nets.

A game has one layout for all its options and player counts. Fields of the table come first, then a block for each
seat: the observing seat, then the others clockwise. Blocks of absent seats come last and stay 0.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.rule import rule

HUNDRED = 100
LARGEST = HUNDRED * HUNDRED - 1
"""The largest number that two numbers can hold; larger ones are cut to this."""

DTYPE = np.int8
"""The type of all numbers: the smallest, since memory bandwidth limits many games at once."""

Observation = NDArray[np.int8]
"""One observation: counts, flags and groups of flags, and points in hundreds and the rest."""


@dataclass(frozen=True, slots=True)
class Field:
    """Consecutive numbers of an observation with one meaning."""

    name: str
    size: int
    most: int
    """Each number lies between `least` and this."""
    meaning: str
    least: int = 0


@dataclass(frozen=True)
class Features:
    """The layout of a game's observations, frozen for a version, and the function that writes them."""

    version: int
    """Changes whenever the same state would give other numbers."""
    table: tuple[Field, ...]
    """The fields all seats share, from the first number on."""
    board: tuple[Field, ...]
    """The fields of the block that each seat has."""
    seats: int
    """How many blocks there are: the most players."""
    observe: Callable[[Any, int, Observation], None]
    """Write what a seat may know over zeros, or over an earlier observation of the same game; marked with `@rule`."""
    observe_table: Callable[[Any, int, Observation], None]
    """Write only the fields all seats share, over zeros."""
    observe_board: Callable[[Any, int, Observation, int], None]
    """Write only the block of a seat, over zeros, from an index on; it is the same for every observer."""
    eval_key: Callable[[Any, int], Any] | None = None
    """A cache key of the block of a seat, unsigned and never 0; None where blocks rarely repeat."""
    table_eval_key: Callable[[Any, int], Any] | None = None
    """A cache key of the fields all seats share, as a seat sees them; set if `eval_key` is."""
    corrects: int = 0
    """The version of the game's heuristic whose value nets learn to correct; 0 if they do not use it.

    It changes whenever the heuristic would give another value for the same state.
    """

    @property
    def start(self) -> int:
        """The index at which the block of the observing seat begins."""
        return offsets(self.table)[-1]

    @property
    def block(self) -> int:
        """The size of the block of a seat."""
        return offsets(self.board)[-1]

    @property
    def size(self) -> int:
        """The size of an observation."""
        return self.start + self.seats * self.block

    def fields(self) -> list[tuple[str, int, Field]]:
        """Every field with its full name and where it begins; `seat1.score` is the score of the next seat clockwise."""
        listed = [(field.name, offset, field) for field, offset in zip(self.table, offsets(self.table), strict=False)]
        for seat in range(self.seats):
            places = (self.start + seat * self.block + offset for offset in offsets(self.board))
            listed += [
                (f"seat{seat}.{field.name}", place, field) for field, place in zip(self.board, places, strict=False)
            ]
        return listed

    def bounds(self) -> tuple[Observation, Observation]:
        """The lower and the upper bound of each number."""
        blocks = [*self.table, *(self.board * self.seats)]
        least, most = (
            np.repeat([getattr(field, bound) for field in blocks], [field.size for field in blocks]).astype(DTYPE)
            for bound in ("least", "most")
        )
        return least, most

    def of(self, record: Any, seat: int) -> Observation:
        """What a seat may know of a record, which may be a `plain` one, as a fresh array."""
        out = np.zeros(self.size, DTYPE)
        self.observe(record, seat, out)
        return out


def offsets(fields: Sequence[Field]) -> list[int]:
    """The index at which each field begins, and the end of the last."""
    return [0, *accumulate(field.size for field in fields)]


def points_field(name: str, meaning: str) -> Field:
    """The field of a number that may exceed 99: its hundreds and the rest."""
    return Field(name, 2, HUNDRED - 1, f"{meaning}: hundreds, and the rest")


@rule
def write_points(number: int, out: Observation, at: int) -> None:
    """Write a number as its hundreds and the rest."""
    number = min(number, LARGEST)
    out[at] = number // HUNDRED
    out[at + 1] = number % HUNDRED


@rule
def relative(state: Any, seat: int, other: int) -> int:
    """How many seats clockwise from a seat another one sits."""
    return other - seat if other >= seat else other - seat + state.players


@rule
def clockwise(state: Any, seat: int, steps: int) -> int:
    """The seat `steps` seats clockwise from another one."""
    return seat + steps if seat + steps < state.players else seat + steps - state.players
