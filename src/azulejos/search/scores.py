"""The points every seat will have at the end, as a net expects: for hints and reviews, interpreted."""

from dataclasses import replace

import numpy as np

from azulejos.core.plain import Draft, plain
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.head import Head
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.search.findings import Finding
from azulejos.search.leaves import judgement_of


class Scorer:
    """Asks the head of a net."""

    def __init__(self, game: RuledGame, net: Net, head: Head) -> None:
        self._rules, self._features = game.rules, features_of(game)
        self._points = judgement_of(game).points
        self._net, self._head = net, head

    def scores(self, state: Record) -> tuple[float, ...]:
        """What every seat will have; when the game is over, what it has."""
        record = plain(state)
        now = [float(self._points(record, seat)) for seat in range(record.players)]
        if self._rules.status(record) == OVER:
            return tuple(now)
        return tuple(points + self._further(record, seat) for seat, points in enumerate(now))

    def _further(self, record: object, seat: int) -> float:
        seen = self._features.of(record, seat).astype(np.float32)
        return self._head.further(seen, *self._net.units(seen))


def scorer_of(game: RuledGame, net: Net | None) -> Scorer | None:
    """Who asks the head of a net, if there is one."""
    return None if net is None or net.head is None else Scorer(game, net, net.head)


def scored(found: Finding, seat: int, scorer: Scorer | None, after: Draft) -> Finding:
    """A finding with the scores that the end of its line leads to, if somebody can tell them."""
    if scorer is None:
        return found
    scores = scorer.scores(after.written())
    return replace(found, scores=scores, lead=ahead(scores, seat))


def ahead(scores: tuple[float, ...], seat: int) -> float:
    """By how many points a seat is ahead of the best other one."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
