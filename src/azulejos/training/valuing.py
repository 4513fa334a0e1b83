"""Positions and what they should be worth, as torch learns it."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch

from azulejos.core.ruled import RuledGame
from azulejos.training.fitting import Batch, Loss
from azulejos.training.layer import Inputs
from azulejos.training.samples import Samples


@dataclass(frozen=True)
class Values:
    """The chances to win that a net shall tell."""

    game: RuledGame
    samples: Samples

    def __len__(self) -> int:
        return len(self.samples)

    def batches(self, size: int, draw: np.random.Generator) -> Iterator[Batch]:
        """The samples in random order, observed."""
        inputs, samples = Inputs(self.game, size), self.samples
        order = draw.permutation(len(samples))
        for begin in range(0, len(order), size):
            chosen = order[begin : begin + size]
            inputs.observe(samples.states[samples.positions[chosen]], samples.seats[chosen])
            yield inputs, len(chosen), _loss(samples.targets[chosen], samples.weights[chosen])


def _loss(targets: np.ndarray, weights: np.ndarray) -> Loss:
    """The cross-entropy, each target by its weight."""
    aims, counts = torch.from_numpy(targets), torch.from_numpy(weights)
    entropy = torch.nn.BCEWithLogitsLoss(reduction="none")
    return lambda logits: (entropy(logits, aims) * counts).sum() / counts.sum()
