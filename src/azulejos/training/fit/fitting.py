"""Fits a net to training data, with torch."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import numpy as np
import torch

from azulejos.core.features import Features
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import UNITS, UPPER, Net
from azulejos.training.fit.layer import Inputs, first_layer, scale_of
from azulejos.training.recipe import Schedule


class Model(torch.nn.Module):
    """The net as a torch module with scaled inputs; `net` moves the scale into the weights."""

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
        """Copy the weights of a net, in place of random ones."""
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
        """The net as compiled searches use it."""
        first = self.first * self.scale[:, None]
        weights = first, self.bias, self.second.weight.T, self.second.bias, self.last.weight[0], self.last.bias
        return Net(*(np.ascontiguousarray(each.detach().numpy().astype(np.float32)) for each in weights))


SPREAD = 0.03
"""The initial weights of the first layer lie within plus and minus this."""


Loss = Callable[[torch.Tensor], torch.Tensor]
"""The loss of the outputs for a batch."""

TrainingBatch = tuple[Inputs, int, Loss]
"""The inputs, how many of them are used, and the loss function."""


class TrainingData(Protocol):
    """The data that a net is fitted to."""

    def __len__(self) -> int:
        """The number of samples."""

    def batches(self, size: int, draw: np.random.Generator) -> Iterator[TrainingBatch]:
        """All samples in random order, in batches of `size`."""


def fit(
    game: RuledGame,
    data: TrainingData,
    schedule: Schedule,
    seed: int,
    report: Callable[[float], None] = lambda loss: None,
    *,
    begin: Net | None = None,
) -> tuple[Net, float]:
    """A net fitted from scratch, or from another one, and its loss over the last epoch."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # with several, the net would depend on the number of cores
    model = Model(inputs_of(game))
    if begin is not None:
        model.take(begin)
    steps = schedule.epochs * -(-len(data) // schedule.batch)
    rates = steps * schedule.rate / 2  # the sum of all learning rates along the cosine
    adam = torch.optim.AdamW(model.parameters(), lr=schedule.rate, weight_decay=schedule.decay / rates)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
    draw, mean = np.random.default_rng(seed), 0.0
    for _ in range(schedule.epochs):
        total = weight = 0.0
        for inputs, size, loss_of in data.batches(schedule.batch, draw):
            loss: Any = loss_of(model(inputs, size))
            adam.zero_grad()
            loss.backward()
            adam.step()
            cosine.step()
            total += float(loss.detach()) * size
            weight += size
        mean = total / weight
        report(mean)
    return model.net(), mean
