"""Dealers draw at a table: from a source of randomness, a shuffle, or the draws of a record."""

from collections.abc import Iterable
from typing import Protocol

from azulejos.core.protocol import Game, State
from azulejos.core.randomness import Randomness, SystemRandomness


class Dealer(Protocol):
    """Draws at a table. A `records.Shuffled` is one."""

    def draw(self, game: Game, state: State, number: int) -> str:
        """A draw in a state, as text; `number` draws came before it in the game."""


class RandomDealer:
    """Draws from a source of randomness, by default the operating system."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        self._randomness = randomness or SystemRandomness()

    def draw(self, game: Game, state: State, number: int) -> str:
        """A draw in a state, as text."""
        return game.draw(state, self._randomness)


class Remembering:
    """Repeats the known draws of a game, then draws from another dealer and remembers that too.

    `known` are the texts of a game's draws in order, given when a table is restored. The game refuses a draw
    that the rules do not allow when it is due, by IllegalChance or ParseError.
    """

    def __init__(self, then: Dealer, known: Iterable[str] = ()) -> None:
        self.known, self._then = list(known), then

    def draw(self, game: Game, state: State, number: int) -> str:
        """The known draw, or else a new one, as text."""
        if number == len(self.known):
            self.known.append(self._then.draw(game, state, number))
        return self.known[number]


def only_dealer(dealer: Dealer | None, randomness: Randomness | None) -> Dealer:
    """The given dealer, else one for the given source of randomness, else the default one."""
    if dealer is not None and randomness is not None:
        raise TypeError("a table draws from a dealer or from a randomness, not from both")
    return RandomDealer(randomness) if dealer is None else dealer
