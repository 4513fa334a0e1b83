"""Shards of choices from games with hidden hands: workers write them, fitting reads them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import RuledGame, StateArray
from azulejos.training.games.determinized_selfplay import PlayedChoices


@dataclass(frozen=True)
class ChoiceShard:
    """Decisions of some games, with the worth of each move."""

    states: StateArray
    seats: NDArray[np.int8]
    """The seat to decide."""
    moves: NDArray[np.int16]
    """By decision: all moves, padded with NO_MOVE."""
    worths: NDArray[np.float32]
    """By decision and move: its estimated points above the average of all moves."""

    def __len__(self) -> int:
        return len(self.seats)

    @classmethod
    def of(cls, played: Sequence[PlayedChoices]) -> "ChoiceShard":
        """The decisions of some games."""
        states = np.concatenate([each.states for each in played]).view(np.recarray)
        columns = zip(*((each.seats, each.moves, each.worths) for each in played), strict=True)
        return cls(states, *(np.concatenate(column) for column in columns))

    def save(self, path: Path) -> None:
        """Write the shard atomically."""
        temporary = path.with_suffix(".new")
        with temporary.open("wb") as file:
            states = self.states.view(np.uint8)
            np.savez(file, states=states, seats=self.seats, moves=self.moves, worths=self.worths)
        temporary.replace(path)

    @classmethod
    def load(cls, path: Path, game: RuledGame) -> "ChoiceShard":
        """Read a shard."""
        with np.load(path) as parts:
            states = parts["states"].view(game.rules.dtype).view(np.recarray)
            return cls(states, parts["seats"], parts["moves"], parts["worths"])
