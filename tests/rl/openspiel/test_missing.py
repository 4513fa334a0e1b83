"""Without OpenSpiel; and the end of a process that has used it."""

import subprocess
import sys
from importlib.util import find_spec

import pytest


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_without_openspiel_one_is_told_what_to_install():
    done = run("import sys; sys.modules['pyspiel'] = None; import azulejos.rl.openspiel")
    assert done.returncode == 1
    assert "ImportError: OpenSpiel is not installed" in done.stderr
    assert "pip install 'azulejos[openspiel]'" in done.stderr


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="needs OpenSpiel")
def test_a_process_that_has_played_ends_in_peace():
    done = run(
        "import azulejos.rl.openspiel, pyspiel\n"
        "state = pyspiel.load_game('python_5211').new_initial_state()\n"
        "state.apply_action(0)\n"
        "print(state.clone().information_state_string(0))\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "remove 1" in done.stdout
