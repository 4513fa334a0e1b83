"""Searches as functions that compiled games call for a decision: alpha-beta for two players, sampling for more.

A thought leaves the moves of a seat in order, the best first, with what the best is worth, and returns how many there
are. Two sides may think with minds of their own.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.search import alphabeta, sampling
from azulejos.search.desk import UNBOUNDED, leaf_of
from azulejos.search.leaves import judgement_of
from azulejos.search.values import WON

Think = Callable[..., int]


@cache
def deepened(game: RuledGame, *, learned: bool) -> Think:
    """Alpha-beta that deepens until the budget of positions is spent."""
    candidates = judgement_of(game).candidates
    iterate = alphabeta.iteration(game, leaf_of(game, learned=learned))

    @rule
    def think(desk: Any, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
        arrays, counters = desk
        moves, values, visits = roots
        listed = candidates(state, me, moves)
        arrays[0][0] = state
        counters[alphabeta.NODES] = 0
        for depth in range(1, len(arrays[0]) - 1):
            counters[alphabeta.CUT] = 0
            most = budget if depth > 1 else UNBOUNDED
            given = (moves[:listed], values[:listed], visits[:listed])
            finished = iterate(arrays, given, me, depth, False, tuning, counters, most, never, never)
            _order(moves, values, visits, finished)
            if finished < listed or counters[alphabeta.CUT] == 0 or counters[alphabeta.NODES] >= budget:
                break
        return listed

    return think


@cache
def sampled(game: RuledGame, *, learned: bool) -> Think:
    """Sampling with a budget of simulations; what a seat saw for one decision serves its next."""
    key, simulate = judgement_of(game).key, sampling.simulation(game, learned=learned)

    @rule
    def think(desk: Any, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
        root, tree = desk[me]
        exploration, heat = tuning
        root[0] = state
        mine = key(state, me)
        sampling.make_room(tree, mine)
        simulate(root, tree, me, budget, exploration, heat, False, never)
        return _rank(tree, tree[sampling.TABLE][sampling.slot_of(tree[sampling.KEYS], mine)], roots)

    return think


@cache
def of_sides(game: RuledGame, kind: Callable[..., Think], learned: tuple[bool, bool]) -> Think:
    """The same, for the desk of either side. Sides that value alike share one compiled search."""
    one, other = (kind(game, learned=each) for each in learned)

    if learned[0] == learned[1]:

        @rule
        def think(desks: Any, side: int, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
            return one(desks[side], roots, state, me, tuning, budget, never)

    else:

        @rule
        def think(desks: Any, side: int, roots: Any, state: Any, me: int, tuning: Any, budget: int, never: Any) -> int:
            if side == 0:
                return one(desks[0], roots, state, me, tuning, budget, never)
            return other(desks[1], roots, state, me, tuning, budget, never)

    return think


@rule
def _order(moves: Any, ranks: Any, others: Any, count: int) -> None:
    """The moves with the highest ranks first, and another column along with them; equals stay as they are."""
    for index in range(1, count):
        move, rank, other, place = moves[index], ranks[index], others[index], index
        while place > 0 and ranks[place - 1] < rank:
            moves[place], ranks[place], others[place] = moves[place - 1], ranks[place - 1], others[place - 1]
            place -= 1
        moves[place], ranks[place], others[place] = move, rank, other


@rule
def _rank(tree: Any, node: Any, roots: Any) -> int:
    """The moves of a node, the most visited first and of equals the better, with their means as values."""
    moves, values, visits = roots
    first, count = node[sampling.FIRST], node[sampling.COUNT]
    for index in range(count):
        tries = tree[sampling.TRIES][first + index]
        mean = tree[sampling.SUMS][first + index] / max(1, tries)
        moves[index], visits[index] = tree[sampling.MOVES][first + index], tries
        values[index] = int((WON - 1) * (2 * mean - 1))
    _order(moves, values, visits, count)
    _order(moves, visits, values, count)
    return int(count)
