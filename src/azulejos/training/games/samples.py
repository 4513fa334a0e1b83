"""The samples that a value net is fitted to: positions of games, each observed by some seats."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import StateArray
from azulejos.training.games.shards import Shard


@dataclass(frozen=True)
class Samples:
    """Positions, each observed by some seats."""

    states: StateArray
    positions: NDArray[np.int64]
    """The index of the state of each sample."""
    seats: NDArray[np.int8]
    targets: NDArray[np.float32]
    further: NDArray[np.float32]
    """The points that the seat still made; NaN if unknown."""
    weights: NDArray[np.float32]

    @classmethod
    def of(cls, shards: Sequence[Shard], deal_weight: float) -> "Samples":
        """Every position of some shards, observed by every seat that plays."""
        states = np.concatenate([each.states for each in shards]).view(np.recarray)
        made = np.concatenate([each.targets for each in shards])
        further = np.concatenate([each.further for each in shards])
        weights = np.where(np.concatenate([each.deals for each in shards]), deal_weight, 1.0).astype(np.float32)
        positions, seats = np.nonzero(~np.isnan(made))
        columns = made[positions, seats], further[positions, seats], weights[positions]
        return cls(states, positions, seats.astype(np.int8), *columns)

    def __len__(self) -> int:
        return len(self.seats)
