"""Gymnasium's environment for any of the games: one agent against bots."""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from azulejos.bots import Bot, BotFailed, Limit, View, bot_class
from azulejos.bots.bot_registry import check_serves
from azulejos.core.errors import AzulejosError
from azulejos.core.features import Observation
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.rl.envs import observation
from azulejos.rl.envs.env_config import MAX_ROUNDS, RENDER_MODES, EnvConfig
from azulejos.rl.envs.episode import Episode, running
from azulejos.rl.envs.termination import Termination, ending, illegal_ending
from azulejos.rl.errors import BadConfig, ResetNeeded
from azulejos.rl.pictures.raster import Image
from azulejos.rl.pictures.rendering import draw

ROTATING = "rotating"
"""The argument `seat` of an agent that moves one seat further in each game."""

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}
"""The metadata of the class for Gymnasium."""


class GymEnvironment(gymnasium.Env[Observation, int]):
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
        self.config = EnvConfig.of(
            game,
            players=players,
            starter=starter,
            rewards=rewards,
            max_rounds=max_rounds,
            render_mode=render_mode,
            options=options,
        )
        self.render_mode = render_mode
        self.observation_space = observation.observation_space(self.config)
        self.action_space = observation.action_space(self.config)
        self.seat = 0 if seat == ROTATING else _seat(self.config, seat)
        """The agent's seat in the current episode."""
        self._episode: Episode | None = None
        self._rotates = seat == ROTATING
        self._classes = _classes(self.config, opponents)
        self._bots: dict[int, Bot] = {}
        self._done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots play until the agent is on turn."""
        super().reset(seed=seed)
        if self._rotates:
            self.seat = 0 if self._episode is None or seed is not None else (self.seat + 1) % self.config.players
        self._episode = self.config.begin(seed, self._episode)
        self._seat_bots(int(self.episode.state[0].generator))
        self._done = False
        self._opponents_play(self.episode)  # never to the end: every seat has a turn in the first round
        self._show()
        return self._observation(), self._info(None)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and those of the bots until it is on turn again."""
        if self._episode is None or self._done:
            raise ResetNeeded("there is no game, or it is over: call reset() before the next step")
        move = observation.move(self.config, action)
        if move in self.episode.legal(self.seat):
            self.episode.play(self.seat, move)
            end = ending(self.config, self.episode) or self._opponents_play(self.episode)
        else:
            end = illegal_ending(self.config, self.episode, {self.seat: move})
        self._done = end is not None
        self._show()
        reward = end.rewards[self.seat] if end else 0.0
        ended = (end.terminated, end.truncated) if end else (False, False)
        return self._observation(), reward, *ended, self._info(end)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves by id, in the form that maskable algorithms expect."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | Image | None:
        """The game as the agent sees it."""
        return draw(self.config, self.episode, self.seat)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _seat_bots(self, seed: int) -> None:
        """Fresh bots in the other seats, seeded like the game."""
        self.close()
        for step, opponent in enumerate(self._classes, 1):
            seat = (self.seat + step) % self.config.players
            self._bots[seat] = opponent(SeededRandomness(seed).child(f"seat {seat}"))

    def _opponents_play(self, episode: Episode) -> Termination | None:
        """Let the bots play until the agent is on turn; returns the end, if they reach it."""
        end = None
        while end is None and episode.seat != self.seat:
            episode.play(episode.seat, self._ask(episode, episode.seat))
            end = ending(self.config, episode)
        return end

    def _ask(self, episode: Episode, seat: int) -> int:
        game = episode.game
        legal = sorted(map(game.move_text, episode.legal(seat)))
        view = View(seat, game.view(episode.shown, seat))
        move = self._bots[seat].choose(view, legal, Limit())
        if move not in legal:
            raise BotFailed(f"the bot in seat {seat} answered {move!r}, which is not legal", allowed=legal)
        return game.read_move(move)

    def _observation(self) -> Observation:
        return observation.observation(self.config, self.episode, self.seat)

    def _mask(self) -> observation.Mask:
        return observation.mask(self.episode, self.seat, on_turn=not self._done)

    def _info(self, end: Termination | None) -> dict[str, Any]:
        infos = end.infos[self.seat] if end else {}
        return {"action_mask": self._mask(), **infos}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def episode(self) -> Episode:
        """The current episode. Raises ResetNeeded before the first."""
        return running(self._episode)


def _seat(config: EnvConfig, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < config.players:
        seats = ", ".join(map(str, range(config.players)))
        raise BadConfig(f"seat cannot be {seat!r}; allowed: {seats}, or {ROTATING!r}")
    return seat


def _classes(config: EnvConfig, opponents: object) -> list[type[Bot]]:
    """The classes of the bots in the other seats, from the agent's left on."""
    others = config.players - 1
    names = [opponents] * others if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or len(names) != others or not all(isinstance(name, str) for name in names):
        message = f"opponents cannot be {opponents!r}; allowed: the name of a bot, or a list of {others} names"
        raise BadConfig(message)
    setup = Setup(config.players, config.options, config.starter)
    try:
        for name in names:
            check_serves(name, config.game.name, setup)
        return [bot_class(name) for name in names]
    except AzulejosError as error:
        raise BadConfig(str(error)) from None
