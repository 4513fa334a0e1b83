"""Self-play of a search: a game is the same whichever worker plays it, alone or after others."""

from dataclasses import replace

import numpy as np
import pytest

from azulejos.core.hashing import START, mix_hash
from azulejos.core.turn import CHANCE, DECIDE, OVER
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.stop_flag import StopFlag
from azulejos.search.values import win_probability
from azulejos.training.games.samples import Samples
from azulejos.training.games.selfplay import NOBODY, MctsSides, SelfPlayer
from azulejos.training.games.shards import ShardOrder
from azulejos.training.gate import Duel, score_of
from tests.training.small import config

AZUL = learnable("azul")
CONFIG = config()


THREE = config(players=(3,))


def order(seeds, net=None, config=CONFIG):
    return ShardOrder(0, "azul", config.setups, net, config.recipe, 0, seeds)


def start(seed, config=CONFIG):
    return begin(beginnings(AZUL, config.setups[0]), generator(seed)).written()


@pytest.mark.parametrize("config", [CONFIG, THREE], ids=["two", "three"])
def test_a_game_is_the_same_alone_and_after_others(config):
    players = config.setups[0].players
    whole, alone = order(range(3, 6), config=config).play(), order(range(5, 6), config=config).play()
    count = len(alone.deals)
    assert whole.states[-count:].tobytes() == alone.states.tobytes()
    assert (whole.targets[-count:] == alone.targets)[:, :players].all()
    assert np.isnan(whole.targets[:, players:]).all()
    assert order(range(3, 6), config=config).play().states.tobytes() == whole.states.tobytes()


def bare(state):
    """A position without the generator that decides chance."""
    copied = state.copy()
    copied.generator = 0
    return copied.tobytes()


class Given:
    """A source that gives one number."""

    def __init__(self, number):
        self.number = int(number)

    def below(self, bound):
        return self.number - 1  # a search adds 1, since no generator may be 0


def test_three_play_what_mcts_finds():
    """The first move of a game is the one that a bot finds with as many simulations from the same seed."""
    begun = start(1, THREE)
    played = SelfPlayer(AZUL, THREE.recipe.parameters, None).play(begun, 200)
    first, seat, source = played.states[:1], int(played.seats[0]), Given(mix_hash(START, begun[0].generator))
    best = Mcts(AZUL, THREE.recipe.parameters).search(first, seat, StopFlag(), 200, randomness=source).moves[0]
    assert bare(AZUL.play_unchecked(first, seat, best.move)[0]) == bare(played.states[1])
    assert win_probability(int(played.values[0])) == pytest.approx(best.win, abs=0.001)


@pytest.mark.parametrize("explore", [0.0, 0.3])
def test_chances_of_three_are_in_proportion(explore):
    """The values of all seats add up to about 1, since MCTS does not assume that others play against a seat."""
    player = SelfPlayer(AZUL, THREE.recipe.parameters, None)
    games = [player.play(start(seed, THREE), 200, explore) for seed in range(6)]
    sums = [
        sum(win_probability(int(value)) for value in played.values[index : index + 3])
        for played in games
        for index in range(0, len(played.seats) - 3, 7)
        if sorted(played.seats[index : index + 3]) == [0, 1, 2]
    ]
    assert len(sums) > 30 and 0.9 < float(np.mean(sums)) < 1.2


def test_three_may_play_what_alpha_beta_finds():
    begun = start(1, THREE)
    played = SelfPlayer(AZUL, THREE.recipe.parameters, None).play(begun, 200, sampling_from=4)
    first, seat = played.states[:1], int(played.seats[0])
    best = AlphaBeta(AZUL, THREE.recipe.parameters).search(first, seat, StopFlag(), 200).moves[0]
    assert bare(AZUL.play_unchecked(first, seat, best.move)[0]) == bare(played.states[1])


def test_a_recipe_says_by_which_search_games_are_played():
    enemies = replace(THREE, recipe=THREE.recipe.changed({"sampling_from": 4}))
    one, other = (order(range(2), config=each).play() for each in (THREE, enemies))
    assert one.states.tobytes() != other.states.tobytes()
    assert other.targets[:, :3].sum(axis=1) == pytest.approx(1)
    two = replace(CONFIG, recipe=CONFIG.recipe.changed({"sampling_from": 4}))
    assert order(range(2), config=two).play().targets.tobytes() == order(range(2)).play().targets.tobytes()


def test_positions_are_those_before_decisions_and_before_deals():
    played = SelfPlayer(AZUL, CONFIG.recipe.parameters, None).play(start(1), 50)
    kinds = [int(AZUL.rules.status(state)) for state in played.states]
    assert all(kind == (CHANCE if seat == NOBODY else DECIDE) for kind, seat in zip(kinds, played.seats, strict=True))
    assert AZUL.rules.status(played.last[0]) == OVER
    assert played.states[0].round_number == 1 and 4 <= (played.seats == NOBODY).sum() <= 20


@pytest.mark.parametrize("config", [CONFIG, THREE], ids=["two", "three"])
def test_exploring_changes_the_game_from_where_someone_strayed(config):
    player = SelfPlayer(AZUL, config.recipe.parameters, None)
    calm, wild = player.play(start(1, config), 50), player.play(start(1, config), 50, explore=0.3)
    first = int(np.argmax(wild.strayed))
    assert not calm.strayed.any() and not wild.strayed[wild.seats == NOBODY].any()
    assert 0.1 < float(wild.strayed.mean()) < 0.3  # of the moves that are drawn, some are the best one
    assert not wild.strayed.all() and (calm.seats[: first + 1] == wild.seats[: first + 1]).all()
    assert (calm.values[: first + 1] == wild.values[: first + 1]).all()
    assert bare(calm.states[first]) == bare(wild.states[first])
    assert bare(calm.states[first + 1]) != bare(wild.states[first + 1])


def test_either_side_may_have_a_net():
    """An untrained net loses to the heuristic from both seats; against itself it is even."""
    net = Net.random(features_of(AZUL), 1)
    duel = Duel(0, "yardstick", "azul", CONFIG.setups, net, None, CONFIG.recipe, 0, range(6))
    assert score_of(duel.play()) < 0.2
    assert score_of(replace(duel, rival=net).play()) == 0.5


def test_one_of_three_may_have_a_net():
    net = Net.random(features_of(AZUL), 1)
    duel = Duel(0, "yardstick", "azul", THREE.setups, net, None, THREE.recipe, 0, range(6))
    assert score_of(duel.play()) < 0.3
    assert score_of(replace(duel, rival=net).play()) == pytest.approx(0.5)  # seats share nothing


def test_simulations_begin_again_with_every_game():
    growing = MctsSides(AZUL, THREE.recipe.parameters, (None, None))
    _, without_net, _ = growing.arrays
    without_net[1][2][1][0][0].generator = 1
    growing.forget(np.uint64(7))
    assert {int(tree[0][0].generator) for side in without_net for _, tree in side} == {7}


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
