"""Self-play of a determinized search, for games with hidden hands, compiled from the first draw to the last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.hashing import START, mix_hash
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import CHANCE, OVER
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.alpha_beta.search_thread import MOST_SEATS
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.determinized.determinization import DEAL
from azulejos.search.determinized.determinized_kernel import Deal, trial_of
from azulejos.search.parameters import Parameters

LONGEST = 1000
"""The most decisions of a game that are stored; the long variant may have more."""

FINE = 1 << 20
"""Probabilities are integers out of this."""

LEAST = 0.05
"""The lower bound on p(1 − p) when a winning share p is converted to points, for games that are nearly decided."""

NO_MOVE = -1
"""Pads the lists of moves."""


@dataclass(frozen=True)
class PlayedChoices:
    """A finished game: the positions before each decision, and the worth of each move."""

    states: StateArray
    seats: NDArray[np.int8]
    """The seat to decide."""
    moves: NDArray[np.int16]
    """By decision: all moves, padded with NO_MOVE."""
    worths: NDArray[np.float32]
    """By decision and move: its estimated points above the average of all moves on the same deals."""
    last: StateArray
    """The end of the game."""


@cache
def _trial_of_sides(game: RuledGame) -> Deal:
    """The rule that tries moves for either side, with a net or without: one kernel serves all combinations."""
    by_hand, by_net = trial_of(game, learned=False), trial_of(game, learned=True)

    @rule
    def try_moves(
        side: int, sides: Any, root: Any, work: Any, moves: Any, tally: Any, room: Any, me: int, most: int, never: Any
    ) -> int:
        learned, workspaces = sides
        if learned[side]:
            return by_net(root, work, moves, tally, (workspaces[side], *room), me, most, never)
        return by_hand(root, work, moves, tally, ((), *room), me, most, never)

    return try_moves


@rule
def mixed(dice: Any, wins: Any, listed: int, mixing: float) -> int:
    """The index of a move, drawn as the bots draw it: moves nearly as good as the best are nearly as likely."""
    best, chosen, total = wins[0], 0, 0.0
    for index in range(listed):
        best = max(best, wins[index])
    for index in range(listed):
        share = exp((wins[index] - best) / mixing)
        total += share
        if total * below(dice, FINE) < share * FINE:
            chosen = index
    return int(chosen)


@rule
def write_worths(wins: Any, listed: int, spread: float, worths: Any) -> None:
    """Write winning shares as points above the average: near an even score, one spread is a quarter of the win."""
    total = 0.0
    for index in range(listed):
        total += wins[index]
    mean = total / listed
    points = spread / max(mean * (1.0 - mean), LEAST)
    for index in range(listed):
        worths[index] = points * (wins[index] - mean)


@cache
def play(game: RuledGame) -> Callable[..., int]:
    """The kernel that plays a game and stores its decisions; it returns how many.

    The cards depend only on the generator of the state, so that they are the same for all sides.
    """
    rules, stamp, try_moves = game.rules, fingerprint(game), _trial_of_sides(game)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    candidates, spread = heuristic_of(game).candidates, heuristic_of(game).spread

    @kernel
    def compiled(
        table: Any,
        work: Any,
        sides: Any,
        seating: Any,
        listing: Any,
        tally: Any,
        room: Any,
        numbers: Any,
        never: Any,
        states: Any,
        seats: Any,
        moves: Any,
        worths: Any,
    ) -> int:
        state, dice, kept = table[0], work[DEAL], 0 * stamp
        simulations, explore, mixing = numbers
        dice.generator = mix_hash(START, state.generator)
        while status(state) != OVER:
            if status(state) == CHANCE:
                draw(state, below(state, ways(state)))
                continue
            seat = decider(state)
            listed = candidates(state, seat, listing)
            for column in tally:
                column[:] = 0
            given = tally[0][:listed], tally[1][:listed], tally[2][:listed]
            most = max(listed, simulations)
            try_moves(seating[seat], sides, state, work, listing[:listed], given, room, seat, most, never)
            for index in range(listed):
                tally[1][index] /= tally[0][index]
            choice = mixed(dice, tally[1], listed, mixing)
            if below(dice, FINE) < explore:
                choice = below(dice, listed)
            if kept < len(states):
                states[kept], seats[kept] = state, seat
                moves[kept, :], worths[kept, :] = NO_MOVE, 0.0
                moves[kept, :listed] = listing[:listed]
                write_worths(tally[1], listed, spread(state), worths[kept])
                kept += 1
            apply(state, seat, listing[choice])
        return kept

    return compiled


class DeterminizedPlayer:
    """Plays a search against itself or one side against another, where hands are hidden."""

    def __init__(
        self, game: RuledGame, parameters: Parameters, *sides: Net | None, expected: Net | None = None
    ) -> None:
        """Takes one side or two, each with a net or, if None, with the heuristic's rollout policy.

        In its simulations a side lets all seats choose as it does itself. With `expected`, the first side simulates the
        second with that net instead. Raises ValueError if the first side has no net then.
        """
        if expected is not None and sides[0] is None:
            raise ValueError("only a side with a net can expect something of the other")
        self.game, self.parameters, legal = game, parameters, game.rules.most_legal
        one, other = sides[0], sides[-1]
        self._play = play(game)
        self._learned = np.array([net is not None for net in (one, other)])
        unused = Net.random(inputs_of(game), 0)  # a kernel has to know the type of both
        self._workspaces = tuple(workspace_of(inputs_of(game), unused if net is None else net) for net in (one, other))
        self._expected = None if expected is None else workspace_of(inputs_of(game), expected)
        self._work: Any = np.zeros(3, game.rules.dtype).view(np.recarray)
        self._listing, self._tally = np.zeros(legal, np.int64), tuple(np.zeros(legal) for _ in range(3))
        lists = np.zeros(legal, np.int64), np.zeros(MOST_SEATS, np.int64)
        self._room = *lists, np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
        self._states: Any = np.zeros(LONGEST, game.rules.dtype).view(np.recarray)
        self._seats, self._moves = np.zeros(LONGEST, np.int8), np.zeros((LONGEST, legal), np.int16)
        self._worths = np.zeros((LONGEST, legal), np.float32)

    def play(
        self, start: StateArray, budget: int, explore: float = 0.0, seating: Sequence[int] = (0,) * MOST_SEATS
    ) -> PlayedChoices:
        """Play one game from a state, whose generator decides all draws, with `budget` simulations per move.

        `seating` names the side in each seat, 0 or 1.
        """
        table: Any = start.copy().view(np.recarray)
        kept = self._play(
            table,
            self._work,
            self._seated(seating),
            np.array(seating),
            self._listing,
            self._tally,
            self._room,
            (budget, int(explore * FINE), self.parameters.mixing),
            np.zeros(1, np.uint8),
            self._states,
            self._seats,
            self._moves,
            self._worths,
        )
        moves, worths = self._moves[:kept].copy(), self._worths[:kept].copy()
        return PlayedChoices(self._states[:kept].copy(), self._seats[:kept].copy(), moves, worths, table)

    def _seated(self, seating: Sequence[int]) -> Any:
        """Which side has a net, and the workspaces of both; with an expected net the first has one per seat."""
        if self._expected is None:
            return self._learned, self._workspaces
        one, other = self._workspaces
        seats = np.repeat(one, len(seating)).view(np.recarray)
        seats[np.array(seating) == 1] = self._expected
        return self._learned, (seats, other)
