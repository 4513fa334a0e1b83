"""What the end of a simulation is worth to every seat, for any number of players."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.appraisal import remembered
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.logit import logit_of
from azulejos.search.leaves import judgement_of

Outcome = Callable[[Any, Any, Any, bool, Any], None]
"""Writes each seat's share of the win, and its lead; what it keeps beside the position is its mind."""

Weigh = Callable[[Any, Any, Any, Any], None]
"""Writes for each seat a number above 0, in proportion to its chance; the appraisals of the seats are told."""


Worth = Callable[[Any, int, Any], float]
"""What a seat may expect in points, as the game's own judgement appraises it."""


@cache
def worth_of(game: RuledGame, *, learned: bool = False) -> Worth:
    """The appraisal of a seat, looked up in the mind of a search where that has room for it."""
    judgement = judgement_of(game)
    appraise, kept = judgement.appraise, remembered(judgement)
    hidden = judgement.conceal is not None  # imagined deals hardly come twice: nothing is kept there
    if judgement.gist is None or hidden or (learned and not features_of(game).corrects):

        @rule
        def plain(state: Any, seat: int, minds: Any) -> float:
            return appraise(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, minds: Any) -> float:
        return kept(state, seat, minds[0])

    return looked_up


@cache
def outcome_of(game: RuledGame, *, learned: bool = False) -> Outcome:
    """The function that writes each seat's share of the win, as appraised or as a network has learned, and its lead."""
    judgement, status = judgement_of(game), game.rules.status
    standing, worth = judgement.standing, worth_of(game, learned=learned)
    weigh = _learned(game) if learned else _appraised(game)

    @rule
    def outcome(state: Any, values: Any, leads: Any, plain: bool, mind: Any) -> None:
        """Each seat's share of the win: at the end part of it is the margin, before it what is expected."""
        players, over = state.players, status(state) == OVER
        for seat in range(players):
            leads[seat] = worth(state, seat, mind)
        weigh(state, values, leads, mind)
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
        compare(leads, players)

    return outcome


@rule
def compare(worths: Any, players: int) -> None:
    """Turn what each seat is worth into its lead over the best other one."""
    best, second = -1e9, -1e9
    for seat in range(players):
        second = max(second, min(best, worths[seat]))
        best = max(best, worths[seat])
    for seat in range(players):
        worths[seat] -= second if worths[seat] == best else best


@cache
def _appraised(game: RuledGame) -> Weigh:
    spread = judgement_of(game).spread

    @rule
    def weigh(state: Any, values: Any, worths: Any, mind: Any) -> None:
        most = -1e9
        for seat in range(state.players):
            values[seat] = worths[seat] / spread(state)
            most = max(most, values[seat])
        for seat in range(state.players):
            values[seat] = exp(values[seat] - most)

    return weigh


@cache
def _learned(game: RuledGame) -> Weigh:
    status, appraised, logit = game.rules.status, _appraised(game), logit_of(game)

    @rule
    def weigh(state: Any, values: Any, worths: Any, mind: Any) -> None:
        if status(state) == OVER:
            appraised(state, values, worths, ())
        else:
            for seat in range(state.players):
                values[seat] = 1.0 / (1.0 + exp(-logit(state, seat, mind)))

    return weigh
