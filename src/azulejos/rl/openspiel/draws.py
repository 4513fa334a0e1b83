"""Single draws: what the next tile or card may be, and how likely each is."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from azulejos.core.bagged import BaggedGame
from azulejos.core.bunch import count, first
from azulejos.core.plain import Draft
from azulejos.core.protocol import Game
from azulejos.core.ruled import StateArray


@runtime_checkable
class Draws(Protocol):
    """A game whose draws can be made one by one, each with one of a few faces."""

    faces: Sequence[str]
    """All possible results of a draw, as text: the colours of tiles, the kinds of cards."""

    def ways_to(self, state: StateArray) -> list[int]:
        """For each face, how many of the equally likely draws bring it now."""

    def draw_face(self, state: StateArray, face: int) -> StateArray:
        """The state after a single draw that brought a face."""


class Tiles:
    """Draws from a bag of tiles; a face is a colour."""

    def __init__(self, game: BaggedGame) -> None:
        self._game = game
        self.faces: Sequence[str] = game.letters.letters

    def ways_to(self, state: StateArray) -> list[int]:
        """For each colour, how many tiles of it may come next."""
        bag = self._game.bag(Draft(state))
        return [int(count(bag, colour)) for colour in range(len(self.faces))]

    def draw_face(self, state: StateArray, face: int) -> StateArray:
        """The state after one tile of a colour was drawn."""
        after = Draft(state)
        self._game.rules.draw(after[0], first(self._game.bag(after), face))
        return after.written()


def draws_of(game: Game) -> Draws | None:
    """The single draws of a game; None if it does not define them."""
    if isinstance(game, BaggedGame):
        return Tiles(game)
    return game if isinstance(game, Draws) else None
