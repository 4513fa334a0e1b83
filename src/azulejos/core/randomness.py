"""Sources of random numbers: the operating system at a real table, a seed in tests and arenas."""

import hashlib
import secrets
from typing import Protocol


class Randomness(Protocol):
    """A source of uniformly random whole numbers."""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely; bound is at least 1."""


class SystemRandomness:
    """The operating system's generator, which cannot be predicted or repeated."""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely."""
        return secrets.randbelow(bound)


class SeededRandomness:
    """The same numbers for the same seed, on every machine and every version.

    For tests, arenas and training only: the seed determines all numbers drawn from it.
    The key is SHA-256 of the seed; block n of the stream is SHA-256 of key and n. A number takes the next 8 bytes.
    Values too large to be divided evenly are skipped, so that every number is equally likely. A child's key is
    SHA-256 of key and name, so a child does not reveal its parent's key.
    """

    def __init__(self, seed: int | str) -> None:
        self._start(hashlib.sha256(f"azulejos:{seed}".encode()).digest())

    def _start(self, key: bytes) -> None:
        self._key, self._blocks, self._unused = key, 0, b""

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each equally likely."""
        fair = 2**64 // bound * bound
        while (number := self._next()) >= fair:
            pass
        return number % bound

    def child(self, name: int | str) -> "SeededRandomness":
        """An independent source that depends only on this one's key and the name."""
        child = SeededRandomness.__new__(SeededRandomness)
        child._start(hashlib.sha256(self._key + f":{name}".encode()).digest())
        return child

    def _next(self) -> int:
        if not self._unused:
            self._unused = hashlib.sha256(self._key + self._blocks.to_bytes(8)).digest()
            self._blocks += 1
        taken, self._unused = self._unused[:8], self._unused[8:]
        return int.from_bytes(taken)
