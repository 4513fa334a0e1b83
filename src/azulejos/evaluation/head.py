"""The head of a net: predicts how many more points a seat will score, from the inputs and the units of the net.

It is fitted after the net and never used inside a search, so it does not change the win probability. A head on the
units alone is less exact: they are trained to predict who wins, not the scores.
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
    """By unit of the first layer, the direct one last."""
    upper: NDArray[np.float32]
    """By unit of the second layer."""
    bias: NDArray[np.float32]
    """One number."""

    @property
    def weights(self) -> tuple[NDArray[np.float32], ...]:
        """All weights, in order."""
        return self.inputs, self.lower, self.upper, self.bias

    def further(self, seen: Any, lower: Any, upper: Any) -> float:
        """The predicted further points of a seat with this observation and these units."""
        return float(seen @ self.inputs + lower @ self.lower + upper @ self.upper + self.bias[0])
