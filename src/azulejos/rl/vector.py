"""Thousands of games in one compiled call: Gymnasium's vector environment for any of the games."""

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
from azulejos.rl import sight
from azulejos.rl.conditions import MAX_ROUNDS, Conditions
from azulejos.rl.errors import BadConditions, InvalidAction, ResetNeeded
from azulejos.rl.rewards import FORFEIT, SCORE
from azulejos.rl.seeding import fresh_seed, generator
from azulejos.rl.vector_kernel import Batch, Kernels, batch, kernels, plain

Told = tuple[dict[str, NDArray[Any]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
"""What a step returns: observations, rewards, terminations, truncations, infos."""

Actions = NDArray[np.int64]

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
"""What Gymnasium reads off the class."""


class Views(NamedTuple):
    """The memory of all games as it is handed out: to the kernels, and for reading to whoever steps."""

    games: Batch
    seen: dict[str, NDArray[Any]]
    last: dict[str, NDArray[Any]]
    """What was seen last of games that have just ended."""
    infos: dict[str, Any]
    gains: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Vector(VectorEnv[dict[str, NDArray[Any]], Actions, NDArray[Any]]):
    """Many games of one kind, stepped together. In each, an action belongs to the seat on turn, `infos["seat"]`.

    Observations and masks are those of the seat on turn; chance is drawn inside. Seats that choose at the same time are
    asked one after the other, and none sees what the others chose. The reward of a step is that of the seat which
    acted, `infos["mover"]`; those of all seats are `infos["rewards"]`.

    A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`), so that no mask is ever empty; how it
    ended is told as always, and `infos["final_obs"]` holds what the mover saw last. An illegal action ends its game and
    loses it, `infos["illegal"]`.

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
        self.conditions = Conditions.of(
            game, players=players, starter=starter, rewards=rewards, max_rounds=max_rounds, options=options
        )
        self.num_envs = _count(num_envs)
        self.single_observation_space = sight.sight_space(self.conditions)
        self.single_action_space = sight.action_space(self.conditions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        chosen = Setup(self.conditions.players, self.conditions.options, self.conditions.starter)
        self._games = batch(self.conditions.game, chosen, self.num_envs)
        self._choices = np.zeros(self.num_envs, np.uint64)
        kind, most_rounds = self.conditions.rewards, self.conditions.max_rounds
        self._terms = kind == SCORE, FORFEIT[kind], most_rounds or 0
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begin all games anew: game i with `seed + i`, or with its own seed of a list; else as chance goes on."""
        self._check_open()
        for index, number in enumerate(self._seeds(seed)):
            if number is not None:
                self._games.states[index].generator = generator(number)
                self._choices[index] = generator(~number)
        self._kernels.begin(*self._views.games)
        self._begun = True
        return dict(self._views.seen), dict(self._views.infos)

    def step(self, actions: Actions) -> Told:
        """Play an action in every game, for the seat on turn."""
        self._check_open()
        if not self._begun:
            raise ResetNeeded("there are no games yet: call reset() before the first step")
        views = self._views
        ended = self._kernels.step(*views.games, *self._terms, self._checked(actions))
        if ended < 0:
            last = self.conditions.game.rules.moves - 1
            wrong = f"game {-1 - ended} can not play {actions[-1 - ended]}"
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
        return kernels(self.conditions.game)

    @cached_property
    def _views(self) -> Views:
        """Made once: looking into the memory of all games anew at every step would cost more than many games."""
        games, all_games = self._games, np.ones(self.num_envs, np.bool_)
        told = {"rewards": games.rewards} | {name: games.tally[name] for name in ("seat", "mover", "illegal")}
        infos: dict[str, Any] = {}
        for name, values in told.items():
            infos[name], infos[f"_{name}"] = _view(values), all_games
        return Views(
            plain(games),
            {"observation": _view(games.observations), "action_mask": _view(games.masks)},
            {"observation": _view(games.finals), "action_mask": np.broadcast_to(np.int8(0), games.masks.shape)},
            infos,
            *(_view(games.tally[name]) for name in ("gain", "terminated", "truncated")),
        )

    def __getstate__(self) -> dict[str, Any]:
        """A copy has memory of its own, and makes its own views of it."""
        return {name: value for name, value in vars(self).items() if name != "_views"}

    def _ends(self) -> dict[str, Any]:
        """What those who bootstrap from a last observation ask for, as Gymnasium's own vectors tell it."""
        ended = self._views.terminated | self._views.truncated
        return {"final_obs": dict(self._views.last), "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def _checked(self, actions: object) -> Actions:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            wanted = f"{self.num_envs} whole numbers, one for each game"
            raise InvalidAction(f"actions must be {wanted}, not {given.dtype} of shape {given.shape}")
        return given.astype(np.int64, copy=False)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game; None for one that goes on with its own."""
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
    """The same memory, for reading only: masks are trusted by the next step."""
    view = np.asarray(array).view(np.ndarray)
    view.flags.writeable = False
    return view


def _seed(seed: int | None) -> int:
    """A seed, checked as Gymnasium does it; None for a fresh one. Raises for what is none."""
    if seed is None:
        return fresh_seed()
    return np_random(seed)[1]


def _count(count: object) -> int:
    if type(count) is not int or count < 1:
        raise BadConditions(f"num_envs can not be {count!r}; allowed: a whole number from 1 on")
    return count
