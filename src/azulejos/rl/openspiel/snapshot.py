"""An immutable snapshot of a game, which an OpenSpiel state holds."""

from dataclasses import dataclass
from typing import Any

from azulejos.core.ruled import StateArray
from azulejos.core.turn import Turn
from azulejos.rl.openspiel.history import SpielEvents


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of the rules, and what OpenSpiel needs besides."""

    record: StateArray
    turn: Turn
    events: SpielEvents = ()
    before: StateArray | None = None
    """The state before the draw that has begun and is not finished."""
    choices: tuple[int, ...] = ()
    """Moves that are sealed until the last seat of the turn has chosen, by the order of its seats."""
    moves: int = 0
    """The number of decisions; one that all seats make at once counts as one."""

    def __deepcopy__(self, memo: Any) -> "Snapshot":
        return self  # OpenSpiel copies states deeply, and a snapshot never changes
