"""Compiles all kernels that tests use, the games side by side, so that no worker has to: `make test` begins with it.

Compiling takes minutes on a fresh machine. Otherwise each worker would compile by itself, and slower, since its
coverage is measured. Later runs load the kernels from the disk.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import learnable
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.rl.envs.vector_env import VectorEnvironment
from azulejos.search.bench.bench_rules import signature
from azulejos.search.compiler import compilation
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.playouts import lists
from azulejos.search.stop_flag import StopFlag
from azulejos.training.games.determinized_selfplay import DeterminizedPlayer
from azulejos.training.games.selfplay import SelfPlayer
from tests.search.positions import decisions
from tests.training.small import config as small_config

TRAINED: dict[str, tuple[tuple[int, Any], ...]] = {
    "azul": ((2, SelfPlayer), (3, SelfPlayer)),
    "5211": ((2, DeterminizedPlayer),),
}
"""Which games tests train, by how many they are played, and by what."""


def compile_kernels(name: str) -> None:
    """Compile the searches of a game, its playouts, and its vector environment."""
    compilation.load(name)
    signature([name])
    game: Any = registry.game(name)
    state = next(decisions(game))
    seat = int(game.rules.decider(state[0]))
    lists(game)(state, np.empty(game.rules.most_legal, np.int64), 1)
    Mcts(game, compilation.SMALL, plain=True).search(state, seat, StopFlag(), 10, randomness=SeededRandomness(0))
    vector = VectorEnvironment(name)
    vector.reset(seed=0)
    vector.step(vector.random_actions())


def compile_training(name: str, players: int, plays: Any) -> None:
    """Compile the self-play that tests of trainings use."""
    game = learnable(name)
    start = begin(beginnings(game, Setup.of(game, players)), generator(0)).written()
    plays(game, small_config().recipe.parameters, None).play(start, 10)


def main() -> None:
    """One process per game, as many at once as there are cores: what the kernels of a game share is compiled once."""
    begun = time.monotonic()
    names = sorted(registry.names(), key=lambda name: -len(TRAINED.get(name, ())))  # the longest first
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = dict(zip(names, pool.map(compiled_apart, names), strict=True))
    if failed := [name for name, code in codes.items() if code != 0]:
        sys.exit(f"the kernels of {', '.join(failed)} cannot be compiled")
    print(f"All kernels are compiled ({time.monotonic() - begun:.0f} s).")


def compiled_apart(name: str) -> int:
    """Compile the kernels of a game in a process of its own; returns its exit code."""
    return subprocess.run([sys.executable, "-m", "tests.compiling", name], check=False).returncode


if __name__ == "__main__":
    if len(sys.argv) == 1:
        main()
    else:
        compile_kernels(sys.argv[1])
        for players, plays in TRAINED.get(sys.argv[1], ()):
            compile_training(sys.argv[1], players, plays)
