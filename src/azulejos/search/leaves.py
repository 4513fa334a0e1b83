"""What a line is worth where it ends: as the game's own judgement appraises it, or as a network has learned.

Both are functions of a position, the seat that searches and a mind: what the valuation keeps beside the position, as a
tuple of arrays that each thread has for itself.
"""

from collections.abc import Callable
from functools import cache
from math import tanh
from typing import Any

import numpy as np

from azulejos.core.errors import AzulejosError
from azulejos.core.judgement import Judgement
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.logit import logit_of
from azulejos.search.values import WON, hoped, settled

Leaf = Callable[[Any, int, Any], int]
Mind = tuple[Any, ...]


@cache
def appraised(game: RuledGame) -> Leaf:
    """The value that the game's judgement gives. With more than two players, against the best of the others."""
    judgement, status = judgement_of(game), game.rules.status
    standing, spread, appraise = judgement.standing, judgement.spread, _remembered(judgement)

    @rule
    def leaf(state: Any, me: int, mind: Any) -> int:
        best, most = -1, -1000.0
        for other in range(state.players):
            if other != me:
                best = max(best, standing(state, other))
                most = max(most, appraise(state, other, mind))
        lead = appraise(state, me, mind) - most
        if status(state) == OVER:
            return settled(standing(state, me), best, lead)
        return hoped(lead, spread(state))

    return leaf


@cache
def learned(game: RuledGame) -> Leaf:
    """The value that a network gives; the mind is that of the network. With more players, against all others."""
    judgement, status = judgement_of(game), game.rules.status
    standing, points, logit = judgement.standing, judgement.points, logit_of(game)

    @rule
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
    """The table of appraisals by gist."""
    return np.zeros(1 << bits, np.uint64), np.zeros(1 << bits)


def _remembered(judgement: Judgement) -> Callable[..., float]:
    """How a seat is appraised: out of a table where the game has a gist for it, since the same board comes again."""
    appraise, gist = judgement.appraise, judgement.gist
    if gist is None:

        @rule
        def plain(state: Any, seat: int, mind: Any) -> float:
            return appraise(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, mind: Any) -> float:
        gists, worths = mind
        bits = gist(state, seat)
        place = bits & np.uint64(len(gists) - 1)
        if gists[place] != bits:
            gists[place] = bits
            worths[place] = appraise(state, seat)
        return worths[place]

    return looked_up


def judgement_of(game: RuledGame) -> Judgement:
    """What a search needs to know of a game; an error if it does not say."""
    if game.judgement is None:
        raise AzulejosError(f"{game.name} can not be searched: it has no judgement", code="no-judgement")
    return game.judgement
