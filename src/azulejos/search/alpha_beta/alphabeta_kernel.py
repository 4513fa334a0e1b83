"""Alpha-beta for two players, compiled: one iteration of a given depth over the moves of a root.

The tree ends at chance nodes: the position before a draw is evaluated, and no draw is searched. So within a round
only the evaluation is inexact, and when few tiles are left the rest of the round is solved.

This is principal-variation search with late-move reductions. The first move of a decision is searched with the full
window. The others get a null window, and late ones a smaller depth. A move that beats the window is searched again.

The kernel uses a stack of states instead of recursion. Values are always those of the seat that searches. Negamax
would be wrong, since a seat may move several times in a row (bonus tiles, the last seat to place).
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import rule, rule_not_inlined
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import DECIDE
from azulejos.search.alpha_beta.leaves import Leaf, heuristic_of
from azulejos.search.alpha_beta.plies import (
    ALPHA,
    BEST,
    BETA,
    FULL,
    INDEX,
    LEFT,
    MOVE,
    OPEN,
    TRIAL,
    back_up,
    begin,
    begin_root,
    descend,
    entry_decides,
    entry_of,
    has_more,
    next_move,
    put_first,
    score_by_history,
    trial,
)
from azulejos.search.alpha_beta.table_entries import find, move_of, store
from azulejos.search.values import INFINITE

Iterate = Callable[..., int]

NODES, CUT, COUNTERS = range(3)
"""Indices of the counters: positions searched; moves with a line that was cut before the end of the round."""


@cache
def iteration(game: RuledGame, leaf: Leaf) -> Iterate:
    """The function that searches the moves of a root one after another to a depth; it returns how many it finished.

    Its first argument is the tuple `SearchThread.arrays`, which holds the workspace of the leaf.
    """
    rules, heuristic = game.rules, heuristic_of(game)
    status, decider, apply = rules.status, rules.decider, rules.apply
    key, candidates = heuristic.key, heuristic.candidates

    @rule
    def mover(frames: Any, ply: int, me: int) -> int:
        """The seat that decides: at the root the seat that searches, even where others owe a decision too."""
        return me if ply == 0 else decider(frames[ply])

    @rule_not_inlined
    def try_move(frames: Any, ply: int, seat: int, move: int) -> None:
        frames[ply + 1] = frames[ply]
        apply(frames[ply + 1], seat, move)

    @rule
    def look(frames: Any, ply: int, moves: Any, scores: Any, listed: int, me: int, workspace: Any) -> None:
        """Score moves by the value of the position after each."""
        seat = decider(frames[ply])
        sign = 1 if seat == me else -1
        for index in range(listed):
            try_move(frames, ply, seat, moves[index])
            scores[index] = sign * leaf(frames[ply + 1], me, workspace)

    @rule
    def ends(frames: Any, ply: int, frame: Any, me: int, workspace: Any) -> bool:
        """Whether a line ends here; BEST then holds its value."""
        kind = status(frames[ply])
        if kind == DECIDE and frame[LEFT] > 0 and ply + 2 < len(frames):
            return False
        frame[OPEN] = kind == DECIDE
        frame[BEST] = leaf(frames[ply], me, workspace)
        return True

    @rule
    def prepare(
        frames: Any,
        ply: int,
        frame: Any,
        moves: Any,
        scores: Any,
        hint: int,
        me: int,
        look_from: int,
        history: Any,
        workspace: Any,
    ) -> None:
        """List the moves of a decision and score them for their order."""
        seat = decider(frames[ply])
        listed = candidates(frames[ply], seat, moves)
        if frame[LEFT] >= look_from:
            look(frames, ply, moves, scores, listed, me, workspace)
        else:
            score_by_history(moves, scores, listed, history[seat])
        put_first(moves, scores, listed, hint)
        begin(frame, listed, seat == me)

    @rule
    def iterate(
        thread: Any,
        roots: Any,
        me: int,
        depth: int,
        exact: bool,
        tuning: Any,
        counters: Any,
        budget: int,
        stop: Any,
        done: Any,
    ) -> int:
        frames, moves, scores, stack, marks, keys, entries, history, workspace = thread
        root_moves, root_values, root_nodes = roots
        reduce_after, reduce_from, look_from = tuning
        salt = np.uint64(2 * me)  # values are those of the seat that searches
        begin_root(stack[0], depth, moves[0], scores[0], root_moves)
        ply, entering, again, begun = 0, False, False, counters[NODES]
        while ply > 0 or again or has_more(stack[0]):
            frame = stack[ply]
            returning = False
            if entering:
                entering = False
                counters[NODES] += 1
                if counters[NODES] >= budget or stop[0] or done[0]:
                    return stack[0, INDEX] - 1
                returning = ends(frames, ply, frame, me, workspace)
                if not returning:
                    marks[ply] = key(frames[ply], me) ^ salt
                    entry = find(keys, entries, marks[ply])
                    returning = entry >= 0 and entry_decides(frame, entry)
                    if not returning:
                        hint = move_of(entry) if entry >= 0 else -1
                        prepare(frames, ply, frame, moves[ply], scores[ply], hint, me, look_from, history, workspace)
            elif again or has_more(frame):
                if not again:
                    next_move(frame, moves[ply], scores[ply])
                    frame[TRIAL] = FULL if exact and ply == 0 else trial(frame, reduce_after, reduce_from)
                seat = mover(frames, ply, me)
                try_move(frames, ply, seat, moves[ply, frame[INDEX] - 1])
                descend(frame, stack[ply + 1], seat == me)
                ply += 1
                entering, again = True, False
            else:
                store(keys, entries, marks[ply], entry_of(frame))
                if frame[ALPHA] >= frame[BETA]:
                    history[decider(frames[ply]), frame[MOVE]] += frame[LEFT] * frame[LEFT]
                returning = True
            if returning:
                ply -= 1
                again = back_up(stack[ply], frame, moves[ply], mover(frames, ply, me) == me)
                if ply == 0 and not again:
                    root = stack[0, INDEX] - 1
                    root_values[root] = stack[1, BEST]
                    root_nodes[root] += counters[NODES] - begun
                    begun = counters[NODES]
                    counters[CUT] += stack[1, OPEN]
                    if exact:
                        stack[0, ALPHA] = -INFINITE
        return len(root_moves)

    return iterate
