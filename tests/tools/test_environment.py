"""How .venv is set up: which steps run when, what is shown meanwhile, and which errors are reported.

The environments are real. They are those of a small project with a copy of the tool, whose packages are made here.
"""

import ast
import errno
import hashlib
import importlib.metadata
import importlib.util
import io
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from collections import namedtuple
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parent.parent.parent
TOOL = ROOT / "tools" / "environment.py"
TIMEOUT = 300.0
BACKEND = """
import zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    info = "azulejos-1.0.dist-info"
    files = {
        "azulejos.pth": "SOURCE",
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: azulejos\\nVersion: 1.0\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\\n" for name in (*files, f"{info}/RECORD"))
    with zipfile.ZipFile(f"{folder}/azulejos-1.0-py3-none-any.whl", "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return "azulejos-1.0-py3-none-any.whl"
"""
BUILD = """
import hashlib, os, runpy, sys, time
from pathlib import Path

root = Path(__file__).parent
with (root / "built.txt").open("a") as built:
    built.write(f"{os.getpid()}\\n")
if (root / "slow").exists():
    time.sleep(float((root / "slow").read_text()))
page = root / "src/azulejos/server/page"
page.mkdir(exist_ok=True)
(page / "index.html").touch()
"""
MODULES = ("cli/main.py", "cli/serve.py", "server/run.py", "search/searcher.py")


