"""The same kernels without the compiler, with bounds checked, and as usual: the same games."""

import json
import os
import subprocess
import sys

import pytest

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

MODES = {
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
    "bounds checked": {"NUMBA_BOUNDSCHECK": "1"},
    "as usual": {},
}


def play(mode, games, cache):
    # A cache of its own: the compiler does not see that bounds are to be checked when a cache exists.
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PLAY, str(games)],
        env={**os.environ, **MODES[mode], "NUMBA_CACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.parametrize(("mode", "games"), [("interpreted", 2), ("bounds checked", 500)])
def test_every_mode_plays_the_same_games(mode, games, tmp_path):
    assert play(mode, games, tmp_path / "a") == play("as usual", games, tmp_path / "b")
