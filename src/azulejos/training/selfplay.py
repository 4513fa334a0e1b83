"""Games of a search against itself, compiled from the first draw to the last move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.mixing import START, stir
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.evaluation.net import Net
from azulejos.search.desk import MOST_SEATS, Desk, Table
from azulejos.search.fingerprint import fingerprint
from azulejos.search.kernel import kernel
from azulejos.search.leaves import judgement_of
from azulejos.search.parameters import Parameters
from azulejos.search.samples import Tree
from azulejos.search.thinking import Think, deepened, of_sides, sampled

LONGEST = 1000
"""Positions of a game that are kept at most: no game is so long."""

FINE = 1 << 20
"""Chances to explore are told in parts of this."""

NOBODY = -1
"""Who decides where a round is over and the next one is not yet dealt."""

TOP = 4
"""Half of the moves that are not the best are one of so many that look best, the others any."""

AS_BOTS = 3
"""Bots search by sampling from so many players on."""

Sides = tuple[Net | None, Net | None]
Play = Callable[..., int]


@dataclass(frozen=True)
class Played:
    """A finished game: the positions before each decision and before each deal, and what the search made of them."""

    states: Record
    seats: NDArray[np.int8]
    """Who was to decide, or NOBODY."""
    values: NDArray[np.int32]
    """The value of the position for that seat, as the search found it."""
    strayed: NDArray[np.bool_]
    """Whether another move than the best one was played, to explore."""
    last: Record
    """The end of the game."""


@cache
def play(game: RuledGame, kind: Callable[..., Think], learned: tuple[bool, bool]) -> Play:
    """The kernel that plays a game to its end and keeps its positions; returns how many.

    It is told how to think, and of both sides whether they have a net.
    """
    rules, think, stamp = game.rules, of_sides(game, kind, learned), fingerprint(game)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    boundary = judgement_of(game).boundary

    @kernel
    def compiled(
        work: Any,
        desks: Any,
        sitters: Any,
        roots: Any,
        tuning: Any,
        budget: int,
        explore: int,
        never: Any,
        states: Any,
        seats: Any,
        values: Any,
        strayed: Any,
    ) -> int:
        state, kept, here = work[0], 0, -1 + 0 * stamp
        while status(state) != OVER and kept < len(states):
            if status(state) == CHANCE:
                if boundary(state) != here and kept > 0:
                    states[kept] = state
                    seats[kept], values[kept], strayed[kept] = NOBODY, 0, False
                    kept += 1
                here = boundary(state)
                draw(state, below(state, ways(state)))
                continue
            seat = decider(state)
            listed = think(desks, sitters[seat], roots, state, seat, tuning, budget, never)
            states[kept] = state
            choice = 0
            if below(state, FINE) < explore:
                choice = below(state, min(listed, TOP) if below(state, 2) == 0 else listed)
            seats[kept], values[kept], strayed[kept] = seat, roots[1][0], choice != 0
            kept += 1
            apply(state, seat, roots[0][choice])
        return kept

    return compiled


class Deepening:
    """Two sides that search by alpha-beta."""

    kind = staticmethod(deepened)

    def __init__(self, game: RuledGame, parameters: Parameters, sides: Sides) -> None:
        self.tuning = parameters.tuning
        self._tables = [Table(parameters.table_bits) for _ in sides]
        self._desks = [Desk(game, parameters, table, net) for table, net in zip(self._tables, sides, strict=True)]
        self.arrays = tuple((desk.arrays, desk.counters) for desk in self._desks)

    def forget(self, seed: Any) -> None:
        """Forget everything."""
        for table, desk in zip(self._tables, self._desks, strict=True):
            table.clear()
            desk.forget()


class Growing:
    """Two sides that search by sampling; each seat has a tree of its own, as at a table."""

    kind = staticmethod(sampled)

    def __init__(self, game: RuledGame, parameters: Parameters, sides: Sides) -> None:
        self.tuning = parameters.exploration, parameters.prior_heat
        self._trees = [[Tree(game, parameters, net) for _ in range(max(game.players))] for net in sides]
        self.arrays = tuple(tuple((tree.root, tree.arrays) for tree in trees) for trees in self._trees)

    def forget(self, seed: Any) -> None:
        """Forget everything; simulations follow from a seed."""
        for tree in chain.from_iterable(self._trees):
            tree.clear()
            tree.work[0].generator = seed


class Player:
    """Plays against itself, or one of two sides against the other, with either search of the bots."""

    def __init__(self, game: RuledGame, parameters: Parameters, *sides: Net | None) -> None:
        """One side or two, each with a net or, without one, with the game's own appraisal."""
        self.game, self.parameters, self._sides = game, parameters, (sides[0], sides[-1])
        self._roots = tuple(np.zeros(game.rules.most_legal, np.int64) for _ in range(3))
        self._states: Any = np.zeros(LONGEST, game.rules.dtype).view(np.recarray)
        self._seats, self._values = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)
        self._strayed = np.zeros(LONGEST, np.bool_)

    @cached_property
    def _deepening(self) -> Deepening:
        return Deepening(self.game, self.parameters, self._sides)

    @cached_property
    def _growing(self) -> Growing:
        return Growing(self.game, self.parameters, self._sides)

    def play(
        self,
        start: Record,
        budget: int,
        explore: float = 0.0,
        sitters: Sequence[int] = (0,) * MOST_SEATS,
        sampling_from: int = AS_BOTS,
    ) -> Played:
        """Play one game from a state, whose generator decides all chance, with so many positions a move.

        From so many players on games are played by sampling, and these are simulations. Which side sits where is told
        by 0 and 1. Nothing is carried over from other games, so that a game is the same whoever plays it when.
        """
        thinkers = self._growing if start[0].players >= sampling_from else self._deepening
        thinkers.forget(stir(START, start[0].generator))
        one, other = self._sides
        work: Any = start.copy().view(np.recarray)
        kept = play(self.game, thinkers.kind, (one is not None, other is not None))(
            work,
            thinkers.arrays,
            np.array(sitters),
            self._roots,
            thinkers.tuning,
            budget,
            int(explore * FINE),
            np.zeros(1, np.uint8),
            self._states,
            self._seats,
            self._values,
            self._strayed,
        )
        states, seats = self._states[:kept].copy(), self._seats[:kept].copy()
        return Played(states, seats, self._values[:kept].copy(), self._strayed[:kept].copy(), work)
