"""Kernels play the same games without the compiler, with bounds checked, and compiled as usual."""

import json
import subprocess
import sys

from tests.unmeasured import unmeasured

PLAY = """
import json, sys
from azulejos.core import registry
from azulejos.search.playouts import lists, playouts, seeded
from azulejos.testing import all_setups
import numpy as np
games = int(sys.argv[1])
ends = []
for name in registry.names():
    game = registry.game(name)
    for setup in all_setups(game):
        start = seeded(game.start(setup), games, 1)
        decisions = playouts(game)(start, games)
        ends.append([decisions, start.tobytes().hex()])
print(json.dumps(ends))
"""

AS_USUAL: dict[str, str] = {}


def play(mode, games):
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PLAY, str(games)],
        env={**unmeasured(), **mode},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_without_the_compiler_the_same_games_are_played():
    assert play({"NUMBA_DISABLE_JIT": "1"}, 2) == play(AS_USUAL, 2)


def test_with_bounds_checked_the_same_games_are_played(tmp_path):
    # A cache of its own: the compiler does not see that bounds are to be checked when a cache exists.
    assert play({"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}, 500) == play(AS_USUAL, 500)
