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
from azulejos.search.beliefs import DEAL, PLAYED, belief_of
from azulejos.search.fingerprint import fingerprint
from azulejos.search.habits import habit_of
from azulejos.search.kernel import kernel
from azulejos.search.leaves import judgement_of
from azulejos.search.outcomes import outcome_of

Deal = Callable[..., int]


@cache
def course_of(game: RuledGame, *, learned: bool = False) -> Callable[[Any, int, Any, Any], None]:
    """The function that plays on to the end of a round, all seats choosing by habit."""
    rules, habit = game.rules, habit_of(game, learned=learned)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    boundary = judgement_of(game).boundary

    @rule
    def play_on(state: Any, here: int, mind: Any, room: Any) -> None:
        """Play on as long as the boundary is still this one."""
        while status(state) != OVER and boundary(state) == here:
            if status(state) == CHANCE:
                draw(state, below(state, ways(state)))
            else:
                seat = decider(state)
                apply(state, seat, habit(state, seat, mind, room))

    return play_on


@cache
def trial_of(game: RuledGame, *, learned: bool = False) -> Deal:
    """The function that tries the moves of a seat, deal after deal, and returns how many simulations it made.

    It adds up what came of each move: how often it was tried, the seat's share of the win and its lead.
    """
    judgement, apply, play_on = judgement_of(game), game.rules.apply, course_of(game, learned=learned)
    imagine, boundary, outcome = belief_of(game, learned=learned), judgement.boundary, outcome_of(game)

    @rule
    def try_moves(root: Any, work: Any, moves: Any, tally: Any, desk: Any, me: int, simulations: int, stop: Any) -> int:
        visits, sums, leads = tally
        mind, room, laid, values, ahead = desk
        here, listed = boundary(root), len(moves)
        imagined, state = work[DEAL], work[PLAYED]
        index = below(imagined, listed)  # who has time for a few moves only does not always look at the same ones
        done = 0
        while done < simulations and (done < listed or not stop[0]):
            if done % listed == 0:
                imagine(root, work, me, mind, room, laid)
            work[PLAYED] = imagined
            state.generator = stir(START, imagined.generator)  # the same luck for every move
            apply(state, me, moves[index])
            play_on(state, here, mind, room)
            outcome(state, values, ahead, False, ())
            visits[index] += 1
            sums[index] += values[me]
            leads[index] += ahead[me]
            index = (index + 1) % listed
            done += 1
        return done

    return try_moves


@cache
def dealer(game: RuledGame, *, learned: bool = False) -> Deal:
    """The kernel that tries the moves of a seat; it is told whether players choose by a net."""
    try_moves, stamp = trial_of(game, learned=learned), fingerprint(game)

    @kernel
    def deal(root: Any, work: Any, moves: Any, tally: Any, desk: Any, me: int, simulations: int, stop: Any) -> int:
        return try_moves(root[0], work, moves, tally, desk, me, simulations, stop) + 0 * stamp

    return deal
