"""The sparse first layer for torch: few of a thousand inputs are set, and it visits only those."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.core.features import DTYPE, Features
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.forward import find_inputs
from azulejos.evaluation.heuristic_cache import memory
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.logit import guide_of
from azulejos.evaluation.net_workspace import room_for
from azulejos.evaluation.simd import add_row
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel

SCALE = 10.0
"""Inputs with a range up to this are not scaled; those with a larger range are scaled to lie within it."""

GUIDE_BITS = 10
"""The cache holds two to this power heuristic values: the seats of a position follow one another."""


def scale_of(features: Features) -> NDArray[np.float32]:
    """The factor for each input during the fit, so that all weights have similar sizes."""
    least, most = features.bounds()
    spread = np.maximum(np.abs(least), np.abs(most)).clip(1).astype(np.float32)
    scaled: NDArray[np.float32] = (SCALE / spread).clip(max=1)
    return scaled


class Inputs:
    """The inputs of a batch that are not 0: their indices and values."""

    def __init__(self, game: RuledGame, size: int) -> None:
        """Room for batches of a size."""
        features = inputs_of(game)
        self.width = features.size
        self._list, self._guide, self._scale = _list(game), _guide(game), scale_of(features)
        self._seen = np.zeros(room_for(features.size), DTYPE)
        self.places = np.zeros((size, features.size), np.int64)
        self.times = np.zeros((size, features.size), np.float32)
        self.counts = np.zeros(size, np.int64)
        self.guides = np.zeros(size, np.float32)
        """The offset to which the output for each position is added."""
        self._workspaces: Any = np.zeros(1, np.dtype(memory(GUIDE_BITS))).view(np.recarray)

    def observe(self, states: Any, seats: Any) -> None:
        """Load some positions, each observed by a seat."""
        self._list(states, seats, self._scale, self._seen, self.places, self.times, self.counts)
        self._guide(states, seats, self._workspaces, self.guides)


class FirstLayer(torch.autograd.Function):
    """Adds up the weights of the inputs that are set; the backward pass visits only those, too."""

    @staticmethod
    def forward(ctx: Any, weight: torch.Tensor, inputs: Inputs, size: int) -> torch.Tensor:
        """The units of each position of a batch."""
        ctx.inputs, ctx.size, ctx.shape = inputs, size, weight.shape
        sums = torch.zeros(size, weight.shape[1])
        _add(sums.numpy(), weight.detach().numpy(), inputs.places, inputs.times, inputs.counts)
        return sums

    @staticmethod
    def backward(ctx: Any, *grads: torch.Tensor) -> tuple[torch.Tensor, None, None]:
        """The gradient of the weights."""
        change, inputs = torch.zeros(ctx.shape), ctx.inputs
        _spread(change.numpy(), grads[0].contiguous().numpy(), inputs.places, inputs.times, inputs.counts)
        return change, None, None


first_layer: Callable[..., torch.Tensor] = FirstLayer.apply
"""The layer as a function of weights, inputs and batch size. Torch gives it no type."""


@cache
def _list(game: RuledGame) -> Callable[..., int]:
    observe, stamp = inputs_of(game).observe, fingerprint(game)

    @kernel
    def compiled(states: Any, seats: Any, scale: Any, seen: Any, places: Any, times: Any, counts: Any) -> int:
        for index in range(len(states)):
            seen[:] = 0
            observe(states[index], seats[index], seen)
            found = find_inputs(seen, places[index], times[index])
            for each in range(found):
                times[index, each] *= scale[places[index, each]]
            counts[index] = found
        return 0 * stamp

    return compiled


@cache
def _guide(game: RuledGame) -> Callable[..., int]:
    guide, stamp = guide_of(game), fingerprint(game)

    @kernel
    def compiled(states: Any, seats: Any, workspaces: Any, guides: Any) -> int:
        for index in range(len(states)):
            guides[index] = guide(states[index], seats[index], workspaces[0])
        return 0 * stamp

    return compiled


@kernel
def _add(sums: Any, weight: Any, places: Any, times: Any, counts: Any) -> int:
    for index in range(len(sums)):
        for each in range(counts[index]):
            add_row(sums[index], weight, places[index, each], times[index, each])
    return 0


@kernel
def _spread(change: Any, grads: Any, places: Any, times: Any, counts: Any) -> int:
    for index in range(len(grads)):
        for each in range(counts[index]):
            add_row(change[places[index, each]], grads, index, times[index, each])
    return 0
