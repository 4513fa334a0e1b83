"""A net at work: its weights, room to think in, and what it knows of boards and tables it has seen before.

One record holds all of it. Compiled code counts references to every array that it takes out of a tuple, which took
longer than the net itself; the fields of a record are just places in memory.
"""

from functools import cache
from typing import Any

import numpy as np

from azulejos.core.features import DTYPE, Features
from azulejos.evaluation.appraisal import memory
from azulejos.evaluation.net import LAYERS, UNITS, UPPER, Net

WORD = 8
"""Numbers of an observation that are looked at together: most are 0."""

KEPT_BITS = 14
"""The sums of two to the power of this blocks are kept, and of as many tables."""

Mind = Any
"""A record of one element; each thread has one for itself."""


def mind_of(features: Features, net: Net) -> Mind:
    """A mind that has seen nothing yet."""
    mind: Any = np.zeros(1, form_of(features)).view(np.recarray)
    for name, weights in zip(LAYERS, net.weights, strict=True):
        mind[name] = weights
    return mind


@cache
def form_of(features: Features) -> np.dtype[np.void]:
    """What a mind consists of."""
    kept = 1 if features.gist is None else 1 << KEPT_BITS
    return np.dtype(
        [
            ("first", np.float32, (features.size, UNITS)),
            ("bias", np.float32, (1, UNITS)),
            ("second", np.float32, (UNITS - 1, UPPER)),
            ("second_bias", np.float32, UPPER),
            ("last", np.float32, UPPER),
            ("last_bias", np.float32, (1,)),
            # The units of the first layer; what is seen of the table and of a block; the inputs that are set.
            ("sums", np.float32, UNITS),
            ("seen", DTYPE, room_for(features.start)),
            ("shown", DTYPE, room_for(features.block)),
            ("places", np.int64, features.size),
            ("times", np.float32, features.size),
            # What tables and blocks bring to the units, by their gists.
            ("table_gists", np.uint64, kept),
            ("tables", np.float32, (kept, UNITS)),
            ("block_gists", np.uint64, kept),
            ("blocks", np.float32, (kept, UNITS)),
            # What the game's own appraisal says of boards, where nets correct it.
            *(memory(KEPT_BITS) if features.corrects else ()),
        ],
        align=True,
    )


def room_for(size: int) -> int:
    """So many numbers of an observation, in whole words, of which there is at least one."""
    return max(1, -(-size // WORD)) * WORD
