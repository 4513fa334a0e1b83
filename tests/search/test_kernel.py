"""The disk cache of compiled kernels: it hits when nothing changed, and never after a rule did."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos.search.compiler.kernel import OwnFiles
from tests.unmeasured import unmeasured

PLAY = """
import json
from azulejos.core.setup import Setup
from azulejos.games.azul import GAME
from azulejos.search.bench.bench_rules import signature
from azulejos.search.playouts import playouts, seeded
states = seeded(GAME.start(Setup.of(GAME)), 50, 1)
kernel = playouts(GAME)
kernel(states, 50)
scores = states["boards"]["score"][:, :2].tolist()
print(json.dumps([sum(kernel.stats.cache_hits.values()), [scores, signature(["azul"])]]))
"""


@pytest.fixture(scope="module")
def copy_of_the_package(tmp_path_factory):
    """A separate package that can be edited, with its own cache."""
    place = tmp_path_factory.mktemp("package")
    source = Path(str(azulejos.__file__)).parent
    shutil.copytree(source, place / "azulejos", ignore=shutil.ignore_patterns("__pycache__"))
    return place


def play(place):
    # The copy is not the code whose coverage is measured.
    settings = {"PYTHONPATH": str(place), "NUMBA_CACHE_DIR": str(place / "cache")}
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**unmeasured(), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    hits, behaviour = json.loads(run.stdout)
    return bool(hits), behaviour


def test_an_edited_rule_is_played_at_once_and_an_unchanged_one_comes_from_the_cache(copy_of_the_package):
    cached, behaviour = play(copy_of_the_package)
    assert not cached
    assert play(copy_of_the_package) == (True, behaviour)

    layout = copy_of_the_package / "azulejos" / "games" / "azul" / "layout.py"
    printed = layout.read_text()
    layout.write_text(printed.replace("FLOOR_PENALTIES = (1, 1, 2", "FLOOR_PENALTIES = (0, 0, 0"))
    cached, (scores, signature) = play(copy_of_the_package)
    assert not cached
    assert scores != behaviour[0]
    assert signature != behaviour[1]

    layout.write_text(printed)
    assert play(copy_of_the_package) == (True, behaviour)


def test_of_two_processes_that_compile_at_once_each_gets_its_own_code_again(tmp_path):
    """Both processes read the cache before either writes."""
    first, second = (OwnFiles(str(tmp_path), "play-36.py311", "stamp") for _ in range(2))
    assert (first.load("azul"), second.load("5211")) == (None, None)
    first.save("azul", "the code of azul")
    second.save("5211", "the code of 5211")
    assert [first.load(name) for name in ("azul", "5211")] == ["the code of azul", "the code of 5211"]
    assert OwnFiles(str(tmp_path), "play-36.py311", "edited").load("azul") is None


def test_a_kernel_of_a_script_run_by_its_path_is_compiled_again(tmp_path):
    """No module has its name, so what an earlier process stored cannot be loaded."""
    script = tmp_path / "script.py"
    script.write_text(
        "from azulejos.search.compiler.kernel import kernel\n\n@kernel\ndef twice(it):\n    return 2 * it\n"
    )
    code = f"import runpy; print(runpy.run_path({str(script)!r})['twice'](21))"
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    for _ in range(2):
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
        assert (run.stdout.strip(), run.stderr) == ("42", "")
    assert list((tmp_path / "cache").rglob("*.nbc"))


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path):
    """The user's cache directory is a file, so kernels go to a new temporary directory."""
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    code = "from azulejos.search.compiler import kernel; print(kernel.numba.config.CACHE_DIR)"
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    environment |= {"XDG_CACHE_HOME": str(blocked), "TMPDIR": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.startswith(str(tmp_path / "azulejos-kernels"))


def test_playing_as_a_person_needs_no_compiler():
    """Nothing that a table in the terminal imports imports Numba."""
    code = "import sys, azulejos.terminal.session, azulejos.games.azul; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
