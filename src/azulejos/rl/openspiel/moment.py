"""A game at one moment, as an OpenSpiel state holds it: a value, which nobody changes."""

from dataclasses import dataclass
from typing import Any

from azulejos.core.ruled import Record
from azulejos.core.turn import Turn
from azulejos.rl.openspiel.story import Story


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the rules stand, and what OpenSpiel counts beside them."""

    record: Record
    turn: Turn
    story: Story = ()
    before: Record | None = None
    """Where the rules stood before the draw that has begun and is not finished."""
    choices: tuple[int, ...] = ()
    """Moves that are sealed until the last seat of the turn has chosen, by the order of its seats."""
    moves: int = 0
    """How many decisions were made; one that all make at once counts as one."""

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self  # OpenSpiel copies states deeply, and this one is never changed
