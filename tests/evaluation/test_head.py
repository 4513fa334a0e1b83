"""The head of a net: it is read from a file complete or not at all, and sees what the search sees."""

from dataclasses import replace

import numpy as np
import pytest

from azulejos.core.plain import plain
from azulejos.core.turn import OVER
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.logit import logit_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.scores import Scorer, ahead, scorer_of
from tests.evaluation.nets import GAMES, corrected, positions, random_head, sights
from tests.evaluation.test_files import AZUL, CARD, FEATURES, parts_of


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "net.npz"
    files.save(path, replace(Net.random(FEATURES, 1), head=random_head(FEATURES, 2)), CARD)
    return path


def test_a_head_comes_back_in_half_precision(saved):
    net, _ = files.load(saved, FEATURES)
    assert net.head is not None
    for mine, theirs in zip(random_head(FEATURES, 2).weights, net.head.weights, strict=True):
        assert (mine.astype(np.float16) == theirs).all()
        assert theirs.dtype == np.float32


def test_a_net_without_a_head_stays_without(saved):
    files.save(saved, Net.random(FEATURES, 1), CARD)
    assert files.load(saved, FEATURES)[0].head is None


@pytest.mark.parametrize("name", ["head_inputs", "head_lower", "head_upper", "head_bias"])
def test_a_part_of_a_head_is_none(saved, name):
    parts = parts_of(saved)
    parts.pop(name)
    np.savez(saved, **parts)
    with pytest.raises(BadNet, match=rf"net\.npz is no net: .*{name}"):
        files.load(saved, FEATURES)


@pytest.mark.parametrize("name", ["head_inputs", "head_lower", "head_upper", "head_bias"])
@pytest.mark.parametrize("wrong", ["shape", "number"])
def test_a_damaged_head_is_refused(saved, name, wrong):
    parts = parts_of(saved)
    parts[name] = np.zeros(5) if wrong == "shape" else np.full_like(parts[name], np.nan)
    np.savez(saved, **parts)
    fault = r"a layer has the shape \(5,\) instead" if wrong == "shape" else "a weight is no finite number"
    with pytest.raises(BadNet, match=rf"net\.npz is damaged: {fault}"):
        files.load(saved, FEATURES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_looks_at_the_units_that_the_chance_to_win_is_made_of(game):
    features = features_of(game)
    net = Net.random(features, 1)
    logit, workspace = logit_of(game), workspace_of(features, net)
    for state, seat in sights(game, every=15):
        lower, upper = net.units(features.of(plain(state), seat).astype(np.float32))
        said = upper @ net.last + net.last_bias[0] + lower[-1] + corrected(game, plain(state), seat)
        assert said == pytest.approx(float(logit(plain(state), seat, workspace)), abs=1e-3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_scores_are_points_now_and_those_to_come(game):
    features, heuristic = features_of(game), game.heuristic
    assert heuristic is not None
    head = random_head(features, 2)
    net = replace(Net.random(features, 1), head=head)
    scorer = Scorer(game, net, head)
    for state in positions(game, every=25):
        record, scores = state[0], scorer.scores(state)
        assert len(scores) == record.players
        for seat, score in enumerate(scores):
            seen, now = features.of(record, seat).astype(np.float64), int(heuristic.points(record, seat))
            sums = seen @ net.first + net.bias
            upper = (sums[:-1].clip(0, 1) @ net.second + net.second_bias).clip(0)
            units = sums[:-1].clip(0, 1) @ head.lower[:-1] + sums[-1] * head.lower[-1] + upper @ head.upper
            further = seen @ head.inputs + units + head.bias[0]
            over = game.rules.status(record) == OVER
            assert score == (now if over else pytest.approx(now + further, abs=1e-2))


def test_without_a_head_nobody_is_asked():
    net = Net.random(FEATURES, 1)
    assert scorer_of(AZUL, None) is None and scorer_of(AZUL, net) is None
    assert scorer_of(AZUL, replace(net, head=random_head(FEATURES, 1))) is not None


def test_a_lead_is_over_the_best_other_seat():
    scores = (20.0, 31.5, 30.0)
    assert [ahead(scores, seat) for seat in range(3)] == [-11.5, 1.5, -1.5]
