"""A look one decision ahead: what each move leads to at once. The same source runs compiled and interpreted."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.core.ruled import Record, RuledGame
from azulejos.search.fingerprint import fingerprint
from azulejos.search.kernel import kernel
from azulejos.search.leaves import judgement_of

Look = Callable[..., int]


@cache
def look(game: RuledGame) -> Look:
    """The kernel that writes the moves worth a thought and the lead each gives; returns how many there are."""
    plain, stamp = _plain(game), fingerprint(game)

    @kernel
    def compiled(work: Any, seat: int, moves: Any, leads: Any) -> int:
        return plain(work, seat, moves, leads) + 0 * stamp

    return compiled


def glance(game: RuledGame, state: Record, seat: int, *, compiled: bool = True) -> list[tuple[int, float]]:
    """The moves of a seat worth a thought, and the points it would be ahead of the best other one as appraised."""
    work = np.concatenate([state, state]).view(np.recarray)
    moves = np.zeros(game.rules.most_legal, np.int64)
    leads = np.zeros(game.rules.most_legal)
    count = (look(game) if compiled else _plain(game))(work, seat, moves, leads)
    return [(int(move), float(lead)) for move, lead in zip(moves[:count], leads[:count], strict=True)]


@cache
def _plain(game: RuledGame) -> Look:
    judgement, apply = judgement_of(game), game.rules.apply
    appraise, candidates = judgement.appraise, judgement.candidates

    @rule
    def ahead(state: Any, seat: int) -> float:
        best = -1e9
        for other in range(state.players):
            if other != seat:
                best = max(best, appraise(state, other))
        return appraise(state, seat) - best

    @rule
    def plain(work: Any, seat: int, moves: Any, leads: Any) -> int:
        listed = candidates(work[0], seat, moves)
        for index in range(listed):
            work[1] = work[0]
            apply(work[1], seat, moves[index])
            leads[index] = ahead(work[1], seat)
        return listed

    return plain
