"""The vector environment agrees step by step with the interpreted rules, and with a single environment."""

import numpy as np
import pytest

from azulejos.core import registry
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.rl.envs import observation
from azulejos.rl.envs.env_config import EnvConfig
from azulejos.rl.envs.rewards import RANK, rewards
from azulejos.rl.envs.termination import ending
from azulejos.rl.envs.vector_env import VectorEnvironment
from azulejos.testing import all_setups
from tests.rl.plain_games import PlainGame

SETUPS = [(registry.game(name), setup) for name in registry.names() for setup in all_setups(registry.game(name))]
GAMES_IN_ALL, TOGETHER, SEED = 10_000, 30, 77
EACH = -(-GAMES_IN_ALL // len(SETUPS))
STARTERS = (None, "random")
BEGINNINGS = [(game, setup, starter) for game, setup in SETUPS for starter in STARTERS[: 1 + game.has_starter]]


def label(value):
    """A game, a set-up or a starter, for the id of a test case."""
    if isinstance(value, Setup):
        return f"{value.players}-{'-'.join(map(str, value.options.values()))}"
    return value.name if isinstance(value, RuledGame) else f"{value}-starts"


def made(game, setup, count, **more):
    return VectorEnvironment(game.name, count, players=setup.players, **({"starter": "random"} | more), **setup.options)


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=label)
def test_ten_thousand_games_go_as_the_interpreted_rules_play_them(game, setup):
    """Seats, ends and rewards at every step; what may be done for one of the games, each in its turn."""
    vector = made(game, setup, TOGETHER)
    free = Setup(setup.players, setup.options, None)
    played = [PlainGame(game, free, SEED + index) for index in range(TOGETHER)]
    (seen, infos), steps = vector.reset(seed=SEED), 0
    while sum(each.finished for each in played) < EACH:
        assert infos["seat"].tolist() == [each.waiting[0] for each in played]
        one = steps % TOGETHER
        assert np.flatnonzero(seen["action_mask"][one]).tolist() == played[one].legal()
        actions = vector.random_actions()
        results = [each.play(int(action)) for each, action in zip(played, actions, strict=True)]
        seen, _, terminated, truncated, infos = vector.step(actions)
        assert terminated.tolist() == [result is not None for result in results]
        assert not truncated.any() and not infos["illegal"].any()
        for index in np.flatnonzero(terminated):
            assert infos["rewards"][index].tolist() == pytest.approx(list(rewards(RANK, results[index])))
        steps += 1


@pytest.mark.parametrize(("game", "setup", "starter"), BEGINNINGS, ids=label)
def test_a_game_of_a_vector_is_the_single_game_of_its_seed(game, setup, starter):
    """Game i of seed s is the game of seed s + i, to the last number of every observation and mask."""
    count, seed, options = 3, 500, dict(setup.options)
    vector = made(game, setup, count, starter=starter)
    terms = EnvConfig.of(game.name, players=setup.players, starter=starter, options=options)
    courses = [terms.begin(seed + index, None) for index in range(count)]
    seen, _ = vector.reset(seed=seed)
    ends = 0
    while not ends:
        for index, episode in enumerate(courses):
            assert seen["observation"][index].tolist() == observation.observation(terms, episode, episode.seat).tolist()
            assert seen["action_mask"][index].tolist() == observation.mask(episode, episode.seat).tolist()
        actions = vector.random_actions()
        seen, gains, terminated, _, infos = vector.step(actions)
        for index, episode in enumerate(courses):
            seat = episode.seat
            episode.play(seat, int(actions[index]))
            end = ending(terms, episode)
            assert terminated[index] == (end is not None)
            if end:
                ends += 1
                last = infos["final_obs"]["observation"][index]
                assert last.tolist() == observation.observation(terms, episode, seat).tolist()
                assert (gains[index], infos["mover"][index]) == (pytest.approx(end.rewards[seat]), seat)
                courses[index] = terms.begin(None, episode)
