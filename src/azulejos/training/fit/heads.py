"""Fits the head of a finished net, by least squares, to the points that seats still made."""

from dataclasses import replace
from typing import Any

import numpy as np
import torch

from azulejos.core.ruled import RuledGame
from azulejos.evaluation.head import Head
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.search.compiler.kernel import kernel
from azulejos.training.fit.layer import Inputs, first_layer, scale_of
from azulejos.training.games.samples import Samples

RIDGE = 300.0
"""The ridge penalty. Positions of one game have the same end, so samples are fewer than they seem."""

MOST = 600_000
"""The most samples that a head is fitted to, drawn from those whose points are known."""

BATCH = 4096


def fit_head(game: RuledGame, net: Net, samples: Samples, seed: int) -> Net:
    """A copy of the net with a fitted head; without a head if no sample has known points."""
    if np.isnan(samples.further).all():
        return replace(net, head=None)
    torch.set_num_threads(1)  # as for the net: the result must not depend on the number of cores
    squares, products = _sums(game, net, samples, np.random.default_rng(seed))
    squares += np.triu(squares, 1).T
    squares[np.diag_indices_from(squares)] += RIDGE
    squares[-1, -1] -= RIDGE  # the bias is free
    found = torch.linalg.solve(torch.from_numpy(squares), torch.from_numpy(products)).numpy()
    return replace(net, head=_head(game, net, found))


def _head(game: RuledGame, net: Net, found: Any) -> Head:
    """The head for unscaled inputs, from weights for scaled ones."""
    features = features_of(game)
    inputs, lower, upper, bias = np.split(found, np.cumsum([features.size, len(net.bias), len(net.second_bias)]))
    return Head(*(each.astype(np.float32) for each in (inputs * scale_of(features), lower, upper, bias)))


def _sums(game: RuledGame, net: Net, samples: Samples, draw: np.random.Generator) -> tuple[Any, Any]:
    """The normal equations: the products of all terms with one another, and with the points."""
    size = features_of(game).size + len(net.bias) + len(net.second_bias) + 1
    squares, products = np.zeros((size, size)), np.zeros(size)
    inputs, order = Inputs(game, BATCH), draw.permutation(np.flatnonzero(~np.isnan(samples.further)))[:MOST]
    for begin in range(0, len(order), BATCH):
        chosen = order[begin : begin + BATCH]
        inputs.observe(samples.states[samples.positions[chosen]], samples.seats[chosen])
        units = _units(game, net, inputs, len(chosen))
        points, weights = samples.further[chosen], samples.weights[chosen]
        _add(squares, products, inputs.places, inputs.times, inputs.counts, units, points, weights)
    return squares, products


def _units(game: RuledGame, net: Net, inputs: Inputs, size: int) -> Any:
    """The units of both layers, position by position, and a 1 for the bias."""
    first, second = (torch.from_numpy(each) for each in (net.first / scale_of(features_of(game))[:, None], net.second))
    sums = first_layer(first, inputs, size) + torch.from_numpy(net.bias)
    lower = sums[:, :-1].clamp(0, 1)
    upper = torch.relu(lower @ second + torch.from_numpy(net.second_bias))
    return torch.cat([lower, sums[:, -1:], upper, torch.ones(size, 1)], 1).double().numpy()


@kernel
def _add(
    squares: Any, products: Any, places: Any, times: Any, counts: Any, units: Any, points: Any, weights: Any
) -> int:
    """Add a batch to the upper triangle. Only inputs that are not 0 are visited, in ascending order."""
    size = len(products) - units.shape[1]
    for index in range(len(units)):
        row, count = places[index], counts[index]
        for one in range(count):
            place, factor = row[one], weights[index] * times[index, one]
            products[place] += factor * points[index]
            for other in range(one, count):
                squares[place, row[other]] += factor * times[index, other]
            for unit in range(units.shape[1]):
                squares[place, size + unit] += factor * units[index, unit]
        for unit in range(units.shape[1]):
            factor = weights[index] * units[index, unit]
            products[size + unit] += factor * points[index]
            for other in range(unit, units.shape[1]):
                squares[size + unit, size + other] += factor * units[index, other]
    return 0
