"""One agent among bots: Gymnasium's environment for any of the games."""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from azulejos.bots import Bot, BotFailed, Limit, View, bot_class
from azulejos.bots.loading import check_serves
from azulejos.core.errors import AzulejosError
from azulejos.core.features import Observation
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.rl import sight
from azulejos.rl.conditions import MAX_ROUNDS, RENDER_MODES, Conditions
from azulejos.rl.course import Course, under_way
from azulejos.rl.drawing import draw
from azulejos.rl.ending import Ending, ending, foul
from azulejos.rl.errors import BadConditions, ResetNeeded
from azulejos.rl.raster import Image

ROTATING = "rotating"
"""The seat of an agent that sits down one seat further in each game."""

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}
"""What Gymnasium reads off the class."""


class Single(gymnasium.Env[Observation, int]):
    """A game for one agent, with bots in all other seats.

    `opponents` is the name of a bot for all other seats, or one name for each of them, from the agent's left on.
    The mask of legal moves is `action_masks()`, and `info["action_mask"]`; an illegal action ends the episode.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | Literal["rotating"] = 0,
        players: int | None = None,
        starter: int | str | None = None,
        rewards: str = "rank",
        max_rounds: int | None = MAX_ROUNDS,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        self.conditions = Conditions.of(
            game,
            players=players,
            starter=starter,
            rewards=rewards,
            max_rounds=max_rounds,
            render_mode=render_mode,
            options=options,
        )
        self.render_mode = render_mode
        self.observation_space = sight.observation_space(self.conditions)
        self.action_space = sight.action_space(self.conditions)
        self.seat = 0 if seat == ROTATING else _seat(self.conditions, seat)
        """Where the agent sits in the game under way."""
        self._course: Course | None = None
        self._rotates = seat == ROTATING
        self._classes = _classes(self.conditions, opponents)
        self._bots: dict[int, Bot] = {}
        self._done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, in which the bots play until the agent is on turn."""
        super().reset(seed=seed)
        if self._rotates:
            self.seat = 0 if self._course is None or seed is not None else (self.seat + 1) % self.conditions.players
        self._course = self.conditions.begin(seed, self._course)
        self._sit_down(int(self.course.state[0].generator))
        self._done = False
        self._opponents_play(self.course)  # never to the end: every seat has a turn in the first round
        self._show()
        return self._observation(), self._info(None)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and those of the bots until it is on turn again."""
        if self._course is None or self._done:
            raise ResetNeeded("there is no game, or it is over: call reset() before the next step")
        move = sight.move(self.conditions, action)
        if move in self.course.legal(self.seat):
            self.course.play(self.seat, move)
            end = ending(self.conditions, self.course) or self._opponents_play(self.course)
        else:
            end = foul(self.conditions, self.course, {self.seat: move})
        self._done = end is not None
        self._show()
        reward = end.rewards[self.seat] if end else 0.0
        ended = (end.terminated, end.truncated) if end else (False, False)
        return self._observation(), reward, *ended, self._info(end)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, by their ids, as maskable algorithms ask for them."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | Image | None:
        """The game as the agent sees it."""
        return draw(self.conditions, self.course, self.seat)

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _sit_down(self, seed: int) -> None:
        """Fresh bots in the other seats, seeded like the game."""
        self.close()
        for step, opponent in enumerate(self._classes, 1):
            seat = (self.seat + step) % self.conditions.players
            self._bots[seat] = opponent(SeededRandomness(seed).child(f"seat {seat}"))

    def _opponents_play(self, course: Course) -> Ending | None:
        """Let bots decide while the agent does not have to; the end, if they come to it."""
        end = None
        while end is None and course.seat != self.seat:
            course.play(course.seat, self._ask(course, course.seat))
            end = ending(self.conditions, course)
        return end

    def _ask(self, course: Course, seat: int) -> int:
        game = course.game
        legal = sorted(map(game.move_text, course.legal(seat)))
        view = View(seat, game.view(course.shown, seat))
        move = self._bots[seat].choose(view, legal, Limit())
        if move not in legal:
            raise BotFailed(f"the bot in seat {seat} answered {move!r}, which is not legal", allowed=legal)
        return game.read_move(move)

    def _observation(self) -> Observation:
        return sight.observation(self.conditions, self.course, self.seat)

    def _mask(self) -> sight.Mask:
        return sight.mask(self.course, self.seat, on_turn=not self._done)

    def _info(self, end: Ending | None) -> dict[str, Any]:
        told = end.infos[self.seat] if end else {}
        return {"action_mask": self._mask(), **told}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def course(self) -> Course:
        """The game under way. Raises ResetNeeded before the first."""
        return under_way(self._course)


def _seat(conditions: Conditions, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < conditions.players:
        seats = ", ".join(map(str, range(conditions.players)))
        raise BadConditions(f"seat can not be {seat!r}; allowed: {seats}, or {ROTATING!r}")
    return seat


def _classes(conditions: Conditions, opponents: object) -> list[type[Bot]]:
    """The classes of the bots in the other seats, from the agent's left on."""
    others = conditions.players - 1
    names = [opponents] * others if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or len(names) != others or not all(isinstance(name, str) for name in names):
        message = f"opponents can not be {opponents!r}; allowed: the name of a bot, or a list of {others} names"
        raise BadConditions(message)
    setup = Setup(conditions.players, conditions.options, conditions.starter)
    try:
        for name in names:
            check_serves(name, conditions.game.name, setup)
        return [bot_class(name) for name in names]
    except AzulejosError as error:
        raise BadConditions(str(error)) from None
