"""What a network says to a position, from the sight of a seat, inside compiled searches.

What the table and the block of a seat add to the first layer is kept by their gist, since in a search the same boards
come again and again.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.features import Features, clockwise
from azulejos.core.mixing import stir
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.appraisal import leading
from azulejos.evaluation.forward import add_inputs, finish
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.wide import add_row, set_row

Logit = Callable[[Any, int, Any], Any]
Gist = Callable[[Any, int], Any]
Part = Callable[..., None]


@cache
def logit_of(game: RuledGame) -> Logit:
    """The function that says how likely a seat wins, as a logit. Its mind is made by `mind_of`."""
    begin, add_block = _parts(features_of(game))
    guide = guide_of(game)

    @rule
    def logit(state: Any, seat: int, minds: Any) -> Any:
        mind = minds[0]
        begin(mind.sums, state, seat, mind)
        for steps in range(state.players):
            add_block(mind.sums, state, clockwise(state, seat, steps), steps, mind)
        return finish(mind) + guide(state, seat, mind)

    return logit


@cache
def guide_of(game: RuledGame) -> Logit:
    """What the answers of a net are added to: what the game's own appraisal says, where nets correct it, or 0."""
    judgement = game.judgement
    if judgement is None or features_of(game).corrects == 0:

        @rule
        def nothing(state: Any, seat: int, mind: Any) -> Any:
            return np.float32(0)

        return nothing
    lead, spread = leading(judgement), judgement.spread

    @rule
    def guide(state: Any, seat: int, mind: Any) -> Any:
        return np.float32(lead(state, seat, mind) / spread(state))

    return guide


def _parts(features: Features) -> tuple[Part, Part]:
    """The functions that begin the units with what the table brings, and that add what the block of a seat brings."""
    observe_table, observe_board = features.observe_table, features.observe_board
    start, block = features.start, features.block

    @rule
    def begin(sums: Any, state: Any, seat: int, mind: Any) -> None:
        set_row(sums, mind.bias, 0)
        mind.seen[:] = 0
        observe_table(state, seat, mind.seen)
        add_inputs(sums, mind, mind.seen, 0)

    @rule
    def add_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
        mind.shown[:] = 0
        observe_board(state, other, mind.shown, 0)
        add_inputs(sums, mind, mind.shown, start + steps * block)

    if features.gist is None or features.table_gist is None:
        return begin, add_block
    return _kept(features.gist, features.table_gist, begin, add_block)


def _kept(gist: Gist, table_gist: Gist, begin: Part, add_block: Part) -> tuple[Part, Part]:
    """The same functions, which do nothing twice as long as they remember."""

    @rule
    def begin_kept(sums: Any, state: Any, seat: int, mind: Any) -> None:
        bits = table_gist(state, seat)
        place = bits & np.uint64(len(mind.table_gists) - 1)
        if mind.table_gists[place] != bits:
            mind.table_gists[place] = bits
            begin(mind.tables[place], state, seat, mind)
        set_row(sums, mind.tables, place)

    @rule
    def add_kept_block(sums: Any, state: Any, other: int, steps: int, mind: Any) -> None:
        bits = stir(gist(state, other), steps)
        place = bits & np.uint64(len(mind.block_gists) - 1)
        if mind.block_gists[place] != bits:
            mind.block_gists[place] = bits
            mind.blocks[place, :] = 0
            add_block(mind.blocks[place], state, other, steps, mind)
        add_row(sums, mind.blocks, place, 1)

    return begin_kept, add_kept_block
