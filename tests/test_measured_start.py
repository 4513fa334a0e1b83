"""Coverage is measured at the beginning of every test, and paused for the rest of a long one."""

import json
import os
import subprocess
import sys

import pytest

from tests.unmeasured import unmeasured

MEASURED = """\
def early():
    return 1


def late():
    return 2


def other():
    return 3
"""

TESTS = """\
import sys
import time

import measured
import pytest


def test_that_is_long():
    assert measured.early() == 1
    begun = time.process_time()
    while time.process_time() - begun < 0.5:
        pass
    assert measured.late() == 2


def test_that_is_short():
    assert measured.other() == 3


@pytest.mark.no_cover
def test_that_is_not_measured():
    assert sys.gettrace() is None
"""

CONFTEST = """\
import pytest

from tests import measured_start

measured_start.MEASURED_SECONDS = 0.1


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart(session):
    measured_start.stop_inherited(session.config)
    yield
    measured_start.register(session.config)
"""


@pytest.mark.no_cover
@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_a_test_runs_late_is_not_measured_and_the_next_test_is(tmp_path, root, workers):
    for name, text in {"measured.py": MEASURED, "test_it.py": TESTS, "conftest.py": CONFTEST}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "pyproject.toml").write_text('[tool.coverage.run]\nparallel = true\npatch = ["subprocess"]\n')
    report = ["--cov", "measured", "--cov-report", "json:report.json"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", workers, "--rootdir", tmp_path, *report],
        cwd=tmp_path,
        env=unmeasured() | {"PYTHONPATH": os.pathsep.join([str(root), str(tmp_path)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    functions = json.loads((tmp_path / "report.json").read_text())["files"]["measured.py"]["functions"]
    executed = {name: bool(each["executed_lines"]) for name, each in functions.items() if name}
    assert executed == {"early": True, "late": False, "other": True}
