"""Tests whose coverage is not measured: they compute for long and run only lines that other tests run too.

Before Python 3.12 measuring makes interpreted rules three to four times slower. Which files add nothing was read off
a run with `--cov-context=test` (docs/decisions/0025-where-the-time-of-the-tests-goes.md).
"""

import os

UNMEASURED = (
    "tests/azul/test_laws.py",
    "tests/azul/test_outlook_held.py",
    "tests/bots/test_bots.py",
    "tests/bots/test_greedy_summer_pavilion.py",
    "tests/core/test_features.py",
    "tests/evaluation/test_head.py",
    "tests/evaluation/test_logit.py",
    "tests/g5211/test_imagine.py",
    "tests/rl/openspiel/test_agreement.py",
    "tests/rl/openspiel/test_algorithms.py",
    "tests/rl/openspiel/test_playthroughs.py",
    "tests/rl/openspiel/test_simulations.py",
    "tests/rl/test_laws.py",
    "tests/rl/test_suites.py",
    "tests/rl/test_vector_agrees.py",
    "tests/search/test_alphabeta.py",
    "tests/search/test_determinization.py",
    "tests/search/test_kernel.py",
    "tests/search/test_modes.py",
    "tests/server/test_killed.py",
    "tests/server/test_postgresql.py",
    "tests/summer_pavilion/test_laws.py",
    "tests/summer_pavilion/test_outlook_held.py",
    "tests/summer_pavilion/test_playouts.py",
    "tests/summer_pavilion/test_reference.py",
    "tests/summer_pavilion/test_spoilt_positions.py",
    "tests/test_distribution.py",
    "tests/test_golden.py",
    "tests/test_howto.py",
    "tests/testing/test_conformance.py::test_5211_obeys_every_law",
    "tests/testing/test_conformance.py::test_azul_obeys_every_law",
    "tests/testing/test_conformance.py::test_summer_pavilion_obeys_every_law",
    "tests/tools/test_environment.py",
    "tests/tools/test_fit_5211.py",
    "tests/training/test_heads.py",
    "tests/web/",
)
"""Tests that are not measured, nor the processes they start."""


def unmeasured() -> dict[str, str]:
    """The environment without what lets a process that a test starts measure its coverage."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
