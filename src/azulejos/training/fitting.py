"""Fits a net to positions and their targets, with torch."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from azulejos.core.features import Features
from azulejos.core.ruled import Record, RuledGame
from azulejos.evaluation.logit import features_of
from azulejos.evaluation.net import UNITS, Net
from azulejos.training.layer import FirstLayer, Inputs, scale_of


@dataclass(frozen=True, slots=True)
class Schedule:
    """How a net is fitted."""

    epochs: int = 4
    batch: int = 4096
    rate: float = 3e-3
    """Of Adam at the start; it falls to 0 along a cosine."""
    deal_weight: float = 4.0
    """Positions before a deal count so many times: they are few, and a search ends there."""


@dataclass(frozen=True)
class Samples:
    """Positions, each from the sight of some seats."""

    states: Record
    positions: NDArray[np.int64]
    """Which of the states a sample looks at."""
    seats: NDArray[np.int8]
    targets: NDArray[np.float32]
    weights: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.seats)


class Model(torch.nn.Module):
    """The net as torch trains it, with scaled inputs; the scale goes into the weights afterwards."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.scale = torch.from_numpy(scale_of(features))
        self.first = torch.nn.Parameter(torch.empty(features.size, UNITS).uniform_(-SPREAD, SPREAD))
        self.bias = torch.nn.Parameter(torch.zeros(UNITS))
        self.second = torch.nn.Linear(UNITS - 1, UNITS)
        self.last = torch.nn.Linear(UNITS, 1)

    def forward(self, inputs: Inputs, size: int) -> torch.Tensor:
        """The logits of a batch."""
        units = FirstLayer.apply(self.first, inputs, size) + self.bias  # type: ignore[no-untyped-call]
        more = torch.relu(self.second(units[:, :-1].clamp(0, 1)))
        logits: torch.Tensor = self.last(more)[:, 0] + units[:, -1]
        return logits

    def net(self) -> Net:
        """The same as compiled searches use it."""
        first = self.first * self.scale[:, None]
        weights = first, self.bias, self.second.weight.T, self.second.bias, self.last.weight[0], self.last.bias
        return Net(*(np.ascontiguousarray(each.detach().numpy().astype(np.float32)) for each in weights))


SPREAD = 0.03
"""Weights of the first layer begin within this."""


def fit(
    game: RuledGame, samples: Samples, schedule: Schedule, seed: int, tell: Callable[[float], None] = lambda loss: None
) -> tuple[Net, float]:
    """A net fitted from scratch, and its loss over the last epoch."""
    torch.manual_seed(seed)
    features = features_of(game)
    model = Model(features)
    steps = schedule.epochs * -(-len(samples) // schedule.batch)
    adam = torch.optim.Adam(model.parameters(), lr=schedule.rate)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
    draw, loss_of = np.random.default_rng(seed), torch.nn.BCEWithLogitsLoss(reduction="none")
    mean = 0.0
    for _ in range(schedule.epochs):
        total = weight = 0.0
        for inputs, targets, weights in _batches(game, samples, schedule.batch, draw):
            loss = (loss_of(model(inputs, len(targets)), targets) * weights).sum() / weights.sum()
            adam.zero_grad()
            loss.backward()
            adam.step()
            cosine.step()
            total += float(loss.detach()) * len(targets)
            weight += len(targets)
        mean = total / weight
        tell(mean)
    return model.net(), mean


def _batches(
    game: RuledGame, samples: Samples, size: int, draw: np.random.Generator
) -> Iterator[tuple[Inputs, torch.Tensor, torch.Tensor]]:
    """The samples in random order, observed."""
    inputs = Inputs(game, size)
    order = draw.permutation(len(samples))
    for begin in range(0, len(order), size):
        chosen = order[begin : begin + size]
        inputs.observe(samples.states[samples.positions[chosen]], samples.seats[chosen])
        yield inputs, torch.from_numpy(samples.targets[chosen]), torch.from_numpy(samples.weights[chosen])
