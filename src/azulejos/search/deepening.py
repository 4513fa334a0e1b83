"""Iterative deepening over the alpha-beta kernel: depth after depth, until time or positions run out."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import DECIDE
from azulejos.search import alphabeta
from azulejos.search.clock import Clock
from azulejos.search.findings import LINE, Finding, Findings
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.values import chance, lead


class Desk:
    """What one thread needs to search: a stack of states, lists of moves, a table that lives on between searches."""

    def __init__(self, game: RuledGame, parameters: Parameters) -> None:
        rows = parameters.deepest + 2
        self.frames: Any = np.zeros(rows, game.rules.dtype).view(np.recarray)
        self.moves = np.zeros((rows, game.rules.most_legal), np.int64)
        self.scores = np.zeros((rows, game.rules.most_legal), np.int64)
        self.stack = np.zeros((rows, alphabeta.FIELDS), np.int64)
        self.keys = np.zeros(1 << parameters.table_bits, np.uint64)
        self.entries = np.zeros(1 << parameters.table_bits, np.int64)
        self.counters = np.zeros(3, np.int64)
        self.seat = 0
        self.roots = np.zeros(0, np.int64)
        self.values = np.zeros(0, np.int64)
        self.visits = np.zeros(0, np.int64)

    def begin(self, state: Record, seat: int, roots: Any) -> None:
        """Set the desk up for a position, the seat that searches and the moves to look at."""
        self.seat = seat
        self.frames[0] = state[0]
        self.frames[0].generator = 0
        self.counters[:] = 0
        self.roots = np.array(roots, np.int64)
        self.values = np.zeros(len(roots), np.int64)
        self.visits = np.zeros(len(roots), np.int64)

    def iterate(self, kernel: alphabeta.Iterate, depth: int, exact: bool, budget: int, clock: Clock) -> bool:
        """Search all moves to a depth; whether that was finished. The moves are then ordered by what was found."""
        self.counters[alphabeta.CUT] = 0
        done = kernel(
            self.frames,
            self.moves,
            self.scores,
            self.stack,
            self.keys,
            self.entries,
            self.roots,
            self.values,
            self.visits,
            self.seat,
            depth,
            exact,
            budget,
            self.counters,
            clock.flag,
        )
        order = np.argsort(-self.values[:done], kind="stable")
        for column in (self.roots, self.values, self.visits):
            column[:done] = column[:done][order]
        return done == len(self.roots)


class AlphaBeta:
    """The search for two players in the open: deep within a round, exact where a round can be seen to its end."""

    def __init__(self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1) -> None:
        self.game, self.parameters = game, parameters
        self.judgement = alphabeta.judgement_of(game)
        self._desks = [Desk(game, parameters) for _ in range(threads)]

    def search(
        self,
        state: Record,
        seat: int,
        clock: Clock,
        simulations: int | None = None,
        *,
        exact: bool = False,
        randomness: Randomness | None = None,
        depth: int | None = None,
    ) -> Findings:
        """What the moves of a seat that owes a decision are worth.

        With `exact` every move is valued as carefully as the best; without, others are just known to be no better.
        """
        begun = time.perf_counter()
        moves = np.zeros(self.game.rules.most_legal, np.int64)
        listed = self.judgement.candidates(state[0], seat, moves)
        desks = self._desks[: max(1, min(len(self._desks), listed))]
        for number, desk in enumerate(desks):
            desk.begin(state, seat, moves[number : listed : len(desks)])
        deepest, solved = self._deepen(desks, clock, simulations, exact, depth or self.parameters.deepest)
        found = self._findings(state, desks, time.perf_counter() - begun, deepest, solved)
        told = len(found.moves) if exact else 1
        lines = [replace(each, line=self._line(state, desks, each.move)) for each in found.moves[:told]]
        return replace(found, moves=(*lines, *found.moves[told:]))

    def _deepen(
        self, desks: list[Desk], clock: Clock, simulations: int | None, exact: bool, deepest: int
    ) -> tuple[int, bool]:
        kernel = alphabeta.iteration(self.game)
        budget = np.iinfo(np.int64).max if simulations is None else max(1, simulations // len(desks))
        with ThreadPoolExecutor(len(desks)) as pool:
            for depth in range(1, deepest + 1):
                # The first depth is searched whatever the limit: there is always an answer.
                limit, timer = (np.iinfo(np.int64).max, Clock()) if depth == 1 else (budget, clock)
                work = [pool.submit(desk.iterate, kernel, depth, exact, limit, timer) for desk in desks]
                finished = [each.result() for each in work]
                if not all(finished):
                    return depth, False
                if not any(desk.counters[alphabeta.CUT] for desk in desks):
                    return depth, True
                if clock.stopped:
                    break
                share_out(desks)
        return depth, False

    def _findings(self, state: Record, desks: list[Desk], seconds: float, depth: int, solved: bool) -> Findings:
        """All moves, the best first. A move not finished at the last depth is taken for no better than the best."""
        best = max(desks, key=lambda desk: int(desk.values[0]))
        spread = float(self.judgement.spread(state[0]))
        found = [
            _finding(desk, index, int(best.values[0]), spread) for desk in desks for index in range(len(desk.roots))
        ]
        found.sort(key=lambda each: (each.move == best.roots[0], each.win, each.lead), reverse=True)
        nodes = sum(int(desk.counters[alphabeta.NODES]) for desk in desks)
        return Findings(tuple(found), nodes, seconds, depth, solved)

    def _line(self, state: Record, desks: list[Desk], move: int) -> tuple[int, ...]:
        """A move and the best answers after it, as far as the table knows them."""
        desk = next(desk for desk in desks if move in desk.roots)
        rules = self.game.rules
        line, after, me = [move], state.copy(), desk.seat
        rules.apply(after[0], me, move)
        while len(line) < LINE:
            key = self.judgement.key(after[0], me) ^ np.uint64(2 * me) if rules.status(after[0]) == DECIDE else 0
            place = int(key) & len(desk.keys) - 1
            if key == 0 or desk.keys[place] != key:
                break
            line.append(int(alphabeta.move_of(int(desk.entries[place]))))
            rules.apply(after[0], int(rules.decider(after[0])), line[-1])
        return tuple(line)


def _finding(desk: Desk, index: int, most: int, spread: float) -> Finding:
    move, value = int(desk.roots[index]), min(most, int(desk.values[index]))
    return Finding(move, int(desk.visits[index]), chance(value), lead(value, spread), (move,))


def share_out(desks: list[Desk]) -> None:
    """Deal the moves of the root to the desks anew: the best ones first, then each to who has least to do.

    What a move has cost so far is what it will cost; a desk without a good move to compare with prunes little.
    """
    if len(desks) == 1:
        return
    rows = [row for desk in desks for row in zip(desk.values, desk.visits, desk.roots, strict=True)]
    rows.sort(key=lambda row: (-int(row[0]), int(row[2])))
    shares: list[list[Any]] = [[row] for row in rows[: len(desks)]]
    for row in rows[len(desks) :]:
        min(shares, key=lambda share: sum(int(each[1]) for each in share)).append(row)
    for desk, share in zip(desks, shares, strict=True):
        columns = np.array(share, np.int64).T
        desk.values, desk.visits, desk.roots = (np.ascontiguousarray(column) for column in columns)
