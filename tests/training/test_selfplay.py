"""Games of a search against itself: the same whoever plays them when, alone or beside others."""

from dataclasses import replace

import numpy as np

from azulejos.core.turn import CHANCE, DECIDE, OVER
from azulejos.evaluation.logit import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.rl.seeding import begin, beginnings, generator
from azulejos.training.gate import Duel, score_of
from azulejos.training.samples import Samples
from azulejos.training.selfplay import NOBODY, Player
from azulejos.training.shards import Order
from tests.training.small import terms

AZUL = learnable("azul")
TERMS = terms()


def order(seeds, net=None):
    return Order(0, "azul", TERMS.setups, net, TERMS.recipe, 0, seeds)


def start(seed):
    return begin(beginnings(AZUL, TERMS.setups[0]), generator(seed)).written()


def test_a_game_is_the_same_alone_and_after_others():
    whole, alone = order(range(3, 6)).play(), order(range(5, 6)).play()
    count = len(alone.deals)
    assert whole.states[-count:].tobytes() == alone.states.tobytes()
    assert (whole.targets[-count:] == alone.targets)[:, :2].all()
    assert np.isnan(whole.targets[:, 2:]).all()
    assert order(range(3, 6)).play().states.tobytes() == whole.states.tobytes()


def test_positions_are_those_before_decisions_and_before_deals():
    played = Player(AZUL, TERMS.recipe.parameters, None).play(start(1), 50)
    kinds = [int(AZUL.rules.status(state)) for state in played.states]
    assert all(kind == (CHANCE if seat == NOBODY else DECIDE) for kind, seat in zip(kinds, played.seats, strict=True))
    assert AZUL.rules.status(played.last[0]) == OVER
    assert played.states[0].round_number == 1 and 4 <= (played.seats == NOBODY).sum() <= 20


def test_exploring_changes_the_game():
    player = Player(AZUL, TERMS.recipe.parameters, None)
    calm, wild = player.play(start(1), 50), player.play(start(1), 50, explore=1.0)
    assert len(calm.seats) != len(wild.seats) or (calm.values != wild.values).any()


def test_either_side_may_have_a_net():
    """A net that knows nothing loses to the appraisal, from both seats; against itself it holds its own."""
    net = Net.random(features_of(AZUL), 1)
    duel = Duel(0, "yardstick", "azul", TERMS.setups, net, None, TERMS.recipe, 0, range(6))
    assert score_of(duel.play()) < 0.2
    assert score_of(replace(duel, rival=net).play()) == 0.5


def test_scores_are_evened_for_larger_tables():
    assert score_of([(2, 0.5), (3, 1 / 3), (4, 0.25)]) == 0.5
    assert score_of([(2, 0.75), (2, 0.25)]) == 0.5
    assert score_of([(4, 1.0)]) == 1.0
    assert score_of([(3, 0.5)]) > 0.6


def test_samples_are_seen_by_every_seat_that_plays():
    shard = order(range(2)).play()
    samples = Samples.of([shard, shard], 3.0)
    assert len(samples) == 4 * len(shard.deals)
    assert set(samples.seats) == {0, 1}
    assert set(samples.weights) == {1.0, 3.0}
    assert (samples.targets >= 0).all() and (samples.targets <= 1).all()
