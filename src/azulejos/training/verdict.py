"""The verdict on a generation, as its folder stores it."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class GateVerdict:
    """The results of a generation, and whether its net was accepted."""

    generation: int
    positions: int
    """The number of positions in its games."""
    loss: float
    score: float | None
    """The score against the best net before; None for the first generation."""
    yardstick: float
    """The score against the heuristic."""
    accepted: bool
    """Whether the net is now the best one."""

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON."""
        return asdict(self)
