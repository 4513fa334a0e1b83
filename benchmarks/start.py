"""How long a person waits: starts of the command, in seconds and as multiples of a bare interpreter.

.venv/bin/python benchmarks/start.py
"""

import os
import subprocess
import sys
import tempfile
import time

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "azulejos --help": ["-m", "azulejos", "--help"],
    "azulejos games": ["-m", "azulejos", "games"],
    "azulejos play azul, board on the screen": ["-m", "azulejos", "play", "azul"],
}
RUNS = 9


def seconds(arguments: list[str], environment: dict[str, str]) -> float:
    """One start, from nothing to the end of the input."""
    begun = time.perf_counter()
    command = [sys.executable, *arguments]
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return time.perf_counter() - begun


def main() -> None:
    """Interleave the runs, so that a noisy moment hits all alike; report the median of each."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as saves:
        environment = {**os.environ, "XDG_DATA_HOME": saves}
        for _ in range(RUNS):
            for name, arguments in COMMANDS.items():
                times[name].append(seconds(arguments, environment))
    medians = {name: sorted(values)[RUNS // 2] for name, values in times.items()}
    for name, median in medians.items():
        print(f"{name:<42}{median:6.2f} s  {median / medians['python -c pass']:5.1f} ×")


if __name__ == "__main__":
    main()
