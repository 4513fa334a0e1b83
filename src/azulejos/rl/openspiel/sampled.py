"""Whole numbers from the sampler that an algorithm of OpenSpiel hands over."""

from collections.abc import Callable


class Sampled:
    """A source of whole numbers made of a sampler of numbers in [0, 1)."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1, each as likely as the sampler is fair."""
        return min(int(self._sampler() * bound), bound - 1)  # a sampler that rounds up to 1 is forgiven
