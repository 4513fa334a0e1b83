"""What torch fits is what searches compute."""

import numpy as np
import pytest
import torch

from azulejos.core.plain import plain
from azulejos.evaluation.logit import features_of, logit_of
from azulejos.evaluation.mind import mind_of
from azulejos.training.fitting import Model, fit
from azulejos.training.layer import Inputs
from azulejos.training.recipe import Schedule
from azulejos.training.samples import Samples
from tests.evaluation.nets import GAMES, plain_logit, sights


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
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
    net, mind = model.net(), mind_of(features, model.net())
    for (state, seat), logit in zip(chosen, said, strict=True):
        assert logit == pytest.approx(float(logit_of(game)(plain(state), seat, mind)), abs=1e-3)
        assert logit == pytest.approx(plain_logit(game, net, plain(state), seat), abs=1e-3)
    assert said.std() > 0.05


def test_gradients_of_the_first_layer_are_those_of_a_matrix():
    game = GAMES[0]
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
    """Samples whose target hangs on who is ahead, in points that we write into the states."""
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
    return Samples(states, np.arange(len(states)), seats, ahead.astype(np.float32), 0 * ones, ones)


def test_fitting_finds_what_there_is_to_find_and_is_repeatable():
    game = next(game for game in GAMES if game.name == "azul")
    samples, schedule = made_up(game), Schedule(epochs=30, batch=64)
    losses: list[float] = []
    net, loss = fit(game, samples, schedule, 5, losses.append)
    share = float(samples.targets.mean())
    constant = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    assert len(losses) == 30 and loss == losses[-1]
    assert loss < constant / 2
    again, _ = fit(game, samples, schedule, 5)
    assert all((one == other).all() for one, other in zip(net.weights, again.weights, strict=True))
    other, _ = fit(game, samples, schedule, 6)
    assert (net.first != other.first).any()
