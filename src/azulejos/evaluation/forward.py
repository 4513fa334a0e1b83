"""A network's answer, step by step; the same source runs compiled and interpreted.

Inputs are a game's features, of which few are set at a time: the first layer is a sum over those. What the block of a
seat adds to the sum is kept by the gist of the block, since in a search the same boards come again and again.
"""

from typing import Any

import numpy as np

from azulejos.core.rule import rule

WORD = 8
"""Numbers of an observation that are looked at together: most are 0."""

FIRST, BIAS, SECOND, SECOND_BIAS, LAST, LAST_BIAS = range(6)
"""Places in a mind: the weights of the net;"""
SUMS, UNITS, SEEN, SEEN_WORDS, SHOWN, SHOWN_WORDS, PLACES, TIMES = range(6, 14)
"""room to think in: the units of both layers, what is seen of the table and of a block, and the inputs that are set;"""
BLOCK_GISTS, BLOCKS, TABLE_GISTS, TABLES = range(14, 18)
"""and what blocks and tables bring to the units, by their gists."""

NONE, FULL = np.float32(0.0), np.float32(1.0)
"""Between these lie the units of the first layer."""


@rule
def find_inputs(seen: Any, words: Any, places: Any, times: Any) -> int:
    """List the inputs that are not 0 and return how many there are."""
    found = 0
    for word in range(len(words)):
        if words[word] != 0:
            for place in range(WORD * word, WORD * word + WORD):
                if seen[place] != 0:
                    places[found] = place
                    times[found] = seen[place]
                    found += 1
    return found


@rule
def add_inputs(sums: Any, first: Any, offset: int, places: Any, times: Any, found: int) -> None:
    """Add what some inputs bring to the units of the first layer."""
    for index in range(found):
        place, factor = offset + places[index], times[index]
        for unit in range(len(sums)):  # a plain loop over all units: the compiler makes wide instructions of it
            sums[unit] += factor * first[place, unit]


@rule
def add_kept(sums: Any, kept: Any, place: Any) -> None:
    """Add what was found before."""
    for unit in range(len(sums)):
        sums[unit] += kept[place, unit]


@rule
def finish(sums: Any, mind: Any) -> Any:
    """The answer of the upper layers. The last unit of the first layer goes straight to the answer."""
    units, second, second_bias, last = mind[UNITS], mind[SECOND], mind[SECOND_BIAS], mind[LAST]
    straight = len(sums) - 1
    for unit in range(len(units)):
        units[unit] = second_bias[unit]
    for lower in range(straight):
        if sums[lower] > NONE:  # about half of them
            level = min(FULL, sums[lower])
            for unit in range(len(units)):
                units[unit] += level * second[lower, unit]
    total = mind[LAST_BIAS][0] + sums[straight]
    for unit in range(len(units)):
        total += max(NONE, units[unit]) * last[unit]
    return total
