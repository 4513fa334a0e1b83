"""A network: features of a game in, the chance to win of the seat that looks out.

Two layers of few units. The units of the first lie between 0 and 1, but for the last one, which goes straight to the
answer: what is simple, as a lead in points, needs no detour. Those of the second are positive.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.features import Features
from azulejos.evaluation.head import Head

Weights = NDArray[np.float32]

UNITS = 32
"""Units of each layer."""


@dataclass(frozen=True)
class Net:
    """The weights, layer by layer."""

    first: Weights
    """By input and unit of the first layer."""
    bias: Weights
    second: Weights
    """By unit of the first layer, but the last, and unit of the second."""
    second_bias: Weights
    last: Weights
    """By unit of the second layer."""
    last_bias: Weights
    """One number."""
    head: Head | None = field(default=None, kw_only=True)
    """What tells points, if it was fitted."""

    @property
    def weights(self) -> tuple[Any, ...]:
        """All that the chance to win takes, as compiled functions take them."""
        return self.first, self.bias, self.second, self.second_bias, self.last, self.last_bias

    def fault(self, inputs: int) -> str | None:
        """What is wrong with its weights, if anything: their shapes, or numbers that are none."""
        units, more = len(self.bias), len(self.second_bias)
        shapes = [(inputs, units), (units,), (units - 1, more), (more,), (more,), (1,)]
        weights = list(self.weights)
        if self.head is not None:
            shapes += [(inputs,), (units,), (more,), (1,)]
            weights += self.head.weights
        for each, shape in zip(weights, shapes, strict=True):
            if each.shape != shape:
                return f"a layer has the shape {each.shape} instead of {shape}"
            if not np.isfinite(each).all():
                return "a weight is no finite number"
        return None

    def units(self, seen: Any) -> tuple[Any, Any]:
        """What both layers make of an observation; the straight unit of the first is the last and has no bounds."""
        sums = seen @ self.first + self.bias
        lower = np.append(sums[:-1].clip(0, 1), sums[-1])
        return lower, (lower[:-1] @ self.second + self.second_bias).clip(0)

    @classmethod
    def random(cls, features: Features, seed: int) -> "Net":
        """A net that knows nothing, for tests and measurements."""
        draw = np.random.default_rng(seed)

        def drawn(*shape: int) -> Weights:
            return np.asarray(draw.standard_normal(shape) / np.sqrt(shape[0]), np.float32)

        nothing = np.zeros(UNITS, np.float32)
        return cls(
            drawn(features.size, UNITS),
            nothing,
            drawn(UNITS - 1, UNITS),
            nothing,
            drawn(UNITS),
            np.zeros(1, np.float32),
        )
