"""What the end of a simulation is worth to every seat, for any number of players."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.search.leaves import judgement_of


@cache
def chances_of(game: RuledGame) -> Callable[[Any, Any, bool], None]:
    """The function that writes each seat's share of the win."""
    judgement, status = judgement_of(game), game.rules.status
    appraise, standing, spread = judgement.appraise, judgement.standing, judgement.spread

    @rule
    def chances(state: Any, values: Any, plain: bool) -> None:
        """Each seat's share of the win: at the end half of it is the margin, before it what is expected."""
        players, over = state.players, status(state) == OVER
        best, most, winners, total = -1e9, -1e9, 0, 0.0
        for seat in range(players):
            values[seat] = appraise(state, seat) / spread(state)
            most = max(most, values[seat])
            if over and standing(state, seat) > best:
                best, winners = float(standing(state, seat)), 0
            winners += over and standing(state, seat) == best
        for seat in range(players):
            values[seat] = exp(values[seat] - most)
            total += values[seat]
        for seat in range(players):
            values[seat] /= total
            if over:
                won = 1.0 / winners if standing(state, seat) == best else 0.0
                values[seat] = won if plain else 0.85 * won + 0.15 * values[seat]

    return chances


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
