"""What an agent is given: its observation, its mask, and the spaces they lie in."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from azulejos.core.features import DTYPE, Observation
from azulejos.core.plain import plain
from azulejos.rl.conditions import Conditions
from azulejos.rl.course import Course
from azulejos.rl.errors import InvalidAction

Mask = NDArray[np.int8]
"""1 for every legal move, by its id."""

Sight = dict[str, NDArray[Any]]
"""`observation` and `action_mask`."""


def observation_space(conditions: Conditions) -> spaces.Space[Any]:
    """The space of the numbers an agent sees."""
    least, most = conditions.features.bounds()
    return spaces.Box(least, most, dtype=DTYPE)


def action_space(conditions: Conditions) -> spaces.Space[Any]:
    """All moves of the game, by their ids."""
    return spaces.Discrete(conditions.game.rules.moves)


def sight_space(conditions: Conditions) -> spaces.Space[Any]:
    """The space of observations with their masks."""
    mask = spaces.Box(0, 1, (conditions.game.rules.moves,), np.int8)
    return spaces.Dict({"observation": observation_space(conditions), "action_mask": mask})


def observation(conditions: Conditions, course: Course, seat: int) -> Observation:
    """The numbers a seat sees: fresh ones, for its agent to keep."""
    return conditions.features.of(plain(course.shown), seat)


def mask(course: Course, seat: int, *, on_turn: bool = True) -> Mask:
    """The legal moves of a seat; none at all for one that is not on turn, or once the episode is over."""
    legal = np.zeros(course.game.rules.moves, np.int8)
    if on_turn and not course.truncated:
        legal[course.legal(seat)] = 1
    return legal


def move(conditions: Conditions, action: Any) -> int:
    """An action as a move, legal or not. Raises InvalidAction for what lies outside of the space."""
    moves = conditions.game.rules.moves
    try:
        number = index(action)
    except TypeError:
        number = moves
    if not 0 <= number < moves:
        message = f"{action!r} is no action; allowed: a whole number from 0 to {moves - 1} that the action mask shows"
        raise InvalidAction(message)
    return number
