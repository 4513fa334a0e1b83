"""Who draws at a table: a source of chance, a shuffle, or the memory of what was drawn before."""

from collections.abc import Iterable
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


class Remembering:
    """Deals again what is known to have been drawn, then asks another dealer, and remembers that too.

    `known` are the texts of a game's draws in their order; whoever sets up a table anew puts them in. One
    that the rules do not allow is refused by the game when its time has come, as IllegalChance or ParseError.
    """

    def __init__(self, then: Dealer, known: Iterable[str] = ()) -> None:
        self.known, self._then = list(known), then

    def draw(self, game: Game, state: State, number: int) -> str:
        """What is known as drawn, or else a new draw, as text."""
        if number == len(self.known):
            self.known.append(self._then.draw(game, state, number))
        return self.known[number]


def only_dealer(dealer: Dealer | None, randomness: Randomness | None) -> Dealer:
    """The dealer of a table that was given one, a source of chance, or neither."""
    if dealer is not None and randomness is not None:
        raise TypeError("a table draws from a dealer or from a randomness, not from both")
    return RandomDealer(randomness) if dealer is None else dealer
