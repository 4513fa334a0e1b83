"""The protocol that all games implement. A game is a stateless object; all other code takes one.

To add a game, write a class with these members and name an instance in the entry-point group
`azulejos.games` (docs/howto/add-a-game.md). Games whose rules are plain functions over a NumPy
record inherit most of it from `core.ruled.RuledGame` and run compiled as well.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from azulejos.core.facts import Facts
from azulejos.core.notice import Notice
from azulejos.core.picture import TextLine
from azulejos.core.randomness import Randomness
from azulejos.core.setup import Option, Setup
from azulejos.core.tally import Item
from azulejos.core.turn import Result, Turn

State: TypeAlias = Any
"""The state of a game at one moment. Only the game itself reads or changes its content."""

Document: TypeAlias = Mapping[str, Any]
"""A position or a view as JSON (docs/notation.md)."""


class Game(Protocol):
    """The rules of one game."""

    name: str
    """Its name in records and on the command line."""
    title: str
    """Its name on a screen."""
    players: range
    """The player counts it can be played with."""
    options: tuple[Option, ...]
    """The options at set-up."""
    has_starter: bool
    """Whether one seat starts, so that a record names it."""
    turn_clause: str | None
    """The clause of the rules that says whose turn it is."""
    tie_break: str | None
    """What decides between equal scores, in a few words with the clause; None if nothing does."""
    can_hide_piles: bool = False
    """Whether a table may hide other players' score piles: cards that were open when they were played."""
    guide: str
    """Help in English for a person who types moves: the parts of a move, the signs of the picture."""

    def facts(self, setup: Setup) -> Facts:
        """The facts by which algorithms decide whether they can play it."""

    def start(self, setup: Setup) -> State:
        """The state before anything was drawn or decided."""

    def setup(self, state: State) -> Setup:
        """How the game of a state is set up; its starter is the one of the current round."""

    # Playing: nothing here changes the state it is given.

    def turn(self, state: State) -> Turn:
        """What the game waits for."""

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal moves of a seat, ascending; none if it owes no decision."""

    def play(self, state: State, seat: int, move: int) -> State:
        """The state after a move. Raises IllegalMove with the clause that forbids it."""

    def play_unchecked(self, state: State, seat: int, move: int) -> State:
        """The state after a move that is known to be legal; any other move gives a wrong state."""

    def draw(self, state: State, randomness: Randomness) -> str:
        """The next draw at random, as text; `deal` applies it."""

    def deal(self, state: State, chance: str) -> State:
        """The state after a draw. Raises ParseError or IllegalChance."""

    def result(self, state: State) -> Result:
        """Scores and ranks; before the end, those so far."""

    # Text and JSON.

    def move_text(self, move: int) -> str:
        """A move as text."""

    def read_move(self, text: str) -> int:
        """A move from its text, legal or not. Raises ParseError."""

    def position(self, state: State) -> dict[str, Any]:
        """The whole position as JSON."""

    def read_position(self, position: Document) -> State:
        """A state from a position. Raises PositionError, which lists all faults."""

    # Hidden information. A seat of None is a spectator.

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The position as far as a seat may know it."""

    def imagine(self, view: Document, seat: int | None, randomness: Randomness) -> State:
        """A state that fits a view (a determinization), each fitting one equally likely."""

    def hide_piles(self, view: Document, seat: int | None) -> dict[str, Any]:
        """Return a view without other seats' score piles, for a table that hides them. `imagine` accepts it too."""
        return dict(view)

    def view_chance(self, chance: str, seat: int | None) -> str:
        """The text of a draw as far as a seat may know it."""

    def outlook(self, state: State, seat: int, move: int) -> dict[str, Any]:
        """What a legal move of a seat would do, as small JSON that holds nothing the seat may not know.

        `kind` names the kind of move; the game defines the other fields. They hold numbers, booleans and letters of
        the notation, which a screen puts into words of any language.
        """

    def standing(self, state: State) -> dict[str, Any]:
        """What counts at this moment and is not in the view as such, e.g. which colour leads: small JSON for all.

        The fields are the game's own; a screen shows them without knowing the rules. By default there are none.
        """
        return {}

    def tally(self, states: Sequence[State]) -> list[list[Item]]:
        """The score breakdown of each seat, from all states of a game so far; the items add up to the score."""

    def notice(self, state: State) -> Notice | None:
        """A public notice about the end of the game: that it is near, or why the game has ended."""
        return None

    def picture(self, view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text, as the seat sits at the table; names are the players', by seat."""
