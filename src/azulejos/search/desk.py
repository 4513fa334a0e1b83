"""What one thread needs to search, and the table that all threads of a search share."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from azulejos.core.ruled import Record, RuledGame
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.mind import mind_of
from azulejos.evaluation.net import Net
from azulejos.search import alphabeta, leaves
from azulejos.search.clock import Clock
from azulejos.search.entries import find, move_of
from azulejos.search.fingerprint import fingerprint
from azulejos.search.kernel import kernel
from azulejos.search.parameters import Parameters
from azulejos.search.plies import FIELDS

UNBOUNDED = int(np.iinfo(np.int64).max)
"""A number of positions that is no limit."""

MOST_SEATS = 5
"""No game has more."""

_LINE = 64
"""Bytes two cores can not write to at once without waiting for each other."""


@dataclass(frozen=True)
class End:
    """What ends a search."""

    positions: int = UNBOUNDED
    """Positions a desk may look at."""
    clock: Clock = field(default_factory=Clock)
    done: Any = field(default_factory=lambda: np.zeros(1, np.uint8))
    """Raised by the first desk that has nothing left to do."""


class Table:
    """What was found out about positions; it lives on between searches."""

    def __init__(self, bits: int) -> None:
        self.keys = np.zeros(1 << bits, np.uint64)
        self.entries = np.zeros(1 << bits, np.int64)

    def clear(self) -> None:
        """Forget everything."""
        self.keys[:] = 0
        self.entries[:] = 0

    def move(self, key: int) -> int | None:
        """The best move of a position, if it is known."""
        entry = int(find(self.keys, self.entries, np.uint64(key)))
        return move_of(entry) if entry >= 0 else None


def leaf_of(game: RuledGame, *, learned: bool) -> leaves.Leaf:
    """What a line is worth where it ends."""
    return leaves.learned(game) if learned else leaves.appraised(game)


@cache
def iterate(game: RuledGame, *, learned: bool) -> alphabeta.Iterate:
    """One iteration of alpha-beta, compiled, with the appraisal of the game or with a learned value."""
    plain, stamp = alphabeta.iteration(game, leaf_of(game, learned=learned)), fingerprint(game)

    @kernel
    def compiled(
        desk: Any,
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
        return plain(desk, roots, me, depth, exact, tuning, counters, budget, stop, done) + 0 * stamp

    return compiled


class Desk:
    """A stack of states, lists of moves, and what a thread has found out about the moves of a root."""

    def __init__(self, game: RuledGame, parameters: Parameters, table: Table, net: Net | None = None) -> None:
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
            leaves.appraised_mind(parameters.gist_bits) if net is None else mind_of(features_of(game), net),
        )
        self.counters = np.zeros(2 * _LINE, np.int64)[_LINE // 8 :]  # with room around: the other thread counts too
        self.seat, self.depth, self.solved = 0, 0, False
        self.roots = np.zeros(0, np.int64)
        self.values = np.zeros(0, np.int64)
        self.visits = np.zeros(0, np.int64)

    @property
    def nodes(self) -> int:
        """How many positions it has looked at."""
        return int(self.counters[alphabeta.NODES])

    def begin(self, state: Record, seat: int, roots: Any) -> None:
        """Set the desk up for a position, the seat that searches and the moves to look at."""
        self.seat, self.depth, self.solved = seat, 0, False
        self.frames[0] = state[0]
        self.frames[0].generator = 0
        self.counters[:] = 0
        self.history //= 8  # what refuted moves of the position before says something of this one
        self.roots = np.array(roots, np.int64)
        self.values = np.zeros(len(roots), np.int64)
        self.visits = np.zeros(len(roots), np.int64)

    def forget(self) -> None:
        """Forget which moves have refuted others."""
        self.history[:] = 0

    def deepen(self, depths: Iterable[int], exact: bool, end: End) -> None:
        """Search depth after depth until the rest of the round is solved, another desk is done, or time is up."""
        for depth in depths:
            # The first depth is searched whatever the limit: there is always an answer.
            if not self.iterate(depth, exact, end if depth > 1 else End()):
                return
            self.depth, self.solved = depth, not self.counters[alphabeta.CUT]
            if self.solved or end.clock.stopped:
                break
        end.done[0] = 1

    def iterate(self, depth: int, exact: bool, end: End) -> bool:
        """Search all moves to a depth; whether that was finished. The moves are then ordered by what was found."""
        self.counters[alphabeta.CUT] = 0
        finished = self._iterate(
            self.arrays,
            (self.roots, self.values, self.visits),
            self.seat,
            depth,
            exact,
            self.parameters.tuning,
            self.counters,
            end.positions,
            end.clock.flag,
            end.done,
        )
        order = np.argsort(-self.values[:finished], kind="stable")
        for column in (self.roots, self.values, self.visits):
            column[:finished] = column[:finished][order]
        return bool(finished == len(self.roots))
