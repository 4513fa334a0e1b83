"""Where chance comes from: the operating system at a real table, a seed in tests and arenas."""

import hashlib
import secrets
from typing import Protocol


class Randomness(Protocol):
    """A source of fair whole numbers."""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely; bound is at least 1."""


class SystemRandomness:
    """The operating system's generator: nobody can know or repeat it."""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely."""
        return secrets.randbelow(bound)


class SeededRandomness:
    """The same numbers for the same seed, on every machine and every version.

    Block n of the stream is SHA-256 of "azulejos:SEED:n". A number takes the next 8 bytes; those too
    large to be shared out evenly are passed over, so that every number is equally likely.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self._blocks = 0
        self._unused = b""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely."""
        fair = 2**64 // bound * bound
        while (number := self._next()) >= fair:
            pass
        return number % bound

    def child(self, name: int | str) -> "SeededRandomness":
        """An independent source that depends only on this one's seed and the name."""
        return SeededRandomness(f"{self.seed}/{name}")

    def _next(self) -> int:
        if not self._unused:
            self._unused = hashlib.sha256(f"azulejos:{self.seed}:{self._blocks}".encode()).digest()
            self._blocks += 1
        taken, self._unused = self._unused[:8], self._unused[8:]
        return int.from_bytes(taken)
