"""The output of a net for a choice: it depends on its inputs only, and the state is not changed."""

import numpy as np
import pytest

from azulejos.core.errors import AzulejosError
from azulejos.core.plain import plain
from azulejos.evaluation.inputs import choices_of, features_of, inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.evaluation.preference import preference_of
from tests.search.positions import AZUL, CARDS, decisions

NET = Net.random(inputs_of(CARDS), 1)


def plain_preference(net, state, seat, move):
    """The output of a net, computed in full."""
    laid = state.copy()
    choices_of(CARDS).lay(laid[0], seat, move)
    lower, upper = net.units(inputs_of(CARDS).of(laid[0], seat).astype(np.float64))
    return float(upper @ net.last + net.last_bias[0] + lower[-1])


@pytest.mark.parametrize("players", [2, 5])
def test_it_is_what_the_inputs_of_the_laid_choice_say(players):
    workspace = workspace_of(inputs_of(CARDS), NET)
    for state in [*decisions(CARDS, 2, players)][::9]:
        seat = int(CARDS.rules.decider(state[0]))
        before = state.tobytes()
        said = [float(preference_of(CARDS)(state[0], seat, move, workspace)) for move in CARDS.legal(state, seat)]
        expected = [plain_preference(NET, state, seat, move) for move in CARDS.legal(state, seat)]
        assert said == pytest.approx(expected, abs=1e-3)
        assert state.tobytes() == before


def test_answers_may_be_made_larger():
    state = next(decisions(CARDS, 2))
    calm, sharp = workspace_of(inputs_of(CARDS), NET), workspace_of(inputs_of(CARDS), NET.sharpened(3.0))
    for move in CARDS.legal(state, 0):
        said = float(preference_of(CARDS)(plain(state), 0, move, calm))
        assert float(preference_of(CARDS)(plain(state), 0, move, sharp)) == pytest.approx(3 * said, rel=1e-4, abs=1e-4)


def test_nets_of_open_games_are_asked_about_positions():
    assert inputs_of(AZUL) is features_of(AZUL)
    assert inputs_of(CARDS) is not features_of(CARDS)
    with pytest.raises(AzulejosError, match="nets of azul value positions") as refused:
        choices_of(learnable("azul"))
    assert refused.value.code == "no-choices"
