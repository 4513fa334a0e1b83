"""The value of five cards in hand at the end of a round: the points they bring beyond other hands.

The weights were fitted to games (`weights.py`).
"""

from azulejos.core.bunch import EMPTY, count, size
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import ROOSTER, VALUES
from azulejos.games.g5211.piles import SUITS
from azulejos.games.g5211.state import Pile
from azulejos.games.g5211.weights import HELD, HELD_POINTS, HELD_ROOSTERS, HELD_VALUES


@rule
def worth(hand: Pile, players: int) -> float:
    """The expected points of a full hand in later rounds; an empty hand has 0."""
    together = EMPTY
    expected = 0.0
    for colour in range(SUITS):
        together += hand[colour]
        cards = size(hand[colour])
        expected += HELD[players - 2, cards] + HELD_POINTS[players - 2, cards] * colour_points(hand[colour])
    if together == EMPTY:
        return 0.0
    for value in range(VALUES):
        expected += HELD_VALUES[players - 2, value] * count(together, value)
    return expected + HELD_ROOSTERS[players - 2, count(together, ROOSTER)]


@rule
def colour_points(cards: int) -> int:
    """The sum of the values of the cards of one colour."""
    points = 0
    for value in range(VALUES):
        points += (value + 1) * count(cards, value)
    return points
