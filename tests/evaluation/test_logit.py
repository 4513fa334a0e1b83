"""A net gives the same output with cached sums, compiled, interpreted, and in plain NumPy."""

import numpy as np
import pytest

from azulejos.core.plain import plain
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.logit import logit_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.alpha_beta import leaves
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from tests.evaluation.nets import GAMES, plain_logit, sights


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_keeping_sums_of_blocks_never_changes_an_answer(game):
    features = features_of(game)
    net = Net.random(features, 1)
    workspace = workspace_of(features, net)  # one for all positions, so that blocks come again
    for state, seat in sights(game, every=12):
        said = float(logit_of(game)(plain(state), seat, workspace))
        assert said == pytest.approx(plain_logit(game, net, plain(state), seat), abs=1e-3)


def compiled_leaf(game):
    leaf, stamp = leaves.by_net(game), fingerprint(game)

    @kernel
    def compiled(states, seats, workspace, out):
        for index in range(len(states)):
            out[index] = leaf(states[index], seats[index], workspace) + 0 * stamp
        return 0

    return compiled


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_compiled_leaf_is_the_interpreted_one(game):
    features = features_of(game)
    chosen = list(sights(game, every=15))
    states = np.concatenate([state for state, _ in chosen]).view(np.recarray)
    seats = np.array([seat for _, seat in chosen])
    said, net = np.zeros(len(chosen), np.int64), Net.random(features, 2)
    compiled_leaf(game)(states, seats, workspace_of(features, net), said)
    workspace = workspace_of(features, net)
    expected = [int(leaves.by_net(game)(plain(state), seat, workspace)) for state, seat in chosen]
    assert np.abs(said - expected).max() <= 1  # of 10,000: the last bit may be rounded otherwise
    assert len(set(expected)) > 100
