"""Heads: least squares find what there is to find, and leave the net alone."""

from dataclasses import replace

import numpy as np
import pytest

from azulejos.core.plain import plain
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.training.fit.heads import fit_head
from azulejos.training.games.samples import Samples
from tests.evaluation.nets import GAMES, sights

GAME = next(game for game in GAMES if game.name == "azul")
FEATURES = features_of(GAME)
NET = Net.random(FEATURES, 1)

HEAVY = 10_000.0
"""A weight of samples with which even a few are fitted closely."""


def truth(state, seat):
    """Points that follow from an input, from units of both layers and from nothing."""
    seen = FEATURES.of(plain(state), seat).astype(np.float32)
    lower, upper = NET.units(seen)
    return float(0.5 * state[0].round_number + 3 * lower[2] - 0.5 * lower[-1] + 2 * upper[5] + 7)


def samples_of(chosen, weight=HEAVY):
    states = np.concatenate([state for state, _ in chosen]).view(np.recarray)
    seats = np.array([seat for _, seat in chosen], np.int8)
    points = np.array([truth(*each) for each in chosen], np.float32)
    nothing = np.zeros(len(chosen), np.float32)
    return Samples(states, np.arange(len(chosen)), seats, nothing, points, nothing + np.float32(weight))


def with_points(samples, points):
    return replace(samples, further=np.asarray(points, np.float32))


def predicted(net, chosen):
    seen = [FEATURES.of(plain(state), seat).astype(np.float32) for state, seat in chosen]
    return np.array([net.head.further(each, *net.units(each)) for each in seen])


@pytest.fixture(scope="module")
def chosen():
    return list(sights(GAME, every=1))


def test_it_finds_a_sum_over_inputs_and_units(chosen):
    known, unknown = [each for index, each in enumerate(chosen) if index % 4], chosen[::4]
    net = fit_head(GAME, NET, samples_of(known), 1)
    true = np.array([truth(*each) for each in unknown])
    assert np.abs(predicted(net, known) - [truth(*each) for each in known]).max() < 0.2
    assert np.abs(predicted(net, unknown) - true).mean() < np.abs(true - true.mean()).mean() / 5


def test_it_leaves_the_net_alone_and_is_repeatable(chosen):
    one, other = (fit_head(GAME, NET, samples_of(chosen[::3]), 1) for _ in range(2))
    assert one.head is not None and other.head is not None
    assert all(mine is theirs for mine, theirs in zip(one.weights, NET.weights, strict=True))
    assert all((mine == theirs).all() for mine, theirs in zip(one.head.weights, other.head.weights, strict=True))
    assert one.fault(FEATURES.size) is None


def test_what_hardly_counts_hardly_moves_it(chosen):
    net = fit_head(GAME, NET, samples_of(chosen[::3], weight=1e-3), 1)
    assert net.head is not None
    assert max(np.abs(each).max() for each in net.head.weights[:3]) < 0.05
    assert predicted(net, chosen[:5]) == pytest.approx(np.mean(samples_of(chosen[::3]).further), abs=1.0)


def test_points_that_are_unknown_do_not_count(chosen):
    samples = samples_of(chosen[::3])
    unknown = np.arange(len(samples)) % 2 == 1
    net = fit_head(GAME, NET, with_points(samples, np.where(unknown, np.nan, samples.further)), 1)
    same = fit_head(GAME, NET, samples_of(chosen[::6]), 1)
    assert predicted(net, chosen[:50]) == pytest.approx(predicted(same, chosen[:50]), abs=1e-2)


def test_where_nothing_is_known_there_is_no_head(chosen):
    samples = samples_of(chosen[::3])
    assert fit_head(GAME, NET, with_points(samples, [np.nan] * len(samples)), 1).head is None
