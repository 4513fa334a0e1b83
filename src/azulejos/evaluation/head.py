"""The head of a net: how many points a seat will still make, as a sum over what the net sees and what it makes of that.

It is fitted when the net is done and never asked inside a search, so that the chance to win stays what it was. A head
on the units alone errs more: they are there to tell who wins, not how high the scores go.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Head:
    """Weights in points."""

    inputs: NDArray[np.float32]
    """By input."""
    lower: NDArray[np.float32]
    """By unit of the first layer, the straight one last."""
    upper: NDArray[np.float32]
    """By unit of the second layer."""
    bias: NDArray[np.float32]
    """One number."""

    @property
    def weights(self) -> tuple[NDArray[np.float32], ...]:
        """All of them."""
        return self.inputs, self.lower, self.upper, self.bias

    def further(self, seen: Any, lower: Any, upper: Any) -> float:
        """The points that are still to come for who sees this, with these units."""
        return float(seen @ self.inputs + lower @ self.lower + upper @ self.upper + self.bias[0])
