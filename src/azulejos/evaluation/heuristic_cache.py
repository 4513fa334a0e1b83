"""The heuristic value of a seat, cached where the game has keys for it: in a search boards repeat often."""

from collections.abc import Callable
from typing import Any

import numpy as np

from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule

Evaluate = Callable[[Any, int, Any], float]


def memory(bits: int) -> list[tuple[str, Any, int]]:
    """The fields of a workspace that cache two to the power of `bits` heuristic values by eval key."""
    return [("value_keys", np.uint64, 1 << bits), ("worths", np.float64, 1 << bits)]


def cached_evaluation(heuristic: Heuristic) -> Evaluate:
    """The function that values a seat, cached in a workspace where the game has eval keys."""
    evaluate, eval_key = heuristic.evaluate, heuristic.eval_key
    if eval_key is None:

        @rule
        def plain(state: Any, seat: int, workspace: Any) -> float:
            return evaluate(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, workspace: Any) -> float:
        bits = eval_key(state, seat)
        place = bits & np.uint64(len(workspace.worths) - 1)
        if workspace.value_keys[place] != bits:
            workspace.value_keys[place] = bits
            workspace.worths[place] = evaluate(state, seat)
        return float(workspace.worths[place])

    return looked_up


def lead_of(heuristic: Heuristic) -> Evaluate:
    """The function that returns a seat's expected final lead over the best other seat."""
    evaluate = cached_evaluation(heuristic)

    @rule
    def lead(state: Any, seat: int, workspace: Any) -> float:
        most = -1000.0
        for other in range(state.players):
            if other != seat:
                most = max(most, evaluate(state, other, workspace))
        return evaluate(state, seat, workspace) - most

    return lead
