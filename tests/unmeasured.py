"""Processes whose coverage is not measured."""

import os


def unmeasured() -> dict[str, str]:
    """The environment without what lets a process that a test starts measure its coverage."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
