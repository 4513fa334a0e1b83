"""Where there is no OpenSpiel, only the test that says so is run."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_[!m]*.py"]
