"""The search for hidden hands: the moves of a seat, tried on imagined deals, and how often to play each."""

import time
from concurrent.futures import ThreadPoolExecutor
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.mind import mind_of
from azulejos.evaluation.net import Net
from azulejos.search import dealing
from azulejos.search.beliefs import DEAL
from azulejos.search.clock import Clock
from azulejos.search.findings import Finding, Findings
from azulejos.search.leaves import Mind, judgement_of
from azulejos.search.parameters import DEFAULT, Parameters

ENDLESS = np.iinfo(np.int64).max


class Tally:
    """What one thread has seen of the moves: how often each was tried, and what came of it."""

    def __init__(self, game: RuledGame, state: Record, moves: list[int], seed: int, mind: Mind) -> None:
        self.root: Any = state.copy().view(np.recarray)
        self.work: Any = np.zeros(3, game.rules.dtype).view(np.recarray)
        self.work[DEAL].generator = seed
        self.moves = np.array(moves, np.int64)
        self.visits = np.zeros(len(moves), np.int64)
        self.sums, self.leads = np.zeros(len(moves)), np.zeros(len(moves))
        room, laid = np.zeros(game.rules.most_legal, np.int64), np.zeros(8, np.int64)
        self.desk = mind, room, laid, np.zeros(8), np.zeros(8)

    def columns(self) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
        """Visits, win chances and leads, added up for each move."""
        return self.visits, self.sums, self.leads

    def grow(self, kernel: dealing.Deal, seat: int, simulations: int, clock: Clock) -> int:
        """Try moves until there are enough simulations or the clock stops, each once whatever the clock says."""
        return kernel(self.root, self.work, self.moves, self.columns(), self.desk, seat, simulations, clock.flag)


class Deals:
    """The search for hidden hands and choices made at the same time, for any number of players."""

    def __init__(
        self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
    ) -> None:
        """With a net all seats choose by it in imagined play, without one as the game's own judgement says."""
        self.game, self.parameters, self.threads, self.net = game, parameters, threads, net
        self._minds: list[Mind] = [() if net is None else mind_of(inputs_of(game), net) for _ in range(threads)]

    def search(
        self,
        state: Record,
        seat: int,
        clock: Clock,
        simulations: int | None = None,
        *,
        exact: bool = False,
        randomness: Randomness,
    ) -> Findings:
        """What the moves of a seat that owes a decision are worth, the best first; all as exact as the best."""
        begun = time.perf_counter()
        kernel, moves = dealing.dealer(self.game, learned=self.net is not None), self._moves(state, seat)
        tallies = [Tally(self.game, state, moves, 1 + randomness.below(2**62), mind) for mind in self._minds]
        each = ENDLESS if simulations is None else max(1, simulations // self.threads)
        with ThreadPoolExecutor(self.threads) as pool:
            done = sum(pool.map(lambda tally: tally.grow(kernel, seat, each, clock), tallies))
        return Findings(self._findings(moves, tallies), done, time.perf_counter() - begun, 1)

    def _moves(self, state: Record, seat: int) -> list[int]:
        scratch = np.zeros(self.game.rules.most_legal, np.int64)
        listed = judgement_of(self.game).candidates(state[0], seat, scratch)
        return [int(move) for move in scratch[:listed]]

    def _findings(self, moves: list[int], tallies: list[Tally]) -> tuple[Finding, ...]:
        """The moves that were tried, with their shares: one nearly as good as the best is played nearly as often."""
        visits, sums, leads = (
            np.sum(column, axis=0) for column in zip(*(tally.columns() for tally in tallies), strict=True)
        )
        tried = np.flatnonzero(visits)
        wins, leads = sums[tried] / visits[tried], leads[tried] / visits[tried]
        shares = [exp((win - max(wins)) / self.parameters.mixing) for win in wins]
        found = [
            Finding(moves[index], int(visits[index]), float(win), float(lead), (moves[index],), share)
            for index, win, lead, share in zip(tried, wins, leads, shares, strict=True)
        ]
        return tuple(sorted(found, key=lambda each: each.win, reverse=True))
