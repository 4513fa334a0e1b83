"""`train` as a person or a script meets it: killed again and again, and resumed to the same nets."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from functools import partial

import pytest

from tests.cli.test_commands import azulejos
from tests.cli.test_contests import is_gone
from tests.training.small import SMALL
from tests.unmeasured import unmeasured

RECIPE = [word for name, value in SMALL.items() for word in ("--recipe", f"{name}={value}")]
ASKED = ("train", "azul", "--generations", "2", "--seed", "3", "--workers", "2", *RECIPE)
PATIENCE = 600.0
"""Seconds for a first start: kernels may have to be compiled."""


def files_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def lasting(folder):
    """All that is the same in every run; half a file that a kill has left is none of it."""
    return {name: content for name, content in files_of(folder).items() if not name.endswith(".new")}


def trained(folder, *more):
    """A whole training. Its workers, who are ended while they save their coverage, would say so on stderr."""
    command = [sys.executable, "-m", "azulejos", *ASKED, "--folder", str(folder), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=unmeasured())


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory):
    folder = tmp_path_factory.mktemp("unbroken") / "training"
    run = trained(folder, "--json")
    assert run.returncode == 0, run.stderr
    return folder, run


def test_a_line_of_json_for_each_generation(unbroken):
    folder, run = unbroken
    first, second = map(json.loads, run.stdout.splitlines())
    assert set(first) == {"generation", "positions", "loss", "score", "yardstick", "accepted"}
    assert (first["generation"], first["score"], first["accepted"]) == (0, None, True)
    assert second["generation"] == 1 and 0 <= second["score"] <= 1
    assert run.stderr.startswith(f"The best net is that of generation {int(second['accepted'])}: {folder}")
    assert (folder / "curve.svg").read_text().startswith("<svg")


def start(folder, *more):
    command = [sys.executable, "-m", "azulejos", *ASKED, "--folder", str(folder), "--json", *more]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=unmeasured())


def wait_for(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def has_more(folder, before, process):
    """Whether more is kept than before, or nothing more will come."""
    return len(lasting(folder)) > before or process.poll() is not None


def test_killed_at_any_moment_it_goes_on_to_the_same_nets(unbroken, tmp_path):
    """At first killed as soon as something more is kept, and a little later than that; at last it is left alone."""
    folder, draw = tmp_path / "training", random.Random(7)
    kills = 0
    for _ in range(6):
        before = len(lasting(folder))
        with start(folder) as process:
            wait_for(partial(has_more, folder, before, process))
            time.sleep(draw.random() * 0.5)
            kills += process.poll() is None
            process.kill()
            process.communicate()
            wait_for(lambda: is_gone(process.pid))  # workers end too, and soon
    run = azulejos(*ASKED, "--folder", str(folder), "--json", "--out", str(tmp_path / "net.npz"))
    whole, expected = unbroken
    assert kills >= 3
    assert run.stdout == expected.stdout
    assert lasting(folder) == lasting(whole)
    accepted = json.loads(run.stdout.splitlines()[1])["accepted"]
    assert (tmp_path / "net.npz").read_bytes() == (folder / f"00{int(accepted)}" / "net.npz").read_bytes()


def test_ctrl_c_keeps_what_is_done(tmp_path):
    folder = tmp_path / "training"
    with start(folder) as process:
        wait_for(lambda: "000/shard-0001" in lasting(folder) or process.poll() is not None)
        os.killpg(process.pid, signal.SIGINT)  # from the keyboard it reaches all processes
        _, stderr = process.communicate()
        wait_for(lambda: is_gone(process.pid))
    assert process.returncode == 130
    assert f"generations and the games since are kept in {folder}; the same command goes on" in stderr
    assert "Traceback" not in stderr


def test_it_prints_how_it_went(unbroken):
    folder, _ = unbroken
    run = trained(folder)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("generation 0: ")
    assert "% against the game's own appraisal: accepted\n" in run.stdout
    assert "└──── generation 0 to 1\n" in run.stdout
    assert "The best net is that of generation" in run.stdout


def test_a_folder_of_other_terms_is_refused(unbroken):
    folder, _ = unbroken
    run = azulejos(*ASKED, "--folder", str(folder), "--recipe", "games=41")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == (
        f"azulejos: {folder} holds a training on other terms; resume it with those, or name another folder\n"
    )


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["chess"], 1, "no game is called 'chess'"),
        (["azul", "--players", "7"], 1, "azul cannot be played by 7"),
        (["azul", "--option", "wall=blue"], 1, "option wall cannot be 'blue'"),
        (["azul", "--option", "walls=grey"], 1, "azul has no option 'walls'"),
        (["azul", "--option", "grey"], 1, "'grey' is not an option"),
        (["azul", "--recipe", "gmaes=5"], 1, "a recipe has no number 'gmaes'"),
        (["azul", "--recipe", "games=no"], 1, "games cannot be no"),
        (["azul", "--hours", "0"], 2, "--hours"),
        (["azul", "--hours", "-1"], 2, "--hours"),
        (["azul", "--generations", "0"], 2, "--generations"),
        (["azul", "--workers", "0"], 2, "--workers"),
        (["azul", "--seed", "-1"], 2, "--seed"),
        (["azul", "--out", "nowhere/net.npz"], 1, "there is no folder for nowhere/net.npz"),
    ],
)
def test_bad_input_is_reported_clearly_with_an_exit_code(arguments, code, message):
    run = azulejos("train", *arguments)
    assert (run.returncode, run.stdout) == (code, "")
    assert message in run.stderr
    assert "Traceback" not in run.stderr


def test_without_torch_it_says_how_to_get_it():
    code = (
        "import sys; sys.modules['torch'] = None; from azulejos.cli.main import main; "
        "main(['train', 'azul', '--generations', '1'])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr == "azulejos: torch is not installed; install it with: pip install 'azulejos[train]'\n"