def wheel(folder, name, version="1.0"):
    """A package with one module; its line in a lock."""
    module, info = name.replace("-", "_"), f"{name.replace('-', '_')}-{version}.dist-info"
    files = {
        f"{module}.py": f'VERSION = "{version}"\n',
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{each},,\n" for each in (*files, f"{info}/RECORD"))
    path = folder / f"{module}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for each, text in files.items():
            archive.writestr(each, text)
    return f"{name}=={version} \\\n    --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def small_project(root):
    """A project that is set up like ours, from packages in its folder `wheels`."""
    for folder in ("tools", "locks", "wheels", "web", "docs/rules", "docs/pictures", "src/azulejos/languages"):
        (root / folder).mkdir(parents=True)
    shutil.copy(TOOL, root / "tools")
    shutil.copy(ROOT / "Makefile", root)
    play, build, torch = (wheel(root / "wheels", name) for name in ("pebble", "hatchling", "torch"))
    (root / "locks/play.txt").write_text(f"{play}absent==1.0 ; python_version < '3' \\\n    --hash=sha256:{'0' * 64}\n")
    (root / "locks/dev.txt").write_text(play + build)
    (root / "locks/train.txt").write_text(torch.split(" ")[0] + "\n")
    (root / "web/index.html").write_text("<p>one</p>")
    for module in MODULES:
        (root / "src/azulejos" / module).parent.mkdir(exist_ok=True)
        (root / "src/azulejos" / module).touch()
    (root / "hatch_build.py").write_text(BUILD)
    (root / "backend.py").write_text(BACKEND.replace("SOURCE", str(root / "src")))
    system = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
    (root / "pyproject.toml").write_text(f'{system}[project]\nname = "azulejos"\nversion = "1.0"\n')
    return root


def settings(project, **changes):
    """Variables with which pip finds the packages of a project and no others."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    found = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(project / "wheels")}
    return {**kept, **found, "PIP_NO_CACHE_DIR": "1", **changes}


OFFLINE = {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "1"}


def run(project, *arguments, **changes):
    command = [sys.executable, project / "tools/environment.py", *arguments]
    return subprocess.run(
        command, env=settings(project, **changes), capture_output=True, text=True, timeout=TIMEOUT, check=False
    )


def begun(project, *arguments):
    """A process that sets up, not waited for."""
    command = [sys.executable, project / "tools/environment.py", *arguments]
    return subprocess.Popen(command, env=settings(project), stderr=subprocess.PIPE, text=True)


def works(project, stage="play"):
    """Set up, and see that it leaves nothing to do."""
    done = run(project, stage)
    assert done.returncode == 0, done.stderr + log(project)
    assert run(project, "--check", stage).returncode == 0
    return done.stderr


def log(project):
    path = project / ".venv/setup.log"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def only_sentence(text):
    """The one sentence that remains without the progress lines: what is wrong, and what to do."""
    lines = [line for line in text.splitlines() if not re.match(r"Setting up what|  \S|make(\[\d+\])?: ", line)]
    assert len(lines) == 1, text
    assert re.findall(r"[.!?](?=\s|$)", lines[0].replace("e.g. ", "")) == ["."] and lines[0].endswith("."), lines[0]
    assert ": " in lines[0], "what is wrong, then what to do"
    return lines[0]


def until(condition):
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def runs(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def installed(project):
    """The modules that are installed in .venv."""
    return {path.name for path in project.glob(".venv/lib/python*/site-packages/*.py")}


def builders(project):
    path = project / "built.txt"
    return [int(line) for line in path.read_text().splitlines()] if path.is_file() else []


def change_page(project, slow=0.0):
    """A change after which the page has to be built again, quickly or not."""
    (project / "web/index.html").write_text(f"<p>{time.monotonic_ns()}</p>")
    (project / "slow").write_text(str(slow))


def loaded(project):
    """The tool of a project as a module."""
    spec = importlib.util.spec_from_file_location("environment_of_a_test", project / "tools/environment.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tool(tmp_path, monkeypatch):
    """The tool in a project where nothing is set up."""
    for name, value in settings(tmp_path).items():
        monkeypatch.setenv(name, value)
    return loaded(small_project(tmp_path))


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """A project that is set up to be played, for all tests of this file, and what was said meanwhile."""
    root = small_project(tmp_path_factory.mktemp("project"))
    return root, works(root), installed(root)


@pytest.fixture
def project(first):
    return first[0]


@pytest.fixture
def quiet(project):
    """The same with nothing to do when a test begins, and tools that build the page in .venv."""
    (project / ".venv/dev.made-from").touch()
    change_page(project)
    works(project)
    return project


# --- What is done ----------------------------------------------------------------------------------


def test_play_comes_first_dev_on_top_and_neither_undoes_the_other(first):
    project, said, modules = first
    names = ["environment", "packages", "page", "program", "first start"]
    assert all(f"  {name}: done\n" in said for name in names), said
    assert "pebble.py" in modules and "hatchling.py" not in modules
    assert list(project.glob("src/azulejos/cli/__pycache__/serve.*.pyc")), "bytecode is there before the first start"
    assert not (project / ".venv/builder").exists()
    said = works(project, "dev")
    assert {"pebble.py", "hatchling.py", "torch.py"} <= installed(project)
    assert "packages: done" not in said and "page: done" not in said
    assert run(project, "play").stderr == "", "what was set up first still is"


def test_a_second_run_does_nothing_and_says_nothing(quiet):
    before = builders(quiet), (quiet / ".venv/setup.log").stat().st_mtime_ns
    done = run(quiet, "play")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (builders(quiet), (quiet / ".venv/setup.log").stat().st_mtime_ns) == before


def test_the_page_is_built_again_when_its_sources_have_changed_and_nothing_else_is_done(quiet):
    count = len(builders(quiet))
    change_page(quiet)
    assert run(quiet, "--check", "play").returncode == 1
    said = works(quiet)
    assert re.fullmatch(
        r"Setting up what playing needs in \.venv …\n  page: done\nEverything is set up \(\d+ s\)\.\n", said
    )
    assert len(builders(quiet)) == count + 1
    (quiet / "src/azulejos/server/page/.made-from").unlink()
    assert "page: done" in works(quiet), "it is also built if somebody has removed it"


def test_a_lock_that_has_changed_is_installed(quiet):
    lock = quiet / "locks/play.txt"
    before = lock.read_text()
    lock.write_text(before.replace(before.split("absent")[0], wheel(quiet / "wheels", "pebble", "2.0")))
    assert "packages: done" in works(quiet)
    assert 'VERSION = "2.0"' in next(quiet.glob(".venv/lib/python*/site-packages/pebble.py")).read_text()
    lock.write_text(before)
    works(quiet)


def test_bytecode_is_written_even_where_python_is_configured_to_write_none(tool, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    variables = tool.variables("here")
    assert {"PYTHONDONTWRITEBYTECODE", "PIP_TARGET"}.isdisjoint(variables)
    assert (variables["PYTHONPATH"], variables["PIP_USER"]) == ("here", "0")


def test_only_one_process_at_a_time_sets_up(quiet):
    count = len(builders(quiet))
    change_page(quiet, slow=1.0)
    first = begun(quiet, "play")
    until(lambda: len(builders(quiet)) > count)
    second = begun(quiet, "play")
    said = [process.communicate(timeout=TIMEOUT)[1] for process in (first, second)]
    assert (first.returncode, second.returncode) == (0, 0), said
    assert "page: done" in said[0]
    assert said[1] == "Another process is setting up .venv; waiting for it …\n"
    assert len(builders(quiet)) == count + 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_stops_all_that_it_has_started(quiet, how):
    count = len(builders(quiet))
    change_page(quiet, slow=TIMEOUT)
    process = begun(quiet, "play")
    until(lambda: len(builders(quiet)) > count)
    process.send_signal(how)
    said = process.communicate(timeout=TIMEOUT)[1]
    assert process.returncode == 130
    assert "Interrupted: the same command continues where this one stopped." in said
    assert not runs(builders(quiet)[-1])
    (quiet / "slow").write_text("0")
    works(quiet)


def test_after_a_kill_the_next_run_waits_for_what_is_left_and_works(quiet):
    count = len(builders(quiet))
    change_page(quiet, slow=2.0)
    process = begun(quiet, "play")
    until(lambda: len(builders(quiet)) > count)
    process.kill()
    process.communicate(timeout=TIMEOUT)
    (quiet / "slow").write_text("0")
    assert "Another process is setting up .venv" in works(quiet)
    assert not runs(builders(quiet)[count])


def test_when_one_step_fails_the_others_are_stopped(quiet, monkeypatch):
    tool = loaded(quiet)
    steps = [
        tool.Step(name, quiet / f"{name}.mark", str, lambda code=code: iter([tool.Task("", code)]), 0)
        for name, code in {
            "slow": [sys.executable, "-c", f"import time; time.sleep({TIMEOUT})"],
            "broken": [sys.executable, "-c", "import sys; sys.exit('it is broken')"],
        }.items()
    ]
    began = time.monotonic()
    with (quiet / ".venv/setup.lock").open("a") as lock, pytest.raises(tool.Trouble, match="“it is broken”"):
        tool.side_by_side(steps, lock)
    assert time.monotonic() - began < TIMEOUT / 2


# --- What is shown ---------------------------------------------------------------------------------

PIP = """Looking in links: wheels
Ignoring numpy: markers 'python_full_version >= "3.12"' don't match your environment
Collecting alembic==1.20.1 (from -r play.txt (line 1))
  Downloading alembic-1.20.1-py3-none-any.whl (270 kB)
Processing ./wheels/attrs-26.1.0-py3-none-any.whl (from -r play.txt (line 13))
Requirement already satisfied: click==8.5.1 in ./site-packages (from -r play.txt (line 19)) (8.5.1)
Installing collected packages: attrs, alembic
Successfully installed alembic-1.20.1 attrs-26.1.0
"""


def test_progress_counts_packages(tool):
    progress = tool.Progress(tool.Task("getting", [], packages=4))
    said = [progress.after(line) for line in PIP.splitlines(keepends=True)]
    assert said == [
        "getting",
        "getting",
        *["getting, 1 of 3"] * 2,
        "getting, 2 of 3",
        "getting, 3 of 3",
        "unpacking 3",
        "getting, 3 of 3",
    ]
    assert tool.Progress(tool.Task("building it", [])).after("Collecting x\n") == "building it"


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_on_a_terminal_one_line_changes(tool, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((20, 24)))
    screen = tool.Screen()
    screen.show("  packages: getting, 1 of 37")
    screen.say("done")
    assert terminal.getvalue() == "\r  packages: getting\r" + "\r" + " " * 19 + "\r" + "done\n"


def test_elsewhere_a_line_is_written_from_time_to_time(tool, capsys, monkeypatch):
    screen = tool.Screen()
    screen.say("begun")
    screen.show("soon after")
    monkeypatch.setattr(tool, "SELDOM", -1.0)
    screen.show("later")
    assert capsys.readouterr().err == "begun\nlater\n"


# --- What goes wrong -------------------------------------------------------------------------------


@pytest.fixture
def half_made(tmp_path_factory):
    """A project whose .venv was left half-made by an interrupt: a Python that is gone, and other remains."""
    root = small_project(tmp_path_factory.mktemp("half"))
    (root / ".venv/bin").mkdir(parents=True)
    (root / ".venv/bin/python").symlink_to("/nowhere/python3")
    (root / ".venv/lib/python3.11/site-packages/pip-1.0.dist-info").mkdir(parents=True)
    (root / ".venv/pyvenv.cfg").write_text("home = /nowhere\n")
    return root


def test_without_python_3_11_a_half_made_environment_and_a_network_it_works_once_all_is_mended(half_made, tmp_path):
    # Three troubles after one another, since each full set-up takes seconds.
    old, make = tmp_path / "python3", shutil.which("make")
    assert make is not None
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    command = [make, "--no-print-directory", "setup"]
    path = {"PATH": str(tmp_path)}
    refused = subprocess.run(
        command, cwd=half_made, env=settings(half_made, **path), capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    sentence = only_sentence(refused.stderr)
    assert sentence.startswith("Azulejos needs Python 3.11 or newer: install it, or name one that you have")
    assert 'make PYTHON=/path/to/python3 setup"' in sentence

    offline = run(half_made, "play", **OFFLINE)
    assert offline.returncode == 1
    assert only_sentence(offline.stderr).startswith("The packages cannot be downloaded: check the network connection")
    assert "environment: done" in offline.stderr, "the half-made one was replaced"

    old.unlink()
    named = subprocess.run(
        [*command, f"PYTHON={sys.executable}"],
        cwd=half_made,
        env=settings(half_made),
        capture_output=True,
        text=True,
        check=False,
    )
    assert named.returncode == 0, named.stderr
    assert "environment: done" not in named.stderr, "what was done stays"
    works(half_made)


@pytest.mark.parametrize("python", ["/nowhere/python3", "/bin/false"])
def test_make_refuses_a_python_that_is_none_or_too_old(tmp_path, python):
    shutil.copy(ROOT / "Makefile", tmp_path)
    refused = subprocess.run(
        ["make", "--no-print-directory", f"PYTHON={python}", "play"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode != 0
    assert only_sentence(refused.stderr).startswith("Azulejos needs Python 3.11 or newer: install it")


def test_any_python_that_reads_the_tool_gets_an_error_that_names_what_it_lacks(tool, capsys, monkeypatch):
    ast.parse(TOOL.read_text(encoding="utf-8"), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert tool.main(["play"]) == 1
    assert only_sentence(capsys.readouterr().err).startswith("Azulejos needs Python 3.11 or newer: install one")
    assert not tool.VENV.exists()


@pytest.mark.parametrize("lacks", ["venv", "ensurepip"])
def test_a_python_without_venv_is_refused(tool, capsys, monkeypatch, lacks):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == lacks else name)
    assert tool.main(["play"]) == 1
    assert "apt install python3-venv" in only_sentence(capsys.readouterr().err)
    assert [path.name for path in tool.VENV.iterdir()] == ["setup.lock"]


def test_too_little_space_is_refused_before_anything_is_downloaded(quiet, capsys, monkeypatch):
    change_page(quiet)
    tool = loaded(quiet)
    usage = namedtuple("usage", "free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(3_000_000))
    assert tool.main(["play"]) == 1
    sentence = only_sentence(capsys.readouterr().err)
    assert "has 3 MB of free space, and 500 MB are needed: make some" in sentence
    monkeypatch.undo()
    works(quiet)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
def test_a_disk_that_is_full_is_reported_and_the_next_run_works(quiet):
    change_page(quiet)
    (quiet / ".venv/setup.log").unlink()
    (quiet / ".venv/setup.log").symlink_to("/dev/full")
    full = run(quiet, "play")
    assert full.returncode == 1
    assert only_sentence(full.stderr).startswith("The disk is full: make some space")
    (quiet / ".venv/setup.log").unlink()
    works(quiet)


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="no folder here is forbidden to everybody")
def test_a_folder_that_may_not_be_written_to_is_refused_and_the_next_run_works(quiet, tmp_path):
    change_page(quiet)
    (quiet / ".venv").rename(tmp_path / "venv")
    (quiet / ".venv").symlink_to("/sys/kernel")  # not even the superuser may write there
    refused = run(quiet, "play")
    (quiet / ".venv").unlink()
    (tmp_path / "venv").rename(quiet / ".venv")
    assert refused.returncode == 1
    assert "cannot be written to: change its permissions" in only_sentence(refused.stderr)
    works(quiet)


def test_a_folder_where_nothing_can_be_made_is_refused(tool, capsys, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert tool.main(["play"]) == 1
    assert "cannot be written to: change its permissions" in only_sentence(capsys.readouterr().err)
    assert not tool.VENV.exists()


@pytest.mark.parametrize(
    ("number", "message"),
    [
        (errno.EROFS, "cannot be written to: change its permissions"),
        (errno.EACCES, "cannot be written to: change its permissions"),
        (errno.ENOSPC, "The disk is full: make some space"),
        (errno.EIO, ".venv cannot be used (Input/output error): mend that, then run the same command again."),
    ],
)
def test_errors_of_the_file_system_are_reported_in_a_sentence(tool, capsys, monkeypatch, number, message):
    def fail(path, **_):
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, "mkdir", fail)
    assert tool.main(["play"]) == 1
    assert message in only_sentence(capsys.readouterr().err)


def test_a_file_where_the_environment_should_be_is_reported(tool, capsys):
    tool.VENV.touch()
    assert tool.main(["play"]) == 1
    assert ".venv cannot be used (File exists): mend that" in only_sentence(capsys.readouterr().err)


def test_an_environment_that_does_not_work_is_recognised(quiet, tmp_path):
    tool, moved = loaded(quiet), tmp_path / "moved"
    assert tool.has_environment()
    mark = quiet / ".venv/environment.made-from"
    mark.write_text(str(moved))
    assert not tool.has_environment(), "it was made for another folder"
    mark.unlink()
    assert tool.has_environment(), "it was made by hand"
    installer = next(quiet.glob(".venv/lib/python*/site-packages/pip-*.dist-info/INSTALLER"))
    installer.rename(tmp_path / "INSTALLER")
    assert not tool.has_environment(), "its pip is half installed"
    shutil.move(tmp_path / "INSTALLER", installer)
    assert works(quiet).count("done") == 0


def test_another_python_in_the_environment_is_noticed(quiet):
    python = quiet / ".venv/bin/python"
    before = os.readlink(python)
    python.unlink()
    python.write_text(f'#!/bin/sh\nexec "{quiet}/.venv/bin/python3" "$@"\n')
    (quiet / ".venv/bin/python3").unlink()
    (quiet / ".venv/bin/python3").symlink_to(os.path.realpath(sys.executable))
    python.chmod(0o755)
    assert run(quiet, "--check", "play").returncode == 1
    python.unlink()
    python.symlink_to(before)
    works(quiet)


def test_remains_of_an_interrupted_pip_are_removed(quiet):
    packages = next(quiet.glob(".venv/lib/python*/site-packages"))
    whole, half, cut = packages / "pebble-1.0.dist-info", packages / "half-1.0.dist-info", packages / "~ebble"
    for folder in (half, cut):
        folder.mkdir()
    loaded(quiet).remove_half_installed()
    assert whole.is_dir() and not half.exists() and not cut.exists()


def test_a_package_that_was_half_installed_is_installed_again(quiet):
    packages = next(quiet.glob(".venv/lib/python*/site-packages"))
    (packages / "pebble-1.0.dist-info/INSTALLER").unlink()
    (packages / "pebble.py").unlink()
    (quiet / ".venv/play.made-from").unlink()
    works(quiet)
    assert (packages / "pebble.py").is_file()


FULL, FORBIDDEN, OTHER = "The disk is full: make", "cannot be written to: change", "not the one that the lock names"
OFF, IMPOSSIBLE = "cannot be downloaded: check", "cannot be installed for the Python in .venv"
RETRY = (
    "WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError('[Errno -3] Temporary failure')'"
)
SAMPLES = {
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": FULL,
    "npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write": FULL,
    "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/x'": FORBIDDEN,
    "npm error code EACCES\nnpm error syscall mkdir": FORBIDDEN,
    "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.": OTHER,
    "npm error code EINTEGRITY": OTHER,
    f"{RETRY}\nERROR: No matching distribution found for click": OFF,
    "ERROR: Could not find a version that satisfies the requirement click==8 (from versions: none)": OFF,
    "npm error code ENOTFOUND\nnpm error network request failed": OFF,
    "npm error code E403": OFF,
    "ERROR: HTTP error 503 while getting a package": OFF,
    "ERROR: Ignored the following versions that require a different python version: 0.68.1\n"
    "ERROR: No matching distribution found (from versions: none)": IMPOSSIBLE,
    "  error: subprocess-exited-with-error\nERROR: Failed building wheel for llvmlite": IMPOSSIBLE,
    "Command '[python, -m, ensurepip]' returned non-zero exit status 1.": "cannot make environments: install",
    "WARNING: something\nit is broken\nWARNING: more": "Setting up failed with “it is broken”: read",
    "": "Setting up failed with “no message”: read",
}


@pytest.mark.parametrize("output", SAMPLES)
def test_what_pip_and_npm_print_is_reported_in_a_sentence(tool, output):
    assert SAMPLES[output] in only_sentence(tool.reason(output))


# --- That it fits our project ----------------------------------------------------------------------


def test_the_tool_and_the_build_agree_on_what_the_page_is_made_from():
    tool, build = loaded(ROOT), runpy.run_path(str(ROOT / "hatch_build.py"))
    assert set(tool.page_sources()) == set(build["sources"]())
    assert tool.fingerprint(tool.page_sources()) == build["fingerprint"]()
    assert build["MARK"] == tool.PAGE_MARK


def needed_by(name, found):
    """A package and all that it needs here."""
    if name not in found:
        found.add(name)
        for line in importlib.metadata.requires(name) or ():
            requirement, _, marker = line.partition(";")
            if "extra" not in marker and "python_version <" not in marker:
                needed_by(re.split(r"[^\w.-]", requirement.strip())[0].lower().replace("_", "-"), found)
    return found


def test_the_tool_installs_all_that_a_build_needs():
    tool = loaded(ROOT)
    found: set[str] = set()
    for line in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]:
        needed_by(re.split(r"[^\w-]", line)[0], found)
    assert set(tool.HATCHLING) | set(tool.NODE) == found
    lock = (ROOT / "locks/dev.txt").read_text(encoding="utf-8")
    assert all(re.search(rf"^{name}==", lock, re.MULTILINE) for name in found)


def test_what_playing_needs_is_the_same_with_tests_and_checks():
    play, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / f"locks/{name}.txt").read_text(encoding="utf-8"), re.MULTILINE))
        for name in ("play", "dev")
    )
    assert play < dev
