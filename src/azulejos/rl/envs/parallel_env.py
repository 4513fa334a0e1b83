"""PettingZoo's parallel environment, for games in which all seats decide at the same time."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from pettingzoo.utils.env import ParallelEnv

from azulejos.rl.envs import observation
from azulejos.rl.envs.env_config import RENDER_MODES, EnvConfig
from azulejos.rl.envs.episode import Episode, running
from azulejos.rl.envs.observation import MaskedObservation
from azulejos.rl.envs.termination import Termination, ending, illegal_ending
from azulejos.rl.errors import InvalidAction, ResetNeeded
from azulejos.rl.pictures.raster import Image
from azulejos.rl.pictures.rendering import draw

ParallelStep = tuple[
    dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class ParallelEnvironment(ParallelEnv[str, MaskedObservation, Any]):
    """A game in which all agents choose at the same time; every choice is revealed with the others.

    An illegal action ends the episode for all; one outside of the space, or without a game, raises an error.
    """

    def __init__(self, config: EnvConfig, name: str) -> None:
        self.config = config
        self.render_mode = config.render_mode
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2}
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], dict[str, dict[str, Any]]]:
        """Begin a game. The same seed repeats it; without a seed the generator continues."""
        self._episode = self.config.begin(seed, self._episode)
        self.agents = list(self.possible_agents)
        self._show()
        return self._masked_observations(self.episode), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> ParallelStep:
        """Play the actions of all agents together."""
        episode = self.episode
        if not self.agents:
            raise ResetNeeded("the episode is over: call reset() before the next step")
        moves = self._moves(actions)
        illegal = {seat: move for seat, move in moves.items() if move not in episode.legal(seat)}
        if illegal:
            return self._answer(episode, illegal_ending(self.config, episode, illegal))
        for seat, move in moves.items():
            episode.play(seat, move)
        return self._answer(episode, ending(self.config, episode))

    def _moves(self, actions: object) -> dict[int, int]:
        """The moves by seat. Raises InvalidAction unless every agent has one action of its space."""
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            given = ", ".join(map(str, actions)) if isinstance(actions, Mapping) else repr(actions)
            raise InvalidAction(f"actions were given of {given}; allowed: one of each of {', '.join(self.agents)}")
        return {seat: observation.move(self.config, actions[agent]) for seat, agent in enumerate(self.possible_agents)}

    def _answer(self, episode: Episode, end: Termination | None) -> ParallelStep:
        """The result of a step for all agents; after the end there are no more agents."""
        agents = self.possible_agents
        self.agents = [] if end else list(agents)
        self._show()
        return (
            self._masked_observations(episode),
            {agent: end.rewards[seat] if end else 0.0 for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, end is not None and end.terminated),
            dict.fromkeys(agents, end is not None and end.truncated),
            {agent: dict(end.infos[seat]) if end else {} for seat, agent in enumerate(agents)},
        )

    def _masked_observations(self, episode: Episode) -> dict[str, MaskedObservation]:
        return {agent: self._masked_observation(episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def _masked_observation(self, episode: Episode, seat: int) -> MaskedObservation:
        legal = observation.mask(episode, seat, on_turn=bool(self.agents))
        return {"observation": observation.observation(self.config, episode, seat), "action_mask": legal}

    def render(self) -> str | Image | None:
        """The game as a spectator sees it."""
        return draw(self.config, self.episode, None)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def episode(self) -> Episode:
        """The current episode. Raises ResetNeeded before the first."""
        return running(self._episode)
