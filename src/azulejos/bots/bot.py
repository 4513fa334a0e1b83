"""The base class of bots: one method, which gets the seat's view and its legal moves.

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
    """What a seat may know: the seat, and its view of the position (docs/notation.md)."""

    seat: int
    position: dict[str, Any]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.position["game"])


@dataclass(frozen=True, slots=True)
class Limit:
    """The limit of one decision; None leaves it to the bot."""

    seconds: float | None = None
    simulations: int | None = None
    stop: Event | None = field(default=None, repr=False, compare=False)
    """Another thread sets it while the bot thinks, to get the answer now."""

    @property
    def stopped(self) -> bool:
        """Whether the answer is wanted now. A bot that thinks long checks this regularly."""
        return self.stop is not None and self.stop.is_set()


class Bot(ABC):
    """A bot. It takes all random numbers from `self.randomness`, so that a seeded game repeats."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        self.randomness = randomness or SystemRandomness()

    @abstractmethod
    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """One of the legal moves, which are sorted as text and never empty."""

    def analyse(self, view: View, legal: Sequence[str], limit: Limit) -> Analysis:
        """Its values of the moves. Raises BotFailed unless a bot overrides it."""
        raise BotFailed(f"{type(self).__name__} offers no analysis", code="no-analysis")

    def get_ready(self, game: str) -> None:  # noqa: B027  (a hook: only bots that load something have anything to do here)
        """Load what takes long: a game begins soon, and no clock runs yet."""

    def hurry(self) -> None:  # noqa: B027  (a hook: a bot that is ready at once does nothing here)
        """From now on answer soon, even below full strength, since a person waits."""

    def full_strength_due(self, game: Game, setup: Setup) -> float | None:
        """The estimated time at which it will play at full strength, in seconds since 1970; None if it does already."""
        return None

    def warm_up(self, game: Game, setup: Setup) -> None:  # noqa: B027  (a hook: only bots that compile have anything to do here)
        """Start getting to full strength for a table and return at once; `full_strength_due` says when it is done."""

    def close(self) -> None:  # noqa: B027  (a hook: only bots with processes or files have something to release)
        """Release processes and files; the bot is not used after that."""
