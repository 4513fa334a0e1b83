"""The output of a net for a position, as one seat sees it, inside compiled searches.

The contributions of the table and of each seat's block to the first layer are cached by eval key: in a search boards
repeat often.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.features import Features, clockwise
from azulejos.core.hashing import mix_hash
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.forward import add_inputs, finish
from azulejos.evaluation.heuristic_cache import lead_of
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.simd import add_row, set_row

Logit = Callable[[Any, int, Any], Any]
EvalKey = Callable[[Any, int], Any]
InputPart = Callable[..., None]


@cache
def logit_of(game: RuledGame) -> Logit:
    """The function that returns the win logit of a seat. `workspace_of` makes its workspace."""
    begin, add_block = _parts(features_of(game))
    guide = guide_of(game)

    @rule
    def logit(state: Any, seat: int, workspaces: Any) -> Any:
        workspace = workspaces[0]
        begin(workspace.sums, state, seat, workspace)
        for steps in range(state.players):
            add_block(workspace.sums, state, clockwise(state, seat, steps), steps, workspace)
        return finish(workspace) + guide(state, seat, workspace)

    return logit


@cache
def guide_of(game: RuledGame) -> Logit:
    """The function whose value is added to a net's output: the heuristic's logit where nets correct it, else 0."""
    heuristic = game.heuristic
    if heuristic is None or features_of(game).corrects == 0:

        @rule
        def nothing(state: Any, seat: int, workspace: Any) -> Any:
            return np.float32(0)

        return nothing
    lead, spread = lead_of(heuristic), heuristic.spread

    @rule
    def guide(state: Any, seat: int, workspace: Any) -> Any:
        return np.float32(lead(state, seat, workspace) / spread(state))

    return guide


def _parts(features: Features) -> tuple[InputPart, InputPart]:
    """The functions that set the units from the table, and that add the block of a seat."""
    observe_table, observe_board = features.observe_table, features.observe_board
    start, block = features.start, features.block

    @rule
    def begin(sums: Any, state: Any, seat: int, workspace: Any) -> None:
        set_row(sums, workspace.bias, 0)
        workspace.seen[:] = 0
        observe_table(state, seat, workspace.seen)
        add_inputs(sums, workspace, workspace.seen, 0)

    @rule
    def add_block(sums: Any, state: Any, other: int, steps: int, workspace: Any) -> None:
        workspace.shown[:] = 0
        observe_board(state, other, workspace.shown, 0)
        add_inputs(sums, workspace, workspace.shown, start + steps * block)

    if features.eval_key is None or features.table_eval_key is None:
        return begin, add_block
    return _cached(features.eval_key, features.table_eval_key, begin, add_block)


def _cached(
    eval_key: EvalKey, table_eval_key: EvalKey, begin: InputPart, add_block: InputPart
) -> tuple[InputPart, InputPart]:
    """The same functions with a cache."""

    @rule
    def begin_cached(sums: Any, state: Any, seat: int, workspace: Any) -> None:
        bits = table_eval_key(state, seat)
        place = bits & np.uint64(len(workspace.table_keys) - 1)
        if workspace.table_keys[place] != bits:
            workspace.table_keys[place] = bits
            begin(workspace.tables[place], state, seat, workspace)
        set_row(sums, workspace.tables, place)

    @rule
    def add_cached_block(sums: Any, state: Any, other: int, steps: int, workspace: Any) -> None:
        bits = mix_hash(eval_key(state, other), steps)
        place = bits & np.uint64(len(workspace.block_keys) - 1)
        if workspace.block_keys[place] != bits:
            workspace.block_keys[place] = bits
            workspace.blocks[place, :] = 0
            add_block(workspace.blocks[place], state, other, steps, workspace)
        add_row(sums, workspace.blocks, place, 1)

    return begin_cached, add_cached_block
