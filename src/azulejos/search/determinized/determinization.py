"""Determinization: a random deal of the hidden cards that fits what a seat sees; with a net, a likely one.

A net says how likely a choice is for a seat that holds a given hand. So one of several
deals is kept, by how well each explains the cards that others have laid in this round.
"""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.generator import below
from azulejos.core.hashing import START, mix_hash
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.inputs import choices_of
from azulejos.evaluation.preference import preference_of
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.mcts.mcts_kernel import nothing

DEAL, PLAYED, KEPT = range(3)
"""Rows of the work array: the current deal, a copy of it that is played on, the deal that may be kept."""

GUESSES = 4
"""How many deals are compared."""

FINE = 1 << 30
"""The resolution of random fractions."""

Determinize = Callable[[Any, Any, int, Any, Any, Any], None]
"""Writes a deal; takes root, work array, the seat that looks, workspace, and space for moves and for choices."""


@cache
def determinize_of(game: RuledGame, *, learned: bool = False) -> Determinize:
    """The function that writes a deal that fits what a seat sees; with `learned`, by a net."""
    conceal = heuristic_of(game).conceal or nothing

    @rule
    def determinize(root: Any, work: Any, me: int, workspace: Any, room: Any, laid: Any) -> None:
        generator = work[DEAL].generator
        work[DEAL] = root
        work[DEAL].generator = generator
        conceal(work[DEAL], me)

    return _weighted(game, determinize) if learned else determinize


def _weighted(game: RuledGame, determinize: Determinize) -> Determinize:
    """The same, with one of several deals kept by how well it explains the choices of the others."""
    rewind, explained = choices_of(game).rewind, _explained(game)

    @rule
    def determinize_weighted(root: Any, work: Any, me: int, workspace: Any, room: Any, laid: Any) -> None:
        total, state = 0.0, work[PLAYED]
        for _ in range(GUESSES):
            determinize(root, work, me, workspace, room, laid)
            work[PLAYED] = work[DEAL]
            state.generator = mix_hash(START, work[DEAL].generator)
            weight, earlier = 1.0, False
            while rewind(state, laid):
                earlier = True
                for other in range(state.players):
                    if other != me:
                        weight *= explained(state, other, laid[other], workspace, room)
            if not earlier:
                return
            total += weight
            if total * (below(work[DEAL], FINE) / FINE) < weight:
                work[KEPT] = work[DEAL]
        generator = work[DEAL].generator
        work[DEAL] = work[KEPT]
        work[DEAL].generator = generator

    return determinize_weighted


def _explained(game: RuledGame) -> Callable[[Any, int, int, Any, Any], float]:
    candidates, preference = heuristic_of(game).candidates, preference_of(game)

    @rule
    def explained(state: Any, seat: int, choice: int, workspace: Any, room: Any) -> float:
        """How likely a choice is for the seat, given its hand in this deal."""
        listed, total, chosen = candidates(state, seat, room), 0.0, 0.0
        for index in range(listed):
            weight = exp(preference(state, seat, room[index], workspace))
            total += weight
            if room[index] == choice:
                chosen = weight
        return chosen / total

    return explained
