"""What torch fits is what searches compute."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from azulejos.core.plain import plain
from azulejos.evaluation.inputs import features_of, inputs_of
from azulejos.evaluation.logit import logit_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.evaluation.preference import preference_of
from azulejos.training.fit.fitting import Model, fit
from azulejos.training.fit.layer import Inputs
from azulejos.training.fit.policy_data import PolicyData
from azulejos.training.fit.value_data import ValueData
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import NO_MOVE
from azulejos.training.games.samples import Samples
from azulejos.training.recipe import Schedule
from tests.evaluation.nets import GAMES, plain_logit, sights
from tests.search.positions import CARDS, decisions


@pytest.mark.parametrize("game", [game for game in GAMES if game.choices is None], ids=lambda game: game.name)
def test_torch_and_the_search_say_the_same(game):
    torch.manual_seed(1)
    features = features_of(game)
    model, chosen = Model(features), list(sights(game, every=12))
    with torch.no_grad():
        model.last.weight *= 30  # a fresh model says next to nothing
    inputs = Inputs(game, len(chosen))
    states = np.concatenate([state for state, _ in chosen]).view(np.recarray)
    inputs.observe(states, np.array([seat for _, seat in chosen], np.int8))
    said = model(inputs, len(chosen)).detach().numpy()
    net, mind = model.net(), workspace_of(features, model.net())
    for (state, seat), logit in zip(chosen, said, strict=True):
        assert logit == pytest.approx(float(logit_of(game)(plain(state), seat, mind)), abs=1e-3)
        assert logit == pytest.approx(plain_logit(game, net, plain(state), seat), abs=1e-3)
    assert said.std() > 0.05


def test_gradients_of_the_first_layer_are_those_of_a_matrix():
    game = GAMES[1]
    chosen = list(sights(game, every=20))
    inputs = Inputs(game, len(chosen))
    states = np.concatenate([state for state, _ in chosen]).view(np.recarray)
    inputs.observe(states, np.array([seat for _, seat in chosen], np.int8))
    model = Model(features_of(game))
    (model(inputs, len(chosen)) ** 2).sum().backward()
    rows = np.stack([features_of(game).of(plain(state), seat) for state, seat in chosen])
    dense = torch.from_numpy(rows.astype(np.float32)) * model.scale
    first = model.first.detach().clone().requires_grad_()
    units = dense @ first + model.bias.detach()
    more = torch.relu(model.second(units[:, :-1].clamp(0, 1)))
    ((model.last(more)[:, 0] + units[:, -1]) ** 2).sum().backward()
    assert model.first.grad is not None and first.grad is not None
    assert torch.allclose(model.first.grad, first.grad, atol=1e-3)


def made_up(game):
    """Samples whose target depends on who is ahead, in points that we write into the states."""
    chosen = list(sights(game, every=3))[:400]
    states = np.concatenate([state for state, _ in chosen]).view(np.recarray)
    draw, seats = np.random.default_rng(1), np.array([seat for _, seat in chosen], np.int8)
    scores = draw.integers(0, 60, (len(states), states.boards.shape[1]))
    states.boards.score[:] = scores
    ahead = np.array(
        [
            row[seat] >= np.delete(row[: state.players], seat).max()
            for row, seat, state in zip(scores, seats, states, strict=True)
        ]
    )
    ones = np.ones(len(states), np.float32)
    samples = Samples(states, np.arange(len(states)), seats, ahead.astype(np.float32), 0 * ones, ones)
    return ValueData(game, samples)


def test_fitting_finds_what_there_is_to_find_and_is_repeatable():
    game = next(game for game in GAMES if game.name == "azul")
    data, schedule = made_up(game), Schedule(epochs=30, batch=64)
    losses: list[float] = []
    net, loss = fit(game, data, schedule, 5, losses.append)
    share = float(data.samples.targets.mean())
    constant = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    assert len(losses) == 30 and loss == losses[-1]
    assert loss < constant / 2
    again, _ = fit(game, data, schedule, 5)
    assert all((one == other).all() for one, other in zip(net.weights, again.weights, strict=True))
    other, _ = fit(game, data, schedule, 6)
    assert (net.first != other.first).any()


def test_torch_and_the_search_prefer_the_same():
    """A net that is fitted to choices returns for each laid choice what the model returns."""
    torch.manual_seed(1)
    game, shard = CARDS, chosen_cards(40)
    data, model = PolicyData(game, shard, 0.5), Model(inputs_of(game))
    with torch.no_grad():
        model.last.weight *= 30
    inputs, size, _ = next(data.batches(len(shard), Unshuffled(np.random.PCG64(1))))
    said, mind = iter(model(inputs, size).tolist()), workspace_of(inputs_of(game), model.net())
    for state, seat, moves in zip(shard.states, shard.seats, shard.moves, strict=True):
        for move in moves[moves != NO_MOVE].tolist():
            assert next(said) == pytest.approx(float(preference_of(game)(state, seat, move, mind)), abs=1e-3)


def test_fitting_finds_which_choices_are_better():
    shard = chosen_cards(400)
    high = np.where(shard.moves >= 0, shard.moves % 6, 0).astype(np.float32)  # as if the higher card were the better
    data = PolicyData(CARDS, replace(shard, worths=high), 0.5)
    net, loss = fit(CARDS, data, Schedule(epochs=30, batch=64), 5)
    mind = workspace_of(inputs_of(CARDS), net)
    for state, seat, moves in list(zip(shard.states, shard.seats, shard.moves, strict=True))[::10]:
        known = moves[moves != NO_MOVE].tolist()
        best = max(known, key=lambda move: float(preference_of(CARDS)(state, seat, move, mind)))
        assert best % 6 >= max(move % 6 for move in known) - 1
    assert loss < 0.7


def test_fitting_may_begin_with_another_net():
    net, data = Net.random(inputs_of(CARDS), 1), PolicyData(CARDS, chosen_cards(40), 0.5)
    kept, _ = fit(CARDS, data, Schedule(epochs=1, rate=1e-9, decay=0.0), 5, begin=net)
    for one, other in zip(net.weights, kept.weights, strict=True):
        assert one == pytest.approx(other, abs=1e-5)


class Unshuffled(np.random.Generator):
    """Leaves everything in its order."""

    def permutation(self, x, axis=0):
        return np.arange(x)


def chosen_cards(count):
    """Decisions about single cards, with all their moves."""
    found = [state for seed in range(count // 30 + 1) for state in decisions(CARDS, seed + 1) if state[0].part > 1][
        :count
    ]
    moves = np.full((len(found), CARDS.rules.most_legal), NO_MOVE, np.int16)
    seats = np.array([CARDS.rules.decider(state[0]) for state in found], np.int8)
    for row, state, seat in zip(moves, found, seats, strict=True):
        legal = CARDS.legal(state, int(seat))
        row[: len(legal)] = legal
    states = np.concatenate(found).view(np.recarray)
    return ChoiceShard(states, seats, moves, np.zeros(moves.shape, np.float32))
