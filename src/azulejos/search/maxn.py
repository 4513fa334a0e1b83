"""Max^n for any number of players, compiled: one iteration of a given depth over the moves of a root.

Every seat is taken to look for its own share of the win, not to work against the one that searches. So a position has a
share for each seat, and the one that decides chooses what is best for itself. What a position is worth does not hang on
who searches.

The last decision of a line is made by the own value alone, which takes one look a move; what it leads to is asked for
all seats. Shares add up to one: where a seat can have so much that the one before it will not let it come to that, the
other moves need not be looked at (shallow pruning). Late moves are searched less deep at first, and again if they look
better.

As with alpha-beta the lines are walked with a stack of states, and they end where chance comes in.
"""

from functools import cache
from typing import Any

import numpy as np

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import DECIDE
from azulejos.search import entries
from azulejos.search.alphabeta import CUT, NODES, Iterate
from azulejos.search.desk import leaf_of
from azulejos.search.entries import AT_LEAST, CLOSED, EXACT, bound_of, depth_of, move_of
from azulejos.search.leaves import judgement_of
from azulejos.search.plies import (
    ALPHA,
    BEST,
    BETA,
    COUNT,
    FULL,
    INDEX,
    LEFT,
    MOVE,
    OPEN,
    REDUCED,
    TRIAL,
    begin,
    begin_root,
    has_more,
    next_move,
    prefer,
    remember,
    report,
    trial,
)
from azulejos.search.shares import limit, packed, rated, shares_of, unpack
from azulejos.search.values import INFINITE

UNLIMITED = 1 << 40
"""More than any rating."""


@rule
def find(table: Any, key: Any) -> tuple[Any, Any]:
    """The entry and the shares of a position in a table; the entry is -1 if there is none."""
    keys, stored, words = table
    place = key & np.uint64(len(keys) - 1)
    entry, word = stored[place], words[place]
    known = keys[place] ^ np.uint64(entry) ^ word == key
    return (entry if known else np.int64(-1)), word


@rule
def store(table: Any, key: Any, frame: Any, word: Any) -> None:
    """Put what was found out about a position into a table, whatever is there."""
    keys, stored, words = table
    place = key & np.uint64(len(keys) - 1)
    bound = EXACT if frame[ALPHA] < frame[BETA] else AT_LEAST
    entry = entries.packed(0, frame[LEFT] if frame[OPEN] else CLOSED, bound, frame[MOVE])
    keys[place] = key ^ np.uint64(entry) ^ word
    stored[place], words[place] = entry, word


@rule
def recall(frame: Any, entry: Any, rating: int) -> bool:
    """Whether an entry of the table settles a decision for which the shares in it are rated so."""
    frame[OPEN] = depth_of(entry) < CLOSED
    return depth_of(entry) >= frame[LEFT] and (bound_of(entry) == EXACT or rating >= frame[BETA])


@rule
def descend(frame: Any, child: Any, again: bool) -> None:
    """Hand depth and limit on; who goes on deciding has the same limit as before."""
    child[LEFT] = frame[LEFT] - (frame[COUNT] > 1) - (frame[TRIAL] == REDUCED)
    child[ALPHA] = -INFINITE
    child[BETA] = frame[BETA] if again else limit(frame[ALPHA])


@rule
def is_last(frame: Any) -> bool:
    """Whether this decision is the last of its line; one without a choice is not."""
    return frame[LEFT] == 1 and frame[COUNT] > 1


@rule
def attempt(frame: Any, tuning: Any) -> int:
    """How to try the move at hand first: there is no window to narrow."""
    return REDUCED if trial(frame, tuning[0], tuning[1]) == REDUCED else FULL


@rule
def hand_up(stack: Any, shares: Any, moves: Any, ply: int, seat: int, players: int) -> bool:
    """Tell a decision what the move at hand has come to; whether it has to be tried again."""
    best = stack[ply, BEST]
    stack[ply + 1, BEST] = rated(shares[ply + 1], seat, players)
    if report(stack[ply], stack[ply + 1], moves, True):
        stack[ply, TRIAL] = FULL
        return True
    if stack[ply, BEST] > best:
        shares[ply] = shares[ply + 1]
    return False


