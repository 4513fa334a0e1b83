"""A bunch of tiles: how many there are of each colour, packed into one integer.

Each colour has ten bits, and there are up to six colours. Adding bunches is adding integers, and what the rules need
(how many, which colours, the n-th tile) takes a few operations and no loop.
"""

from azulejos.core.rule import rule

WIDTH = 10
"""Bits a colour takes; its count stays below half of what they hold."""

LANES = 6
"""How many colours fit."""

EMPTY = 0
ONES = sum(1 << WIDTH * lane for lane in range(LANES))
"""One tile of each colour."""

_LANE = (1 << WIDTH) - 1
_ALL = (1 << WIDTH * LANES) - 1
_TOPS = ONES << (WIDTH - 1)
_CARRY = _TOPS - ONES  # adding it to a count of 1 or more reaches the top bit of its lane

_DIGITS = [sum(1 << WIDTH * lane for lane in range(LANES) if lane >> bit & 1) for bit in range(3)]
_UNITS, _TWOS, _FOURS = _DIGITS  # the colours whose number has this binary digit


@rule
def one(colour: int) -> int:
    """The bunch of a single tile."""
    return 1 << (WIDTH * colour)


@rule
def count(bunch: int, colour: int) -> int:
    """How many tiles of a colour the bunch holds."""
    return (bunch >> (WIDTH * colour)) & _LANE


@rule
def size(bunch: int) -> int:
    """How many tiles the bunch holds."""
    return _sums(bunch) >> (WIDTH * (LANES - 1))


@rule
def only(bunch: int, colour: int) -> int:
    """The part of the bunch that has this colour."""
    return bunch & (_LANE << (WIDTH * colour))


@rule
def kinds(bunch: int) -> int:
    """The bunch with one tile of each colour that is there."""
    return ((bunch + _CARRY) & _TOPS) >> (WIDTH - 1)


@rule
def contains(bunch: int, part: int) -> bool:
    """Whether the bunch has all tiles of another one."""
    return ((bunch | _TOPS) - part) & _TOPS == _TOPS


@rule
def nth(bunch: int, index: int) -> int:
    """The tile at an index from 0 in colour order, as its own bunch."""
    beyond = ((_sums(bunch) | _TOPS) - (index + 1) * ONES) & _TOPS  # the colours that end after the index
    return (beyond & -beyond) >> (WIDTH - 1)


@rule
def first(bunch: int, colour: int) -> int:
    """The index of the first tile of a colour, in colour order."""
    return count(_sums(bunch), colour) - count(bunch, colour)


@rule
def colour_of(tile: int) -> int:
    """The colour of a bunch of a single tile."""
    return (tile & _UNITS != 0) + 2 * (tile & _TWOS != 0) + 4 * (tile & _FOURS != 0)


@rule
def _sums(bunch: int) -> int:
    """For each colour, the tiles of it and of all colours before it."""
    sums = bunch + ((bunch << WIDTH) & _ALL)
    sums += (sums << (2 * WIDTH)) & _ALL
    return sums + ((sums << (4 * WIDTH)) & _ALL)
