"""Iterative deepening over the alpha-beta kernel: depth after depth, until time or positions run out."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from azulejos.core.plain import Draft
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.turn import DECIDE
from azulejos.evaluation.net import Net
from azulejos.search.clock import Clock
from azulejos.search.desk import UNBOUNDED, Desk, End, Table
from azulejos.search.findings import LINE, Finding, Findings
from azulejos.search.leaves import judgement_of
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.scores import scored, scorer_of
from azulejos.search.values import chance, lead


class AlphaBeta:
    """The search for two players in the open: deep within a round, exact where a round can be seen to its end.

    Several threads each search all moves and help one another through the table they share: what one has found out
    the other need not. The second is a depth ahead of the first, so that they do not do the same at the same time.
    """

    def __init__(
        self, game: RuledGame, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
    ) -> None:
        self.game, self.parameters = game, parameters
        self.judgement = judgement_of(game)
        self.table = Table(parameters.table_bits)
        self._scorer = scorer_of(game, net)
        self._desks = [Desk(game, parameters, self.table, net) for _ in range(threads)]

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
        for desk in self._desks:
            desk.begin(state, seat, moves[:listed])
        self._deepen(clock, simulations, exact, depth or self.parameters.deepest)
        found = self._findings(state, time.perf_counter() - begun)
        told = len(found.moves) if exact else 1
        lines = [self._followed(state, seat, each, exact) for each in found.moves[:told]]
        return replace(found, moves=(*lines, *found.moves[told:]))

    def _deepen(self, clock: Clock, simulations: int | None, exact: bool, deepest: int) -> None:
        """Let every desk search, each in a thread of its own, until the first is done."""
        end = End(UNBOUNDED if simulations is None else max(1, simulations // len(self._desks)), clock)
        first, *others = self._desks
        orders = [(1, *range(2 + number % 2, deepest + 1)) for number in range(len(self._desks))]
        if not others:
            return first.deepen(orders[0], exact, end)
        with ThreadPoolExecutor(len(others)) as pool:
            work = [
                pool.submit(desk.deepen, depths, exact, end) for desk, depths in zip(others, orders[1:], strict=True)
            ]
            first.deepen(orders[0], exact, end)
            for each in work:
                each.result()
        return None

    def _findings(self, state: Record, seconds: float) -> Findings:
        """All moves, the best first. A move not finished at the last depth is taken for no better than the best."""
        desk = max(self._desks, key=lambda desk: (desk.solved, desk.depth))
        spread = float(self.judgement.spread(state[0]))
        best = int(desk.values[0])
        found = [
            _finding(int(move), min(best, int(value)), self._visits(int(move)), spread)
            for move, value in zip(desk.roots, desk.values, strict=True)
        ]
        found[1:] = sorted(found[1:], key=lambda each: (each.win, each.lead), reverse=True)
        nodes = sum(each.nodes for each in self._desks)
        return Findings(tuple(found), nodes, seconds, desk.depth + (not desk.solved), desk.solved)

    def _visits(self, move: int) -> int:
        return sum(int(desk.visits[desk.roots == move][0]) for desk in self._desks)

    def _followed(self, state: Record, me: int, found: Finding, exact: bool) -> Finding:
        """A finding with its line and, if all moves are valued with care, with the scores that its end leads to."""
        scorer = self._scorer if exact else None
        line, after = self._line(state, me, found.move, LINE if scorer is None else self.parameters.deepest)
        return scored(replace(found, line=line[:LINE]), me, scorer, after)

    def _line(self, state: Record, me: int, move: int, longest: int) -> tuple[tuple[int, ...], Draft]:
        """A move and the best answers after it, as far as the table knows them, and where they lead."""
        rules = self.game.rules
        line, after = [move], Draft(state)
        rules.apply(after[0], me, move)
        while len(line) < longest and rules.status(after[0]) == DECIDE:
            answer = self.table.move(int(self.judgement.key(after[0], me) ^ np.uint64(2 * me)))
            if answer is None:
                break
            line.append(answer)
            rules.apply(after[0], int(rules.decider(after[0])), answer)
        return tuple(line), after


def _finding(move: int, value: int, visits: int, spread: float) -> Finding:
    return Finding(move, visits, chance(value), lead(value, spread), (move,))
