"""The search for hidden hands: tries the moves of a seat on determinized deals, and says how often to play each."""

import time
from concurrent.futures import ThreadPoolExecutor
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.alpha_beta.leaves import LeafWorkspace, heuristic_of
from azulejos.search.determinized import determinized_kernel
from azulejos.search.determinized.determinization import DEAL
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.search_result import MoveResult, SearchResult
from azulejos.search.stop_flag import StopFlag

ENDLESS = np.iinfo(np.int64).max


class MoveStatistics:
    """The statistics of one thread: how often each move was tried, and its sums of wins and leads."""

    def __init__(
        self, game: RuledGame, state: StateArray, moves: list[int], seed: int, workspace: LeafWorkspace
    ) -> None:
        self.root: Any = state.copy().view(np.recarray)
        self.work: Any = np.zeros(3, game.rules.dtype).view(np.recarray)
        self.work[DEAL].generator = seed
        self.moves = np.array(moves, np.int64)
        self.visits = np.zeros(len(moves), np.int64)
        self.sums, self.leads = np.zeros(len(moves)), np.zeros(len(moves))
        room, laid = np.zeros(game.rules.most_legal, np.int64), np.zeros(8, np.int64)
        self.scratch = workspace, room, laid, np.zeros(8), np.zeros(8)

    def columns(self) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
        """The sums of visits, win shares and leads of each move."""
        return self.visits, self.sums, self.leads

    def grow(self, kernel: determinized_kernel.Deal, seat: int, simulations: int, stop: StopFlag) -> int:
        """Try moves until there are enough simulations or `stop` is set, but each move at least once."""
        return kernel(self.root, self.work, self.moves, self.columns(), self.scratch, seat, simulations, stop.flag)


class DeterminizedSearch:
    """The search for hidden hands and simultaneous choices, for any number of players."""

    def __init__(
        self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
    ) -> None:
        """With a net it is the rollout policy of all seats; without one the game's own policy is."""
        self.game, self.parameters, self.threads, self.net = game, parameters, threads, net
        self._workspaces: list[LeafWorkspace] = [
            () if net is None else workspace_of(inputs_of(game), net) for _ in range(threads)
        ]

    def search(
        self,
        state: StateArray,
        seat: int,
        stop: StopFlag,
        simulations: int | None = None,
        *,
        exact: bool = False,
        randomness: Randomness,
    ) -> SearchResult:
        """The values of all moves of a seat that owes a decision, the best first; all equally exact."""
        begun = time.perf_counter()
        kernel = determinized_kernel.trial_kernel(self.game, learned=self.net is not None)
        moves = self._moves(state, seat)
        seeds = [1 + randomness.below(2**62) for _ in self._workspaces]
        statistics = [
            MoveStatistics(self.game, state, moves, seed, workspace)
            for seed, workspace in zip(seeds, self._workspaces, strict=True)
        ]
        each = ENDLESS if simulations is None else max(1, simulations // self.threads)
        with ThreadPoolExecutor(self.threads) as pool:
            done = sum(pool.map(lambda own: own.grow(kernel, seat, each, stop), statistics))
        return SearchResult(self._results(moves, statistics), done, time.perf_counter() - begun, 1)

    def _moves(self, state: StateArray, seat: int) -> list[int]:
        scratch = np.zeros(self.game.rules.most_legal, np.int64)
        listed = heuristic_of(self.game).candidates(state[0], seat, scratch)
        return [int(move) for move in scratch[:listed]]

    def _results(self, moves: list[int], statistics: list[MoveStatistics]) -> tuple[MoveResult, ...]:
        """The moves that were tried, with their shares: a move nearly as good as the best is played nearly as often."""
        visits, sums, leads = (
            np.sum(column, axis=0) for column in zip(*(own.columns() for own in statistics), strict=True)
        )
        tried = np.flatnonzero(visits)
        wins, leads = sums[tried] / visits[tried], leads[tried] / visits[tried]
        shares = [exp((win - max(wins)) / self.parameters.mixing) for win in wins]
        found = [
            MoveResult(moves[index], int(visits[index]), float(win), float(lead), (moves[index],), share)
            for index, win, lead, share in zip(tried, wins, leads, shares, strict=True)
        ]
        return tuple(sorted(found, key=lambda each: each.win, reverse=True))
