"""What a line is worth where it ends: as the game's own judgement appraises it, or as a network has learned.

Both are functions of a position, the seat that searches and a mind: what the valuation keeps beside the position, as a
record of one element that each thread has for itself.
"""

from collections.abc import Callable
from functools import cache
from math import tanh
from typing import Any

import numpy as np

from azulejos.core.errors import AzulejosError
from azulejos.core.judgement import Judgement
from azulejos.core.rule import called
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.appraisal import leading, memory
from azulejos.evaluation.logit import logit_of
from azulejos.search.values import WON, hoped, settled

Leaf = Callable[[Any, int, Any], int]
Mind = Any


@cache
def appraised(game: RuledGame) -> Leaf:
    """The value that the game's judgement gives. With more than two players, against the best of the others."""
    judgement, status = judgement_of(game), game.rules.status
    standing, spread, lead = judgement.standing, judgement.spread, leading(judgement)

    @called
    def leaf(state: Any, me: int, minds: Any) -> int:
        ahead = lead(state, me, minds[0])
        if status(state) != OVER:
            return hoped(ahead, spread(state))
        best = -1
        for other in range(state.players):
            if other != me:
                best = max(best, standing(state, other))
        return settled(standing(state, me), best, ahead)

    return leaf


@cache
def learned(game: RuledGame) -> Leaf:
    """The value that a network gives; the mind is that of the network. With more players, against all others."""
    judgement, status = judgement_of(game), game.rules.status
    standing, points, logit = judgement.standing, judgement.points, logit_of(game)

    @called
    def leaf(state: Any, me: int, mind: Any) -> int:
        if status(state) != OVER:
            return int((WON - 1) * tanh(logit(state, me, mind) / 2))
        best, most = -1, -1000
        for other in range(state.players):
            if other != me:
                best = max(best, standing(state, other))
                most = max(most, points(state, other))
        return settled(standing(state, me), best, float(points(state, me) - most))

    return leaf


def appraised_mind(bits: int) -> Mind:
    """A mind that remembers appraisals."""
    return np.zeros(1, np.dtype(memory(bits))).view(np.recarray)


def judgement_of(game: RuledGame) -> Judgement:
    """What a search needs to know of a game; an error if it does not say."""
    if game.judgement is None:
        raise AzulejosError(f"{game.name} can not be searched: it has no judgement", code="no-judgement")
    return game.judgement
