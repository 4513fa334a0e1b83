"""Observations and action masks of agents, and their spaces."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from azulejos.core.features import DTYPE, Observation
from azulejos.core.plain import plain
from azulejos.rl.envs.env_config import EnvConfig
from azulejos.rl.envs.episode import Episode
from azulejos.rl.errors import InvalidAction

Mask = NDArray[np.int8]
"""1 for every legal move, by its id."""

MaskedObservation = dict[str, NDArray[Any]]
"""`observation` and `action_mask`."""


def observation_space(config: EnvConfig) -> spaces.Space[Any]:
    """The space of the numbers that an agent observes."""
    least, most = config.features.bounds()
    return spaces.Box(least, most, dtype=DTYPE)


def action_space(config: EnvConfig) -> spaces.Space[Any]:
    """All moves of the game, by their ids."""
    return spaces.Discrete(config.game.rules.moves)


def masked_observation_space(config: EnvConfig) -> spaces.Space[Any]:
    """The space of observations with their masks."""
    mask = spaces.Box(0, 1, (config.game.rules.moves,), np.int8)
    return spaces.Dict({"observation": observation_space(config), "action_mask": mask})


def observation(config: EnvConfig, episode: Episode, seat: int) -> Observation:
    """The numbers that a seat observes, in a new array."""
    return config.features.of(plain(episode.shown), seat)


def mask(episode: Episode, seat: int, *, on_turn: bool = True) -> Mask:
    """The legal moves of a seat; none at all for one that is not on turn, or once the episode is over."""
    legal = np.zeros(episode.game.rules.moves, np.int8)
    if on_turn and not episode.truncated:
        legal[episode.legal(seat)] = 1
    return legal


def move(config: EnvConfig, action: Any) -> int:
    """An action as a move, legal or not. Raises InvalidAction if it lies outside of the space."""
    moves = config.game.rules.moves
    try:
        number = index(action)
    except TypeError:
        number = moves
    if not 0 <= number < moves:
        message = f"{action!r} is no action; allowed: a whole number from 0 to {moves - 1} that the action mask shows"
        raise InvalidAction(message)
    return number
