"""Gymnasium's vector environment for any of the games: thousands of games in one compiled call."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from gymnasium.error import ClosedEnvironmentError, Error
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from azulejos.core.setup import Setup
from azulejos.rl.envs import observation
from azulejos.rl.envs.env_config import MAX_ROUNDS, EnvConfig
from azulejos.rl.envs.rewards import FORFEIT, SCORE
from azulejos.rl.envs.seeding import fresh_seed, generator
from azulejos.rl.envs.vector_kernel import GameBatch, Kernels, batch, kernels, plain
from azulejos.rl.errors import BadConfig, InvalidAction, ResetNeeded

StepResult = tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
"""What a step returns: observations, rewards, terminations, truncations, infos."""

Actions = NDArray[np.int64]

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
"""The metadata of the class for Gymnasium."""


class Views(NamedTuple):
    """Views of the memory of all games: for the kernels, and read-only for the caller."""

    games: GameBatch
    seen: dict[str, NDArray[Any]]
    last: dict[str, NDArray[Any]]
    """The last observations of games that have just ended."""
    infos: dict[str, Any]
    gains: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class VectorEnvironment(VectorEnv[dict[str, NDArray[Any]], Actions, NDArray[Any]]):
    """Many games of one kind, stepped together. In each, an action belongs to the seat on turn, `infos["seat"]`.

    Observations and masks are those of the seat on turn; chance is drawn inside. Seats that choose at the same time are
    asked one after the other, and none sees the choices of the others. The reward of a step is that of the seat which
    acted, `infos["mover"]`; those of all seats are `infos["rewards"]`.

    A game that ends is reset in the same step (`AutoresetMode.SAME_STEP`), so that no mask is ever empty. Its end is
    returned as usual, and `infos["final_obs"]` holds the last observation of the mover. An illegal action ends its game
    and loses it, `infos["illegal"]`.

    Every array is a read-only view of memory that the next step overwrites: copy what you keep.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        starter: int | str | None = None,
        rewards: str = "rank",
        max_rounds: int | None = MAX_ROUNDS,
        **options: str | int,
    ) -> None:
        self.config = EnvConfig.of(
            game, players=players, starter=starter, rewards=rewards, max_rounds=max_rounds, options=options
        )
        self.num_envs = _count(num_envs)
        self.single_observation_space = observation.masked_observation_space(self.config)
        self.single_action_space = observation.action_space(self.config)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        chosen = Setup(self.config.players, self.config.options, self.config.starter)
        self._games = batch(self.config.game, chosen, self.num_envs)
        self._choices = np.zeros(self.num_envs, np.uint64)
        kind, most_rounds = self.config.rewards, self.config.max_rounds
        self._reward_args = kind == SCORE, FORFEIT[kind], most_rounds or 0
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Reset all games: game i with `seed + i`, or with its own seed of a list; else the generators continue."""
        self._check_open()
        for index, number in enumerate(self._seeds(seed)):
            if number is not None:
                self._games.states[index].generator = generator(number)
                self._choices[index] = generator(~number)
        self._kernels.begin(*self._views.games)
        self._begun = True
        return dict(self._views.seen), dict(self._views.infos)

    def step(self, actions: Actions) -> StepResult:
        """Play an action in every game, for the seat on turn."""
        self._check_open()
        if not self._begun:
            raise ResetNeeded("there are no games yet: call reset() before the first step")
        views = self._views
        ended = self._kernels.step(*views.games, *self._reward_args, self._checked(actions))
        if ended < 0:
            last = self.config.game.rules.moves - 1
            wrong = f"game {-1 - ended} cannot play {actions[-1 - ended]}"
            raise InvalidAction(f"{wrong}; allowed: whole numbers from 0 to {last}, see the action mask")
        infos = views.infos | self._ends() if ended else dict(views.infos)
        return dict(views.seen), views.gains, views.terminated, views.truncated, infos

    def random_actions(self) -> Actions:
        """A legal action for every game, each equally likely; seeded like the games, whose draws it does not touch."""
        if not self._begun:
            raise ResetNeeded("there are no games yet: call reset() before choosing actions")
        actions = np.empty(self.num_envs, np.int64)
        games = self._views.games
        self._kernels.choose(games.states, games.tally, self._choices, actions)
        return actions

    @property
    def _kernels(self) -> Kernels:
        return kernels(self.config.game)

    @cached_property
    def _views(self) -> Views:
        """Made once: new views at every step would cost more time than many games."""
        games, all_games = self._games, np.ones(self.num_envs, np.bool_)
        arrays = {"rewards": games.rewards} | {name: games.tally[name] for name in ("seat", "mover", "illegal")}
        infos: dict[str, Any] = {}
        for name, values in arrays.items():
            infos[name], infos[f"_{name}"] = _view(values), all_games
        return Views(
            plain(games),
            {"observation": _view(games.observations), "action_mask": _view(games.masks)},
            {"observation": _view(games.finals), "action_mask": np.broadcast_to(np.int8(0), games.masks.shape)},
            infos,
            *(_view(games.tally[name]) for name in ("gain", "terminated", "truncated")),
        )

    def __getstate__(self) -> dict[str, Any]:
        """The state to pickle: a copy has its own memory and makes its own views."""
        return {name: value for name, value in vars(self).items() if name != "_views"}

    def _ends(self) -> dict[str, Any]:
        """The infos of ended games for bootstrapping, in the form of Gymnasium's own vectors."""
        ended = self._views.terminated | self._views.truncated
        return {"final_obs": dict(self._views.last), "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def _checked(self, actions: object) -> Actions:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            wanted = f"{self.num_envs} whole numbers, one for each game"
            raise InvalidAction(f"actions must be {wanted}, not {given.dtype} of shape {given.shape}")
        return given.astype(np.int64, copy=False)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game; None for a game whose generator continues."""
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise Error(f"there are {self.num_envs} games, but {len(seed)} seeds")
            return [None if number is None and self._begun else _seed(number) for number in seed]
        if seed is None:
            fresh = None if self._begun else fresh_seed()
            return [None if fresh is None else fresh + index for index in range(self.num_envs)]
        first = _seed(seed)
        self._np_random, self._np_random_seed = np_random(first)
        return [first + index for index in range(self.num_envs)]

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed: make another one")


def _view(array: NDArray[Any]) -> NDArray[Any]:
    """A read-only view of the same memory: the next step trusts the masks."""
    view = np.asarray(array).view(np.ndarray)
    view.flags.writeable = False
    return view


def _seed(seed: int | None) -> int:
    """A seed, checked as Gymnasium does; a new one for None. Raises if it is not a seed."""
    if seed is None:
        return fresh_seed()
    return np_random(seed)[1]


def _count(count: object) -> int:
    if type(count) is not int or count < 1:
        raise BadConfig(f"num_envs cannot be {count!r}; allowed: a whole number from 1 on")
    return count
