"""Which clauses the tests of a folder name: `test_…__AZ_4_8` names AZ-4.8."""

import re
from pathlib import Path


def names_of_tests(folder: Path) -> list[str]:
    """The names of all test functions of a folder."""
    sources = folder.glob("test_*.py")
    return [
        name for path in sources for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
    ]


def clauses_named(folder: Path, clause: re.Pattern[str]) -> set[str]:
    """The clauses that the names of a folder's tests end with."""
    return {found for name in names_of_tests(folder) for found in clause.findall(name)}


def without_clause(folder: Path, clause: re.Pattern[str]) -> list[str]:
    """The tests of a folder that name no clause."""
    return [name for name in names_of_tests(folder) if not clause.search(name)]
