"""A random legal move without listing them all: the inner loop of every playout."""

from itertools import combinations

import numpy as np

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import HAND
from azulejos.games.g5211.moves import pair_id
from azulejos.games.g5211.piles import kinds_in, nth_kind, nth_pair, pairs_in
from azulejos.games.g5211.state import State

TWO_OF = np.array(sorted(combinations(range(HAND), 2), key=max))
"""The ways to choose two of some kinds, by index; those of fewer kinds come first."""


@rule
def sample(state: State, seat: int) -> int:
    """A legal move of a seat that owes one, each equally likely, by the state's own generator."""
    hand = state.seats[seat].hand
    different = kinds_in(hand)
    if state.part > 1:
        return nth_kind(hand, below(state, different))
    doubled = pairs_in(hand)
    index = below(state, doubled + different * (different - 1) // 2)
    if index < doubled:
        twice = nth_pair(hand, index)
        return pair_id(twice, twice)
    two = TWO_OF[index - doubled]
    return pair_id(nth_kind(hand, two[0]), nth_kind(hand, two[1]))
