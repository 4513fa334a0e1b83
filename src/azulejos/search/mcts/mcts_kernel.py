"""Monte Carlo tree search, compiled, for any number of players.

A node is an information set of one seat, found by its key, and counts the wins of that seat alone. So the search also
serves simultaneous choices and hidden hands, where each simulation deals again what the searching seat cannot see.
Every simulation makes its own draws within a round; at the end of a round the position is evaluated.
"""

from collections.abc import Callable
from functools import cache
from math import exp, sqrt
from typing import Any

import numpy as np

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import CHANCE, OVER
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.mcts.payoffs import payoffs_of, worth_of

Simulate = Callable[..., int]

VISITS, FIRST, COUNT, NODE_FIELDS = range(4)
"""Fields of a node: visits, its first edge (-1 before it has any), number of edges."""

NODES, EDGES, FULL = range(3)
"""Indices of the counters: nodes and edges in use, simulations that found no space."""

WORK, KEYS, TABLE, MOVES, TRIES, SUMS, LEADS, PRIORS, PATH, SCRATCH, VALUES, AHEAD, COUNTERS, WORKSPACE = range(14)
"""Indices of a tree, which is a tuple of arrays."""

PROBES = 16


@rule
def slot_of(keys: Any, key: Any) -> int:
    """The slot of a key in the table, or an empty one for it; -1 if all slots it may have are taken."""
    mask = np.uint64(len(keys) - 1)
    for probe in range(PROBES):
        slot = np.int64((key + np.uint64(probe)) & mask)
        if keys[slot] == key or keys[slot] == 0:
            return int(slot)
    return -1


@rule
def select(node: Any, visits: Any, sums: Any, priors: Any, exploration: float) -> int:
    """The edge of a node with the highest PUCT value: its mean, and a bonus by its prior and few visits."""
    first = node[FIRST]
    total, known = 0.0, 0
    for edge in range(first, first + node[COUNT]):
        total += sums[edge]
        known += visits[edge]
    start = total / known if known > 0 else 0.5  # an edge without visits counts as average
    breadth = exploration * sqrt(1.0 + known)
    chosen, most = first, -1.0
    for edge in range(first, first + node[COUNT]):
        mean = sums[edge] / visits[edge] if visits[edge] > 0 else start
        puct = mean + breadth * priors[edge] / (1 + visits[edge])
        if puct > most:
            chosen, most = edge, puct
    return int(chosen)


@rule
def softmax_priors(priors: Any, first: int, listed: int, heat: float) -> None:
    """Turn points into priors by a softmax of temperature `heat`, with a small minimum for each edge."""
    best = priors[first]
    for edge in range(first, first + listed):
        best = max(best, priors[edge])
    total = 0.0
    for edge in range(first, first + listed):
        priors[edge] = exp((priors[edge] - best) / heat) + 0.01
        total += priors[edge]
    for edge in range(first, first + listed):
        priors[edge] /= total


@rule
def nothing(state: Any, seat: int) -> None:
    """Conceal nothing; for games where everything is open."""


@rule
def clear(tree: Any) -> None:
    """Remove all nodes and edges of a tree."""
    used = tree[COUNTERS][EDGES]
    tree[KEYS][:] = 0
    tree[TRIES][:used] = 0
    tree[SUMS][:used] = 0
    tree[LEADS][:used] = 0
    tree[COUNTERS][:] = 0


@rule
def make_room(tree: Any, key: Any) -> None:
    """Clear a tree that is half full or has no slot for a key."""
    keys, moves, counters = tree[KEYS], tree[MOVES], tree[COUNTERS]
    if counters[NODES] * 2 > len(keys) or counters[EDGES] * 2 > len(moves) or slot_of(keys, key) < 0:
        clear(tree)


