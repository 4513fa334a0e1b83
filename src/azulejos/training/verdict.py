"""What became of a generation, as it stands in its folder."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Verdict:
    """What became of a generation."""

    generation: int
    positions: int
    """How many its games had."""
    loss: float
    score: float | None
    """Against the best net before; None for the first."""
    yardstick: float
    """Against the game's own appraisal."""
    accepted: bool
    """Whether the net is now the best one."""

    def to_json(self) -> dict[str, Any]:
        """As a program reads it."""
        return asdict(self)
