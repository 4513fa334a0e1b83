"""Piles of cards: five bunches, one for each colour, in which the values take the place of colours."""

from azulejos.core.bunch import EMPTY, colour_of, count, first, kinds, nth, one, size
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import COLOURS, ROOSTER, VALUES
from azulejos.games.g5211.state import Pile

SUITS = len(COLOURS)


@rule
def cards_in(pile: Pile) -> int:
    """How many cards a pile holds."""
    return size(pile[0] + pile[1] + pile[2] + pile[3] + pile[4])


@rule
def roosters_in(pile: Pile) -> int:
    """How many roosters a pile holds (F-1.4)."""
    return count(pile[0] + pile[1] + pile[2] + pile[3] + pile[4], ROOSTER)


@rule
def points_of(pile: Pile) -> int:
    """The sum of the values of a pile (F-5.1)."""
    together = pile[0] + pile[1] + pile[2] + pile[3] + pile[4]
    points = 0
    for value in range(VALUES):
        points += (value + 1) * count(together, value)
    return points


@rule
def has(pile: Pile, kind: int) -> int:
    """How many cards of a kind a pile holds."""
    return count(pile[kind // VALUES], kind % VALUES)


@rule
def move_card(source: Pile, target: Pile, kind: int) -> None:
    """Move one card of a kind from pile to pile."""
    card = one(kind % VALUES)
    source[kind // VALUES] -= card
    target[kind // VALUES] += card


@rule
def move_colour(source: Pile, target: Pile, colour: int) -> None:
    """Move all cards of a colour from pile to pile."""
    target[colour] += source[colour]
    source[colour] = EMPTY


@rule
def move_all(source: Pile, target: Pile) -> None:
    """Move a whole pile onto another."""
    for colour in range(SUITS):
        move_colour(source, target, colour)


@rule
def nth_card(pile: Pile, index: int) -> int:
    """The kind of the card at an index from 0, the pile being sorted by value and then by colour."""
    together = pile[0] + pile[1] + pile[2] + pile[3] + pile[4]
    value = colour_of(nth(together, index))
    colours = colours_of(pile, value)
    return colour_of(nth(colours, index - first(together, value))) * VALUES + value


@rule
def place_of(pile: Pile, kind: int) -> int:
    """The index of the first card of a kind, the pile being sorted as for `nth_card`."""
    together = pile[0] + pile[1] + pile[2] + pile[3] + pile[4]
    value = kind % VALUES
    return first(together, value) + first(colours_of(pile, value), kind // VALUES)


@rule
def colours_of(pile: Pile, value: int) -> int:
    """The cards of a value as a bunch of colours."""
    colours = EMPTY
    for colour in range(SUITS):
        colours += count(pile[colour], value) * one(colour)
    return colours


@rule
def kinds_in(pile: Pile) -> int:
    """How many different kinds of cards a pile holds."""
    different = 0
    for colour in range(SUITS):
        different += size(kinds(pile[colour]))
    return different


@rule
def nth_kind(pile: Pile, index: int) -> int:
    """The kind at an index from 0 among the different ones of a sorted pile."""
    colour = 0
    while index >= size(kinds(pile[colour])):
        index -= size(kinds(pile[colour]))
        colour += 1
    return colour * VALUES + colour_of(nth(kinds(pile[colour]), index))


@rule
def pairs_in(pile: Pile) -> int:
    """How many kinds a pile holds at least twice."""
    doubled = 0
    for colour in range(SUITS):
        doubled += size(kinds(pile[colour] - kinds(pile[colour])))
    return doubled


@rule
def nth_pair(pile: Pile, index: int) -> int:
    """The kind at an index from 0 among those a pile holds at least twice."""
    colour = 0
    while index >= size(kinds(pile[colour] - kinds(pile[colour]))):
        index -= size(kinds(pile[colour] - kinds(pile[colour])))
        colour += 1
    return colour * VALUES + colour_of(nth(kinds(pile[colour] - kinds(pile[colour])), index))