@cache
def simulation(game: RuledGame, *, learned: bool) -> Simulate:
    """The function that runs simulations from a root and returns how many it ran."""
    rules, heuristic = game.rules, heuristic_of(game)
    status, decider, apply, sample, ways, draw = (
        rules.status,
        rules.decider,
        rules.apply,
        rules.sample,
        rules.ways,
        rules.draw,
    )
    key, candidates, boundary = heuristic.key, heuristic.candidates, heuristic.boundary
    hidden, conceal = heuristic.conceal is not None, heuristic.conceal or nothing
    outcome, worth = payoffs_of(game, learned=learned), worth_of(game, learned=learned)

    @rule
    def expand(
        work: Any,
        seat: int,
        node: Any,
        moves: Any,
        priors: Any,
        scratch: Any,
        counters: Any,
        heat: float,
        workspace: Any,
    ) -> None:
        """Give a node its edges, if there is space for them."""
        first = counters[EDGES]
        if first + len(scratch) > len(moves):
            counters[FULL] += 1
            return
        listed = candidates(work[0], seat, scratch)
        for index in range(listed):
            moves[first + index] = scratch[index]
            priors[first + index] = 0.0
            if heat > 0:
                work[1] = work[0]
                apply(work[1], seat, scratch[index])
                priors[first + index] = worth(work[1], seat, workspace)
        softmax_priors(priors, first, listed, heat if heat > 0 else 1.0)
        node[FIRST] = first
        node[COUNT] = listed
        counters[EDGES] += listed

    @rule
    def simulate(
        root: Any,
        tree: Any,
        me: int,
        simulations: int,
        exploration: float,
        heat: float,
        plain: bool,
        stop: Any,
    ) -> int:
        work, keys, nodes, moves, visits, sums, leads, priors, path, scratch, values, ahead, counters, workspace = tree
        here = boundary(root[0])
        done = 0
        state = work[0]
        while done < simulations and not stop[0]:
            generator = state.generator
            work[0] = root[0]
            state.generator = generator
            conceal(state, me)
            length, outside = 0, 0  # a bit for each seat that has left the tree; with open hands all leave it together
            first = not hidden  # the searching seat decides first, even where others owe a decision too
            while status(state) != OVER and (plain or boundary(state) == here):
                if status(state) == CHANCE:
                    draw(state, below(state, ways(state)))
                    continue
                seat = me if first else decider(state)
                if outside >> seat & 1:
                    if not (plain or hidden):
                        break
                    apply(state, seat, sample(state, seat))
                    first = False
                    continue
                mine = key(state, seat)
                slot = slot_of(keys, mine)
                if slot < 0 or length >= len(path):
                    counters[FULL] += 1
                    outside |= 1 << seat if hidden else -1
                    continue
                node = nodes[slot]
                if keys[slot] != mine:
                    keys[slot] = mine
                    node[VISITS], node[FIRST], node[COUNT] = 0, -1, 0
                    counters[NODES] += 1
                if node[FIRST] < 0 and (node[VISITS] > 0 or length == 0):
                    expand(work, seat, node, moves, priors, scratch, counters, heat, workspace)
                node[VISITS] += 1
                if node[FIRST] < 0:
                    outside |= 1 << seat if hidden else -1
                    continue
                edge = select(node, visits, sums, priors, exploration)
                path[length, 0], path[length, 1] = edge, seat
                length += 1
                apply(state, seat, moves[edge])
                first = False
            outcome(state, values, ahead, plain, workspace)
            for step in range(length):
                edge, seat = path[step, 0], path[step, 1]
                visits[edge] += 1
                sums[edge] += values[seat]
                leads[edge] += ahead[seat]
            done += 1
        return done

    return simulate


@cache
def simulation_kernel(game: RuledGame, *, learned: bool = False) -> Simulate:
    """The compiled kernel of `simulation`."""
    simulate, stamp = simulation(game, learned=learned), fingerprint(game)

    @kernel
    def compiled(
        root: Any, tree: Any, me: int, simulations: int, exploration: float, heat: float, plain: bool, stop: Any
    ) -> int:
        return simulate(root, tree, me, simulations, exploration, heat, plain, stop) + 0 * stamp

    return compiled
