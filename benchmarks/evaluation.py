"""The cost of evaluating a net: all lines of two moves from some positions, walked with and without evaluation.

.venv/bin/python benchmarks/evaluation.py [--game azul] [--players 2]

The share is the cost of all evaluations of a search, as part of its time. A separate search counts the evaluations per
position, since counting takes time. There are several, because moves are ordered by the value after each.
"""

import argparse
import time
from typing import Any
from unittest.mock import patch

import numpy as np
from result_files import write

from azulejos.core import registry
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.evaluation.shipped import net_for
from azulejos.search.alpha_beta import search_thread
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.alpha_beta.leaves import Leaf, LeafWorkspace, by_net, heuristic_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.playouts import first_decision, step
from azulejos.search.stop_flag import StopFlag

POSITIONS, SEARCHED, REPEATS = 12, 300_000, 5


def walker(game: RuledGame, asking: bool) -> Any:
    """A kernel that walks all lines of two moves and, if asked to, values the position at the end of each."""
    status, decider, apply, stamp = game.rules.status, game.rules.decider, game.rules.apply, fingerprint(game)
    candidates, leaf = heuristic_of(game).candidates, by_net(game)

    @kernel
    def walk(frames: Any, moves: Any, me: int, workspace: Any) -> tuple[int, int]:
        ends, total = 0 * stamp, 0
        for first in range(candidates(frames[0], me, moves[0])):
            frames[1] = frames[0]
            apply(frames[1], me, moves[0, first])
            if status(frames[1]) == DECIDE:
                seat = decider(frames[1])
                for second in range(candidates(frames[1], seat, moves[1])):
                    frames[2] = frames[1]
                    apply(frames[2], seat, moves[1, second])
                    ends += 1
                    if asking:
                        total += leaf(frames[2], me, workspace)
        return ends, total

    return walk


def positions(game: RuledGame, players: int) -> list[Any]:
    """Decisions near the start of rounds of random games."""
    found = []
    for seed in range(1, POSITIONS + 1):
        state = first_decision(game, Setup.of(game, players), seed)
        for _ in range(seed % 4):
            step(game, state[0])
        found.append(state)
    return found


def cost(game: RuledGame, states: list[Any], net: Any, asking: bool) -> float:
    """Nanoseconds for each line; the best of some repeats, each with an empty workspace."""
    walk = walker(game, asking)
    frames: Any = np.zeros(3, game.rules.dtype).view(np.recarray)
    moves, best = np.zeros((2, game.rules.most_legal), np.int64), float("inf")
    for _ in range(1 + REPEATS):
        workspace, lines, took = workspace_of(features_of(game), net), 0, 0.0
        for state in states:
            frames[0] = state[0]
            begun = time.process_time()
            lines += walk(frames, moves, int(game.rules.decider(state[0])), workspace)[0]
            took += time.process_time() - begun
        best = min(best, took / lines)
    return 1e9 * best


def search_cost(game: RuledGame, states: list[Any], net: Any) -> float:
    """Nanoseconds for each position of a search."""
    search, done, took = AlphaBeta(game, net=net), 0, 0.0
    for index, state in enumerate([states[0], *states]):
        begun = time.process_time()
        found = search.search(state, int(game.rules.decider(state[0])), StopFlag(), SEARCHED)
        if index > 0:  # the first one compiles
            done, took = done + found.simulations, took + time.process_time() - begun
    return 1e9 * took / done


def counting(game: RuledGame) -> Leaf:
    """The learned value, which counts its calls in the workspace."""
    leaf = by_net(game)

    @rule
    def counted(state: Any, me: int, workspaces: Any) -> int:
        workspaces[0].asked += 1
        return leaf(state, me, workspaces)

    return counted


def counting_workspace(game: RuledGame, net: Any) -> LeafWorkspace:
    """A workspace with a counter."""
    plain = workspace_of(features_of(game), net)
    fields = [(name, plain.dtype[name]) for name in plain.dtype.names]
    workspace: Any = np.zeros(1, np.dtype([*fields, ("asked", np.int64)], align=True)).view(np.recarray)
    for name in plain.dtype.names:
        workspace[name] = plain[name]
    return workspace


def evaluations(game: RuledGame, states: list[Any], net: Any) -> float:
    """How often a search evaluates the net for each position it enters."""
    workspace, done = counting_workspace(game, net), 0
    search_thread.iterate.cache_clear()
    with (
        patch.object(search_thread, "leaf_of", lambda game, learned: counting(game)),
        patch.object(search_thread, "workspace_of", lambda features, net: workspace),
    ):
        search = AlphaBeta(game, net=net)
        for state in states:
            done += search.search(state, int(game.rules.decider(state[0])), StopFlag(), SEARCHED).simulations
    search_thread.iterate.cache_clear()
    return int(workspace[0].asked) / done


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", default="azul")
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    game: Any = registry.game(given.game)
    net = net_for(game, Setup.of(game, given.players))
    states = positions(game, given.players)
    walked, asked = cost(game, states, net, asking=False), cost(game, states, net, asking=True)
    searched, evaluated, often = search_cost(game, states, net), asked - walked, evaluations(game, states, net)
    print(f"one evaluation: {evaluated:.0f} ns")
    print(f"one position of a search: {searched:.0f} ns, {1e3 / searched:.2f} M a second")
    print(f"evaluations: {often:.2f} a position, {1e3 * often / searched:.2f} M a second")
    print(f"share of the evaluations: {often * evaluated / searched:.0%}")
    if (given.game, given.players) == ("azul", 2):
        figures = {"evaluation_ns": evaluated, "position_ns": searched, "evaluations_per_position": often}
        write("evaluation", {name: round(figure, 2) for name, figure in figures.items()})


if __name__ == "__main__":
    main()
