"""Determinized search, compiled: every move of a seat is tried on the same determinized deals.

The same information set hardly ever comes twice, so a tree would not help. Instead every move is tried on the same
deals and with the same future draws (common random numbers). So luck cancels out when moves are compared.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.generator import below
from azulejos.core.hashing import START, mix_hash
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.determinized.determinization import DEAL, PLAYED, determinize_of
from azulejos.search.determinized.rollout_policy import rollout_policy_of
from azulejos.search.mcts.payoffs import payoffs_of

Deal = Callable[..., int]


@cache
def rollout_of(game: RuledGame, *, learned: bool = False) -> Callable[[Any, int, Any, Any], None]:
    """The function that plays on to the end of a round, all seats by the rollout policy."""
    rules, policy = game.rules, rollout_policy_of(game, learned=learned)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    boundary = heuristic_of(game).boundary

    @rule
    def play_out_round(state: Any, here: int, workspace: Any, room: Any) -> None:
        """Play on until the boundary changes from `here`."""
        while status(state) != OVER and boundary(state) == here:
            if status(state) == CHANCE:
                draw(state, below(state, ways(state)))
            else:
                seat = decider(state)
                apply(state, seat, policy(state, seat, workspace, room))

    return play_out_round


@cache
def trial_of(game: RuledGame, *, learned: bool = False) -> Deal:
    """The function that tries the moves of a seat, deal after deal, and returns how many simulations it made.

    It adds up statistics for each move: visits, the seat's shares of the win and its leads.
    """
    heuristic, apply, play_out_round = heuristic_of(game), game.rules.apply, rollout_of(game, learned=learned)
    determinize, boundary, outcome = determinize_of(game, learned=learned), heuristic.boundary, payoffs_of(game)

    @rule
    def try_moves(
        root: Any, work: Any, moves: Any, statistics: Any, scratch: Any, me: int, simulations: int, stop: Any
    ) -> int:
        visits, sums, leads = statistics
        workspace, room, laid, values, ahead = scratch
        here, listed = boundary(root), len(moves)
        deal_state, state = work[DEAL], work[PLAYED]
        index = below(deal_state, listed)  # a random start: a short search must not always skip the same moves
        done = 0
        while done < simulations and (done < listed or not stop[0]):
            if done % listed == 0:
                determinize(root, work, me, workspace, room, laid)
            work[PLAYED] = deal_state
            state.generator = mix_hash(START, deal_state.generator)  # the same draws for every move
            apply(state, me, moves[index])
            play_out_round(state, here, workspace, room)
            outcome(state, values, ahead, False, ())
            visits[index] += 1
            sums[index] += values[me]
            leads[index] += ahead[me]
            index = (index + 1) % listed
            done += 1
        return done

    return try_moves


@cache
def trial_kernel(game: RuledGame, *, learned: bool = False) -> Deal:
    """The compiled kernel that tries the moves of a seat; with `learned` the rollout policy is a net."""
    try_moves, stamp = trial_of(game, learned=learned), fingerprint(game)

    @kernel
    def compiled(
        root: Any, work: Any, moves: Any, statistics: Any, scratch: Any, me: int, simulations: int, stop: Any
    ) -> int:
        return try_moves(root[0], work, moves, statistics, scratch, me, simulations, stop) + 0 * stamp

    return compiled
