"""Tests whose coverage is not measured: they play many games or start many processes; others run the same lines.

All other tests are measured at their beginning (tests/measured_start.py).
"""

import os

UNMEASURED = (
    "tests/azul/test_laws.py",
    "tests/azul/test_outlook_held.py",
    "tests/rl/openspiel/test_agreement.py",
    "tests/rl/openspiel/test_algorithms.py",
    "tests/rl/openspiel/test_playthroughs.py",
    "tests/rl/openspiel/test_simulations.py",
    "tests/server/test_killed.py",
    "tests/server/test_postgresql.py",
    "tests/summer_pavilion/test_laws.py",
    "tests/summer_pavilion/test_outlook_held.py",
    "tests/summer_pavilion/test_playouts.py",
    "tests/summer_pavilion/test_reference.py",
    "tests/summer_pavilion/test_spoilt_positions.py",
    "tests/test_distribution.py",
    "tests/test_howto.py",
    "tests/tools/test_environment.py",
    "tests/web/",
)
"""Tests that are not measured, nor the processes they start."""


def unmeasured() -> dict[str, str]:
    """The environment without what lets a process that a test starts measure its coverage."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
