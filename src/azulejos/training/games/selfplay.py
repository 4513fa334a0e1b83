"""Self-play of a search, compiled from the first draw to the last move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.hashing import START, mix_hash
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import CHANCE, OVER
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.alpha_beta.search_thread import MOST_SEATS, SearchThread, TranspositionTable
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.embedded_search import EmbeddedSearch, alphabeta_search, mcts_search, of_sides
from azulejos.search.mcts.mcts import Tree
from azulejos.search.parameters import Parameters

LONGEST = 1000
"""The most positions of a game that are stored; no game is this long."""

FINE = 1 << 20
"""Exploration probabilities are integers out of this."""

NOBODY = -1
"""Stands for the seat at a position between two rounds, before the deal."""

TOP = 4
"""Half of the exploring moves are drawn from this many best moves, the others from all."""

AS_BOTS = 3
"""Bots search by MCTS from this number of players on."""

Sides = tuple[Net | None, Net | None]
Play = Callable[..., int]


@dataclass(frozen=True)
class Played:
    """A finished game: the positions before each decision and deal, with the values that the search found."""

    states: StateArray
    seats: NDArray[np.int8]
    """The seat to decide, or NOBODY."""
    values: NDArray[np.int32]
    """The value of the position for that seat, as the search found it."""
    strayed: NDArray[np.bool_]
    """Whether a move other than the best one was played, to explore."""
    last: StateArray
    """The end of the game."""


@cache
def play(game: RuledGame, kind: Callable[..., EmbeddedSearch]) -> Play:
    """The kernel that plays a game with a kind of search and stores its positions; it returns how many."""
    rules, think, stamp = game.rules, of_sides(game, kind), fingerprint(game)
    status, decider, apply, ways, draw = rules.status, rules.decider, rules.apply, rules.ways, rules.draw
    boundary = heuristic_of(game).boundary

    @kernel
    def compiled(
        work: Any,
        sides: Any,
        seating: Any,
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
            listed = think(sides, seating[seat], roots, state, seat, tuning, budget, never)
            states[kept] = state
            choice = 0
            if below(state, FINE) < explore:
                choice = below(state, min(listed, TOP) if below(state, 2) == 0 else listed)
            seats[kept], values[kept], strayed[kept] = seat, roots[1][0], choice != 0
            kept += 1
            apply(state, seat, roots[0][choice])
        return kept

    return compiled


class AlphaBetaSides:
    """Two sides that search by alpha-beta."""

    kind = staticmethod(alphabeta_search)

    def __init__(self, game: RuledGame, parameters: Parameters, sides: Sides) -> None:
        self.tuning = parameters.tuning
        self._threads = [
            SearchThread(game, parameters, TranspositionTable(parameters.table_bits), net) for net in sides
        ]
        arrays = [(thread.arrays, thread.counters) for thread in self._threads]
        idle = [
            SearchThread(game, parameters, TranspositionTable(1), net)
            for net in (None, Net.random(features_of(game), 0))
        ]
        self.arrays = _by_kind(sides, arrays, [(thread.arrays, thread.counters) for thread in idle])

    def forget(self, seed: Any) -> None:
        """Forget everything."""
        for thread in self._threads:
            thread.table.clear()
            thread.forget()


class MctsSides:
    """Two sides that search by MCTS; each seat has its own tree, as at a table."""

    kind = staticmethod(mcts_search)

    def __init__(self, game: RuledGame, parameters: Parameters, sides: Sides) -> None:
        self.tuning = parameters.exploration, parameters.prior_heat
        seats, small = max(game.players), replace(parameters, node_bits=1, edge_bits=1)
        self._trees = [[Tree(game, parameters, net) for _ in range(seats)] for net in sides]
        arrays = [tuple((tree.root, tree.arrays) for tree in trees) for trees in self._trees]
        idle = [Tree(game, small, net) for net in (None, Net.random(features_of(game), 0))]
        self.arrays = _by_kind(sides, arrays, [((tree.root, tree.arrays),) * seats for tree in idle])

    def forget(self, seed: Any) -> None:
        """Forget everything, and seed the simulations."""
        for tree in chain.from_iterable(self._trees):
            tree.clear()
            tree.work[0].generator = seed


def _by_kind(sides: Sides, arrays: Sequence[Any], idle: Sequence[Any]) -> tuple[Any, ...]:
    """The arguments of a kernel for two sides: which have a net, the arrays without a net, and those with one.

    A side has an entry in both, since a kernel needs the types of both; one of the two is never used.
    """
    learned = np.array([net is not None for net in sides])
    return learned, *(
        tuple(own if has_net == kind else idle[kind] for has_net, own in zip(learned, arrays, strict=True))
        for kind in (False, True)
    )


class SelfPlayer:
    """Plays a search against itself or one side against another, by alpha-beta or by MCTS."""

    def __init__(self, game: RuledGame, parameters: Parameters, *sides: Net | None) -> None:
        """Takes one side or two, each with a net or, if None, with the heuristic."""
        self.game, self.parameters, self._sides = game, parameters, (sides[0], sides[-1])
        self._roots = tuple(np.zeros(game.rules.most_legal, np.int64) for _ in range(3))
        self._states: Any = np.zeros(LONGEST, game.rules.dtype).view(np.recarray)
        self._seats, self._values = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)
        self._strayed = np.zeros(LONGEST, np.bool_)

    @cached_property
    def _deepening(self) -> AlphaBetaSides:
        return AlphaBetaSides(self.game, self.parameters, self._sides)

    @cached_property
    def _growing(self) -> MctsSides:
        return MctsSides(self.game, self.parameters, self._sides)

    def play(
        self,
        start: StateArray,
        budget: int,
        explore: float = 0.0,
        seating: Sequence[int] = (0,) * MOST_SEATS,
        sampling_from: int = AS_BOTS,
    ) -> Played:
        """Play one game from a state, whose generator decides all draws, with `budget` positions per move.

        From `sampling_from` players on games are played by MCTS, and the budget counts simulations. `seating` names the
        side in each seat, 0 or 1. Nothing is carried over from other games, so that a game can be repeated.
        """
        thinkers = self._growing if start[0].players >= sampling_from else self._deepening
        thinkers.forget(mix_hash(START, start[0].generator))
        work: Any = start.copy().view(np.recarray)
        kept = play(self.game, thinkers.kind)(
            work,
            thinkers.arrays,
            np.array(seating),
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
