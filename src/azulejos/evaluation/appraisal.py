"""How a game's own judgement appraises a seat, out of a table where it can: the same boards come again and again."""

from collections.abc import Callable
from typing import Any

import numpy as np

from azulejos.core.judgement import Judgement
from azulejos.core.rule import rule

Appraise = Callable[[Any, int, Any], float]


def memory(bits: int) -> list[tuple[str, Any, int]]:
    """The fields in which a mind keeps two to the power of so many appraisals, by gist."""
    return [("worth_gists", np.uint64, 1 << bits), ("worths", np.float64, 1 << bits)]


def remembered(judgement: Judgement) -> Appraise:
    """The appraisal of a seat, kept in a mind where the game has a gist for it."""
    appraise, gist = judgement.appraise, judgement.gist
    if gist is None:

        @rule
        def plain(state: Any, seat: int, mind: Any) -> float:
            return appraise(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, mind: Any) -> float:
        bits = gist(state, seat)
        place = bits & np.uint64(len(mind.worths) - 1)
        if mind.worth_gists[place] != bits:
            mind.worth_gists[place] = bits
            mind.worths[place] = appraise(state, seat)
        return float(mind.worths[place])

    return looked_up


def leading(judgement: Judgement) -> Appraise:
    """How many points a seat is expected to lead by in the end: over the best of the others."""
    appraise = remembered(judgement)

    @rule
    def lead(state: Any, seat: int, mind: Any) -> float:
        most = -1000.0
        for other in range(state.players):
            if other != seat:
                most = max(most, appraise(state, other, mind))
        return appraise(state, seat, mind) - most

    return lead
