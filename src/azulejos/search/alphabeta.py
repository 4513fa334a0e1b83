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

from azulejos.core.errors import AzulejosError
from azulejos.core.judgement import Judgement
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import DECIDE, OVER
from azulejos.search.entries import find, move_of, store
from azulejos.search.kernel import fingerprint, kernel
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
from azulejos.search.values import INFINITE, hoped, settled

Iterate = Callable[..., int]

NODES, CUT, COUNTERS = range(3)
"""Places in the counters: positions looked at; moves with a line not followed to the end of the round."""


@cache
def iteration(game: RuledGame) -> Iterate:
    """The kernel that searches the moves of a root one after another to a depth; returns how many it finished."""
    rules, judgement = game.rules, judgement_of(game)
    status, decider, apply = rules.status, rules.decider, rules.apply
    standing, key, candidates, spread = judgement.standing, judgement.key, judgement.candidates, judgement.spread
    appraise, stamp = remembered(judgement), fingerprint(game)

    @rule
    def leaf(state: Any, me: int, gists: Any, worths: Any) -> int:
        lead = appraise(state, me, gists, worths) - appraise(state, 1 - me, gists, worths)
        if status(state) == OVER:
            return settled(standing(state, me), standing(state, 1 - me), lead)
        return hoped(lead, spread(state))

    @rule
    def try_move(frames: Any, ply: int, move: int) -> None:
        frames[ply + 1] = frames[ply]
        apply(frames[ply + 1], decider(frames[ply]), move)

    @rule
    def look(frames: Any, ply: int, moves: Any, scores: Any, listed: int, me: int, gists: Any, worths: Any) -> None:
        """Order moves by what they lead to at once."""
        sign = 1 if decider(frames[ply]) == me else -1
        for index in range(listed):
            try_move(frames, ply, moves[index])
            scores[index] = sign * leaf(frames[ply + 1], me, gists, worths)

    @rule
    def ends(frames: Any, ply: int, frame: Any, me: int, gists: Any, worths: Any) -> bool:
        """Whether a line ends here; its value is then left as the best."""
        kind = status(frames[ply])
        if kind == DECIDE and frame[LEFT] > 0 and ply + 2 < len(frames):
            return False
        frame[OPEN] = kind == DECIDE
        frame[BEST] = leaf(frames[ply], me, gists, worths)
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
        gists: Any,
        worths: Any,
    ) -> None:
        """List and order the moves of a decision."""
        seat = decider(frames[ply])
        listed = candidates(frames[ply], seat, moves)
        if frame[LEFT] >= look_from:
            look(frames, ply, moves, scores, listed, me, gists, worths)
        else:
            remember(moves, scores, listed, history[seat])
        prefer(moves, scores, listed, hint)
        begin(frame, listed, seat == me)

    @kernel
    def iterate(
        frames: Any,
        moves: Any,
        scores: Any,
        stack: Any,
        marks: Any,
        keys: Any,
        entries: Any,
        history: Any,
        gists: Any,
        worths: Any,
        root_moves: Any,
        root_values: Any,
        root_nodes: Any,
        me: int,
        depth: int,
        exact: bool,
        reduce_after: int,
        reduce_from: int,
        look_from: int,
        counters: Any,
        budget: int,
        stop: Any,
        done: Any,
    ) -> int:
        salt = np.uint64(2 * me + 0 * stamp)  # values are those of the seat that searches
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
                returning = ends(frames, ply, frame, me, gists, worths)
                if not returning:
                    marks[ply] = key(frames[ply], me) ^ salt
                    entry = find(keys, entries, marks[ply])
                    returning = entry >= 0 and recall(frame, entry)
                    if not returning:
                        hint = move_of(entry) if entry >= 0 else -1
                        prepare(
                            frames, ply, frame, moves[ply], scores[ply], hint, me, look_from, history, gists, worths
                        )
            elif again or has_more(frame):
                if not again:
                    next_move(frame, moves[ply], scores[ply])
                    frame[TRIAL] = FULL if exact and ply == 0 else trial(frame, reduce_after, reduce_from)
                try_move(frames, ply, moves[ply, frame[INDEX] - 1])
                descend(frame, stack[ply + 1], decider(frames[ply]) == me)
                ply += 1
                entering, again = True, False
            else:
                store(keys, entries, marks[ply], summary(frame))
                if frame[ALPHA] >= frame[BETA]:
                    history[decider(frames[ply]), frame[MOVE]] += frame[LEFT] * frame[LEFT]
                returning = True
            if returning:
                ply -= 1
                again = report(stack[ply], frame, moves[ply], decider(frames[ply]) == me)
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


def remembered(judgement: Judgement) -> Callable[..., float]:
    """How a seat is appraised: out of a table where the game has a gist for it, since the same board comes again."""
    appraise, gist = judgement.appraise, judgement.gist
    if gist is None:

        @rule
        def plain(state: Any, seat: int, gists: Any, worths: Any) -> float:
            return appraise(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, gists: Any, worths: Any) -> float:
        bits = gist(state, seat)
        place = bits & np.uint64(len(gists) - 1)
        if gists[place] != bits:
            gists[place] = bits
            worths[place] = appraise(state, seat)
        return worths[place]

    return looked_up


def judgement_of(game: RuledGame) -> Judgement:
    """What a search needs to know of a game; an error if it does not say."""
    if game.judgement is None:
        raise AzulejosError(f"{game.name} can not be searched: it has no judgement", code="no-judgement")
    return game.judgement
