"""Searches as functions that compiled self-play calls: alpha-beta for two players, MCTS for more.

Each writes the moves of a seat, the best first, with their values, and returns how many there are. Each of two sides
may search with its own net.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.search.alpha_beta import alphabeta_kernel
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.alpha_beta.search_thread import UNBOUNDED, leaf_of
from azulejos.search.mcts import mcts_kernel
from azulejos.search.values import WON

EmbeddedSearch = Callable[..., int]


@cache
def alphabeta_search(game: RuledGame, *, learned: bool) -> EmbeddedSearch:
    """Alpha-beta with iterative deepening, until the budget of positions is spent."""
    candidates = heuristic_of(game).candidates
    iterate = alphabeta_kernel.iteration(game, leaf_of(game, learned=learned))

    @rule
    def think(thread: Any, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
        arrays, counters = thread
        moves, values, visits = roots
        listed = candidates(state, me, moves)
        arrays[0][0] = state
        counters[alphabeta_kernel.NODES] = 0
        for depth in range(1, len(arrays[0]) - 1):
            counters[alphabeta_kernel.CUT] = 0
            most = budget if depth > 1 else UNBOUNDED
            given = (moves[:listed], values[:listed], visits[:listed])
            finished = iterate(arrays, given, me, depth, False, tuning, counters, most, never, never)
            _order(moves, values, visits, finished)
            if finished < listed or counters[alphabeta_kernel.CUT] == 0 or counters[alphabeta_kernel.NODES] >= budget:
                break
        return listed

    return think


@cache
def mcts_search(game: RuledGame, *, learned: bool) -> EmbeddedSearch:
    """MCTS with a budget of simulations; the tree of a seat is kept from one decision to the next."""
    key, simulate = heuristic_of(game).key, mcts_kernel.simulation(game, learned=learned)

    @rule
    def think(trees: Any, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
        root, tree = trees[me]
        exploration, heat = tuning
        root[0] = state
        mine = key(state, me)
        mcts_kernel.make_room(tree, mine)
        simulate(root, tree, me, budget, exploration, heat, False, never)
        return _rank(tree, tree[mcts_kernel.TABLE][mcts_kernel.slot_of(tree[mcts_kernel.KEYS], mine)], roots)

    return think


@cache
def of_sides(game: RuledGame, kind: Callable[..., EmbeddedSearch]) -> EmbeddedSearch:
    """The same for two sides, each with a net or without: one kernel covers all combinations."""
    by_hand, by_net = kind(game, learned=False), kind(game, learned=True)

    @rule
    def think(sides: Any, side: int, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
        learned, hands, nets = sides
        if learned[side]:
            return by_net(nets[side], roots, state, me, tuning, budget, never)
        return by_hand(hands[side], roots, state, me, tuning, budget, never)

    return think


@rule
def _order(moves: Any, ranks: Any, others: Any, count: int) -> None:
    """Sort moves by rank, the highest first, and another column with them; the sort is stable."""
    for index in range(1, count):
        move, rank, other, place = moves[index], ranks[index], others[index], index
        while place > 0 and ranks[place - 1] < rank:
            moves[place], ranks[place], others[place] = moves[place - 1], ranks[place - 1], others[place - 1]
            place -= 1
        moves[place], ranks[place], others[place] = move, rank, other


@rule
def _rank(tree: Any, node: Any, roots: Any) -> int:
    """Write the moves of a node with their mean values, the most visited first, then the better."""
    moves, values, visits = roots
    first, count = node[mcts_kernel.FIRST], node[mcts_kernel.COUNT]
    for index in range(count):
        tries = tree[mcts_kernel.TRIES][first + index]
        mean = tree[mcts_kernel.SUMS][first + index] / max(1, tries)
        moves[index], visits[index] = tree[mcts_kernel.MOVES][first + index], tries
        values[index] = int((WON - 1) * (2 * mean - 1))
    _order(moves, values, visits, count)
    _order(moves, visits, values, count)
    return int(count)
