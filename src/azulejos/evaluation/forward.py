"""The forward pass of a net, step by step; the same source runs compiled and interpreted.

Inputs are a game's features. Few are set at a time, so the first layer is a sum over those.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.evaluation.net_workspace import WORD
from azulejos.evaluation.simd import add_row, answer


@rule
def find_inputs(seen: Any, places: Any, times: Any) -> int:
    """List the inputs that are not 0 and return how many there are."""
    found, words = 0, seen.view(np.uint64)
    for word in range(len(words)):
        if words[word] != 0:
            for place in range(WORD * word, WORD * word + WORD):
                if seen[place] != 0:
                    places[found] = place
                    times[found] = seen[place]
                    found += 1
    return found


@rule
def add_inputs(sums: Any, workspace: Any, seen: Any, offset: int) -> None:
    """Add the contribution of some inputs to the units of the first layer."""
    found = find_inputs(seen, workspace.places, workspace.times)
    for index in range(found):
        add_row(sums, workspace.first, offset + workspace.places[index], workspace.times[index])


@rule
def finish(workspace: Any) -> Any:
    """The output of the upper layers. The last unit of the first layer is added to the output directly."""
    sums = workspace.sums
    straight = workspace.last_bias[0] + sums[len(sums) - 1]
    return straight + answer(sums, workspace.second, workspace.second_bias, workspace.last)
