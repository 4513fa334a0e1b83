"""Nets and positions for tests."""

import numpy as np

from azulejos.core import registry
from azulejos.core.turn import OVER
from azulejos.evaluation.head import Head
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import UNITS, UPPER
from azulejos.search.playouts import random_game
from azulejos.testing import all_setups

GAMES = [learnable(name) for name in registry.names()]


def positions(game, every=9, seed=1):
    """States of a random game of every set-up; among them the last, and those before a draw."""
    for setup in all_setups(game):
        for number, draft in enumerate(random_game(game, setup, seed)):
            if number % every == 0 or game.rules.status(draft[0]) == OVER:
                yield draft.written()


def sights(game, every=9):
    """States, each with all seats that observe it."""
    for state in positions(game, every):
        for seat in range(int(state[0].players)):
            yield state, seat


def plain_logit(game, net, record, seat):
    """The output of a net, computed in full and without caches."""
    units = features_of(game).of(record, seat).astype(np.float64) @ net.first + net.bias
    more = units[:-1].clip(0, 1) @ net.second + net.second_bias
    return float(more.clip(0) @ net.last + net.last_bias[0] + units[-1]) + corrected(game, record, seat)


def corrected(game, record, seat):
    """The logit of the game's heuristic, where nets correct it; else 0."""
    if features_of(game).corrects == 0:
        return 0.0
    worths = [game.heuristic.evaluate(record, each) for each in range(record.players)]
    others = [worth for each, worth in enumerate(worths) if each != seat]
    return (worths[seat] - max(others)) / game.heuristic.spread(record)


def random_head(features, seed):
    """An untrained head for nets of the usual size."""
    draw = np.random.default_rng(seed)
    sizes = features.size, UNITS, UPPER, 1
    return Head(*(draw.standard_normal(size).astype(np.float32) for size in sizes))
