"""What a bot is: one class with one method. It sees its view and its legal moves, nothing else.

class First(Bot):
    def choose(self, view, legal, limit):
        return legal[0]
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azulejos.core.randomness import Randomness, SystemRandomness


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: the seat, and the position as far as it sees it (docs/notation.md)."""

    seat: int
    position: dict[str, Any]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.position["game"])


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one decision; None leaves it to the bot."""

    seconds: float | None = None
    simulations: int | None = None


class Bot(ABC):
    """A player. It draws its own chance from `self.randomness`, so that a seeded game repeats."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        self.randomness = randomness or SystemRandomness()

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """One of the legal moves, which are sorted as text and never empty."""
