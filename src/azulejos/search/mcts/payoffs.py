"""The value of the end of a simulation for every seat, for any number of players."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import OVER
from azulejos.evaluation.heuristic_cache import cached_evaluation
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.logit import logit_of
from azulejos.search.alpha_beta.leaves import heuristic_of

Payoffs = Callable[[Any, Any, Any, bool, Any], None]
"""Writes each seat's share of the win and its lead; takes state, values, leads, `plain` and a workspace."""

Weigh = Callable[[Any, Any, Any, Any], None]
"""Writes for each seat a positive number proportional to its chance to win, given the expected points."""


Worth = Callable[[Any, int, Any], float]
"""The final points a seat may expect by the game's heuristic; takes state, seat and a workspace."""


@cache
def worth_of(game: RuledGame, *, learned: bool = False) -> Worth:
    """The heuristic value of a seat, cached in the workspace where that has a cache."""
    heuristic = heuristic_of(game)
    evaluate, kept = heuristic.evaluate, cached_evaluation(heuristic)
    hidden = heuristic.conceal is not None  # determinized deals hardly come twice, so a cache would not help
    if heuristic.eval_key is None or hidden or (learned and not features_of(game).corrects):

        @rule
        def plain(state: Any, seat: int, workspaces: Any) -> float:
            return evaluate(state, seat)

        return plain

    @rule
    def looked_up(state: Any, seat: int, workspaces: Any) -> float:
        return kept(state, seat, workspaces[0])

    return looked_up


@cache
def payoffs_of(game: RuledGame, *, learned: bool = False) -> Payoffs:
    """The function that writes each seat's share of the win, by the heuristic or by a net, and its lead."""
    heuristic, status = heuristic_of(game), game.rules.status
    standing, worth = heuristic.standing, worth_of(game, learned=learned)
    weigh = _by_net(game) if learned else _by_heuristic(game)

    @rule
    def outcome(state: Any, values: Any, leads: Any, plain: bool, workspace: Any) -> None:
        """Before the end a share is the expected win; at the end it is the win, with a small part for the margin."""
        players, over = state.players, status(state) == OVER
        for seat in range(players):
            leads[seat] = worth(state, seat, workspace)
        weigh(state, values, leads, workspace)
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
    """Replace the expected points of each seat by its lead over the best other seat."""
    best, second = -1e9, -1e9
    for seat in range(players):
        second = max(second, min(best, worths[seat]))
        best = max(best, worths[seat])
    for seat in range(players):
        worths[seat] -= second if worths[seat] == best else best


@cache
def _by_heuristic(game: RuledGame) -> Weigh:
    spread = heuristic_of(game).spread

    @rule
    def weigh(state: Any, values: Any, worths: Any, workspace: Any) -> None:
        most = -1e9
        for seat in range(state.players):
            values[seat] = worths[seat] / spread(state)
            most = max(most, values[seat])
        for seat in range(state.players):
            values[seat] = exp(values[seat] - most)

    return weigh


@cache
def _by_net(game: RuledGame) -> Weigh:
    status, by_heuristic, logit = game.rules.status, _by_heuristic(game), logit_of(game)

    @rule
    def weigh(state: Any, values: Any, worths: Any, workspace: Any) -> None:
        if status(state) == OVER:
            by_heuristic(state, values, worths, ())
        else:
            for seat in range(state.players):
                values[seat] = 1.0 / (1.0 + exp(-logit(state, seat, workspace)))

    return weigh
