"""What the environments refuse, as the errors of Gymnasium that learning code already catches.

gymnasium.error.Error
├── BadConditions    a game can not be set up, rewarded or drawn like this; also a ValueError
├── InvalidAction    not an action of the space (an illegal one of the space ends the episode instead)
└── ResetNeeded      there is no game, or it is over
"""

from gymnasium.error import Error, InvalidAction, ResetNeeded

__all__ = ["BadConditions", "InvalidAction", "ResetNeeded"]


class BadConditions(Error, ValueError):
    """A game can not be set up, rewarded or drawn like this."""
