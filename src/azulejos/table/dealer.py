"""Who draws at a table: a source of chance, a shuffle, or the memory of what was drawn before."""

from collections.abc import Sequence
from typing import Protocol

from azulejos.core.protocol import Game, State
from azulejos.core.randomness import Randomness, SystemRandomness


class Dealer(Protocol):
    """Draws what chance brings. A `records.Shuffled` is one."""

    def draw(self, game: Game, state: State, number: int) -> str:
        """What is drawn in a state, as text; `number` draws were before it in the game."""


class RandomDealer:
    """Draws from a source of chance: the operating system, if none is given."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        self._randomness = randomness or SystemRandomness()

    def draw(self, game: Game, state: State, number: int) -> str:
        """What is drawn in a state, as text."""
        return game.draw(state, self._randomness)


class Remembered:
    """Deals again what was drawn before, then asks another dealer: for a table that is set up anew.

    The texts are those of a game's draws in their order. One that the rules do not allow is refused
    by the game when its time has come, as IllegalChance or ParseError; the table is of no use then.
    """

    def __init__(self, drawn: Sequence[str], then: Dealer) -> None:
        self._drawn, self._then = tuple(drawn), then

    def draw(self, game: Game, state: State, number: int) -> str:
        """What is remembered as drawn, or else a new draw, as text."""
        return self._drawn[number] if number < len(self._drawn) else self._then.draw(game, state, number)


def only_dealer(dealer: Dealer | None, randomness: Randomness | None) -> Dealer:
    """The dealer of a table that was given one, a source of chance, or neither."""
    if dealer is not None and randomness is not None:
        raise TypeError("a table draws from a dealer or from a randomness, not from both")
    return RandomDealer(randomness) if dealer is None else dealer
