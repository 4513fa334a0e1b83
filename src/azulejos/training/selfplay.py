"""Games of a search against itself, compiled from the first draw to the last move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.evaluation.net import Net
from azulejos.search import alphabeta
from azulejos.search.desk import MOST_SEATS, UNBOUNDED, Desk, Table, leaf_of
from azulejos.search.kernel import fingerprint, kernel
from azulejos.search.leaves import judgement_of
from azulejos.search.parameters import Parameters

LONGEST = 1000
"""Positions of a game that are kept at most: no game is so long."""

FINE = 1 << 20
"""Chances to explore are told in parts of this."""

NOBODY = -1
"""Who decides where a round is over and the next one is not yet dealt."""

TOP = 4
"""Half of the moves that are not the best are one of so many that look best, the others any."""

Think = Callable[..., int]
Play = Callable[..., int]


@dataclass(frozen=True)
class Played:
    """A finished game: the positions before each decision and before each deal, and what the search made of them."""

    states: Record
    seats: NDArray[np.int8]
    """Who was to decide, or NOBODY."""
    values: NDArray[np.int32]
    """The value of the position for that seat, as the search found it."""
    last: Record
    """The end of the game."""


@cache
def thinking(game: RuledGame, *, learned: bool) -> Think:
    """The function that thinks about a decision: it leaves the moves in order and returns how many there are."""
    candidates = judgement_of(game).candidates
    iterate = alphabeta.iteration(game, leaf_of(game, learned=learned))

    @rule
    def think(desk: Any, roots: Any, state: Any, me: int, tuning: Any, counters: Any, budget: int, never: Any) -> int:
        """Deepen until the budget is spent."""
        moves, values, visits = roots
        listed = candidates(state, me, moves)
        desk[0][0] = state
        counters[alphabeta.NODES] = 0
        for depth in range(1, len(desk[0]) - 1):
            counters[alphabeta.CUT] = 0
            most = budget if depth > 1 else UNBOUNDED
            given = (moves[:listed], values[:listed], visits[:listed])
            finished = iterate(desk, given, me, depth, False, tuning, counters, most, never, never)
            _order(moves, values, finished)
            if finished < listed or counters[alphabeta.CUT] == 0 or counters[alphabeta.NODES] >= budget:
                break
        return listed

    return think


@cache
def _thinking_of_sides(game: RuledGame, learned: tuple[bool, bool]) -> Think:
    """The same, for the desk of either side. Sides that value alike share one compiled search."""
    one, other = (thinking(game, learned=each) for each in learned)

    if learned[0] == learned[1]:

        @rule
        def think(
            desks: Any, side: int, roots: Any, state: Any, me: int, tuning: Any, counters: Any, budget: int, never: Any
        ) -> int:
            return one(desks[side], roots, state, me, tuning, counters, budget, never)

    else:

        @rule
        def think(
            desks: Any, side: int, roots: Any, state: Any, me: int, tuning: Any, counters: Any, budget: int, never: Any
        ) -> int:
            if side == 0:
                return one(desks[0], roots, state, me, tuning, counters, budget, never)
            return other(desks[1], roots, state, me, tuning, counters, budget, never)

    return think


@cache
def play(game: RuledGame, learned: tuple[bool, bool]) -> Play:
    """The kernel that plays a game to its end and keeps its positions; returns how many.

    It is told of both sides whether they have a net.
    """
    rules, think, stamp = game.rules, _thinking_of_sides(game, learned), fingerprint(game)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    boundary = judgement_of(game).boundary

    @kernel
    def compiled(
        work: Any,
        desks: Any,
        sitters: Any,
        roots: Any,
        tuning: Any,
        counters: Any,
        budget: int,
        explore: int,
        never: Any,
        states: Any,
        seats: Any,
        values: Any,
    ) -> int:
        state, kept, here = work[0], 0, -1 + 0 * stamp
        while status(state) != OVER and kept < len(states):
            if status(state) == CHANCE:
                if boundary(state) != here and kept > 0:
                    states[kept] = state
                    seats[kept], values[kept] = NOBODY, 0
                    kept += 1
                here = boundary(state)
                draw(state, below(state, ways(state)))
                continue
            seat = decider(state)
            listed = think(desks, sitters[seat], roots, state, seat, tuning, counters, budget, never)
            states[kept] = state
            seats[kept], values[kept] = seat, roots[1][0]
            kept += 1
            choice = 0
            if below(state, FINE) < explore:
                choice = below(state, min(listed, TOP) if below(state, 2) == 0 else listed)
            apply(state, seat, roots[0][choice])
        return kept

    return compiled


@rule
def _order(moves: Any, values: Any, count: int) -> None:
    """The best first; equals stay as they are."""
    for index in range(1, count):
        move, value, place = moves[index], values[index], index
        while place > 0 and values[place - 1] < value:
            moves[place], values[place] = moves[place - 1], values[place - 1]
            place -= 1
        moves[place], values[place] = move, value


class Player:
    """Plays against itself, or one of two sides against the other."""

    def __init__(self, game: RuledGame, parameters: Parameters, *sides: Net | None) -> None:
        """One side or two, each with a net or, without one, with the game's own appraisal."""
        self.game, self.parameters = game, parameters
        one, other = sides[0], sides[-1]
        self._play = play(game, (one is not None, other is not None))
        self._tables = [Table(parameters.table_bits) for _ in range(2)]
        self._desks = [
            Desk(game, parameters, table, net) for table, net in zip(self._tables, (one, other), strict=True)
        ]
        self._roots = tuple(np.zeros(game.rules.most_legal, np.int64) for _ in range(3))
        self._states: Any = np.zeros(LONGEST, game.rules.dtype).view(np.recarray)
        self._seats, self._values = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)

    def play(
        self, start: Record, budget: int, explore: float = 0.0, sitters: Sequence[int] = (0,) * MOST_SEATS
    ) -> Played:
        """Play one game from a state, whose generator decides all chance, with so many positions a move.

        Which side sits where is told by 0 and 1. Nothing is carried over from other games, so that a game is
        the same whoever plays it when.
        """
        for table, desk in zip(self._tables, self._desks, strict=True):
            table.clear()
            desk.forget()
        work = start.copy().view(np.recarray)
        kept = self._play(
            work,
            tuple(desk.arrays for desk in self._desks),
            np.array(sitters),
            self._roots,
            self.parameters.tuning,
            self._desks[0].counters,
            budget,
            int(explore * FINE),
            np.zeros(1, np.uint8),
            self._states,
            self._seats,
            self._values,
        )
        return Played(self._states[:kept].copy(), self._seats[:kept].copy(), self._values[:kept].copy(), work)
