"""A net: takes features of a game, returns the win probability of the observing seat.

It has two small layers. The units of the first are clipped to 0 … 1, except the last. That one is added to the output
directly and carries simple terms such as a lead in points. The units of the second are rectified.
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
    """Predicts points; None if it was not fitted."""

    @property
    def weights(self) -> tuple[Any, ...]:
        """The weights of the win probability, in the order of LAYERS."""
        return tuple(getattr(self, name) for name in LAYERS)

    def fault(self, inputs: int) -> str | None:
        """What is wrong with its weights, or None: a wrong shape, or a number that is not finite."""
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
        """The same net with its logits multiplied by `times`."""
        factor = np.float32(times)
        first, bias = self.first.copy(), self.bias.copy()
        first[:, -1] *= factor
        bias[-1] *= factor
        return replace(self, first=first, bias=bias, last=self.last * factor, last_bias=self.last_bias * factor)

    def units(self, seen: Any) -> tuple[Any, Any]:
        """The units of both layers for an observation; the last of the first layer is not clipped."""
        sums = seen @ self.first + self.bias
        lower = np.append(sums[:-1].clip(0, 1), sums[-1])
        return lower, (lower[:-1] @ self.second + self.second_bias).clip(0)

    @classmethod
    def random(cls, features: Features, seed: int) -> "Net":
        """An untrained net, for tests and measurements."""
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
"""The names of the weights of the win probability."""
