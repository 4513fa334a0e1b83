"""Facts about a game by which algorithms decide whether they can play it."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about one game as it is set up."""

    players: int
    moves: int
    """Move ids run from 0 to moves - 1."""
    most_legal: int
    """The most legal moves a seat can have."""
    longest_game: int | None
    """The most decisions of a game; None where the rules set no limit."""
    hidden_information: bool
    """Whether a seat may not know all of the position."""
    simultaneous: bool
    """Whether several seats may owe a decision at the same time."""
    seals: bool
    """Whether the game's own views keep a decision secret until all seats have made theirs."""

    def to_json(self) -> dict[str, Any]:
        """The facts as JSON."""
        return asdict(self)
