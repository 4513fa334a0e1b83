"""The bounds of the rewards in OpenSpiel."""

from typing import Protocol, runtime_checkable

from azulejos.core.errors import OptionError
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.rl.envs.rewards import RANK
from azulejos.rl.openspiel.parameters import SpielParameters


@runtime_checkable
class Bounded(Protocol):
    """A game that states the most points a seat can have."""

    def most_points(self, setup: Setup) -> int:
        """No seat ever has more points than this, and none has less than 0."""


def most_reward(game: RuledGame, parameters: SpielParameters) -> float:
    """The largest reward or loss. Raises OptionError if it is unknown."""
    if parameters.rewards == RANK:
        return 1.0
    if isinstance(game, Bounded):
        return float(game.most_points(parameters.setup))
    message = f"{game.name} does not say how many points there are, so it cannot be rewarded by them"
    raise OptionError(message, code="bad-option-value", allowed=[RANK])
