"""The errors of the environments, derived from those of Gymnasium that learning code already catches.

gymnasium.error.Error
├── BadConfig        a game cannot be set up, rewarded or drawn like this; also a ValueError
├── InvalidAction    not an action of the space (an illegal one of the space ends the episode instead)
└── ResetNeeded      there is no game, or it is over
"""

from gymnasium.error import Error, InvalidAction, ResetNeeded

__all__ = ["BadConfig", "InvalidAction", "ResetNeeded"]


class BadConfig(Error, ValueError):
    """A game cannot be set up, rewarded or drawn like this."""
