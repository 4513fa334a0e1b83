"""What a bot is: one class with one method. It sees its view and its legal moves, nothing else.

class First(Bot):
    def choose(self, view, legal, limit):
        return legal[0]
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from azulejos.bots.analysis import Analysis
from azulejos.bots.failure import BotFailed
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness, SystemRandomness
from azulejos.core.setup import Setup


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
    stop: Event | None = field(default=None, repr=False, compare=False)
    """Set by someone else, while the bot is thinking, who wants the answer now."""

    @property
    def stopped(self) -> bool:
        """Whether the answer is wanted now. A bot that thinks long looks here now and then."""
        return self.stop is not None and self.stop.is_set()


class Bot(ABC):
    """A player. It draws its own chance from `self.randomness`, so that a seeded game repeats."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        self.randomness = randomness or SystemRandomness()

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """One of the legal moves, which are sorted as text and never empty."""

    def analyse(self, view: View, legal: Sequence[str], limit: Limit) -> Analysis:
        """What it thinks of the moves; a bot that has no opinion about all of them leaves this out."""
        raise BotFailed(f"{type(self).__name__} offers no analysis", code="no-analysis")

    def get_ready(self, game: str) -> None:  # noqa: B027  (a hook: only bots that load something have anything to do here)
        """A game begins soon and no clock runs yet: load what takes long."""

    def hurry(self) -> None:  # noqa: B027  (a hook: a bot that is ready at once has nothing to do here)
        """A person waits: answer soon, even if that is not yet the best it can do."""

    def full_strength_due(self, game: Game, setup: Setup) -> float | None:
        """When it will play at full strength, in seconds since 1970, as far as it knows; None if it does already."""
        return None

    def warm_up(self, game: Game, setup: Setup) -> None:  # noqa: B027  (a hook: only bots that compile have anything to do here)
        """Get to full strength for a table, and keep nobody waiting: `full_strength_due` says when that is done."""

    def close(self) -> None:  # noqa: B027  (a hook: only bots with processes or files have something to let go of)
        """Let go of what it holds outside of Python; nobody asks it anything after that."""
