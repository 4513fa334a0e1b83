"""Random integers from the sampler that an algorithm of OpenSpiel passes."""

from collections.abc import Callable


class Sampled:
    """A source of random integers from a sampler of numbers in [0, 1)."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, bound: int) -> int:
        """A random integer in 0 … bound-1."""
        return min(int(self._sampler() * bound), bound - 1)  # a sampler may round up to 1