@cache
def iteration(game: RuledGame, *, learned: bool) -> Iterate:
    """The function that searches the moves of a root one after another to a depth; returns how many it finished."""
    rules, judgement = game.rules, judgement_of(game)
    status, decider, apply = rules.status, rules.decider, rules.apply
    key, candidates = judgement.key, judgement.candidates
    leaf, share = leaf_of(game, learned=learned), shares_of(game, learned=learned)

    @rule
    def try_move(frames: Any, ply: int, move: int) -> None:
        frames[ply + 1] = frames[ply]
        apply(frames[ply + 1], decider(frames[ply]), move)

    @rule
    def look(frames: Any, ply: int, frame: Any, moves: Any, scores: Any, seat: int, mind: Any) -> None:
        """Rate moves by what they lead to at once, in the eyes of who decides, and see whether a line would go on."""
        for index in range(frame[COUNT]):
            try_move(frames, ply, moves[index])
            scores[index] = leaf(frames[ply + 1], seat, mind)
            frame[OPEN] |= status(frames[ply + 1]) == DECIDE

    @rule
    def ends(frames: Any, ply: int, frame: Any, shares: Any, room: Any, mind: Any) -> bool:
        """Whether a line ends here; its shares are then written."""
        kind = status(frames[ply])
        if kind == DECIDE and frame[LEFT] > 0 and ply + 2 < len(frames):
            return False
        frame[OPEN] = kind == DECIDE
        share(frames[ply], shares, room, mind)
        return True

    @rule
    def known(frames: Any, ply: int, frame: Any, entry: Any, word: Any, shares: Any) -> bool:
        """Whether an entry of the table settles a decision; its shares are then written."""
        unpack(word, shares, frames[ply].players)
        return recall(frame, entry, rated(shares, decider(frames[ply]), frames[ply].players))

    @rule
    def prepare(
        frames: Any, ply: int, frame: Any, moves: Any, scores: Any, hint: int, look_from: int, history: Any, mind: Any
    ) -> None:
        """List and order the moves of a decision."""
        seat = decider(frames[ply])
        begin(frame, candidates(frames[ply], seat, moves), True)
        if is_last(frame) or frame[LEFT] >= look_from:
            look(frames, ply, frame, moves, scores, seat, mind)
        else:
            remember(moves, scores, frame[COUNT], history[seat])
        if not is_last(frame):
            prefer(moves, scores, frame[COUNT], hint)
            frame[OPEN] = 0

    @rule
    def decide(frames: Any, ply: int, frame: Any, moves: Any, scores: Any, shares: Any, room: Any, mind: Any) -> None:
        """Make the last decision of a line: what looks best to who decides."""
        next_move(frame, moves, scores)
        frame[MOVE] = moves[0]
        try_move(frames, ply, moves[0])
        share(frames[ply + 1], shares, room, mind)

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
        frames, moves, scores, stack, marks, shares, room, table, history, mind, weighing = desk
        root_moves, root_values, root_nodes = roots
        players = frames[0].players
        begin_root(stack[0], depth, moves[0], scores[0], root_moves)
        stack[0, BETA] = UNLIMITED
        ply, entering, again, begun = 0, False, False, counters[NODES]
        while ply > 0 or again or has_more(stack[0]):
            frame = stack[ply]
            returning = False
            if entering:
                entering = False
                counters[NODES] += 1
                if counters[NODES] >= budget or stop[0] or done[0]:
                    return stack[0, INDEX] - 1
                returning = ends(frames, ply, frame, shares[ply], room, weighing)
                if not returning:
                    marks[ply] = key(frames[ply], decider(frames[ply]))
                    entry, word = find(table, marks[ply])
                    returning = entry >= 0 and known(frames, ply, frame, entry, word, shares[ply])
                    if not returning:
                        hint = move_of(entry) if entry >= 0 else -1
                        prepare(frames, ply, frame, moves[ply], scores[ply], hint, tuning[2], history, mind)
                        counters[NODES] += frame[COUNT] * is_last(frame)
            elif again or (has_more(frame) and not (ply > 0 and is_last(frame))):
                if not again:
                    next_move(frame, moves[ply], scores[ply])
                    frame[TRIAL] = FULL if exact and ply == 0 else attempt(frame, tuning)
                try_move(frames, ply, moves[ply, frame[INDEX] - 1])
                same = status(frames[ply + 1]) == DECIDE and decider(frames[ply + 1]) == decider(frames[ply])
                descend(frame, stack[ply + 1], same)
                ply += 1
                entering, again = True, False
            else:
                if is_last(frame):
                    decide(frames, ply, frame, moves[ply], scores[ply], shares[ply], room, weighing)
                store(table, marks[ply], frame, packed(shares[ply], players))
                history[decider(frames[ply]), frame[MOVE]] += frame[LEFT] * frame[LEFT]
                returning = True
            if returning:
                ply -= 1
                again = hand_up(stack, shares, moves[ply], ply, decider(frames[ply]), players)
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
