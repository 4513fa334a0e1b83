"""What a search needs to know about a game beyond its rules; each function is marked with `@rule`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Judgement:
    """How good a position looks, and which positions are the same."""

    appraise: Callable[[Any, int], float]
    """How many points a seat may expect to have at the end of the game."""
    spread: Callable[[Any], float]
    """Who leads by so many points, as appraised, wins about 73 games of 100: less the nearer the end is."""
    key: Callable[[Any, int], Any]
    """A number that tells apart positions which a seat can tell apart; an unsigned one, never 0."""
    points: Callable[[Any, int], int]
    """The points a seat has so far."""
    standing: Callable[[Any, int], int]
    """What ranks a seat when the game is over: more is better."""
    candidates: Callable[[Any, int, NDArray[np.int64]], int]
    """Write the legal moves worth a thought, ascending, and return how many; at least one."""
    boundary: Callable[[Any], int]
    """A number that changes where a search had better stop and appraise: when a round is over."""
    conceal: Callable[[Any, int], None] | None = None
    """Deal anew, by the record's own generator, all that a seat can not see; None where everything is open."""
    rollout: Callable[[Any, int], int] | None = None
    """A likely move of a seat, by the record's own generator, where simulations are played on; None for any move."""
    gist: Callable[[Any, int], Any] | None = None
    """A number for all that the appraisal of a seat hangs on, an unsigned one, never 0; None where none is quicker."""
