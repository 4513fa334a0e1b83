"""How nets value choices where hands are hidden: by what a seat sees once its choice lies open."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from azulejos.core.features import Features


@dataclass(frozen=True)
class Choices:
    """The inputs of nets that value choices; each function is marked with `@rule`."""

    features: Features
    """What a seat sees when its choice lies open and the others have laid nothing more; it has no blocks for seats."""
    lay: Callable[[Any, int, int], None]
    """Lay a choice of a seat open, without any other effect of the rules."""
    take_back: Callable[[Any, int, int], None]
    """Undo `lay`."""
    rewind: Callable[[Any, Any], bool]
    """Return a state in which all seats choose to their last choice in this round, by the record's own generator.

    Writes what each seat chose then. Returns False and changes nothing if there was no such choice.
    """
