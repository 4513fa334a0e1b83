"""Iterative deepening over the alpha-beta kernel, until time or positions run out."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from azulejos.core.plain import Draft
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import DECIDE
from azulejos.evaluation.net import Net
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.alpha_beta.search_thread import UNBOUNDED, SearchLimits, SearchThread, TranspositionTable
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.scores import scored, scorer_of
from azulejos.search.search_result import LINE, MoveResult, SearchResult
from azulejos.search.stop_flag import StopFlag
from azulejos.search.values import lead, win_probability


class AlphaBeta:
    """The search for two players and open hands; exact where it reaches the end of the round.

    Every thread searches all moves, and all share one transposition table. Every second thread works one depth ahead,
    so that threads rarely search the same position at the same time.
    """

    def __init__(
        self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
    ) -> None:
        self.game, self.parameters = game, parameters
        self.heuristic = heuristic_of(game)
        self.table = TranspositionTable(parameters.table_bits)
        self._scorer = scorer_of(game, net)
        self._threads = [SearchThread(game, parameters, self.table, net) for _ in range(threads)]

    def search(
        self,
        state: StateArray,
        seat: int,
        stop: StopFlag,
        simulations: int | None = None,
        *,
        exact: bool = False,
        randomness: Randomness | None = None,
        depth: int | None = None,
    ) -> SearchResult:
        """The values of all moves of a seat that owes a decision.

        With `exact` every move gets an exact value; without, the others only get an upper bound.
        """
        begun = time.perf_counter()
        moves = np.zeros(self.game.rules.most_legal, np.int64)
        listed = self.heuristic.candidates(state[0], seat, moves)
        for thread in self._threads:
            thread.begin(state, seat, moves[:listed])
        self._deepen(stop, simulations, exact, depth or self.parameters.deepest)
        found = self._result(state, time.perf_counter() - begun)
        followed = len(found.moves) if exact else 1
        lines = [self._followed(state, seat, each, exact) for each in found.moves[:followed]]
        return replace(found, moves=(*lines, *found.moves[followed:]))

    def _deepen(self, stop: StopFlag, simulations: int | None, exact: bool, deepest: int) -> None:
        """Run all search threads until the first has finished."""
        limits = SearchLimits(UNBOUNDED if simulations is None else max(1, simulations // len(self._threads)), stop)
        first, *others = self._threads
        orders = [(1, *range(2 + number % 2, deepest + 1)) for number in range(len(self._threads))]
        if not others:
            return first.deepen(orders[0], exact, limits)
        with ThreadPoolExecutor(len(others)) as pool:
            work = [
                pool.submit(thread.deepen, depths, exact, limits)
                for thread, depths in zip(others, orders[1:], strict=True)
            ]
            first.deepen(orders[0], exact, limits)
            for each in work:
                each.result()
        return None

    def _result(self, state: StateArray, seconds: float) -> SearchResult:
        """All moves, the best first. A move not finished at the last depth counts as no better than the best."""
        thread = max(self._threads, key=lambda thread: (thread.solved, thread.depth))
        spread = float(self.heuristic.spread(state[0]))
        best = int(thread.values[0])
        found = [
            _move_result(int(move), min(best, int(value)), self._visits(int(move)), spread)
            for move, value in zip(thread.roots, thread.values, strict=True)
        ]
        found[1:] = sorted(found[1:], key=lambda each: (each.win, each.lead), reverse=True)
        nodes = sum(each.nodes for each in self._threads)
        return SearchResult(tuple(found), nodes, seconds, thread.depth + (not thread.solved), thread.solved)

    def _visits(self, move: int) -> int:
        return sum(int(thread.visits[thread.roots == move][0]) for thread in self._threads)

    def _followed(self, state: StateArray, me: int, found: MoveResult, exact: bool) -> MoveResult:
        """The result of a move with its line and, with `exact`, with the expected final scores."""
        scorer = self._scorer if exact else None
        line, after = self._line(state, me, found.move, LINE if scorer is None else self.parameters.deepest)
        return scored(replace(found, line=line[:LINE]), me, scorer, after)

    def _line(self, state: StateArray, me: int, move: int, longest: int) -> tuple[tuple[int, ...], Draft]:
        """A move and the best answers after it, as far as the table holds them, and the state after them."""
        rules = self.game.rules
        line, after = [move], Draft(state)
        rules.apply(after[0], me, move)
        while len(line) < longest and rules.status(after[0]) == DECIDE:
            answer = self.table.move(int(self.heuristic.key(after[0], me) ^ np.uint64(2 * me)))
            if answer is None:
                break
            line.append(answer)
            rules.apply(after[0], int(rules.decider(after[0])), answer)
        return tuple(line), after


def _move_result(move: int, value: int, visits: int, spread: float) -> MoveResult:
    return MoveResult(move, visits, win_probability(value), lead(value, spread), (move,))
