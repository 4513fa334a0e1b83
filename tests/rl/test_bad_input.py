"""Wrong input is refused by the libraries' own errors, and the text says what is allowed."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from azulejos.rl import azul_v0, g5211_v0
from azulejos.rl.envs.gym_env import GymEnvironment
from azulejos.rl.envs.rewards import FORFEIT
from azulejos.rl.errors import BadConfig
from tests.rl.environments import MODULES, SOME, label

some = pytest.mark.parametrize(("name", "arguments"), SOME, ids=label)

WRONG_CONFIGS = [
    ({"players": 5}, "cannot be played by 5; allowed: 2, 3, 4"),
    ({"players": 1}, "cannot be played by 1; allowed: 2, 3, 4"),
    ({"players": "2"}, "cannot be played by '2'"),
    ({"players": 2.0}, "cannot be played by 2.0"),
    ({"players": True}, "cannot be played by True"),
    ({"wall": "gray"}, "option wall cannot be 'gray'; allowed: coloured, grey"),
    ({"board": "grey"}, "azul has no option 'board'; allowed: wall"),
    ({"starter": 2}, "2 is not a seat that can start; allowed: 0, 1"),
    ({"rewards": "money"}, "rewards cannot be 'money'; allowed: rank, score"),
    ({"rewards": ["rank"]}, r"rewards cannot be \['rank'\]"),
    ({"max_rounds": 0}, "max_rounds cannot be 0; allowed: a whole number from 1 on, or None"),
    ({"max_rounds": 2.5}, "max_rounds cannot be 2.5"),
    ({"render_mode": "svg"}, "render_mode cannot be 'svg'; allowed: human, ansi, rgb_array"),
]

NO_ACTIONS = [-1, 10**6, 2**80, 1.0, "0", None, [0], (), np.array([0, 1]), np.array([3]), np.float32(1), {}, np.nan]


@pytest.mark.parametrize(("arguments", "text"), WRONG_CONFIGS)
@pytest.mark.parametrize("make", [azul_v0.env, azul_v0.raw_env, lambda **kwargs: GymEnvironment("azul", **kwargs)])
def test_wrong_conditions_are_refused_at_once(make, arguments, text):
    with pytest.raises(BadConfig, match=text):
        make(**arguments)


def test_wrong_conditions_are_errors_of_gymnasium_and_of_python():
    assert issubclass(BadConfig, Error)
    assert issubclass(BadConfig, ValueError)


@pytest.mark.parametrize("make", [g5211_v0.env, g5211_v0.parallel_env])
def test_nobody_starts_in_5211(make):
    with pytest.raises(BadConfig, match="5211 has no option 'starter'; allowed: edition, target"):
        make(starter=0)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"seat": 2}, "seat cannot be 2; allowed: 0, 1, or 'rotating'"),
        ({"seat": "left"}, "seat cannot be 'left'"),
        ({"opponents": "nobody"}, "no bot is called 'nobody'"),
        ({"opponents": ["greedy", "greedy"]}, "allowed: the name of a bot, or a list of 1 names"),
        ({"opponents": [1]}, "allowed: the name of a bot"),
        ({"opponents": 1}, "allowed: the name of a bot"),
    ],
)
def test_wrong_opponents_and_seats_are_refused(arguments, text):
    with pytest.raises(BadConfig, match=text):
        gymnasium.make("azulejos/Azul-v0", **arguments)


@pytest.mark.parametrize("seed", [-1, "1", 1.5])
def test_a_wrong_seed_is_refused(seed):
    for env in (azul_v0.raw_env(), g5211_v0.parallel_env(), GymEnvironment("azul")):
        with pytest.raises(Error, match="Seed must be"):
            env.reset(seed=seed)


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_and_nothing_happens(action):
    bare = azul_v0.raw_env()
    env = OrderEnforcingWrapper(bare)
    env.reset(seed=1)
    before = bare.episode.state.tobytes()
    with pytest.raises(InvalidAction, match="is no action; allowed: a whole number from 0 to"):
        env.step(action)
    assert bare.episode.state.tobytes() == before
    assert not any(env.terminations.values())
    single = GymEnvironment("azul")
    single.reset(seed=1)
    with pytest.raises(InvalidAction, match="is no action"):
        single.step(action)


@pytest.mark.parametrize("action", [np.int8, np.int32, np.int64, np.uint16, np.array])
def test_whole_numbers_of_all_types_are_actions(action):
    env = azul_v0.raw_env()
    env.reset(seed=1)
    env.step(action(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize("actions", [{}, {"player_0": 1}, {"player_0": 1, "player_1": 1, "player_2": 1}, [1, 1], None])
def test_all_agents_at_once_have_to_act(actions):
    env = g5211_v0.parallel_env()
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="allowed: one of each of player_0, player_1"):
        env.step(actions)


def illegal(mask):
    return int(np.flatnonzero(mask == 0)[0])


@pytest.mark.parametrize("kind", ["rank", "score"])
@pytest.mark.parametrize("wrapped", [True, False])
@some
def test_an_illegal_action_ends_the_episode_and_costs_the_forfeit(name, arguments, kind, wrapped):
    module = MODULES[name]
    env = (module.env if wrapped else module.raw_env)(**arguments, rewards=kind)
    env.reset(seed=1)
    offender = env.agent_selection
    before = env.unwrapped.episode.state.tobytes()
    env.step(illegal(env.observe(offender)["action_mask"]))
    got = {}
    for agent in env.agent_iter():
        _, got[agent], terminated, truncated, info = env.last()
        assert terminated and not truncated
        assert info["illegal"].startswith(f"{offender}: ")
        assert not env.observe(agent)["action_mask"].any()
        env.step(None)
    assert env.unwrapped.episode.state.tobytes() == before
    assert got.pop(offender) == -FORFEIT[kind]
    assert set(got.values()) == {FORFEIT[kind] / (arguments["players"] - 1)}


def test_an_illegal_action_among_many_costs_its_seat():
    env = g5211_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(np.flatnonzero(sight["action_mask"])[0]) for agent, sight in seen.items()}
    seen, got, terminations, truncations, infos = env.step(
        {**actions, "player_1": illegal(seen["player_1"]["action_mask"])}
    )
    assert got == {"player_0": 0.5, "player_1": -1.0, "player_2": 0.5}
    assert all(terminations.values()) and not any(truncations.values())
    assert all(info["illegal"].startswith("player_1: ") for info in infos.values())
    assert not any(sight["action_mask"].any() for sight in seen.values())
    assert env.agents == []


def test_an_illegal_action_of_one_agent_costs_it_the_forfeit():
    env = GymEnvironment("azul", players=3)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(illegal(info["action_mask"]))
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("player_0: ")
    assert not env.action_masks().any()


def test_after_the_end_comes_a_reset():
    env = azul_v0.raw_env()
    env.reset(seed=1)
    env.step(illegal(env.observe("player_0")["action_mask"]))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(None)
    at_once = g5211_v0.parallel_env()
    seen, _ = at_once.reset(seed=1)
    actions = {agent: illegal(sight["action_mask"]) for agent, sight in seen.items()}
    at_once.step(actions)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        at_once.step(actions)
    single = GymEnvironment("azul")
    _, info = single.reset(seed=1)
    single.step(illegal(info["action_mask"]))
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        single.step(0)


@pytest.mark.parametrize(
    "make", [azul_v0.raw_env, g5211_v0.parallel_env, lambda **kwargs: GymEnvironment("azul", **kwargs)]
)
def test_nothing_goes_before_the_first_reset(make):
    env = make(render_mode="ansi")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            call()


def test_the_wrapped_environment_keeps_the_order_of_calls():
    env = azul_v0.env()
    with pytest.raises(AssertionError, match="needs to be called before step"):
        env.step(0)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.agents
