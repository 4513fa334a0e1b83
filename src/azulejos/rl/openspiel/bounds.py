"""How much a player can win or lose."""

from typing import Protocol, runtime_checkable

from azulejos.core.errors import OptionError
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.rl.openspiel.parameters import Parameters
from azulejos.rl.rewards import RANK


@runtime_checkable
class Bounded(Protocol):
    """A game that says how many points there are to win."""

    def most_points(self, setup: Setup) -> int:
        """No seat ever has more points than this, and none has less than 0."""


def most_reward(game: RuledGame, parameters: Parameters) -> float:
    """No reward is larger than this, nor any loss. Raises OptionError where nobody can tell."""
    if parameters.rewards == RANK:
        return 1.0
    if isinstance(game, Bounded):
        return float(game.most_points(parameters.setup))
    message = f"{game.name} does not say how many points there are, so it can not be rewarded by them"
    raise OptionError(message, code="bad-option-value", allowed=[RANK])
