"""The score breakdown of 5211: earlier decks, and the pile of the last deck by colour."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.bunch import EMPTY
from azulejos.core.tally import Item, Tally
from azulejos.games.g5211.layout import COLOURS
from azulejos.games.g5211.piles import SUITS, points_of
from azulejos.games.g5211.state import State

CLAUSES = {"decks": "F-6.1", "colours": "F-5.1"}


def tally(states: Sequence[State]) -> list[list[Item]]:
    """The score of each seat, item by item, from records of plain numbers in the order of the game."""
    return [_of_seat(states, seat).items() for seat in range(states[0].players)]


def _of_seat(states: Sequence[State], seat: int) -> Tally:
    found = Tally(CLAUSES if states[0].target else {"colours": CLAUSES["colours"]})
    given = states[0].seats[seat].total  # none, unless the game began from a position
    found.add("decks", states[0].deck - 1, given)
    for before, after in pairwise(states):
        if after.deck > before.deck:
            found.add("decks", before.deck, after.seats[seat].total - before.seats[seat].total)
    for colour in range(SUITS):
        found.add("colours", COLOURS[colour], _points_in(states[-1].seats[seat].won, colour))
    return found


def _points_in(pile: Sequence[int], colour: int) -> int:
    """What the cards of one colour in a pile are worth."""
    return int(points_of([pile[colour], EMPTY, EMPTY, EMPTY, EMPTY]))
