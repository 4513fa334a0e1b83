"""What a network says to a position, from the sight of a seat, inside compiled searches."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.features import DTYPE, Features, clockwise
from azulejos.core.mixing import stir
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.forward import (
    BIAS,
    BLOCK_GISTS,
    BLOCKS,
    FIRST,
    PLACES,
    SEEN,
    SEEN_WORDS,
    SHOWN,
    SHOWN_WORDS,
    SUMS,
    TABLE_GISTS,
    TABLES,
    TIMES,
    WORD,
    add_inputs,
    add_kept,
    find_inputs,
    finish,
)
from azulejos.evaluation.net import Net

KEPT_BITS = 14
"""The sums of two to the power of this blocks are kept, with 32 units two megabytes, and of as many tables."""


def features_of(game: RuledGame) -> Features:
    """The inputs of a game's networks; an error if it has none."""
    if game.features is None:
        raise AzulejosError(f"{game.name} can not be learned: it has no features", code="no-features")
    return game.features


def learnable(name: str) -> RuledGame:
    """A game by its name, if networks can learn it; an error if not."""
    game = registry.game(name)
    if not isinstance(game, RuledGame):
        raise AzulejosError(f"{name} can not be learned: it is not made of rules", code="no-features")
    features_of(game)
    return game


Logit = Callable[[Any, int, Any], Any]


@cache
def logit_of(game: RuledGame) -> Logit:
    """The function that says how likely a seat wins, as a logit. Its mind is made by `mind_of`."""
    add_table, add_block = _adders(features_of(game))

    @rule
    def logit(state: Any, seat: int, mind: Any) -> Any:
        sums, bias = mind[SUMS], mind[BIAS]
        for unit in range(len(sums)):
            sums[unit] = bias[unit]
        add_table(sums, state, seat, mind)
        for steps in range(state.players):
            add_block(sums, state, clockwise(state, seat, steps), steps, mind)
        return finish(sums, mind)

    return logit


def _adders(features: Features) -> tuple[Callable[..., None], Callable[..., None]]:
    """The functions that add to the units what the table brings, and what the block of a seat brings."""
    observe_table, observe_board = features.observe_table, features.observe_board
    gist, table_gist = features.gist, features.table_gist
    start, block = features.start, features.block

    @rule
    def add_table(sums: Any, state: Any, seat: int, mind: Any) -> None:
        seen = mind[SEEN]
        seen[:] = 0
        observe_table(state, seat, seen)
        found = find_inputs(seen, mind[SEEN_WORDS], mind[PLACES], mind[TIMES])
        add_inputs(sums, mind[FIRST], 0, mind[PLACES], mind[TIMES], found)

    @rule
    def add_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
        shown = mind[SHOWN]
        shown[:] = 0
        observe_board(state, other, shown, 0)
        found = find_inputs(shown, mind[SHOWN_WORDS], mind[PLACES], mind[TIMES])
        add_inputs(sums, mind[FIRST], start + steps * block, mind[PLACES], mind[TIMES], found)

    if gist is None or table_gist is None:
        return add_table, add_block

    @rule
    def add_kept_table(sums: Any, state: Any, seat: int, mind: Any) -> None:
        gists, kept = mind[TABLE_GISTS], mind[TABLES]
        bits = table_gist(state, seat)
        place = bits & np.uint64(len(gists) - 1)
        if gists[place] != bits:
            gists[place] = bits
            kept[place, :] = 0
            add_table(kept[place], state, seat, mind)
        add_kept(sums, kept, place)

    @rule
    def add_kept_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
        gists, kept = mind[BLOCK_GISTS], mind[BLOCKS]
        bits = stir(gist(state, other), steps)
        place = bits & np.uint64(len(gists) - 1)
        if gists[place] != bits:
            gists[place] = bits
            kept[place, :] = 0
            add_block(kept[place], state, other, steps, mind)
        add_kept(sums, kept, place)

    return add_kept_table, add_kept_block


def mind_of(features: Features, net: Net) -> tuple[Any, ...]:
    """The weights of a net, room to think in, and the sums of blocks and of tables seen before.

    One flat tuple: compiled code counts references to all that it takes out of one.
    """
    return (
        *net.weights,
        np.zeros_like(net.bias),
        np.zeros_like(net.second_bias),
        *_buffer(features.start),
        *_buffer(features.block),
        np.zeros(features.size, np.int64),
        np.zeros(features.size, np.float32),
        *_kept(net),
        *_kept(net),
    )


def _kept(net: Net) -> tuple[Any, Any]:
    """Room for sums by gist."""
    return np.zeros(1 << KEPT_BITS, np.uint64), np.zeros((1 << KEPT_BITS, len(net.bias)), np.float32)


def _buffer(size: int) -> tuple[Any, Any]:
    """Room for so many numbers, and the same room word by word."""
    numbers = np.zeros(-(-size // WORD) * WORD, DTYPE)
    return numbers, numbers.view(np.uint64)
