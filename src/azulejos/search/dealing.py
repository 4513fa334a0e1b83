"""Dealing, compiled: every move of a seat is tried on the same imagined deals, where hands are hidden.

What one seat knows hardly ever comes twice, so a tree would have nothing to learn from. Instead each
deal of all that is hidden, and of the luck to come, serves all moves: what is luck is the same for all
of them and cancels out, and what is left is the difference that a move makes.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.generator import below
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.search.kernel import fingerprint, kernel
from azulejos.search.leaves import judgement_of
from azulejos.search.outcomes import outcome_of
from azulejos.search.sampling import nothing

Deal = Callable[..., int]

DEAL, PLAYED = range(2)
"""Places in the work: the deal as it was imagined, and the same as it is played on after a move."""


@cache
def course_of(game: RuledGame) -> Callable[[Any, int], None]:
    """The function that plays on to the end of a round, all seats laying what is likely."""
    rules, judgement = game.rules, judgement_of(game)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    likely, boundary = judgement.rollout or rules.sample, judgement.boundary

    @rule
    def play_on(state: Any, here: int) -> None:
        """Play on as long as the boundary is still this one."""
        while status(state) != OVER and boundary(state) == here:
            if status(state) == CHANCE:
                draw(state, below(state, ways(state)))
            else:
                seat = decider(state)
                apply(state, seat, likely(state, seat))

    return play_on


@cache
def dealer(game: RuledGame) -> Deal:
    """The kernel that tries the moves of a seat, deal after deal, and returns how many simulations it made."""
    judgement, apply, play_on = judgement_of(game), game.rules.apply, course_of(game)
    conceal, boundary = judgement.conceal or nothing, judgement.boundary
    outcome, stamp = outcome_of(game), fingerprint(game)

    @kernel
    def deal(
        root: Any,
        work: Any,
        moves: Any,
        visits: Any,
        sums: Any,
        leads: Any,
        values: Any,
        ahead: Any,
        me: int,
        simulations: int,
        stop: Any,
    ) -> int:
        here = boundary(root[0]) + 0 * stamp
        listed = len(moves)
        imagined, state = work[DEAL], work[PLAYED]
        index = below(imagined, listed)  # who has time for a few moves only does not always look at the same ones
        done = 0
        while done < simulations and (done < listed or not stop[0]):
            if done % listed == 0:
                generator = imagined.generator
                work[DEAL] = root[0]
                imagined.generator = generator
                conceal(imagined, me)
            work[PLAYED] = imagined
            state.generator = stir(START, imagined.generator)  # the same luck for every move
            apply(state, me, moves[index])
            play_on(state, here)
            outcome(state, values, ahead, False, ())
            visits[index] += 1
            sums[index] += values[me]
            leads[index] += ahead[me]
            index = (index + 1) % listed
            done += 1
        return done

    return deal
