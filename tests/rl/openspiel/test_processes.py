"""The end of a process that has used OpenSpiel."""

from tests.rl.openspiel.processes import run


def test_a_process_that_has_played_ends_without_an_error():
    done = run(
        "import azulejos.rl.openspiel, pyspiel\n"
        "state = pyspiel.load_game('python_5211').new_initial_state()\n"
        "state.apply_action(0)\n"
        "print(state.clone().information_state_string(0))\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "remove 1" in done.stdout
