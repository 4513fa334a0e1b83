"""The expected final points of every seat, by a net: for hints and reviews, interpreted."""

from dataclasses import replace

import numpy as np

from azulejos.core.plain import Draft, plain
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import OVER
from azulejos.evaluation.head import Head
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.search_result import MoveResult


class Scorer:
    """Predicts final scores with the head of a net."""

    def __init__(self, game: RuledGame, net: Net, head: Head) -> None:
        self._rules, self._features = game.rules, features_of(game)
        self._points = heuristic_of(game).points
        self._net, self._head = net, head

    def scores(self, state: StateArray) -> tuple[float, ...]:
        """The expected final points of every seat; the actual points when the game is over."""
        record = plain(state)
        now = [float(self._points(record, seat)) for seat in range(record.players)]
        if self._rules.status(record) == OVER:
            return tuple(now)
        return tuple(points + self._further(record, seat) for seat, points in enumerate(now))

    def _further(self, record: object, seat: int) -> float:
        seen = self._features.of(record, seat).astype(np.float32)
        return self._head.further(seen, *self._net.units(seen))


def scorer_of(game: RuledGame, net: Net | None) -> Scorer | None:
    """A scorer for a net, or None if the net has no head."""
    return None if net is None or net.head is None else Scorer(game, net, net.head)


def scored(found: MoveResult, seat: int, scorer: Scorer | None, after: Draft) -> MoveResult:
    """A move result with the scores expected after its line; unchanged without a scorer."""
    if scorer is None:
        return found
    scores = scorer.scores(after.written())
    return replace(found, scores=scores, lead=ahead(scores, seat))


def ahead(scores: tuple[float, ...], seat: int) -> float:
    """By how many points a seat is ahead of the best other one."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
