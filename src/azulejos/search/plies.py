"""One decision of a line that alpha-beta follows: which moves are left, within which window, and what came out."""

from typing import Any

from azulejos.core.rule import rule
from azulejos.search.entries import AT_LEAST, AT_MOST, CLOSED, EXACT, bound_of, depth_of, packed, value_of
from azulejos.search.values import INFINITE

INDEX, COUNT, LEFT, ALPHA, BETA, BEST, MOVE, LOWER, UPPER, OPEN, TRIAL, FIELDS = range(12)
"""What the stack holds for each decision of a line: the next of how many moves, the depth left, the window
as it is now, the best value so far and its move, the window as it was, whether a line below was cut off, and
how the move at hand is tried."""

HINTED = 1 << 40
"""More than any other score that orders moves."""

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
def begin_root(frame: Any, depth: int, moves: Any, scores: Any, roots: Any) -> None:
    """Prepare the decision at the root, whose moves stay in their order."""
    frame[LEFT] = depth
    frame[ALPHA] = -INFINITE
    frame[BETA] = INFINITE
    begin(frame, len(roots), True)
    for index in range(len(roots)):
        moves[index] = roots[index]
        scores[index] = -index


@rule
def has_more(frame: Any) -> bool:
    """Whether moves are left, and matter."""
    return bool(frame[INDEX] < frame[COUNT] and frame[ALPHA] < frame[BETA])


@rule
def remember(moves: Any, scores: Any, listed: int, history: Any) -> None:
    """Order moves by how often they have refuted others of late."""
    for index in range(listed):
        scores[index] = history[moves[index]]


@rule
def prefer(moves: Any, scores: Any, listed: int, hint: int) -> None:
    """Put a move first: the best one an earlier search has found."""
    for index in range(listed):
        if moves[index] == hint:
            scores[index] = HINTED


@rule
def next_move(frame: Any, moves: Any, scores: Any) -> None:
    """Choose the move of those left that looks best: it changes places with the first of them."""
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
def report(frame: Any, child: Any, moves: Any, mine: bool) -> bool:
    """Tell a decision what the move at hand has come to; whether it has to be tried again."""
    if doubtful(frame, child, mine):
        return True
    value = child[BEST]
    if value > frame[BEST] if mine else value < frame[BEST]:
        frame[BEST] = value
        frame[MOVE] = moves[frame[INDEX] - 1]
    if mine:
        frame[ALPHA] = max(frame[ALPHA], value)
    else:
        frame[BETA] = min(frame[BETA], value)
    # Who refutes a decision needs no other move: whether those were followed to their end does not matter.
    frame[OPEN] = child[OPEN] if frame[ALPHA] >= frame[BETA] else frame[OPEN] | child[OPEN]
    return False
