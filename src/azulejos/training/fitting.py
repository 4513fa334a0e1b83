"""Fits a net to what is to be learned, with torch."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import numpy as np
import torch

from azulejos.core.features import Features
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import UNITS, UPPER, Net
from azulejos.training.layer import Inputs, first_layer, scale_of
from azulejos.training.recipe import Schedule


class Model(torch.nn.Module):
    """The net as torch trains it, with scaled inputs; the scale goes into the weights afterwards."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.scale = torch.from_numpy(scale_of(features))
        self.first = torch.nn.Parameter(torch.empty(features.size, UNITS).uniform_(-SPREAD, SPREAD))
        self.bias = torch.nn.Parameter(torch.zeros(UNITS))
        self.second = torch.nn.Linear(UNITS - 1, UPPER)
        self.last = torch.nn.Linear(UPPER, 1)

    def forward(self, inputs: Inputs, size: int) -> torch.Tensor:
        """The logits of a batch."""
        units = first_layer(self.first, inputs, size) + self.bias
        more = torch.relu(self.second(units[:, :-1].clamp(0, 1)))
        guides = torch.from_numpy(inputs.guides[:size])
        logits: torch.Tensor = self.last(more)[:, 0] + units[:, -1] + guides
        return logits

    def take(self, net: Net) -> None:
        """Take the weights of a net, as it is asked in searches, in place of random ones."""
        parts = self.first, self.bias, self.second.weight, self.second.bias, self.last.weight, self.last.bias
        weights = (
            net.first / self.scale.numpy()[:, None],
            net.bias,
            net.second.T,
            net.second_bias,
            net.last,
            net.last_bias,
        )
        with torch.no_grad():
            for part, taken in zip(parts, weights, strict=True):
                part.copy_(torch.from_numpy(np.ascontiguousarray(taken)))

    def net(self) -> Net:
        """The same as compiled searches use it."""
        first = self.first * self.scale[:, None]
        weights = first, self.bias, self.second.weight.T, self.second.bias, self.last.weight[0], self.last.bias
        return Net(*(np.ascontiguousarray(each.detach().numpy().astype(np.float32)) for each in weights))


SPREAD = 0.03
"""Weights of the first layer begin within this."""


Loss = Callable[[torch.Tensor], torch.Tensor]
"""What is wrong with the answers to a batch, as one number."""

Batch = tuple[Inputs, int, Loss]
"""Inputs, how many of them count, and what the answers should be."""


class Study(Protocol):
    """What a net is fitted to."""

    def __len__(self) -> int:
        """How many samples there are."""

    def batches(self, size: int, draw: np.random.Generator) -> Iterator[Batch]:
        """All samples in random order, so many at a time."""


def fit(
    game: RuledGame,
    study: Study,
    schedule: Schedule,
    seed: int,
    tell: Callable[[float], None] = lambda loss: None,
    *,
    begin: Net | None = None,
) -> tuple[Net, float]:
    """A net fitted from scratch, or from another one, and its loss over the last epoch."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # several would add up in another order, and the net would hang on the number of cores
    model = Model(inputs_of(game))
    if begin is not None:
        model.take(begin)
    steps = schedule.epochs * -(-len(study) // schedule.batch)
    rates = steps * schedule.rate / 2  # all added up, along the cosine
    adam = torch.optim.AdamW(model.parameters(), lr=schedule.rate, weight_decay=schedule.decay / rates)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
    draw, mean = np.random.default_rng(seed), 0.0
    for _ in range(schedule.epochs):
        total = weight = 0.0
        for inputs, size, loss_of in study.batches(schedule.batch, draw):
            loss: Any = loss_of(model(inputs, size))
            adam.zero_grad()
            loss.backward()
            adam.step()
            cosine.step()
            total += float(loss.detach()) * size
            weight += size
        mean = total / weight
        tell(mean)
    return model.net(), mean
