"""Alpha-beta for two players, compiled: one iteration of a given depth over the moves of a root.

The tree ends where chance comes in: what a position is worth before a draw is appraised, never one
draw that might come. So within a round everything is exact but the appraisal, and when few tiles are
left the rest of the round is solved.

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
from azulejos.search.kernel import fingerprint, kernel
from azulejos.search.values import INFINITE, hoped, settled

Iterate = Callable[..., int]

EXACT, AT_LEAST, AT_MOST = range(3)
"""What a value in the table is."""

NODES, CUT, STOPPED = range(3)
"""Places in the counters: positions looked at; lines not followed to the end of the round; stopped before the end."""

CLOSED = 255
"""The depth of an entry under which every line was followed to its end: it holds for any depth."""

_VALUE, _DEPTH, _BOUND = 1 << 16, 1 << 24, 1 << 26


@rule
def packed(value: int, depth: int, bound: int, move: int) -> int:
    """An entry of the table in one number."""
    return value + INFINITE + depth * _VALUE + bound * _DEPTH + move * _BOUND


@rule
def value_of(entry: int) -> int:
    """The value an entry tells."""
    return entry % _VALUE - INFINITE


@rule
def depth_of(entry: int) -> int:
    """How deep an entry was searched."""
    return entry // _VALUE % 256


@rule
def bound_of(entry: int) -> int:
    """What the value of an entry is: EXACT, AT_LEAST or AT_MOST."""
    return entry // _DEPTH % 4


@rule
def move_of(entry: Any) -> int:
    """The best move an entry tells."""
    return entry // _BOUND


INDEX, COUNT, LEFT, ALPHA, BETA, BEST, MOVE, LOWER, UPPER, OPEN, TRIAL, FIELDS = range(12)
"""What the stack holds for each decision of a line: the next of how many moves, the depth left, the window
as it is now, the best value so far and its move, the window as it was, whether a line below was cut off, and
how the move at hand is tried."""

FULL, SCOUT, REDUCED = range(3)
"""How a move is tried: with the whole window; just whether it is better, with a window of no width; that, less deep."""


@rule
def recall(frame: Any, entry: Any) -> bool:
    """Whether an entry of the table settles a decision; its value is then left as the best."""
    value, bound = value_of(entry), bound_of(entry)
    frame[BEST] = value
    frame[OPEN] = depth_of(entry) < CLOSED
    if depth_of(entry) < frame[LEFT]:
        return False
    return bound == EXACT or bool(value >= frame[BETA] if bound == AT_LEAST else value <= frame[ALPHA])


@rule
def summary(frame: Any) -> int:
    """What the table shall know of a decision that was searched."""
    bound = EXACT
    if frame[BEST] <= frame[LOWER]:
        bound = AT_MOST
    elif frame[BEST] >= frame[UPPER]:
        bound = AT_LEAST
    return packed(frame[BEST], frame[LEFT] if frame[OPEN] else CLOSED, bound, frame[MOVE])


@rule
def begin(frame: Any, listed: int, mine: bool) -> None:
    """Prepare a decision with so many moves."""
    frame[INDEX] = 0
    frame[COUNT] = listed
    frame[BEST] = -INFINITE if mine else INFINITE
    frame[MOVE] = 0
    frame[OPEN] = 0
    frame[LOWER] = frame[ALPHA]
    frame[UPPER] = frame[BETA]


@rule
def next_move(frame: Any, moves: Any, scores: Any) -> int:
    """The move of those left that looks best; it is moved to the front of them."""
    first = frame[INDEX]
    chosen = first
    for index in range(first + 1, frame[COUNT]):
        if scores[index] > scores[chosen]:
            chosen = index
    move = moves[chosen]
    moves[chosen] = moves[first]
    scores[chosen] = scores[first]
    moves[first] = move
    frame[INDEX] = first + 1
    return move


@rule
def trial(frame: Any, reduce_after: int, reduce_from: int) -> int:
    """How to try the move at hand first: the first one in full, late ones less deep."""
    if frame[INDEX] == 1:
        return FULL
    return REDUCED if frame[INDEX] > reduce_after and frame[LEFT] >= reduce_from else SCOUT


@rule
def descend(frame: Any, child: Any, mine: bool) -> None:
    """Hand depth and window on as the trial wants; a decision without a choice costs no depth."""
    child[LEFT] = frame[LEFT] - (frame[COUNT] > 1) - (frame[TRIAL] == REDUCED)
    child[ALPHA] = frame[BETA] - 1 if frame[TRIAL] != FULL and not mine else frame[ALPHA]
    child[BETA] = frame[ALPHA] + 1 if frame[TRIAL] != FULL and mine else frame[BETA]


@rule
def doubtful(frame: Any, child: Any, mine: bool) -> bool:
    """Whether a move has to be tried again, since it came out better than a hasty trial can tell; sets how."""
    value = child[BEST]
    if frame[TRIAL] == FULL or not (value > frame[ALPHA] if mine else value < frame[BETA]):
        return False
    if frame[TRIAL] == REDUCED and child[OPEN]:
        frame[TRIAL] = SCOUT
        return True
    if frame[ALPHA] < value < frame[BETA]:
        frame[TRIAL] = FULL
        return True
    return False


@rule
def report(frame: Any, child: Any, move: int, mine: bool) -> None:
    """Tell a decision what one of its moves has come to."""
    value = child[BEST]
    if mine:
        if value > frame[BEST]:
            frame[BEST] = value
            frame[MOVE] = move
        frame[ALPHA] = max(frame[ALPHA], value)
    else:
        if value < frame[BEST]:
            frame[BEST] = value
            frame[MOVE] = move
        frame[BETA] = min(frame[BETA], value)
    # Who refutes a decision needs no other move: whether they were followed to their end does not matter.
    frame[OPEN] = child[OPEN] if frame[ALPHA] >= frame[BETA] else frame[OPEN] | child[OPEN]


@cache
def iteration(game: RuledGame) -> Iterate:
    """The kernel that searches the moves of a root one after another to a depth; returns how many it finished."""
    rules, judgement = game.rules, judgement_of(game)
    status, decider, apply = rules.status, rules.decider, rules.apply
    standing, key, candidates = judgement.standing, judgement.key, judgement.candidates
    spread = judgement.spread
    appraise = remembered(judgement)
    stamp = fingerprint(game)

    @rule
    def leaf(state: Any, me: int, gists: Any, worths: Any) -> int:
        lead = appraise(state, me, gists, worths) - appraise(state, 1 - me, gists, worths)
        if status(state) == OVER:
            return settled(standing(state, me), standing(state, 1 - me), lead)
        return hoped(lead, spread(state))

    @rule
    def order(
        frames: Any,
        ply: int,
        moves: Any,
        scores: Any,
        listed: int,
        me: int,
        hint: int,
        look: bool,
        history: Any,
        gists: Any,
        worths: Any,
    ) -> None:
        seat = decider(frames[ply])
        sign = 1 if seat == me else -1
        for index in range(listed):
            if moves[index] == hint:
                scores[index] = 1 << 40
            elif look:
                frames[ply + 1] = frames[ply]
                apply(frames[ply + 1], seat, moves[index])
                scores[index] = sign * leaf(frames[ply + 1], me, gists, worths)
            else:
                scores[index] = history[seat, moves[index]]

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
        budget: int,
        reduce_after: int,
        reduce_from: int,
        look_from: int,
        counters: Any,
        stop: Any,
        done: Any,
    ) -> int:
        salt = np.uint64(2 * me + 0 * stamp)  # values are those of the seat that searches
        mask = np.uint64(len(keys) - 1)
        top = stack[0]
        top[LEFT] = depth
        top[ALPHA] = -INFINITE
        top[BETA] = INFINITE
        begin(top, len(root_moves) + 1, True)  # as if there were one more: the root always costs depth
        for root in range(len(root_moves)):
            begun = counters[NODES]
            top[INDEX] = root + 1
            if exact:
                top[ALPHA] = -INFINITE
            top[TRIAL] = FULL if exact else trial(top, reduce_after, reduce_from)
            again = True
            while again:
                frames[1] = frames[0]
                apply(frames[1], me, root_moves[root])
                descend(top, stack[1], True)
                ply, entering = 1, True
                while ply > 0:
                    state, frame = frames[ply], stack[ply]
                    if entering:
                        counters[NODES] += 1
                        if counters[NODES] >= budget or stop[0] or done[0]:
                            counters[STOPPED] = 1
                            return root
                        kind = status(state)
                        ended = kind != DECIDE or frame[LEFT] <= 0 or ply >= len(stack) - 2
                        if ended:
                            frame[OPEN] = kind == DECIDE
                            frame[BEST] = leaf(state, me, gists, worths)
                        else:
                            here = key(state, me) ^ salt
                            marks[ply] = here
                            entry = entries[here & mask]
                            if keys[here & mask] ^ np.uint64(entry) != here:
                                entry = np.int64(-1)
                            ended = entry >= 0 and recall(frame, entry)
                            if not ended:
                                listed = candidates(state, decider(state), moves[ply])
                                hint = move_of(entry) if entry >= 0 else -1
                                order(
                                    frames,
                                    ply,
                                    moves[ply],
                                    scores[ply],
                                    listed,
                                    me,
                                    hint,
                                    frame[LEFT] >= look_from,
                                    history,
                                    gists,
                                    worths,
                                )
                                begin(frame, listed, decider(state) == me)
                        entering = False
                        if not ended:
                            continue
                    elif frame[INDEX] < frame[COUNT] and frame[ALPHA] < frame[BETA]:
                        move = next_move(frame, moves[ply], scores[ply])
                        frame[TRIAL] = trial(frame, reduce_after, reduce_from)
                        entering = True
                    else:
                        if frame[ALPHA] >= frame[BETA]:
                            history[decider(state), frame[MOVE]] += frame[LEFT] * frame[LEFT]
                        here = marks[ply]
                        entry = summary(frame)
                        keys[here & mask] = here ^ np.uint64(entry)
                        entries[here & mask] = entry
                    if not entering:
                        ply -= 1
                        if ply == 0:
                            break
                        parent, mine = stack[ply], decider(frames[ply]) == me
                        move = moves[ply, parent[INDEX] - 1]
                        if not doubtful(parent, frame, mine):
                            report(parent, frame, move, mine)
                            continue
                        entering = True
                    frames[ply + 1] = frames[ply]
                    apply(frames[ply + 1], decider(frames[ply]), move)
                    descend(stack[ply], stack[ply + 1], decider(frames[ply]) == me)
                    ply += 1
                again = doubtful(top, stack[1], True)
            report(top, stack[1], root_moves[root], True)
            root_values[root] = stack[1, BEST]
            root_nodes[root] += counters[NODES] - begun
            counters[CUT] += stack[1, OPEN]
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
