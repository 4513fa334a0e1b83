"""The memory of one search thread, and the transposition table that all threads of a search share."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.ruled import RuledGame, StateArray
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.alpha_beta import alphabeta_kernel, leaves
from azulejos.search.alpha_beta.plies import FIELDS
from azulejos.search.alpha_beta.table_entries import find, move_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.parameters import Parameters
from azulejos.search.stop_flag import StopFlag

UNBOUNDED = int(np.iinfo(np.int64).max)
"""A number of positions that never limits a search."""

MOST_SEATS = 5
"""The most players of any game."""

_LINE = 64
"""Bytes of a cache line: two cores cannot write to one at once without waiting for each other."""


@dataclass(frozen=True)
class SearchLimits:
    """What ends a search."""

    positions: int = UNBOUNDED
    """Positions each thread may search."""
    stop: StopFlag = field(default_factory=StopFlag)
    done: Any = field(default_factory=lambda: np.zeros(1, np.uint8))
    """Set by the first thread that has finished."""


class TranspositionTable:
    """Search results by position; it is kept from one search to the next."""

    def __init__(self, bits: int) -> None:
        self.keys = np.zeros(1 << bits, np.uint64)
        self.entries = np.zeros(1 << bits, np.int64)

    def clear(self) -> None:
        """Remove all entries."""
        self.keys[:] = 0
        self.entries[:] = 0

    def move(self, key: int) -> int | None:
        """The best move of a position, or None if it is not known."""
        entry = int(find(self.keys, self.entries, np.uint64(key)))
        return move_of(entry) if entry >= 0 else None


def leaf_of(game: RuledGame, *, learned: bool) -> leaves.Leaf:
    """The function that values leaves: by a net, or by the game's heuristic."""
    return leaves.by_net(game) if learned else leaves.by_heuristic(game)


@cache
def iterate(game: RuledGame, *, learned: bool) -> alphabeta_kernel.Iterate:
    """One compiled iteration of alpha-beta, with the heuristic of the game or with a net."""
    plain, stamp = alphabeta_kernel.iteration(game, leaf_of(game, learned=learned)), fingerprint(game)

    @kernel
    def compiled(
        thread: Any,
        roots: Any,
        me: int,
        depth: int,
        exact: bool,
        tuning: Any,
        counters: Any,
        budget: int,
        stop: Any,
        done: Any,
    ) -> int:
        return plain(thread, roots, me, depth, exact, tuning, counters, budget, stop, done) + 0 * stamp

    return compiled


class SearchThread:
    """The arrays one thread searches with, and its results for the moves of the root."""

    def __init__(
        self, game: RuledGame, parameters: Parameters, table: TranspositionTable, net: Net | None = None
    ) -> None:
        rows = parameters.deepest + 2
        self.parameters, self.table = parameters, table
        self._iterate = iterate(game, learned=net is not None)
        self.frames: Any = np.zeros(rows, game.rules.dtype).view(np.recarray)
        self.history = np.zeros((MOST_SEATS, game.rules.moves), np.int64)
        self.arrays = (
            self.frames,
            np.zeros((rows, game.rules.most_legal), np.int64),
            np.zeros((rows, game.rules.most_legal), np.int64),
            np.zeros((rows, FIELDS), np.int64),
            np.zeros(rows, np.uint64),
            table.keys,
            table.entries,
            self.history,
            self._workspace(game, net),
        )
        self.counters = np.zeros(2 * _LINE, np.int64)[_LINE // 8 :]  # padded against false sharing
        self.seat, self.depth, self.solved = 0, 0, False
        self.roots = np.zeros(0, np.int64)
        self.values = np.zeros(0, np.int64)
        self.visits = np.zeros(0, np.int64)

    def _workspace(self, game: RuledGame, net: Net | None) -> leaves.LeafWorkspace:
        if net is None:
            return leaves.heuristic_workspace(self.parameters.eval_key_bits)
        return workspace_of(features_of(game), net)

    @property
    def nodes(self) -> int:
        """How many positions it has searched."""
        return int(self.counters[alphabeta_kernel.NODES])

    def begin(self, state: StateArray, seat: int, roots: Any) -> None:
        """Prepare for a position, the seat that searches and the moves to search."""
        self.seat, self.depth, self.solved = seat, 0, False
        self.frames[0] = state[0]
        self.frames[0].generator = 0
        self.counters[:] = 0
        self.history //= 8  # the history of the position before is still a weak hint
        self.roots = np.array(roots, np.int64)
        self.values = np.zeros(len(roots), np.int64)
        self.visits = np.zeros(len(roots), np.int64)

    def forget(self) -> None:
        """Clear the history of moves that caused cutoffs."""
        self.history[:] = 0

    def deepen(self, depths: Iterable[int], exact: bool, limits: SearchLimits) -> None:
        """Search at growing depths until the round is solved, another thread has finished, or a limit is reached."""
        for depth in depths:
            # The first depth ignores the limits, so that there is always an answer.
            if not self.iterate(depth, exact, limits if depth > 1 else SearchLimits()):
                return
            self.depth, self.solved = depth, not self.counters[alphabeta_kernel.CUT]
            if self.solved or limits.stop.stopped:
                break
        limits.done[0] = 1

    def iterate(self, depth: int, exact: bool, limits: SearchLimits) -> bool:
        """Search all moves to a depth and order them by value. Returns whether all were searched."""
        self.counters[alphabeta_kernel.CUT] = 0
        finished = self._iterate(
            self.arrays,
            (self.roots, self.values, self.visits),
            self.seat,
            depth,
            exact,
            self.parameters.tuning,
            self.counters,
            limits.positions,
            limits.stop.flag,
            limits.done,
        )
        order = np.argsort(-self.values[:finished], kind="stable")
        for column in (self.roots, self.values, self.visits):
            column[:finished] = column[:finished][order]
        return bool(finished == len(self.roots))
