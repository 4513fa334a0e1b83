"""The workspace of a net: its weights, scratch space, and caches of boards and tables it has seen.

One record holds all of it. Compiled code counts references to every array that it takes out of a tuple, which takes
longer than the net itself. The fields of a record are plain memory.
"""

from functools import cache
from typing import Any

import numpy as np

from azulejos.core.features import DTYPE, Features
from azulejos.evaluation.heuristic_cache import memory
from azulejos.evaluation.net import LAYERS, UNITS, UPPER, Net

WORD = 8
"""Numbers of an observation that are tested for 0 at once, since most are 0."""

KEPT_BITS = 14
"""The sums of two to the power of this blocks are cached, and of as many tables."""

NetWorkspace = Any
"""An array of one record; each thread has its own."""


def workspace_of(features: Features, net: Net) -> NetWorkspace:
    """A workspace for a net, with empty caches."""
    workspace: Any = np.zeros(1, workspace_dtype(features)).view(np.recarray)
    for name, weights in zip(LAYERS, net.weights, strict=True):
        workspace[name] = weights
    return workspace


@cache
def workspace_dtype(features: Features) -> np.dtype[np.void]:
    """The fields of a workspace."""
    kept = 1 if features.eval_key is None else 1 << KEPT_BITS
    return np.dtype(
        [
            ("first", np.float32, (features.size, UNITS)),
            ("bias", np.float32, (1, UNITS)),
            ("second", np.float32, (UNITS - 1, UPPER)),
            ("second_bias", np.float32, UPPER),
            ("last", np.float32, UPPER),
            ("last_bias", np.float32, (1,)),
            # The units of the first layer; observations of the table and of a block; the inputs that are set.
            ("sums", np.float32, UNITS),
            ("seen", DTYPE, room_for(features.start)),
            ("shown", DTYPE, room_for(features.block)),
            ("places", np.int64, features.size),
            ("times", np.float32, features.size),
            # Contributions of tables and blocks to the units, by eval key.
            ("table_keys", np.uint64, kept),
            ("tables", np.float32, (kept, UNITS)),
            ("block_keys", np.uint64, kept),
            ("blocks", np.float32, (kept, UNITS)),
            # Heuristic values of boards, where nets correct them.
            *(memory(KEPT_BITS) if features.corrects else ()),
        ],
        align=True,
    )


def room_for(size: int) -> int:
    """The size of an observation rounded up to whole words, at least one."""
    return max(1, -(-size // WORD)) * WORD
