"""The official suites of PettingZoo and Gymnasium, for every game, player count and option."""

from functools import partial

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from azulejos.rl import g5211_v0
from tests.rl.environments import EVERY, MODULES, SINGLE, SOME, config, label

# The suite knows by name which environments have masks, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

every = pytest.mark.parametrize(("name", "arguments"), EVERY, ids=label)
some = pytest.mark.parametrize(("name", "arguments"), SOME, ids=label)
of_5211 = pytest.mark.parametrize("arguments", list(config("5211")), ids=label)


@every
def test_the_environment_passes_the_suite(name, arguments):
    api_test(MODULES[name].env(**arguments), num_cycles=40)


@some
def test_the_bare_environment_passes_the_suite_to_the_end_of_a_game(name, arguments):
    api_test(MODULES[name].raw_env(**arguments), num_cycles=1000)


@every
def test_a_seed_repeats_everything(name, arguments):
    seed_test(lambda: MODULES[name].env(**arguments), num_cycles=10)


@of_5211
def test_the_parallel_environment_passes_the_suite(arguments):
    parallel_api_test(g5211_v0.parallel_env(**arguments), num_cycles=200)


@of_5211
def test_a_seed_repeats_everything_in_parallel(arguments):
    parallel_seed_test(lambda: g5211_v0.parallel_env(**arguments), num_cycles=10)


@some
def test_all_ways_to_draw_pass_the_suite(name, arguments):
    render_test(partial(MODULES[name].env, **arguments))


@every
def test_the_environment_for_one_agent_passes_the_suite(name, arguments):
    env = gymnasium.make(SINGLE[name], **arguments)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", SINGLE)
def test_all_ways_to_draw_for_one_agent_pass_the_suite(name):
    env = gymnasium.make(SINGLE[name], opponents="greedy", seat="rotating")
    check_env(env.unwrapped)
