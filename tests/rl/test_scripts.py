"""Scripts that were written for the classic games of PettingZoo run unchanged with ours."""

# mypy: ignore-errors
# (as they are: their authors do not write types, and that must not matter)

import gymnasium
import numpy as np
import pytest
from pettingzoo.utils.wrappers import BaseWrapper

from tests.rl.environments import MODULES, SINGLE

games = pytest.mark.parametrize("game", MODULES.values(), ids=MODULES)


@games
def test_the_loop_of_the_documentation(game):
    """As PettingZoo's page on every classic game has it."""
    env = game.env(render_mode="ansi")
    env.reset(seed=42)

    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()

        if termination or truncation:
            action = None
        else:
            mask = observation["action_mask"]
            action = env.action_space(agent).sample(mask)

        env.step(action)
    env.close()
    assert env.agents == []
    assert (termination, truncation) == (True, False)
    assert -1.0 <= reward <= 1.0
    assert {"score", "rank"} <= set(info)


class ActionMaskWrapper(BaseWrapper, gymnasium.Env):
    """How scripts for maskable algorithms turn a classic game into one environment of Gymnasium."""

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self.observation_space = super().observation_space(self.possible_agents[0])["observation"]
        self.action_space = super().action_space(self.possible_agents[0])
        return self.observe(self.agent_selection), {}

    def step(self, action):
        current_agent = self.agent_selection
        super().step(action)
        next_agent = self.agent_selection
        return (
            self.observe(next_agent),
            self._cumulative_rewards[current_agent],
            self.terminations[current_agent],
            self.truncations[current_agent],
            self.infos[current_agent],
        )

    def observe(self, agent):
        return super().observe(agent)["observation"]

    def action_mask(self):
        return super().observe(self.agent_selection)["action_mask"]


@games
def test_a_wrapper_for_maskable_algorithms(game):
    env = ActionMaskWrapper(game.env())
    randomness = np.random.default_rng(1)
    for seed in range(2):
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            assert env.observation_space.contains(observation)
            action = randomness.choice(np.flatnonzero(env.action_mask()))
            observation, _, terminated, truncated, _ = env.step(action)
            done = terminated or truncated
    assert terminated


@games
def test_learning_by_chance_which_first_move_is_good(game):
    """A table of values, as in any first lesson: what it needs of an environment is there."""
    env, values = game.env(), {}
    for episode in range(3):
        env.reset(seed=episode)
        history = {agent: [] for agent in env.agents}
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                for key in history[agent]:
                    values[key] = values.get(key, 0.0) + 0.1 * (reward - values.get(key, 0.0))
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            best = max(legal, key=lambda action: values.get((observation["observation"].tobytes(), action), 0.0))
            history[agent].append((observation["observation"].tobytes(), best))
            env.step(best)
    assert {np.sign(value) for value in values.values()} >= {-1.0, 1.0}


@pytest.mark.parametrize("name", SINGLE.values())
def test_gymnasiums_own_vectors_take_them(name):
    envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == 2
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    observations, rewards, *_ = envs.step(actions)
    assert rewards.tolist() == [0.0, 0.0]
    envs.close()
