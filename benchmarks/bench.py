"""Runs `azulejos bench` and keeps its figures in a result file: the rules, the searches, or the server.

.venv/bin/python benchmarks/bench.py engine|search|server [further options of the command]
"""

import json
import subprocess
import sys

from result_files import write

LEFT_OUT = {"compile_seconds", "signature"}
"""Figures of `azulejos bench engine` that no table shows."""


def main() -> None:
    """Run the command, print what it prints, and keep the figures."""
    name = sys.argv[1]
    command = [sys.executable, "-m", "azulejos", "bench", *sys.argv[1:], "--json"]
    ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    print(ran.stdout)
    write(name, {key: value for key, value in json.loads(ran.stdout).items() if key not in LEFT_OUT})


if __name__ == "__main__":
    main()
