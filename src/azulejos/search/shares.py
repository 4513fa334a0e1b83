"""Each seat's share of the win as whole numbers: what max^n compares, and how its table keeps them."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.search.outcomes import chances_of

ONE = 10_000
"""The whole win: the shares of all seats add up to it."""

Share = Callable[[Any, Any, Any, Any], None]
"""Writes the shares of a position, with room for chances and the mind of the valuation."""

_BITS = 16


@cache
def shares_of(game: RuledGame, *, learned: bool) -> Share:
    """The function that writes each seat's share, as appraised or as a network has learned."""
    chances = chances_of(game, learned=learned)

    @rule
    def share(state: Any, shares: Any, room: Any, mind: Any) -> None:
        chances(state, room, False, mind)
        left = ONE
        for seat in range(state.players - 1):
            shares[seat] = int(ONE * room[seat])
            left -= shares[seat]
        shares[state.players - 1] = left

    return share


@rule
def rated(shares: Any, seat: int, players: int) -> int:
    """How much a seat likes these shares: its own counts; among equals that where others have less.

    One number, so that the best does not hang on the order in which moves are looked at.
    """
    most = 0
    for other in range(players):
        if other != seat:
            most = max(most, shares[other])
    return int(shares[seat] * ONE - most)


@rule
def own(rating: int) -> int:
    """The own share in a rating."""
    return max(0, -(-rating // ONE))


def strongest_other(rating: int) -> int:
    """The largest share of another seat in a rating."""
    return own(rating) * ONE - rating


@rule
def limit(rating: int) -> int:
    """The rating of others from which on a seat, that can have this one, is better off: all shares add up to one."""
    return (ONE - own(rating)) * ONE + 1


@rule
def packed(shares: Any, players: int) -> Any:
    """All shares in one number; the last follows from the others."""
    word = np.uint64(0)
    for seat in range(players - 1):
        word |= np.uint64(shares[seat]) << np.uint64(_BITS * seat)
    return word


@rule
def unpack(word: Any, shares: Any, players: int) -> None:
    """Write the shares that one number holds."""
    left = ONE
    for seat in range(players - 1):
        shares[seat] = np.int64(word >> np.uint64(_BITS * seat) & np.uint64((1 << _BITS) - 1))
        left -= shares[seat]
    shares[players - 1] = left
