"""Agents all at once: PettingZoo's parallel environment, for games in which every seat decides at the same time."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from pettingzoo.utils.env import ParallelEnv

from azulejos.rl import sight
from azulejos.rl.conditions import RENDER_MODES, Conditions
from azulejos.rl.course import Course, under_way
from azulejos.rl.drawing import draw
from azulejos.rl.ending import Ending, ending, foul
from azulejos.rl.errors import InvalidAction, ResetNeeded
from azulejos.rl.raster import Image
from azulejos.rl.sight import Sight

Answer = tuple[dict[str, Sight], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class AtOnce(ParallelEnv[str, Sight, Any]):
    """A game in which all agents choose at the same time; every choice is revealed with the others.

    An illegal action ends the episode for all; one outside of the space, or without a game, is refused by an error.
    """

    def __init__(self, conditions: Conditions, name: str) -> None:
        self.conditions = conditions
        self.render_mode = conditions.render_mode
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(conditions.players)]
        self.observation_spaces = {agent: sight.sight_space(conditions) for agent in self.possible_agents}
        self.action_spaces = {agent: sight.action_space(conditions) for agent in self.possible_agents}
        self.agents = []
        self._course: Course | None = None

    def observation_space(self, agent: str) -> Space[Sight]:
        """The space of what an agent is given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's moves."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """Begin a game. With a seed everything repeats; without one, the games of the last seed go on."""
        self._course = self.conditions.begin(seed, self._course)
        self.agents = list(self.possible_agents)
        self._show()
        return self._sights(self.course), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Answer:
        """Play the actions of all agents together."""
        course = self.course
        if not self.agents:
            raise ResetNeeded("the episode is over: call reset() before the next step")
        moves = self._moves(actions)
        illegal = {seat: move for seat, move in moves.items() if move not in course.legal(seat)}
        if illegal:
            return self._answer(course, foul(self.conditions, course, illegal))
        for seat, move in moves.items():
            course.play(seat, move)
        return self._answer(course, ending(self.conditions, course))

    def _moves(self, actions: object) -> dict[int, int]:
        """The moves by seat. Raises InvalidAction unless every agent has one action of its space."""
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            given = ", ".join(map(str, actions)) if isinstance(actions, Mapping) else repr(actions)
            raise InvalidAction(f"actions were given of {given}; allowed: one of each of {', '.join(self.agents)}")
        return {seat: sight.move(self.conditions, actions[agent]) for seat, agent in enumerate(self.possible_agents)}

    def _answer(self, course: Course, end: Ending | None) -> Answer:
        """What all agents are told; after the end there are no more agents."""
        agents = self.possible_agents
        self.agents = [] if end else list(agents)
        self._show()
        return (
            self._sights(course),
            {agent: end.rewards[seat] if end else 0.0 for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, end is not None and end.terminated),
            dict.fromkeys(agents, end is not None and end.truncated),
            {agent: dict(end.infos[seat]) if end else {} for seat, agent in enumerate(agents)},
        )

    def _sights(self, course: Course) -> dict[str, Sight]:
        return {agent: self._sight(course, seat) for seat, agent in enumerate(self.possible_agents)}

    def _sight(self, course: Course, seat: int) -> Sight:
        legal = sight.mask(course, seat, on_turn=bool(self.agents))
        return {"observation": sight.observation(self.conditions, course, seat), "action_mask": legal}

    def render(self) -> str | Image | None:
        """The game as a spectator sees it."""
        return draw(self.conditions, self.course, None)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def course(self) -> Course:
        """The game under way. Raises ResetNeeded before the first."""
        return under_way(self._course)
