"""How long a person waits: starts of the command, also relative to a bare interpreter, and first moves of a bot.

.venv/bin/python benchmarks/start.py

A first move is timed from the start of the process to its end, when it is a person's turn and the input is empty. It is
cold with an empty cache, so that kernels have to be compiled, and warm with the cache that is left.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from statistics import median

from result_files import write

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "azulejos --help": ["-m", "azulejos", "--help"],
    "azulejos games": ["-m", "azulejos", "games"],
    "azulejos play azul, board on the screen": ["-m", "azulejos", "play", "azul", "--starter", "0"],
}
RUNS = 9
GAMES = {"azul": ["--starter", "0"], "summer-pavilion": ["--starter", "0"], "5211": []}
"""The games, and how the bot gets the first move."""

SEATS = ["--seat", "level-5", "--seat", "human"]
FIRST_MOVES = 3
"""How many first moves are timed; a cold one leaves a compiling process behind, which is stopped."""


def seconds(arguments: list[str], environment: Mapping[str, str]) -> float:
    """One start, from nothing to the end of the input."""
    begun = time.perf_counter()
    command, quiet = [sys.executable, *arguments], subprocess.DEVNULL
    with subprocess.Popen(
        command, env=environment, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    ) as process:
        code = process.wait()
        taken = time.perf_counter() - begun
        stop_group(process.pid)
    if code:
        raise subprocess.CalledProcessError(code, command)
    return taken


def stop_group(leader: int) -> None:
    """Stop what a process has left running."""
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:
        return


def first_move(game: str, environment: Mapping[str, str], cache: str | None = None) -> float:
    """A start to the end of a bot's first move, with the cache of this machine or another one."""
    there = environment if cache is None else {**environment, "NUMBA_CACHE_DIR": cache}
    return seconds(["-m", "azulejos", "play", game, *GAMES[game], *SEATS], there)


def starts(environment: Mapping[str, str]) -> dict[str, float]:
    """The median of each command; runs are interleaved, so that a noisy moment hits all alike."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, arguments in COMMANDS.items():
            times[name].append(seconds(arguments, environment))
    return {name: median(values) for name, values in times.items()}


def cold_and_warm(game: str, environment: Mapping[str, str]) -> tuple[float, float]:
    """The medians of first moves with an empty cache and with one in which everything is compiled."""
    cold = []
    for _ in range(FIRST_MOVES):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
            cold.append(first_move(game, environment, cache))
    seconds(["-m", "azulejos.search.compiler.compilation", game], environment)
    return median(cold), median(first_move(game, environment) for _ in range(FIRST_MOVES))


def main() -> None:
    """Measure and print all of it."""
    with tempfile.TemporaryDirectory() as saves:
        environment = {**os.environ, "XDG_DATA_HOME": saves}
        medians = starts(environment)
        for name, each in medians.items():
            print(f"{name:<42}{each:6.2f} s  {each / medians['python -c pass']:5.1f} ×")
        first_moves = {}
        for game in GAMES:
            cold, warm = cold_and_warm(game, environment)
            first_moves[game] = {"cold": round(cold, 2), "warm": round(warm, 2)}
            print(f"{f'first move of level-5, {game}':<42}{cold:6.2f} s cold  {warm:6.2f} s warm")
    commands = {name: round(seconds, 3) for name, seconds in medians.items()}
    write("start", {"commands": commands, "first_moves": first_moves})


if __name__ == "__main__":
    main()
