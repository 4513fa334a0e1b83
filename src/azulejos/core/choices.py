"""How nets are asked about choices where hands are hidden: by what a seat sees once its choice lies open before it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from azulejos.core.features import Features


@dataclass(frozen=True)
class Choices:
    """The inputs of nets that choose; each function is marked with `@rule`."""

    features: Features
    """What a seat sees when its choice lies open and the others have laid nothing more; it has no blocks for seats."""
    lay: Callable[[Any, int, int], None]
    """Lay a choice of a seat open, and do nothing else that the rules would."""
    take_back: Callable[[Any, int, int], None]
    """Undo that."""
    turn_back: Callable[[Any, Any], bool]
    """Turn a state, in which all choose, back to when they chose last in this round, by the record's own generator.

    Writes what each seat chose there; False, and nothing is changed, if nobody has.
    """
