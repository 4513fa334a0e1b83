"""One-ply search: the value of the position after each move. The same source runs compiled and interpreted."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel

OnePly = Callable[..., int]


@cache
def look(game: RuledGame) -> OnePly:
    """The kernel that writes the candidate moves and the lead after each; it returns how many there are."""
    plain, stamp = _plain(game), fingerprint(game)

    @kernel
    def compiled(work: Any, seat: int, moves: Any, leads: Any) -> int:
        return plain(work, seat, moves, leads) + 0 * stamp

    return compiled


def one_ply(game: RuledGame, state: StateArray, seat: int, *, compiled: bool = True) -> list[tuple[int, float]]:
    """The candidate moves of a seat, each with its expected lead over the best other seat."""
    work = np.concatenate([state, state]).view(np.recarray)
    moves = np.zeros(game.rules.most_legal, np.int64)
    leads = np.zeros(game.rules.most_legal)
    count = (look(game) if compiled else _plain(game))(work, seat, moves, leads)
    return [(int(move), float(lead)) for move, lead in zip(moves[:count], leads[:count], strict=True)]


@cache
def _plain(game: RuledGame) -> OnePly:
    heuristic, apply = heuristic_of(game), game.rules.apply
    evaluate, candidates = heuristic.evaluate, heuristic.candidates

    @rule
    def ahead(state: Any, seat: int) -> float:
        best = -1e9
        for other in range(state.players):
            if other != seat:
                best = max(best, evaluate(state, other))
        return evaluate(state, seat) - best

    @rule
    def plain(work: Any, seat: int, moves: Any, leads: Any) -> int:
        listed = candidates(work[0], seat, moves)
        for index in range(listed):
            work[1] = work[0]
            apply(work[1], seat, moves[index])
            leads[index] = ahead(work[1], seat)
        return listed

    return plain
