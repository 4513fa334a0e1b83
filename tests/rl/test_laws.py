"""What the official suites do not check: that the environments play the games by their rules and reveal no secrets."""

import pickle

import numpy as np
import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.registry import game
from azulejos.core.turn import Decide, Over
from azulejos.rl import azul_v0, g5211_v0
from azulejos.rl.envs.rewards import rewards
from tests.rl.environments import EVERY, MODULES, SOME, any_legal, config, label, play

every = pytest.mark.parametrize(("name", "arguments"), EVERY, ids=label)
some = pytest.mark.parametrize(("name", "arguments"), SOME, ids=label)

STEPS = 60


def steps(env, seed, most=STEPS):
    """The environment before each of some random steps of a game."""
    env.reset(seed=seed)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + seat)
    for agent in env.agent_iter(most):
        if env.terminations[agent] or env.truncations[agent]:
            return
        yield agent
        env.step(any_legal(env, agent, env.observe(agent)["action_mask"]))


@every
def test_the_agent_on_turn_is_the_player_of_the_rules(name, arguments):
    """Where the rules ask several, all of them are asked once, by number, before anybody is asked again."""
    env = MODULES[name].raw_env(**arguments)
    waiting: list[int] = []
    for agent in steps(env, 1):
        turn = env.episode.game.turn(env.episode.state)
        assert isinstance(turn, Decide)
        waiting = waiting or list(turn.seats)
        seat = waiting.pop(0)
        assert agent == f"player_{seat}"
        assert seat in turn.seats


@every
def test_the_mask_is_the_legal_moves_of_the_agent_on_turn_and_of_nobody_else(name, arguments):
    env = MODULES[name].raw_env(**arguments)
    for agent in steps(env, 2):
        for seat, other in enumerate(env.possible_agents):
            mask = env.observe(other)["action_mask"]
            legal = env.episode.game.legal(env.episode.state, seat) if other == agent else []
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == legal
        assert env.observe(agent)["action_mask"].any()


@every
def test_every_seat_sees_the_game_in_its_own_way(name, arguments):
    env = MODULES[name].raw_env(**arguments)
    for _ in steps(env, 3):
        seen = [env.observe(agent)["observation"].tobytes() for agent in env.possible_agents]
        assert len(set(seen)) == len(seen)


@every
def test_an_observation_is_the_same_whatever_is_hidden(name, arguments):
    """Everything a seat may not know is dealt again, and it sees no difference."""
    env, rules, randomness = MODULES[name].raw_env(**arguments), game(name), SeededRandomness(name)
    for number, _ in enumerate(steps(env, 4)):
        seat = number % arguments["players"]
        agent = env.possible_agents[seat]
        seen, real = env.observe(agent), env.episode.shown
        env.episode.shown = rules.imagine(rules.view(real, seat), seat, randomness)
        np.testing.assert_array_equal(env.observe(agent)["observation"], seen["observation"])
        env.episode.shown = real


def test_hidden_cards_are_really_dealt_again():
    """The law above would prove nothing if imagined states were the real ones."""
    env = g5211_v0.raw_env(players=3)
    rules, features = env.config.game, env.config.features
    env.reset(seed=4)
    imagined = rules.imagine(rules.view(env.episode.state, 0), 0, SeededRandomness(1))
    assert rules.position(imagined) != rules.position(env.episode.state)
    assert any(
        not np.array_equal(features.of(imagined[0], seat), features.of(env.episode.state[0], seat)) for seat in (1, 2)
    )


@pytest.mark.parametrize(("make", "arguments"), [(g5211_v0.raw_env, {}), (azul_v0.raw_env, {"wall": "grey"})])
def test_nobody_sees_what_others_have_chosen_before_all_have(make, arguments):
    """Two games that differ only in the last choice of player_0 look the same to player_1."""
    env = make(**arguments)
    for agent in steps(env, 5, most=400):
        legal = env.episode.legal(0)
        if agent == "player_0" and env.episode.waiting == (0, 1) and len(legal) > 1:
            break
    others = [pickle.loads(pickle.dumps(env)) for _ in range(2)]
    for other, move in zip(others, legal, strict=False):
        other.step(move)
    first, second = (other.observe("player_1") for other in others)
    assert [other.agent_selection for other in others] == ["player_1", "player_1"]
    assert not np.array_equal(others[0].episode.state, others[1].episode.state)
    np.testing.assert_array_equal(first["observation"], second["observation"])
    np.testing.assert_array_equal(first["action_mask"], second["action_mask"])


