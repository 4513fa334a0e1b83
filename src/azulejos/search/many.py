"""Iterative deepening over max^n: the search for more than two players who each want the best for themselves."""

from math import log
from typing import Any

import numpy as np

from azulejos.core.ruled import RuledGame
from azulejos.evaluation.net import Net
from azulejos.search import maxn
from azulejos.search.deepening import Deepening
from azulejos.search.desk import MOST_SEATS, Desk, Table, compiled
from azulejos.search.entries import move_of
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.shares import ONE, own, strongest_other


class SharesTable(Table):
    """What was found out about positions, with the shares of all seats; the same for whoever searches."""

    def __init__(self, bits: int) -> None:
        super().__init__(bits)
        self.words = np.zeros(1 << bits, np.uint64)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """All of it, as compiled functions take it."""
        return self.keys, self.entries, self.words

    def move(self, key: int) -> int | None:
        """The best move of a position, if it is known."""
        entry = int(maxn.find(self.arrays, np.uint64(key))[0])
        return move_of(entry) if entry >= 0 else None


class SharesDesk(Desk):
    """A desk with room for the shares of all seats."""

    def __init__(self, game: RuledGame, parameters: Parameters, table: SharesTable, net: Net | None = None) -> None:
        super().__init__(game, parameters, table, net)
        self._iterate = compiled(game, maxn.iteration(game, learned=net is not None))
        frames, moves, scores, stack, marks, *_, history, mind = self.arrays
        shares, room = np.zeros((len(frames), MOST_SEATS), np.int64), np.zeros(MOST_SEATS)
        weighing = () if net is None else mind
        self.arrays = (frames, moves, scores, stack, marks, shares, room, table.arrays, history, mind, weighing)


class MaxN(Deepening):
    """The search for more than two players in the open: everyone for themselves."""

    def __init__(
        self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
    ) -> None:
        table = SharesTable(parameters.table_bits)
        desks = [SharesDesk(game, parameters, table, net) for _ in range(threads)]
        super().__init__(game, parameters, table, desks, net)

    def key(self, record: Any, me: int) -> int:
        """What a position is worth to all does not hang on who searches."""
        return int(self.judgement.key(record, int(self.game.rules.decider(record))))

    def meaning(self, value: int, spread: float) -> tuple[float, float]:
        """The own share, and by how many points one is ahead of the best other one whose share is so much less."""
        mine, strongest = own(value), strongest_other(value)
        return mine / ONE, spread * log(max(1, mine) / max(1, strongest))
