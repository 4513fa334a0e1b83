"""Where the time of compiled random games goes: the steps of a game by phase, how many, and what each costs.

.venv/bin/python benchmarks/steps.py [game …]
"""

import sys
import time
from collections import defaultdict
from typing import Any

import numpy as np

from azulejos.core import registry
from azulejos.core.generator import below
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import CHANCE, OVER
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.playouts import seeded, step

GAMES, KEPT, ROUNDS = 40, 256, 400


def stepper(game: RuledGame, stepping: bool) -> Any:
    """A kernel that copies states and, if asked to, makes one step on each copy."""
    rules, stamp = game.rules, fingerprint(game)
    status, decider, sample, apply, ways, draw = (
        rules.status,
        rules.decider,
        rules.sample,
        rules.apply,
        rules.ways,
        rules.draw,
    )

    @kernel
    def run(states: Any, work: Any, rounds: int) -> int:
        steps = 0 * stamp
        for _ in range(rounds):
            for index in range(len(states)):
                work[0] = states[index]
                state = work[0]
                if stepping:
                    if status(state) == CHANCE:
                        draw(state, below(state, ways(state)))
                    else:
                        seat = decider(state)
                        apply(state, seat, sample(state, seat))
                steps += state.phase
        return steps

    return run


def states_by_phase(game: RuledGame) -> tuple[dict[int, list[Any]], dict[int, int]]:
    """Copies of states from random games, and how many steps a game makes, by phase."""
    found: dict[int, list[Any]] = defaultdict(list)
    steps: dict[int, int] = defaultdict(int)
    for seed in range(GAMES):
        state = seeded(game.start(Setup.of(game)), 1, seed)
        while game.rules.status(state[0]) != OVER:
            phase = int(state[0].phase)
            steps[phase] += 1
            found[phase].append(state.copy())
            step(game, state[0])
    return found, steps


def seconds(run: Any, states: Any) -> float:
    """The time a kernel takes for one state, the best of five."""
    work = states[:1].copy()
    run(states, work, 1)
    best = []
    for _ in range(5):
        begun = time.perf_counter()
        run(states, work, ROUNDS)
        best.append(time.perf_counter() - begun)
    return min(best) / ROUNDS / len(states)


def main() -> None:
    """Print a line for each phase of each game."""
    for name in sys.argv[1:] or registry.names():
        game: Any = registry.game(name)
        full, bare = stepper(game, True), stepper(game, False)
        found, steps = states_by_phase(game)
        costs = {}
        for phase, states in sorted(found.items()):
            picked = np.concatenate(states[:: max(1, len(states) // KEPT)]).view(np.recarray)
            costs[phase] = max(0.0, 1e9 * (seconds(full, picked) - seconds(bare, picked)))
        total = sum(costs[phase] * steps[phase] for phase in costs)
        for phase, cost in costs.items():
            share = cost * steps[phase] / total
            print(f"{name}, phase {phase}: {steps[phase] / GAMES:6.1f} steps a game, {cost:5.0f} ns, {share:4.0%}")


if __name__ == "__main__":
    main()
