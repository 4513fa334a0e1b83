"""Choices of some games where hands are hidden, kept together: what workers make, and fitting reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import Record, RuledGame
from azulejos.training.dealplay import PlayedDeals


@dataclass(frozen=True)
class ChoiceShard:
    """Decisions of some games, with what was made of the moves."""

    states: Record
    seats: NDArray[np.int8]
    """Who was to decide."""
    moves: NDArray[np.int16]
    """By decision: all moves, and NO_MOVE in the rest of the room."""
    worths: NDArray[np.float32]
    """By decision and move: the points it seemed to be worth, more than the average of all moves."""

    def __len__(self) -> int:
        return len(self.seats)

    @classmethod
    def of(cls, played: Sequence[PlayedDeals]) -> "ChoiceShard":
        """The decisions of some games."""
        states = np.concatenate([each.states for each in played]).view(np.recarray)
        columns = zip(*((each.seats, each.moves, each.worths) for each in played), strict=True)
        return cls(states, *(np.concatenate(column) for column in columns))

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        beside = path.with_suffix(".new")
        with beside.open("wb") as file:
            states = self.states.view(np.uint8)
            np.savez(file, states=states, seats=self.seats, moves=self.moves, worths=self.worths)
        beside.replace(path)

    @classmethod
    def load(cls, path: Path, game: RuledGame) -> "ChoiceShard":
        """Read one."""
        with np.load(path) as parts:
            states = parts["states"].view(game.rules.dtype).view(np.recarray)
            return cls(states, parts["seats"], parts["moves"], parts["worths"])
