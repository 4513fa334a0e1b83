"""The vector environment: Gymnasium's words, illegal actions, bad input, no copies."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, Error, InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.rl.envs.vector_env import VectorEnvironment
from azulejos.rl.errors import BadConfig
from azulejos.testing import all_setups

NAMES = {"azul": "azulejos/Azul-v0", "summer-pavilion": "azulejos/SummerPavilion-v0", "5211": "azulejos/G5211-v0"}
SETUPS = [(name, setup) for name in registry.names() for setup in all_setups(registry.game(name))]


def run(vector, steps, seed=1):
    """Copies of the observations and seats of some random steps."""
    observations, infos = vector.reset(seed=seed)
    results = []
    for _ in range(steps):
        results.append((copy.deepcopy(observations), infos["seat"].copy()))
        observations, *_, infos = vector.step(vector.random_actions())
    return results


def same(one, other):
    return all(
        np.array_equal(a["observation"], b["observation"])
        and np.array_equal(a["action_mask"], b["action_mask"])
        and np.array_equal(s, t)
        for (a, s), (b, t) in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("name", registry.names())
def test_the_maker_of_vectors_finds_it_and_its_spaces_hold(name):
    vector: Any = gymnasium.make_vec(NAMES[name], num_envs=3)
    observations, _ = vector.reset(seed=4)
    for _ in range(60):
        assert observations in vector.observation_space
        actions = vector.unwrapped.random_actions()
        assert actions in vector.action_space
        assert all(observations["action_mask"][index, action] for index, action in enumerate(actions))
        observations, rewards, terminated, truncated, _ = vector.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
    assert vector.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("name", registry.names())
def test_a_seed_repeats_everything_and_another_does_not(name):
    assert same(run(VectorEnvironment(name, 4), 50), run(VectorEnvironment(name, 4), 50))
    assert not same(run(VectorEnvironment(name, 4), 50), run(VectorEnvironment(name, 4), 50, seed=9))


def test_without_a_seed_every_vector_plays_other_games():
    assert not same(run(VectorEnvironment("azul", 2), 3, None), run(VectorEnvironment("azul", 2), 3, None))


def test_each_game_may_have_its_own_seed():
    many = VectorEnvironment("azul", 3)
    many.reset(seed=[8, 5, 8])
    one, other, again = many.reset(seed=[8, 5, 8])[0]["observation"].tolist()
    assert one == again != other
    assert other == VectorEnvironment("azul").reset(seed=5)[0]["observation"][0].tolist()


def test_random_actions_leave_the_draws_of_the_game_alone():
    quiet, busy = VectorEnvironment("azul", 2), VectorEnvironment("azul", 2)
    first, _ = quiet.reset(seed=3)
    busy.reset(seed=3)
    for _ in range(5):
        busy.random_actions()
    action = np.array([np.flatnonzero(mask)[0] for mask in first["action_mask"]])
    for _ in range(30):
        ours, theirs = quiet.step(action)[0], busy.step(action)[0]
        assert np.array_equal(ours["observation"], theirs["observation"])
        action = np.array([np.flatnonzero(mask)[0] for mask in ours["action_mask"]])


def test_masks_are_never_empty_and_every_legal_action_comes():
    vector = VectorEnvironment("azul", 200)
    observations, _ = vector.reset(seed=[6] * 200)
    chosen = {int(action) for _ in range(20) for action in vector.random_actions()}
    assert chosen <= set(np.flatnonzero(observations["action_mask"][0]))
    for seed in range(200):
        vector._choices[seed] += seed
    chosen |= {int(action) for _ in range(20) for action in vector.random_actions()}
    assert chosen == set(np.flatnonzero(observations["action_mask"][0]))


@pytest.mark.parametrize(("kind", "lost"), [("rank", 1), ("score", 100)])
@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=lambda value: "" if isinstance(value, Setup) else value)
def test_an_illegal_action_ends_the_game_and_loses_it(name, setup, kind, lost):
    vector = VectorEnvironment(name, 2, players=setup.players, rewards=kind, **setup.options)
    observations, infos = vector.reset(seed=2)
    observations, *_, infos = vector.step(vector.random_actions())
    before, mover = observations["observation"][1].copy(), infos["seat"][1]
    actions = vector.random_actions()
    actions[1] = np.flatnonzero(observations["action_mask"][1] == 0)[0]
    observations, rewards, terminated, truncated, infos = vector.step(actions)
    assert infos["illegal"].tolist() == terminated.tolist() == [False, True]
    assert rewards.tolist() == [0, -lost]
    assert not truncated.any()
    shared = [lost / (setup.players - 1)] * setup.players
    shared[mover] = -lost
    assert infos["rewards"][1].tolist() == pytest.approx(shared)
    assert infos["final_obs"]["observation"][1].tolist() == before.tolist()
    assert infos["_final_obs"].tolist() == [False, True]
    assert observations["action_mask"][1].any()
    assert not vector.step(vector.random_actions())[4]["illegal"].any()


def test_a_game_is_cut_off_after_the_most_rounds_by_the_standing_so_far():
    vector = VectorEnvironment("azul", 50, max_rounds=2)
    vector.reset(seed=1)
    while True:
        _, rewards, terminated, truncated, infos = vector.step(vector.random_actions())
        if truncated.any():
            break
    assert not terminated.any()
    assert infos["rewards"].sum() == 0
    assert set(np.abs(rewards[truncated])) <= {0, 1}
    assert infos["_final_obs"].tolist() == truncated.tolist()


def test_points_ahead_as_rewards():
    vector = VectorEnvironment("summer-pavilion", 20, rewards="score", players=3)
    vector.reset(seed=1)
    ends: list[Any] = []
    while len(ends) < 20:
        _, _, ended, _, infos = vector.step(vector.random_actions())
        ends += infos["rewards"][ended].tolist()
    rewards = np.array(ends)
    assert rewards.sum(axis=1) == pytest.approx(0)
    assert np.abs(rewards).max() > 1


def test_arrays_are_views_of_the_same_memory_and_cannot_be_written():
    vector = VectorEnvironment("azul", 2)
    first, _ = vector.reset(seed=1)
    second, *others = vector.step(vector.random_actions())
    for name in ("observation", "action_mask"):
        assert np.shares_memory(first[name], second[name])
    infos: Any = others[-1]
    arrays = [*second.values(), *others[:-1], *(infos[name] for name in ("seat", "mover", "rewards", "illegal"))]
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_it_continues_the_same_as_a_copy_or_pickled():
    vector = VectorEnvironment("5211", 3)
    vector.reset(seed=1)
    others = [copy.deepcopy(vector), pickle.loads(pickle.dumps(vector))]
    for _ in range(40):
        actions = vector.random_actions()
        expected = vector.step(actions)[0]["observation"]
        for other in others:
            assert np.array_equal(other.step(actions)[0]["observation"], expected)


def test_the_wrappers_of_gymnasium_count_its_episodes():
    inner = VectorEnvironment("azul", 2)
    vector = RecordEpisodeStatistics(inner)
    vector.reset(seed=1)
    while "episode" not in (infos := vector.step(inner.random_actions())[4]):
        pass
    assert set(infos["episode"]["r"]) <= {-1, 0, 1}


@pytest.mark.parametrize(
    "actions",
    [np.zeros(2, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), 0, None, ["1R>1"] * 3, np.zeros(3, np.bool_)],
    ids=str,
)
def test_actions_of_a_wrong_shape_or_type_are_refused(actions):
    vector = VectorEnvironment("azul", 3)
    vector.reset(seed=1)
    with pytest.raises(InvalidAction, match="actions must be 3 whole numbers, one for each game, not"):
        vector.step(actions)


@pytest.mark.parametrize("action", [-1, 325, 10**12])
def test_an_action_outside_of_the_space_is_refused_and_nothing_is_played(action):
    vector = VectorEnvironment("azul", 3)
    before = vector.reset(seed=1)[0]["observation"].copy()
    actions = vector.random_actions()
    actions[2] = action
    with pytest.raises(InvalidAction, match=f"game 2 cannot play {action}; allowed: whole numbers from 0 to 324"):
        vector.step(actions)
    assert np.array_equal(vector._games.observations, before)


def test_lists_and_small_types_are_actions_too():
    vector = VectorEnvironment("azul", 2)
    vector.reset(seed=1)
    vector.step(vector.random_actions().tolist())
    vector.step(vector.random_actions().astype(np.uint16))


def test_steps_need_a_reset_and_an_open_environment():
    vector = VectorEnvironment("azul", 2)
    for act in (vector.random_actions, lambda: vector.step(np.zeros(2, np.int64))):
        with pytest.raises(ResetNeeded, match="call reset"):
            act()
    vector.close()
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        vector.reset()
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        vector.step(np.zeros(2, np.int64))


@pytest.mark.parametrize("seed", [-1, 1.5, "x", [1], [1, -2], [1, 2, 3]])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(Error):
        VectorEnvironment("azul", 2).reset(seed=seed)


@pytest.mark.parametrize("count", [0, -1, 1.0, "2", True, None])
def test_bad_numbers_of_games_are_refused(count):
    with pytest.raises(BadConfig, match="num_envs cannot be"):
        VectorEnvironment("azul", count)


@pytest.mark.parametrize(
    "more", [{"players": 9}, {"rewards": "gold"}, {"wall": "green"}, {"colour": 1}, {"max_rounds": 0}]
)
def test_bad_conditions_are_refused(more):
    with pytest.raises(BadConfig):
        VectorEnvironment("azul", 2, **more)
