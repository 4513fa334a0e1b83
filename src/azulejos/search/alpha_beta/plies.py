"""One ply of the alpha-beta stack: its moves, its window and its result."""

from typing import Any

from azulejos.core.rule import rule
from azulejos.search.alpha_beta.table_entries import (
    AT_LEAST,
    AT_MOST,
    CLOSED,
    EXACT,
    bound_of,
    depth_of,
    packed,
    value_of,
)
from azulejos.search.values import INFINITE

INDEX, COUNT, LEFT, ALPHA, BETA, BEST, MOVE, LOWER, UPPER, OPEN, TRIAL, FIELDS = range(12)
"""Fields of a ply, in this order.

The next move, number of moves, depth left, current window (alpha, beta), best value and its move, window at the start
(alpha, beta), whether a line below was cut off, how the current move is tried.
"""

HINTED = 1 << 40
"""Larger than any other score that orders moves."""

FULL, SCOUT, REDUCED = range(3)
"""How a move is tried: with the full window; with a null window; with a null window and less depth."""


@rule
def entry_decides(frame: Any, entry: Any) -> bool:
    """Whether an entry of the transposition table decides a ply; BEST then holds its value."""
    value, bound = value_of(entry), bound_of(entry)
    frame[BEST] = value
    frame[OPEN] = depth_of(entry) < CLOSED
    if depth_of(entry) < frame[LEFT]:
        return False
    return bound == EXACT or bool(value >= frame[BETA] if bound == AT_LEAST else value <= frame[ALPHA])


@rule
def entry_of(frame: Any) -> int:
    """The table entry of a ply that was searched."""
    bound = EXACT
    if frame[BEST] <= frame[LOWER]:
        bound = AT_MOST
    elif frame[BEST] >= frame[UPPER]:
        bound = AT_LEAST
    return packed(frame[BEST], frame[LEFT] if frame[OPEN] else CLOSED, bound, frame[MOVE])


@rule
def begin(frame: Any, listed: int, mine: bool) -> None:
    """Prepare a ply with `listed` moves."""
    frame[INDEX] = 0
    frame[COUNT] = listed
    frame[BEST] = -INFINITE if mine else INFINITE
    frame[MOVE] = 0
    frame[OPEN] = 0
    frame[LOWER] = frame[ALPHA]
    frame[UPPER] = frame[BETA]


@rule
def begin_root(frame: Any, depth: int, moves: Any, scores: Any, roots: Any) -> None:
    """Prepare the root, whose moves keep their order."""
    frame[LEFT] = depth
    frame[ALPHA] = -INFINITE
    frame[BETA] = INFINITE
    begin(frame, len(roots), True)
    for index in range(len(roots)):
        moves[index] = roots[index]
        scores[index] = -index


@rule
def has_more(frame: Any) -> bool:
    """Whether moves are left, and the window is still open."""
    return bool(frame[INDEX] < frame[COUNT] and frame[ALPHA] < frame[BETA])


@rule
def score_by_history(moves: Any, scores: Any, listed: int, history: Any) -> None:
    """Score moves by the history heuristic: how often they caused cutoffs recently."""
    for index in range(listed):
        scores[index] = history[moves[index]]


@rule
def put_first(moves: Any, scores: Any, listed: int, hint: int) -> None:
    """Put the best move of an earlier search first."""
    for index in range(listed):
        if moves[index] == hint:
            scores[index] = HINTED


@rule
def next_move(frame: Any, moves: Any, scores: Any) -> None:
    """Swap the best-scored remaining move to the front and step to it."""
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


@rule
def trial(frame: Any, reduce_after: int, reduce_from: int) -> int:
    """How to try the current move: the first one with the full window, late ones with less depth."""
    if frame[INDEX] == 1:
        return FULL
    return REDUCED if frame[INDEX] > reduce_after and frame[LEFT] >= reduce_from else SCOUT


@rule
def descend(frame: Any, child: Any, mine: bool) -> None:
    """Set depth and window of the next ply; a decision without a choice costs no depth."""
    child[LEFT] = frame[LEFT] - (frame[COUNT] > 1) - (frame[TRIAL] == REDUCED)
    child[ALPHA] = frame[BETA] - 1 if frame[TRIAL] != FULL and not mine else frame[ALPHA]
    child[BETA] = frame[ALPHA] + 1 if frame[TRIAL] != FULL and mine else frame[BETA]


@rule
def needs_new_search(frame: Any, child: Any, mine: bool) -> bool:
    """Whether a move beat its null window and must be searched again; sets how."""
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
def back_up(frame: Any, child: Any, moves: Any, mine: bool) -> bool:
    """Add the value of the current move to a ply. Returns whether it must be searched again."""
    if needs_new_search(frame, child, mine):
        return True
    value = child[BEST]
    if value > frame[BEST] if mine else value < frame[BEST]:
        frame[BEST] = value
        frame[MOVE] = moves[frame[INDEX] - 1]
    if mine:
        frame[ALPHA] = max(frame[ALPHA], value)
    else:
        frame[BETA] = min(frame[BETA], value)
    # After a cutoff the other moves do not matter, nor whether their lines were cut.
    frame[OPEN] = child[OPEN] if frame[ALPHA] >= frame[BETA] else frame[OPEN] | child[OPEN]
    return False
