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
from azulejos.evaluation.forward import WORD, add_inputs, find_inputs, finish
from azulejos.evaluation.net import Net

KEPT_BITS = 13
"""The sums of two to the power of this blocks are kept, with 32 units a megabyte."""


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


@cache
def logit_of(game: RuledGame) -> Callable[[Any, int, Any], float]:
    """The function that says how likely a seat wins, as a logit. Its mind is made by `mind_of`."""
    features = features_of(game)
    observe_table, observe_board, gist = features.observe_table, features.observe_board, features.gist
    start, block = features.start, features.block

    @rule
    def add_block(sums: Any, state: Any, other: int, steps: int, weights: Any, buffers: Any) -> None:
        """Add what the block of a seat brings to the units."""
        _, _, shown, shown_words, places, times, _, _ = buffers
        shown[:] = 0
        observe_board(state, other, shown, 0)
        found = find_inputs(shown, shown_words, places, times)
        add_inputs(sums, weights[0], start + steps * block, places, times, found)

    if gist is None:

        @rule
        def add_kept_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
            add_block(sums, state, other, steps, mind[0], mind[1])

    else:

        @rule
        def add_kept_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
            weights, buffers, (gists, kept) = mind
            bits = stir(gist(state, other), steps)
            place = bits & np.uint64(len(gists) - 1)
            if gists[place] != bits:
                gists[place] = bits
                kept[place, :] = 0
                add_block(kept[place], state, other, steps, weights, buffers)
            more = kept[place]
            for unit in range(len(sums)):
                sums[unit] += more[unit]

    @rule
    def logit(state: Any, seat: int, mind: Any) -> Any:
        weights, buffers, _ = mind
        seen, words, _, _, places, times, sums, units = buffers
        seen[:] = 0
        observe_table(state, seat, seen)
        for unit in range(len(sums)):
            sums[unit] = weights[1][unit]
        add_inputs(sums, weights[0], 0, places, times, find_inputs(seen, words, places, times))
        for steps in range(state.players):
            add_kept_block(sums, state, clockwise(state, seat, steps), steps, mind)
        return finish(sums, weights, units)

    return logit


def mind_of(features: Features, net: Net) -> tuple[Any, ...]:
    """The weights of a net, room to think in, and the sums of blocks seen before."""
    buffers = (
        *_buffer(features.start),
        *_buffer(features.block),
        np.zeros(features.size, np.int64),
        np.zeros(features.size, np.float32),
        np.zeros_like(net.bias),
        np.zeros_like(net.second_bias),
    )
    kept = np.zeros(1 << KEPT_BITS, np.uint64), np.zeros((1 << KEPT_BITS, len(net.bias)), np.float32)
    return net.weights, buffers, kept


def _buffer(size: int) -> tuple[Any, Any]:
    """Room for so many numbers, and the same room word by word."""
    numbers = np.zeros(-(-size // WORD) * WORD, DTYPE)
    return numbers, numbers.view(np.uint64)
