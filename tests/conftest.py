"""What all tests share."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import measured_start
from tests.unmeasured import UNMEASURED, unmeasured

# Assertions of these helpers are rewritten, so that they report what was wrong, as in tests.
pytest.register_assert_rewrite(*(f"tests.server.{name}" for name in ("viewer", "party", "players", "served")))

# Tests started in the background of a script ignore Ctrl-C, and so would all processes that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Games are long and machines are noisy: examples are bounded in number, never in time.
settings.register_profile(
    "azulejos", deadline=None, max_examples=20, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("azulejos")


LONGEST = ("tests/server/test_killed.py", "tests/cli/test_train.py", "tests/test_howto.py", "tests/web/")
"""Where the longest tests are. They come first: a long test at the end would run alone."""


SLOW = (
    *LONGEST,
    "tests/arena/",
    "tests/azul/test_outlook_held.py",
    "tests/rl/openspiel/",
    "tests/server/test_postgresql.py",
    "tests/summer_pavilion/test_outlook_held.py",
    "tests/training/",
)
"""What `make quick` leaves out."""


def pytest_xdist_auto_num_workers():
    """One worker more than there are cores, since many tests wait for a browser, a server or a process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart(session):
    measured_start.stop_inherited(session.config)
    yield  # pytest-cov starts here
    measured_start.register(session.config)


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid.startswith(UNMEASURED):
            item.add_marker(pytest.mark.no_cover)
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_addoption(parser):
    parser.addoption("--golden-update", action="store_true", help="Write the golden files again.")


@pytest.fixture
def golden_update(request):
    return bool(request.config.getoption("--golden-update"))


@pytest.fixture(autouse=True)
def own_data_directory(tmp_path, monkeypatch):
    """Tests never write into the data directory of the person who runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def english_locale(monkeypatch):
    """Tests read English, whatever the locale of the person who runs them; its encoding stays."""
    if "LC_ALL" in os.environ:
        monkeypatch.setenv("LC_CTYPE", os.environ["LC_ALL"])
        monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LC_MESSAGES", "C")


@pytest.fixture(autouse=True)
def unmeasured_processes(request, monkeypatch):
    """A test whose coverage is not measured (`no_cover`) starts no processes whose coverage is."""
    if request.node.get_closest_marker("no_cover"):
        for name in set(os.environ) - set(unmeasured()):
            monkeypatch.delenv(name)


@pytest.fixture
def root():
    return Path(__file__).parent.parent
