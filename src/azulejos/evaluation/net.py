"""A network: features of a game in, the chance to win of the seat that looks out.

Two layers of few units. The units of the first lie between 0 and 1, but for the last one, which goes straight to the
answer: what is simple, as a lead in points, needs no detour. Those of the second are positive.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.features import Features
from azulejos.evaluation.head import Head

Weights = NDArray[np.float32]

UNITS, UPPER = 64, 32
"""Units of the first and of the second layer."""


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
        """All that the chance to win takes, in the order of LAYERS."""
        return tuple(getattr(self, name) for name in LAYERS)

    def fault(self, inputs: int) -> str | None:
        """What is wrong with its weights, if anything: their shapes, or numbers that are none."""
        shapes = [(inputs, UNITS), (UNITS,), (UNITS - 1, UPPER), (UPPER,), (UPPER,), (1,)]
        weights = list(self.weights)
        if self.head is not None:
            shapes += [(inputs,), (UNITS,), (UPPER,), (1,)]
            weights += self.head.weights
        for each, shape in zip(weights, shapes, strict=True):
            if each.shape != shape:
                return f"a layer has the shape {each.shape} instead of {shape}"
            if not np.isfinite(each).all():
                return "a weight is no finite number"
        return None

    def sharpened(self, times: float) -> "Net":
        """The same net with answers so many times as large."""
        factor = np.float32(times)
        first, bias = self.first.copy(), self.bias.copy()
        first[:, -1] *= factor
        bias[-1] *= factor
        return replace(self, first=first, bias=bias, last=self.last * factor, last_bias=self.last_bias * factor)

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

        def nothing(units: int) -> Weights:
            return np.zeros(units, np.float32)

        return cls(
            drawn(features.size, UNITS),
            nothing(UNITS),
            drawn(UNITS - 1, UPPER),
            nothing(UPPER),
            drawn(UPPER),
            nothing(1),
        )


LAYERS = tuple(field.name for field in fields(Net) if field.name != "head")
"""What the weights of the chance to win are called."""
