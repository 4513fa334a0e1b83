"""The value of a leaf of the search tree: by the game's own heuristic, or by a net.

Both are functions of a position, the seat that searches and a workspace. A workspace is an array of one record that
holds weights and caches; each thread has its own.
"""

from collections.abc import Callable
from functools import cache
from math import tanh
from typing import Any

import numpy as np

from azulejos.core.errors import AzulejosError
from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule_not_inlined
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.heuristic_cache import lead_of, memory
from azulejos.evaluation.logit import logit_of
from azulejos.search.values import WON, expected_value, final_value

Leaf = Callable[[Any, int, Any], int]
LeafWorkspace = Any


@cache
def by_heuristic(game: RuledGame) -> Leaf:
    """The leaf value by the game's heuristic. With more than two players, against the best of the others."""
    heuristic, status = heuristic_of(game), game.rules.status
    standing, spread, lead = heuristic.standing, heuristic.spread, lead_of(heuristic)

    @rule_not_inlined
    def leaf(state: Any, me: int, workspaces: Any) -> int:
        ahead = lead(state, me, workspaces[0])
        if status(state) != OVER:
            return expected_value(ahead, spread(state))
        best = -1
        for other in range(state.players):
            if other != me:
                best = max(best, standing(state, other))
        return final_value(standing(state, me), best, ahead)

    return leaf


@cache
def by_net(game: RuledGame) -> Leaf:
    """The leaf value by a net, whose workspace it needs. With more than two players, against all others."""
    heuristic, status = heuristic_of(game), game.rules.status
    standing, points, logit = heuristic.standing, heuristic.points, logit_of(game)

    @rule_not_inlined
    def leaf(state: Any, me: int, workspace: Any) -> int:
        if status(state) != OVER:
            return int((WON - 1) * tanh(logit(state, me, workspace) / 2))
        best, most = -1, -1000
        for other in range(state.players):
            if other != me:
                best = max(best, standing(state, other))
                most = max(most, points(state, other))
        return final_value(standing(state, me), best, float(points(state, me) - most))

    return leaf


def heuristic_workspace(bits: int) -> LeafWorkspace:
    """A workspace that caches heuristic values, two to the power of `bits` of them."""
    return np.zeros(1, np.dtype(memory(bits))).view(np.recarray)


def heuristic_of(game: RuledGame) -> Heuristic:
    """The heuristic of a game. Raises AzulejosError if it has none."""
    if game.heuristic is None:
        raise AzulejosError(f"{game.name} cannot be searched: it has no heuristic", code="no-judgement")
    return game.heuristic
