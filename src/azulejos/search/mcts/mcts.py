"""Monte Carlo tree search: one tree for each thread, added up at the end."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from azulejos.core.plain import Draft
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import DECIDE
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.search.alpha_beta.leaves import LeafWorkspace, heuristic_of, heuristic_workspace
from azulejos.search.mcts import mcts_kernel
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.scores import scored, scorer_of
from azulejos.search.search_result import LINE, MoveResult, SearchResult
from azulejos.search.stop_flag import StopFlag

FIRST = 4
"""After this many simulations every seat that owes a decision has its moves in the tree."""

MIXED = 0.25
"""Where choices are sealed, only moves with at least this share of the most visits are played."""

ENDLESS = np.iinfo(np.int64).max


class Tree:
    """Nodes by key and their edges; a tree is kept from one decision to the next."""

    def __init__(self, game: RuledGame, parameters: Parameters, net: Net | None = None) -> None:
        self.workspace: LeafWorkspace = (
            heuristic_workspace(parameters.eval_key_bits) if net is None else workspace_of(features_of(game), net)
        )
        nodes, edges = 1 << parameters.node_bits, 1 << parameters.edge_bits
        self.root: Any = np.zeros(1, game.rules.dtype).view(np.recarray)
        self.work: Any = np.zeros(2, game.rules.dtype).view(np.recarray)
        self.keys = np.zeros(nodes, np.uint64)
        self.nodes = np.zeros((nodes, mcts_kernel.NODE_FIELDS), np.int64)
        self.moves = np.zeros(edges, np.int64)
        self.visits = np.zeros(edges, np.int64)
        self.sums, self.leads, self.priors = (np.zeros(edges) for _ in range(3))
        self.path = np.zeros((parameters.deepest, 2), np.int64)
        self.scratch = np.zeros(game.rules.most_legal, np.int64)
        self.values, self.ahead = np.zeros(8), np.zeros(8)
        self.counters = np.zeros(3, np.int64)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """The tree as compiled functions take it (see the indices in `mcts_kernel`)."""
        found = self.visits, self.sums, self.leads, self.priors
        room = self.path, self.scratch, self.values, self.ahead
        return self.work, self.keys, self.nodes, self.moves, *found, *room, self.counters, self.workspace

    def begin(self, state: StateArray, key: Any, seed: int) -> None:
        """Start from a position; a tree that is half full, or has no slot for it, is cleared."""
        self.root[0] = state[0]
        self.work[0].generator = seed
        mcts_kernel.make_room(self.arrays, key)

    def clear(self) -> None:
        """Remove all nodes."""
        mcts_kernel.clear(self.arrays)

    def grow(
        self,
        kernel: mcts_kernel.Simulate,
        seat: int,
        simulations: int,
        parameters: Parameters,
        plain: bool,
        stop: StopFlag,
    ) -> int:
        """Run simulations until there are enough or `stop` is set. Returns how many were run."""
        heat = 0.0 if plain else parameters.prior_heat
        return kernel(self.root, self.arrays, seat, simulations, parameters.exploration, heat, plain, stop.flag)

    def edges(self, key: Any) -> range:
        """The edges of the node with a key."""
        slot = mcts_kernel.slot_of(self.keys, key)
        if slot < 0 or self.keys[slot] != key or self.nodes[slot][mcts_kernel.FIRST] < 0:
            return range(0)
        node = self.nodes[slot]
        return range(int(node[mcts_kernel.FIRST]), int(node[mcts_kernel.FIRST] + node[mcts_kernel.COUNT]))


class Mcts:
    """The search for more than two players.

    With `plain` it is the textbook search to compare with: no heuristic, random play to the end of the game. That one
    also serves games with hidden hands.
    """

    def __init__(
        self,
        game: RuledGame,
        parameters: Parameters = DEFAULT,
        threads: int = 1,
        *,
        plain: bool = False,
        net: Net | None = None,
    ) -> None:
        self.game, self.parameters, self.plain, self.learned = game, parameters, plain, net is not None
        self._scorer = scorer_of(game, net)
        self._trees = [Tree(game, parameters, net) for _ in range(threads)]

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
        """The values of all moves of a seat that owes a decision, the most visited first.

        With `exact` each move has its line, without only the first.
        """
        begun = time.perf_counter()
        kernel = mcts_kernel.simulation_kernel(self.game, learned=self.learned)
        key = heuristic_of(self.game).key(state[0], seat)
        for tree in self._trees:
            tree.begin(state, key, 1 + randomness.below(2**62))
        each = ENDLESS if simulations is None else max(1, simulations // len(self._trees))
        with ThreadPoolExecutor(len(self._trees)) as pool:
            done = sum(pool.map(lambda tree: self._grow(tree, kernel, seat, each, stop), self._trees))
        found = self._result(key, done, time.perf_counter() - begun)
        lines = [self._followed(state, seat, each, exact) for each in found.moves[: None if exact else 1]]
        return replace(found, moves=(*lines, *found.moves[len(lines) :]))

    def _grow(self, tree: Tree, kernel: mcts_kernel.Simulate, seat: int, simulations: int, stop: StopFlag) -> int:
        """Run the first simulations without a limit, so that there is always an answer, then the rest."""
        first = tree.grow(kernel, seat, FIRST, self.parameters, self.plain, StopFlag())
        return first + tree.grow(kernel, seat, simulations - first, self.parameters, self.plain, stop)

    def _result(self, key: Any, done: int, seconds: float) -> SearchResult:
        totals: dict[int, Any] = {}
        for tree in self._trees:
            for edge in tree.edges(key):
                total = totals.setdefault(int(tree.moves[edge]), np.zeros(3))
                total += (tree.visits[edge], tree.sums[edge], tree.leads[edge])
        kept = MIXED * max((visits for visits, _, _ in totals.values()), default=0)
        found = [
            MoveResult(
                move,
                int(visits),
                float(wins / max(1, visits)),
                float(leads / max(1, visits)),
                (move,),
                float(visits * (visits >= kept)),
            )
            for move, (visits, wins, leads) in totals.items()
        ]
        found.sort(key=lambda each: (each.visits, each.win), reverse=True)
        return SearchResult(tuple(found), done, seconds, 1)

    def _followed(self, state: StateArray, seat: int, found: MoveResult, exact: bool) -> MoveResult:
        """The result of a move with its line and, with `exact`, with the expected final scores."""
        scorer = self._scorer if exact else None
        line, after = self._line(state, seat, found.move, LINE if scorer is None else self.parameters.deepest)
        return scored(replace(found, line=line[:LINE]), seat, scorer, after)

    def _line(self, state: StateArray, seat: int, move: int, longest: int) -> tuple[tuple[int, ...], Draft]:
        """A move and the most visited moves after it, until something is hidden or drawn, and the state after them."""
        rules, heuristic, tree = self.game.rules, heuristic_of(self.game), self._trees[0]
        line, after = [move], Draft(state)
        rules.apply(after[0], seat, move)
        while heuristic.conceal is None and len(line) < longest and rules.status(after[0]) == DECIDE:
            decider = int(rules.decider(after[0]))
            edges = tree.edges(heuristic.key(after[0], decider))
            best = max(edges, key=lambda edge: tree.visits[edge], default=None)
            if best is None or not tree.visits[best]:
                break
            line.append(int(tree.moves[best]))
            rules.apply(after[0], decider, line[-1])
        return tuple(line), after
