"""Games of imagined deals against themselves, where hands are hidden, compiled from the first draw to the last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.mind import mind_of
from azulejos.evaluation.net import Net
from azulejos.search.beliefs import DEAL
from azulejos.search.dealing import Deal, trial_of
from azulejos.search.desk import MOST_SEATS
from azulejos.search.fingerprint import fingerprint
from azulejos.search.kernel import kernel
from azulejos.search.leaves import judgement_of
from azulejos.search.parameters import Parameters

LONGEST = 1000
"""Decisions of a game that are kept at most; the long variant may have more."""

FINE = 1 << 20
"""Chances are told in parts of this."""

LEAST = 0.05
"""Where a game is as good as decided, a share of the win is taken for no more points than this allows."""

NO_MOVE = -1
"""Fills up the lists of moves."""


@dataclass(frozen=True)
class PlayedDeals:
    """A finished game: the positions before each decision, and what was made of the moves."""

    states: Record
    seats: NDArray[np.int8]
    """Who was to decide."""
    moves: NDArray[np.int16]
    """By decision: all moves, and NO_MOVE in the rest of the room."""
    worths: NDArray[np.float32]
    """By decision and move: the points it seemed to be worth, more than the average of all moves on the same deals."""
    last: Record
    """The end of the game."""


@cache
def _trial_of_sides(game: RuledGame, learned: tuple[bool, bool]) -> Deal:
    """Trying moves with the mind of either side. Sides that choose alike share one compiled search."""
    one, other = (trial_of(game, learned=each) for each in learned)

    if learned[0] == learned[1]:

        @rule
        def try_moves(
            side: int,
            minds: Any,
            root: Any,
            work: Any,
            moves: Any,
            tally: Any,
            room: Any,
            me: int,
            most: int,
            never: Any,
        ) -> int:
            desk = (minds[side], *room)
            return one(root, work, moves, tally, desk, me, most, never)

    else:

        @rule
        def try_moves(
            side: int,
            minds: Any,
            root: Any,
            work: Any,
            moves: Any,
            tally: Any,
            room: Any,
            me: int,
            most: int,
            never: Any,
        ) -> int:
            if side == 0:
                return one(root, work, moves, tally, (minds[0], *room), me, most, never)
            return other(root, work, moves, tally, (minds[1], *room), me, most, never)

    return try_moves


@rule
def mixed(dice: Any, wins: Any, listed: int, mixing: float) -> int:
    """The place of a move, drawn as the bots draw it: those nearly as good as the best nearly as often."""
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
def tell_worths(wins: Any, listed: int, spread: float, worths: Any) -> None:
    """Shares of the win as points, more than the average: near an even score a spread is worth a quarter of the win."""
    total = 0.0
    for index in range(listed):
        total += wins[index]
    mean = total / listed
    points = spread / max(mean * (1.0 - mean), LEAST)
    for index in range(listed):
        worths[index] = points * (wins[index] - mean)


@cache
def play(game: RuledGame, learned: tuple[bool, bool]) -> Callable[..., int]:
    """The kernel that plays a game to its end and keeps its decisions; returns how many.

    It is told of both sides whether they have a net. The cards follow from the state's own generator alone, so that
    they are the same whoever plays.
    """
    rules, stamp, try_moves = game.rules, fingerprint(game), _trial_of_sides(game, learned)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    candidates, spread = judgement_of(game).candidates, judgement_of(game).spread

    @kernel
    def compiled(
        table: Any,
        work: Any,
        minds: Any,
        sitters: Any,
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
        dice.generator = stir(START, state.generator)
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
            try_moves(sitters[seat], minds, state, work, listing[:listed], given, room, seat, most, never)
            for index in range(listed):
                tally[1][index] /= tally[0][index]
            choice = mixed(dice, tally[1], listed, mixing)
            if below(dice, FINE) < explore:
                choice = below(dice, listed)
            if kept < len(states):
                states[kept], seats[kept] = state, seat
                moves[kept, :], worths[kept, :] = NO_MOVE, 0.0
                moves[kept, :listed] = listing[:listed]
                tell_worths(tally[1], listed, spread(state), worths[kept])
                kept += 1
            apply(state, seat, listing[choice])
        return kept

    return compiled


class DealPlayer:
    """Plays against itself, or one of two sides against the other, where hands are hidden."""

    def __init__(
        self, game: RuledGame, parameters: Parameters, *sides: Net | None, expected: Net | None = None
    ) -> None:
        """One side or two, each with a net or, without one, with the game's own judgement of what is likely.

        In its imagined play a side lets all choose as it does itself; but the first, with a net, lets the second choose
        as another net that is expected of it. Raises ValueError if something is expected by a side without a net.
        """
        if expected is not None and sides[0] is None:
            raise ValueError("only a side with a net can expect something of the other")
        self.game, self.parameters, legal = game, parameters, game.rules.most_legal
        one, other = sides[0], sides[-1]
        self._play = play(game, (one is not None, other is not None))
        self._minds = tuple(() if net is None else mind_of(inputs_of(game), net) for net in (one, other))
        self._expected = None if expected is None else mind_of(inputs_of(game), expected)
        self._work: Any = np.zeros(3, game.rules.dtype).view(np.recarray)
        self._listing, self._tally = np.zeros(legal, np.int64), tuple(np.zeros(legal) for _ in range(3))
        lists = np.zeros(legal, np.int64), np.zeros(MOST_SEATS, np.int64)
        self._room = *lists, np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
        self._states: Any = np.zeros(LONGEST, game.rules.dtype).view(np.recarray)
        self._seats, self._moves = np.zeros(LONGEST, np.int8), np.zeros((LONGEST, legal), np.int16)
        self._worths = np.zeros((LONGEST, legal), np.float32)

    def play(
        self, start: Record, budget: int, explore: float = 0.0, sitters: Sequence[int] = (0,) * MOST_SEATS
    ) -> PlayedDeals:
        """Play one game from a state, whose generator decides all chance, with so many simulations a move.

        Which side sits where is told by 0 and 1.
        """
        table: Any = start.copy().view(np.recarray)
        kept = self._play(
            table,
            self._work,
            self._seated(sitters),
            np.array(sitters),
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
        return PlayedDeals(self._states[:kept].copy(), self._seats[:kept].copy(), moves, worths, table)

    def _seated(self, sitters: Sequence[int]) -> Any:
        """The minds of both sides; who expects something of the other side has one for each seat."""
        if self._expected is None:
            return self._minds
        one, other = self._minds
        seats = np.repeat(one, len(sitters)).view(np.recarray)
        seats[np.array(sitters) == 1] = self._expected
        return seats, other
