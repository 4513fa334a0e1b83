"""What a seat believes of hidden hands: any deal that fits what it sees or, with a net, rather one that explains it.

A net says how likely a choice is for who holds a hand. So of some deals one is kept, the likelier the better it
explains what others have laid in this round.
"""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.generator import below
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.inputs import choices_of
from azulejos.evaluation.preference import preference_of
from azulejos.search.leaves import judgement_of
from azulejos.search.sampling import nothing

DEAL, PLAYED, KEPT = range(3)
"""Places in the work: the deal as it was imagined, the same as it is played on after a move, one that may be kept."""

GUESSES = 4
"""So many deals are compared."""

FINE = 1 << 30
"""Random fractions are so fine."""

Belief = Callable[[Any, Any, int, Any, Any, Any], None]
"""Imagines a deal; it is given the root, the work, the seat that looks, a mind, and room for moves and for choices."""


@cache
def belief_of(game: RuledGame, *, learned: bool = False) -> Belief:
    """The function that imagines a deal as a seat may believe in it."""
    conceal = judgement_of(game).conceal or nothing

    @rule
    def imagine(root: Any, work: Any, me: int, mind: Any, room: Any, laid: Any) -> None:
        generator = work[DEAL].generator
        work[DEAL] = root
        work[DEAL].generator = generator
        conceal(work[DEAL], me)

    return _guessing(game, imagine) if learned else imagine


def _guessing(game: RuledGame, imagine: Belief) -> Belief:
    turn_back, explained = choices_of(game).turn_back, _explained(game)

    @rule
    def guess(root: Any, work: Any, me: int, mind: Any, room: Any, laid: Any) -> None:
        total, state = 0.0, work[PLAYED]
        for _ in range(GUESSES):
            imagine(root, work, me, mind, room, laid)
            work[PLAYED] = work[DEAL]
            state.generator = stir(START, work[DEAL].generator)
            weight, earlier = 1.0, False
            while turn_back(state, laid):
                earlier = True
                for other in range(state.players):
                    if other != me:
                        weight *= explained(state, other, laid[other], mind, room)
            if not earlier:
                return
            total += weight
            if total * (below(work[DEAL], FINE) / FINE) < weight:
                work[KEPT] = work[DEAL]
        generator = work[DEAL].generator
        work[DEAL] = work[KEPT]
        work[DEAL].generator = generator

    return guess


def _explained(game: RuledGame) -> Callable[[Any, int, int, Any, Any], float]:
    candidates, preference = judgement_of(game).candidates, preference_of(game)

    @rule
    def explained(state: Any, seat: int, choice: int, mind: Any, room: Any) -> float:
        """How likely a choice is for who holds this hand."""
        listed, total, chosen = candidates(state, seat, room), 0.0, 0.0
        for index in range(listed):
            weight = exp(preference(state, seat, room[index], mind))
            total += weight
            if room[index] == choice:
                chosen = weight
        return chosen / total

    return explained