@pytest.mark.parametrize("kind", ["rank", "score"])
@some
def test_returns_are_the_result_of_the_rules(name, arguments, kind):
    env = MODULES[name].env(**arguments, rewards=kind)
    ends = play(env, any_legal, seed=6)
    turn = env.unwrapped.episode.game.turn(env.unwrapped.episode.state)
    assert isinstance(turn, Over)
    got = [ends[agent] for agent in env.possible_agents]
    assert tuple(reward for reward, *_ in got) == rewards(kind, turn.result)
    assert all(terminated and not truncated for _, terminated, truncated, _ in got)
    assert [(info["score"], info["rank"]) for *_, info in got] == list(
        zip(turn.result.scores, turn.result.ranks, strict=True)
    )


@some
def test_a_game_is_cut_off_after_the_cap_of_rounds_with_the_rewards_so_far(name, arguments):
    env = MODULES[name].env(**arguments, max_rounds=2)
    ends = play(env, any_legal, seed=7)
    result = env.unwrapped.episode.result
    assert env.unwrapped.episode.rounds == 2
    assert all(truncated and not terminated for _, terminated, truncated, _ in ends.values())
    assert tuple(ends[agent][0] for agent in env.possible_agents) == rewards("rank", result)


@some
def test_an_environment_continues_from_its_pickle(name, arguments):
    env = MODULES[name].env(**arguments)
    for agent in steps(env, 8, most=30):
        assert agent in env.agents
    twin = pickle.loads(pickle.dumps(env))
    for agent in env.agent_iter(50):
        assert twin.agent_selection == agent
        (seen, *rest), (other, *more) = env.last(), twin.last()
        np.testing.assert_equal(seen, other)
        assert rest == more
        done = rest[1] or rest[2]
        action = None if done else int(np.flatnonzero(seen["action_mask"])[-1])
        env.step(action)
        twin.step(action)


@some
def test_games_without_a_seed_continue_from_the_seed_before(name, arguments):
    env, twin = MODULES[name].raw_env(**arguments), MODULES[name].raw_env(**arguments)
    for each in (env, twin):
        for agent in steps(each, 9, most=12):
            assert agent in each.agents
        each.reset()
    np.testing.assert_equal(env.observe("player_0"), twin.observe("player_0"))
    first = env.observe("player_0")["observation"]
    env.reset(seed=9)
    assert not np.array_equal(env.observe("player_0")["observation"], first)


@pytest.mark.parametrize("arguments", list(config("5211")), ids=label)
def test_agents_at_once_and_in_turn_play_the_same_game(arguments):
    at_once, in_turn = g5211_v0.parallel_env(**arguments), g5211_v0.raw_env(**arguments)
    seen, _ = at_once.reset(seed=10)
    in_turn.reset(seed=10)
    for number in range(20):
        if not at_once.agents:
            break
        actions = {
            agent: int(legal[number % len(legal)])
            for agent, legal in ((agent, np.flatnonzero(seen[agent]["action_mask"])) for agent in at_once.agents)
        }
        seen, got, *_ = at_once.step(actions)
        for agent, action in actions.items():
            assert in_turn.agent_selection == agent
            assert in_turn.observe(agent)["action_mask"][action]
            in_turn.step(action)
        assert got == in_turn.rewards
        for agent in in_turn.agents:
            np.testing.assert_array_equal(in_turn.observe(agent)["observation"], seen[agent]["observation"])


@pytest.mark.parametrize("name", ["azul", "summer-pavilion"])
def test_the_starter_is_the_one_that_was_asked_for_or_the_seeds(name):
    make = MODULES[name].raw_env
    for starter in range(3):
        env = make(players=3, starter=starter)
        env.reset(seed=1)
        assert env.agent_selection == f"player_{starter}"
    env, first = make(players=3, starter="random"), []
    for seed in range(12):
        env.reset(seed=seed)
        first.append(env.agent_selection)
    assert set(first) == set(env.possible_agents)
