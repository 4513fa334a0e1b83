"""What the end of a simulation is worth to every seat, for any number of players."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.logit import logit_of
from azulejos.search.leaves import judgement_of

Weigh = Callable[[Any, Any, Any], None]
"""Writes for each seat a number above 0, in proportion to its chance; what it keeps beside the position is its mind."""


@cache
def chances_of(game: RuledGame, *, learned: bool = False) -> Callable[[Any, Any, bool, Any], None]:
    """The function that writes each seat's share of the win, as appraised or as a network has learned."""
    standing, status = judgement_of(game).standing, game.rules.status
    weigh = _learned(game) if learned else _appraised(game)

    @rule
    def chances(state: Any, values: Any, plain: bool, mind: Any) -> None:
        """Each seat's share of the win: at the end part of it is the margin, before it what is expected."""
        players, over = state.players, status(state) == OVER
        weigh(state, values, mind)
        best, winners, total = -1e9, 0, 0.0
        for seat in range(players):
            total += values[seat]
            if over and standing(state, seat) > best:
                best, winners = float(standing(state, seat)), 0
            winners += over and standing(state, seat) == best
        for seat in range(players):
            values[seat] /= total
            if over:
                won = 1.0 / winners if standing(state, seat) == best else 0.0
                values[seat] = won if plain else 0.85 * won + 0.15 * values[seat]

    return chances


@cache
def _appraised(game: RuledGame) -> Weigh:
    judgement = judgement_of(game)
    appraise, spread = judgement.appraise, judgement.spread

    @rule
    def weigh(state: Any, values: Any, mind: Any) -> None:
        most = -1e9
        for seat in range(state.players):
            values[seat] = appraise(state, seat) / spread(state)
            most = max(most, values[seat])
        for seat in range(state.players):
            values[seat] = exp(values[seat] - most)

    return weigh


@cache
def _learned(game: RuledGame) -> Weigh:
    status, appraised, logit = game.rules.status, _appraised(game), logit_of(game)

    @rule
    def weigh(state: Any, values: Any, mind: Any) -> None:
        if status(state) == OVER:
            appraised(state, values, ())
        else:
            for seat in range(state.players):
                values[seat] = 1.0 / (1.0 + exp(-logit(state, seat, mind)))

    return weigh


@cache
def lead_of(game: RuledGame) -> Callable[[Any, int], float]:
    """The function that says how far a seat is ahead."""
    appraise = judgement_of(game).appraise

    @rule
    def lead(state: Any, seat: int) -> float:
        """How many points a seat is ahead of the best other one, as expected."""
        best = -1e9
        for other in range(state.players):
            if other != seat:
                best = max(best, appraise(state, other))
        return appraise(state, seat) - best

    return lead
