"""Compiling in the background ends with the server, even with one that was killed."""

import os
import subprocess

from azulejos.server.warming import COMMAND
from tests.server.play import PATIENCE


def test_compiling_ends_when_the_server_has_gone(tmp_path):
    nothing_compiled = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, env=nothing_compiled) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 1, "it was not done, and has not gone on"
