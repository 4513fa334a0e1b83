"""A network's answer, step by step; the same source runs compiled and interpreted.

Inputs are a game's features, of which few are set at a time: the first layer is a sum over those.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.evaluation.mind import WORD
from azulejos.evaluation.wide import add_row, answer


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
def add_inputs(sums: Any, mind: Any, seen: Any, offset: int) -> None:
    """Add what some inputs bring to the units of the first layer."""
    found = find_inputs(seen, mind.places, mind.times)
    for index in range(found):
        add_row(sums, mind.first, offset + mind.places[index], mind.times[index])


@rule
def finish(mind: Any) -> Any:
    """The answer of the upper layers. The last unit of the first layer goes straight to the answer."""
    sums = mind.sums
    straight = mind.last_bias[0] + sums[len(sums) - 1]
    return straight + answer(sums, mind.second, mind.second_bias, mind.last)
