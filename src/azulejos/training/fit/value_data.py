"""Training data of a value net: positions and their target values."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch

from azulejos.core.ruled import RuledGame
from azulejos.training.fit.fitting import Loss, TrainingBatch
from azulejos.training.fit.layer import Inputs
from azulejos.training.games.samples import Samples


@dataclass(frozen=True)
class ValueData:
    """Samples with the win probabilities that a net learns to predict."""

    game: RuledGame
    samples: Samples

    def __len__(self) -> int:
        return len(self.samples)

    def batches(self, size: int, draw: np.random.Generator) -> Iterator[TrainingBatch]:
        """The samples in random order, observed."""
        inputs, samples = Inputs(self.game, size), self.samples
        order = draw.permutation(len(samples))
        for begin in range(0, len(order), size):
            chosen = order[begin : begin + size]
            inputs.observe(samples.states[samples.positions[chosen]], samples.seats[chosen])
            yield inputs, len(chosen), _loss(samples.targets[chosen], samples.weights[chosen])


def _loss(targets: np.ndarray, weights: np.ndarray) -> Loss:
    """The cross-entropy, weighted by target."""
    aims, counts = torch.from_numpy(targets), torch.from_numpy(weights)
    entropy = torch.nn.BCEWithLogitsLoss(reduction="none")
    return lambda logits: (entropy(logits, aims) * counts).sum() / counts.sum()
