"""Alpha-beta for two players, compiled: one iteration of a given depth over the moves of a root.

The tree ends where chance comes in: what a position is worth before a draw is appraised, never one
draw that might come. So within a round everything is exact but the appraisal, and when few tiles are
left the rest of the round is solved.

The first move of a decision is searched with the whole window, the others only for whether they are better: with a
window of no width and, late ones, less deep. Who is better is searched again, properly (principal-variation search
with late-move reductions).

The lines are walked with a stack of states instead of recursion. A seat may move several times in a
row (bonus tiles, the last one to place), so values are always those of the seat that searches.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import called, rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import DECIDE
from azulejos.search.entries import find, move_of, store
from azulejos.search.leaves import Leaf, judgement_of
from azulejos.search.plies import (
    ALPHA,
    BEST,
    BETA,
    FULL,
    INDEX,
    LEFT,
    MOVE,
    OPEN,
    TRIAL,
    begin,
    begin_root,
    descend,
    has_more,
    next_move,
    prefer,
    recall,
    remember,
    report,
    summary,
    trial,
)
from azulejos.search.values import INFINITE

Iterate = Callable[..., int]

NODES, CUT, COUNTERS = range(3)
"""Places in the counters: positions looked at; moves with a line not followed to the end of the round."""


@cache
def iteration(game: RuledGame, leaf: Leaf) -> Iterate:
    """The function that searches the moves of a root one after another to a depth; returns how many it finished.

    It is handed a desk: what one thread needs to search, with the mind of the leaf.
    """
    rules, judgement = game.rules, judgement_of(game)
    status, decider, apply = rules.status, rules.decider, rules.apply
    key, candidates = judgement.key, judgement.candidates

    @rule
    def mover(frames: Any, ply: int, me: int) -> int:
        """Who decides: at the root the one that searches, even where others owe a decision too."""
        return me if ply == 0 else decider(frames[ply])

    @called
    def try_move(frames: Any, ply: int, seat: int, move: int) -> None:
        frames[ply + 1] = frames[ply]
        apply(frames[ply + 1], seat, move)

    @rule
    def look(frames: Any, ply: int, moves: Any, scores: Any, listed: int, me: int, mind: Any) -> None:
        """Order moves by what they lead to at once."""
        seat = decider(frames[ply])
        sign = 1 if seat == me else -1
        for index in range(listed):
            try_move(frames, ply, seat, moves[index])
            scores[index] = sign * leaf(frames[ply + 1], me, mind)

    @rule
    def ends(frames: Any, ply: int, frame: Any, me: int, mind: Any) -> bool:
        """Whether a line ends here; its value is then left as the best."""
        kind = status(frames[ply])
        if kind == DECIDE and frame[LEFT] > 0 and ply + 2 < len(frames):
            return False
        frame[OPEN] = kind == DECIDE
        frame[BEST] = leaf(frames[ply], me, mind)
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
        mind: Any,
    ) -> None:
        """List and order the moves of a decision."""
        seat = decider(frames[ply])
        listed = candidates(frames[ply], seat, moves)
        if frame[LEFT] >= look_from:
            look(frames, ply, moves, scores, listed, me, mind)
        else:
            remember(moves, scores, listed, history[seat])
        prefer(moves, scores, listed, hint)
        begin(frame, listed, seat == me)

    @rule
    def iterate(
        desk: Any,
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
        frames, moves, scores, stack, marks, keys, entries, history, mind = desk
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
                returning = ends(frames, ply, frame, me, mind)
                if not returning:
                    marks[ply] = key(frames[ply], me) ^ salt
                    entry = find(keys, entries, marks[ply])
                    returning = entry >= 0 and recall(frame, entry)
                    if not returning:
                        hint = move_of(entry) if entry >= 0 else -1
                        prepare(frames, ply, frame, moves[ply], scores[ply], hint, me, look_from, history, mind)
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
                store(keys, entries, marks[ply], summary(frame))
                if frame[ALPHA] >= frame[BETA]:
                    history[decider(frames[ply]), frame[MOVE]] += frame[LEFT] * frame[LEFT]
                returning = True
            if returning:
                ply -= 1
                again = report(stack[ply], frame, moves[ply], mover(frames, ply, me) == me)
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
