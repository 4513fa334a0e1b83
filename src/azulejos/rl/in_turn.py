"""Agents one after the other: PettingZoo's AEC environment for any of the games."""

from typing import Any

from gymnasium.spaces import Space
from pettingzoo.utils.env import AECEnv

from azulejos.rl import sight
from azulejos.rl.conditions import RENDER_MODES, Conditions
from azulejos.rl.course import Course, under_way
from azulejos.rl.drawing import draw
from azulejos.rl.ending import Ending, ending, foul
from azulejos.rl.errors import ResetNeeded
from azulejos.rl.raster import Image
from azulejos.rl.sight import Sight


class InTurn(AECEnv[str, Sight, Any]):
    """A game whose agents decide one after the other, in the order of the rules.

    Where several seats owe a decision they are asked by number, and none sees what the others chose. An illegal
    action ends the episode for all; one outside of the space, or without a game, is refused by an error.
    """

    def __init__(self, conditions: Conditions, name: str) -> None:
        self.conditions = conditions
        self.render_mode = conditions.render_mode
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed everything repeats; without one, the games of the last seed go on."""
        self._course = self.conditions.begin(seed, self._course)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.seat]
        self._show()

    def observe(self, agent: str) -> Sight:
        """What an agent sees; its mask is empty unless it is on turn."""
        course, seat = self.course, self._seat(agent)
        alive = agent in self.agents and not (self.terminations[agent] or self.truncations[agent])
        legal = sight.mask(course, seat, on_turn=alive and agent == self.agent_selection)
        return {"observation": sight.observation(self.conditions, course, seat), "action_mask": legal}

    def step(self, action: Any) -> None:
        """Play the action of the agent on turn; of one whose episode is over, None."""
        course, agent = self.course, self.agent_selection
        if not self.agents:
            raise ResetNeeded("the episode is over: call reset() before the next step")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move, seat = sight.move(self.conditions, action), self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if move in course.legal(seat):
            course.play(seat, move)
            self._end(ending(self.conditions, course))
        else:
            self._end(foul(self.conditions, course, {seat: move}))
        self._accumulate_rewards()
        self._show()

    def _end(self, end: Ending | None) -> None:
        """Tell everyone the end, if it is one; otherwise go on with whoever decides next."""
        self.agent_selection = self.possible_agents[self.course.seat]
        if end is None:
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = end.rewards[seat]
            self.terminations[agent], self.truncations[agent] = end.terminated, end.truncated
            self.infos[agent] = dict(end.infos[seat])
        self.agent_selection = self.agents[0]

    def render(self) -> str | Image | None:
        """The game as the agent on turn sees it; once it is over, as all do."""
        course = self.course
        return draw(self.conditions, course, self._seat(self.agent_selection) if course.waiting else None)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def course(self) -> Course:
        """The game under way. Raises ResetNeeded before the first."""
        return under_way(self._course)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
