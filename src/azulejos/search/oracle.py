"""The searches in a few lines of plain Python: slow, easy to believe, and what the compiled ones are held to."""

import numpy as np

from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import DECIDE, OVER
from azulejos.evaluation.logit import features_of
from azulejos.evaluation.mind import mind_of
from azulejos.evaluation.net import Net
from azulejos.search.desk import MOST_SEATS, leaf_of
from azulejos.search.leaves import Mind, appraised_mind, judgement_of
from azulejos.search.shares import rated, shares_of
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


def shares(game: RuledGame, state: Record, depth: int, net: Net | None = None) -> list[int]:
    """What a position is worth to each seat, so many choices ahead: max^n, with no cut and no table."""
    moves = candidates(game, state) if game.rules.status(state[0]) == DECIDE else []
    if not moves or depth == 0:
        return _shares(game, state, net)
    seat, players = int(game.rules.decider(state[0])), int(state[0].players)
    after = [game.play_unchecked(state, seat, move) for move in moves]
    if len(moves) > 1 and depth == 1:
        return _shares(game, max(after, key=lambda each: _look(game, each, seat, net)), net)
    left = depth - (len(moves) > 1)
    return max((shares(game, each, left, net) for each in after), key=lambda found: rated(found, seat, players))


def _shares(game: RuledGame, state: Record, net: Net | None) -> list[int]:
    found, mind = np.zeros(MOST_SEATS, np.int64), _mind(game, net)
    shares_of(game, learned=net is not None)(state[0], found, np.zeros(MOST_SEATS), () if net is None else mind)
    return [int(each) for each in found]


def _mind(game: RuledGame, net: Net | None) -> Mind:
    return appraised_mind(4) if net is None else mind_of(features_of(game), net)


def _look(game: RuledGame, state: Record, seat: int, net: Net | None) -> int:
    return leaf_of(game, learned=net is not None)(state[0], seat, _mind(game, net))


def candidates(game: RuledGame, state: Record) -> list[int]:
    """The moves worth a thought of the seat that decides."""
    moves = np.zeros(game.rules.most_legal, np.int64)
    seat = int(game.rules.decider(state[0]))
    return [int(move) for move in moves[: judgement_of(game).candidates(state[0], seat, moves)]]
