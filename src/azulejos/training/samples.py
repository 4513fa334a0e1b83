"""What a net is fitted to: positions of games, each from the sight of some seats."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import Record
from azulejos.training.shards import Shard


@dataclass(frozen=True)
class Samples:
    """Positions, each from the sight of some seats."""

    states: Record
    positions: NDArray[np.int64]
    """Which of the states a sample looks at."""
    seats: NDArray[np.int8]
    targets: NDArray[np.float32]
    further: NDArray[np.float32]
    """The points that the seat still made, or NaN."""
    weights: NDArray[np.float32]

    @classmethod
    def of(cls, shards: Sequence[Shard], deal_weight: float) -> "Samples":
        """Every position of some shards from the sight of every seat that plays."""
        states = np.concatenate([each.states for each in shards]).view(np.recarray)
        made = np.concatenate([each.targets for each in shards])
        further = np.concatenate([each.further for each in shards])
        weights = np.where(np.concatenate([each.deals for each in shards]), deal_weight, 1.0).astype(np.float32)
        positions, seats = np.nonzero(~np.isnan(made))
        told = made[positions, seats], further[positions, seats], weights[positions]
        return cls(states, positions, seats.astype(np.int8), *told)

    def __len__(self) -> int:
        return len(self.seats)
