"""PettingZoo's AEC environment for any of the games: agents act one after the other."""

from typing import Any

from gymnasium.spaces import Space
from pettingzoo.utils.env import AECEnv

from azulejos.rl.envs import observation
from azulejos.rl.envs.env_config import RENDER_MODES, EnvConfig
from azulejos.rl.envs.episode import Episode, running
from azulejos.rl.envs.observation import MaskedObservation
from azulejos.rl.envs.termination import Termination, ending, illegal_ending
from azulejos.rl.errors import ResetNeeded
from azulejos.rl.pictures.raster import Image
from azulejos.rl.pictures.rendering import draw


class AecEnvironment(AECEnv[str, MaskedObservation, Any]):
    """A game whose agents decide one after the other, in the order of the rules.

    Where several seats owe a decision they are asked by number, and none sees the choices of the others. An illegal
    action ends the episode for all; one outside of the space, or without a game, raises an error.
    """

    def __init__(self, config: EnvConfig, name: str) -> None:
        self.config = config
        self.render_mode = config.render_mode
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(config.players)]
        self.observation_spaces = {
            agent: observation.masked_observation_space(config) for agent in self.possible_agents
        }
        self.action_spaces = {agent: observation.action_space(config) for agent in self.possible_agents}
        self.agents = []
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Space[MaskedObservation]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed repeats it; without a seed the generator continues."""
        self._episode = self.config.begin(seed, self._episode)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._show()

    def observe(self, agent: str) -> MaskedObservation:
        """The observation of an agent; its mask is empty unless the agent is on turn."""
        episode, seat = self.episode, self._seat(agent)
        alive = agent in self.agents and not (self.terminations[agent] or self.truncations[agent])
        legal = observation.mask(episode, seat, on_turn=alive and agent == self.agent_selection)
        return {"observation": observation.observation(self.config, episode, seat), "action_mask": legal}

    def step(self, action: Any) -> None:
        """Play the action of the agent on turn; None for an agent whose episode is over."""
        episode, agent = self.episode, self.agent_selection
        if not self.agents:
            raise ResetNeeded("the episode is over: call reset() before the next step")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move, seat = observation.move(self.config, action), self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if move in episode.legal(seat):
            episode.play(seat, move)
            self._end(ending(self.config, episode))
        else:
            self._end(illegal_ending(self.config, episode, {seat: move}))
        self._accumulate_rewards()
        self._show()

    def _end(self, end: Termination | None) -> None:
        """Give all agents their rewards if the game has ended; otherwise select the next agent."""
        self.agent_selection = self.possible_agents[self.episode.seat]
        if end is None:
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = end.rewards[seat]
            self.terminations[agent], self.truncations[agent] = end.terminated, end.truncated
            self.infos[agent] = dict(end.infos[seat])
        self.agent_selection = self.agents[0]

    def render(self) -> str | Image | None:
        """The game as the agent on turn sees it; once it is over, as all do."""
        episode = self.episode
        return draw(self.config, episode, self._seat(self.agent_selection) if episode.waiting else None)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def episode(self) -> Episode:
        """The current episode. Raises ResetNeeded before the first."""
        return running(self._episode)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
