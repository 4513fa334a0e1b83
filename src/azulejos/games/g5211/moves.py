"""Moves as dense integers by kinds of cards, which never change: nets and stored games depend on them.

0 … 29      one card of a kind
30 … 494    two cards of kinds a ≤ b, in the order (0, 0), (0, 1), … (0, 29), (1, 1), … (29, 29)

A kind is colour * 6 + value - 1.
"""

import numpy as np

from azulejos.core.rule import rule
from azulejos.games.g5211.layout import KINDS

PAIRS = [(first, second) for first in range(KINDS) for second in range(first, KINDS)]
MOVES = KINDS + len(PAIRS)

NO_CARD = -1

_CARDS = np.array([*((kind, NO_CARD) for kind in range(KINDS)), *PAIRS])
_PAIR = np.zeros((KINDS, KINDS), np.int64)
for _number, (_first, _second) in enumerate(PAIRS):
    _PAIR[_first, _second] = _PAIR[_second, _first] = KINDS + _number


@rule
def pair_id(first: int, second: int) -> int:
    """The move that lays two cards, named in any order."""
    return _PAIR[first, second]


@rule
def first_card(move: int) -> int:
    """The kind of a move's first card."""
    return _CARDS[move, 0]


@rule
def second_card(move: int) -> int:
    """The kind of a move's second card, or NO_CARD."""
    return _CARDS[move, 1]
