"""Plain minimax in a few lines of Python, to which tests compare the compiled searches."""

import numpy as np

from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import DECIDE, OVER
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.values import expected_value, final_value


def value(game: RuledGame, state: StateArray, me: int, depth: int) -> int:
    """The minimax value of a position for one of two seats, `depth` choices ahead, without pruning or a table."""
    moves = candidates(game, state) if game.rules.status(state[0]) == DECIDE else []
    if not moves or depth == 0:
        return leaf(game, state, me)
    best = max if game.rules.decider(state[0]) == me else min
    left = depth - (len(moves) > 1)  # a decision without a choice costs no depth
    seat = int(game.rules.decider(state[0]))
    return best(value(game, game.play_unchecked(state, seat, move), me, left) for move in moves)


def leaf(game: RuledGame, state: StateArray, me: int) -> int:
    """The value of a position by the game's heuristic."""
    heuristic, record, other = heuristic_of(game), state[0], 1 - me
    lead = heuristic.evaluate(record, me) - heuristic.evaluate(record, other)
    if game.rules.status(record) == OVER:
        return int(final_value(heuristic.standing(record, me), heuristic.standing(record, other), lead))
    return int(expected_value(lead, heuristic.spread(record)))


def candidates(game: RuledGame, state: StateArray) -> list[int]:
    """The candidate moves of the seat that decides."""
    moves = np.zeros(game.rules.most_legal, np.int64)
    seat = int(game.rules.decider(state[0]))
    return [int(move) for move in moves[: heuristic_of(game).candidates(state[0], seat, moves)]]
