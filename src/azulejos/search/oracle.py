"""The searches in a few lines of plain Python: slow, easy to believe, and what the compiled ones are held to."""

import numpy as np

from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import DECIDE, OVER
from azulejos.search.leaves import judgement_of
from azulejos.search.values import hoped, settled


def value(game: RuledGame, state: Record, me: int, depth: int) -> int:
    """What a position is worth to a seat of two, so many choices ahead: minimax, with no cut and no table."""
    moves = candidates(game, state) if game.rules.status(state[0]) == DECIDE else []
    if not moves or depth == 0:
        return leaf(game, state, me)
    best = max if game.rules.decider(state[0]) == me else min
    left = depth - (len(moves) > 1)  # a decision without a choice costs no depth
    seat = int(game.rules.decider(state[0]))
    return best(value(game, game.play_unchecked(state, seat, move), me, left) for move in moves)


def leaf(game: RuledGame, state: Record, me: int) -> int:
    """What a position is worth at first sight."""
    judgement, record, other = judgement_of(game), state[0], 1 - me
    lead = judgement.appraise(record, me) - judgement.appraise(record, other)
    if game.rules.status(record) == OVER:
        return int(settled(judgement.standing(record, me), judgement.standing(record, other), lead))
    return int(hoped(lead, judgement.spread(record)))


def candidates(game: RuledGame, state: Record) -> list[int]:
    """The moves worth a thought of the seat that decides."""
    moves = np.zeros(game.rules.most_legal, np.int64)
    seat = int(game.rules.decider(state[0]))
    return [int(move) for move in moves[: judgement_of(game).candidates(state[0], seat, moves)]]
