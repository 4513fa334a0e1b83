"""Environment steps per second, random legal actions included: the vector environment, and PettingZoo's in Python.

.venv/bin/python benchmarks/environments.py [game …] [--games 1024] [--seconds 2] [--rounds 5]

Both are measured in turn, several times in one run, by the processor time of this process; the best and the median
are shown. PyPI has one other environment for these games, azul-marl-env 1.0.6. It cannot be run: it lacks a module that
it imports.
"""

import argparse
import importlib
import statistics
import time
from collections.abc import Callable

import numpy as np
from result_files import write

from azulejos.core import registry
from azulejos.rl.envs.vector_env import VectorEnvironment

MODULES = {"azul": "azul_v0", "summer-pavilion": "summer_pavilion_v0", "5211": "g5211_v0"}
"""PettingZoo's modules of the games."""


def timed(work: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time."""
    steps, begun = 0, time.process_time()
    while (took := time.process_time() - begun) < seconds:
        steps += work()
    return steps / took


def vector(name: str, count: int) -> Callable[[], int]:
    """One step of all games of a vector."""
    environment = VectorEnvironment(name, count)
    environment.reset(seed=1)

    def work() -> int:
        environment.step(environment.random_actions())
        return count

    work()
    return work


def in_python(name: str) -> Callable[[], int]:
    """One game of the environment in Python, as its users loop over it."""
    environment = importlib.import_module(f"azulejos.rl.{MODULES[name]}").env()
    randomness, seed = np.random.default_rng(1), iter(range(1, 10**9))

    def work() -> int:
        steps = 0
        environment.reset(seed=next(seed))
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            environment.step(None if over else int(randomness.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return work


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    figures = {}
    for name in asked.names or registry.names():
        fast, slow = vector(name, asked.games), in_python(name)
        pairs = [(timed(fast, asked.seconds), timed(slow, asked.seconds)) for _ in range(asked.rounds)]
        ours, theirs = zip(*pairs, strict=True)
        middle = statistics.median(one / other for one, other in pairs)
        figures[name] = {
            "vector": round(statistics.median(ours)),
            "vector_best": round(max(ours)),
            "pettingzoo": round(statistics.median(theirs)),
            "ratio": round(middle),
        }
        for label, rates in ((f"vector of {asked.games:,}", ours), ("PettingZoo, in Python", theirs)):
            print(f"{name}, {label}: {max(rates):,.0f} steps/s at best, {statistics.median(rates):,.0f} in the middle")
        print(f"{name}: {middle:,.0f} times as many, in the middle of {asked.rounds} rounds")
    if not asked.names:
        write("environments", figures)


if __name__ == "__main__":
    main()
