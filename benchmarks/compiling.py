"""How long kernels take to compile, and whether they run as fast as Numba's own way of compiling makes them.

.venv/bin/python benchmarks/compiling.py

Processor time is that of a whole process that starts with an empty cache. It compiles the one kernel that level 8
needs with two players, or all kernels of the game.

The second part compiles the same sources twice: once for the whole kernel, as we do, and once per function with
everything inlined, as Numba does. Both run in turn. What counts is the ratio.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from statistics import median
from typing import Any

from numba.core.compiler import Compiler
from result_files import write

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.evaluation.shipped import net_for
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.compiler import kernel
from azulejos.search.compiler.codegen import KernelCompiler
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.playouts import first_decision, playouts, seeded
from azulejos.search.stop_flag import StopFlag

FIRST = {"azul": "alpha-beta-net", "summer-pavilion": "alpha-beta-net", "5211": "determinized-net"}
"""The kernel of level 8 with two players."""

WORK = {
    "azul": ("playouts", "alpha-beta", "sampling"),
    "summer-pavilion": ("playouts", "alpha-beta", "sampling"),
    "5211": ("playouts", "deals"),
}
"""What is timed; searches with their nets."""

SIMULATIONS = {"alpha-beta": 300_000, "sampling": 40_000, "deals": 20_000}
GAMES, ROUNDS, REPEATS = 4_000, 5, 3


def processor_seconds(arguments: list[str]) -> float:
    """The processor time of a process that starts with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], env={**os.environ, "NUMBA_CACHE_DIR": cache}, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compile_times() -> dict[str, dict[str, float]]:
    """By game: the seconds of the first kernel and of all."""
    found = {}
    for game, unit in FIRST.items():
        first = processor_seconds(["-m", "azulejos.search.compiler.compilation", game, unit])
        found[game] = {"first": first, "all": processor_seconds(["-m", "azulejos.search.compiler.compilation", game])}
        print(
            f"{game:<18}{found[game]['first']:6.1f} s the kernel of level 8 {found[game]['all']:6.1f} s all", flush=True
        )
    return found


def speeds() -> dict[str, dict[str, dict[str, float]]]:
    """By game and work: how much is done in a second either way, the median of runs in turn."""
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        ways = {"ours": {"NUMBA_CACHE_DIR": ours}, "numba": {"NUMBA_CACHE_DIR": theirs, "AS_NUMBA_DOES": "1"}}
        return {game: _speeds_of(game, ways) for game in WORK}


def _speeds_of(game: str, ways: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, float]]:
    runs: dict[str, dict[str, list[float]]] = {work: {way: [] for way in ways} for work in WORK[game]}
    for _ in range(ROUNDS):
        for way, settings in ways.items():
            command = [sys.executable, __file__, game]
            run = subprocess.run(command, env={**os.environ, **settings}, check=True, capture_output=True, text=True)
            for work, rate in json.loads(run.stdout.splitlines()[-1]).items():
                runs[work][way].append(rate)
    found = {work: {way: median(rates) for way, rates in ways.items()} for work, ways in runs.items()}
    for work, rates in found.items():
        print(f"{game:<18}{work:<12}{rates['ours']:12,.0f} /s  {rates['ours'] / rates['numba']:5.2f} ×", flush=True)
    return found


def rates(name: str) -> dict[str, float]:
    """How much of each work is done in a second in this process, the best of a few tries."""
    return {work: max(_rate(name, work) for _ in range(REPEATS)) for work in WORK[name]}


def _rate(name: str, work: str) -> float:
    game: Any = registry.game(name)
    setup = Setup.of(game, 2)
    if work == "playouts":
        playouts(game)(seeded(game.start(setup), 10, 1), 10)
        states = seeded(game.start(setup), GAMES, 1)
        begun = time.process_time()
        playouts(game)(states, GAMES)
        return GAMES / (time.process_time() - begun)
    search: Any = {"alpha-beta": AlphaBeta, "sampling": Mcts, "deals": DeterminizedSearch}[work](
        game, net=net_for(game, setup)
    )
    state = first_decision(game, setup, 1)
    seat = int(game.rules.decider(state[0]))
    search.search(state, seat, StopFlag(), 50, randomness=SeededRandomness(0))
    begun = time.process_time()
    found = search.search(state, seat, StopFlag(), SIMULATIONS[work], randomness=SeededRandomness(0))
    return float(found.simulations / (time.process_time() - begun))


def as_numba_does() -> None:
    """Compile every function by itself, and inline all of them."""
    compiler: Any = KernelCompiler
    kernels: Any = kernel
    compiler.compile_extra, kernels.NOT_INLINED = Compiler.compile_extra, set()


def main() -> None:
    """Measure all of it and keep it for the tables of the documentation."""
    for name, measure in (("compiling", compile_times), ("speed", speeds)):
        write(name, measure())


if __name__ == "__main__":
    if len(sys.argv) == 1:
        main()
    else:
        if os.environ.get("AS_NUMBA_DOES"):
            as_numba_does()
        print(json.dumps(rates(sys.argv[1])))
