"""`make quick`: format and lint of the changed files, then their tests without the slow ones.

Changed files are those not committed yet or, if there are none, those of the last commit. Tests mirror the packages: a
change in src/azulejos/search is tested by tests/search, one of a game by the tests of that game. It does not replace
`make check test`: a change may break other packages.
"""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PACKAGE = ("src", "azulejos")
EXTRA = {"core": ("core", "table", "records"), "tools": ("tools",)}
"""Folders of tests for a change in a package, where it is not the one of its name."""


def main() -> int:
    """Run it all; the first exit code that is not 0."""
    files = changed()
    if not files:
        print("Nothing has changed.")  # noqa: T201  (a tool talks)
        return 0
    sources = [str(path) for path in files if path.suffix == ".py" and path.exists()]
    commands = [["ruff", "format", "--check", *sources], ["ruff", "check", *sources]] if sources else []
    if tests := tests_of(files):
        commands.append(["pytest", "-q", "-x", "-n", "auto", "--dist", "worksteal", "-m", "not slow", *tests])
    return next((code for code in map(run, commands) if code), 0)


def changed() -> list[Path]:
    """The files that differ from the last commit, or those of the last commit if none does."""
    changed = git("status", "--porcelain", "--untracked-files=all")
    names = [line[3:].rpartition(" -> ")[2] for line in changed] or git("diff", "--name-only", "HEAD~1")
    return [ROOT / name for name in names]


def git(*arguments: str) -> list[str]:
    """The lines that a command of git prints."""
    ran = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603, S607  (git of the machine)
    return ran.stdout.splitlines()


def tests_of(files: Iterable[Path]) -> list[str]:
    """The files and folders of tests for what has changed."""
    found = {test for path in files for test in _tests_of(path.relative_to(ROOT))}
    folders = {test for test in found if test.is_dir()}
    return sorted(str(test) for test in found if test.exists() and not folders & set(test.parents))


def _tests_of(path: Path) -> Sequence[Path]:
    parts = path.parts
    if parts[0] == "tests":
        return [ROOT / path] if path.name.startswith("test_") else [ROOT / path.parent]
    if parts[:2] == PACKAGE and len(parts) > 3:
        name = parts[3] if parts[2] == "games" and len(parts) > 4 else parts[2]
        return [TESTS / each for each in EXTRA.get(name, (name,))]
    return [TESTS / each for each in EXTRA.get(parts[0], ())]


def run(command: Sequence[str]) -> int:
    """Run a command of the environment; its exit code, where having found no test is none."""
    code = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode  # noqa: S603  (our own)
    return 0 if command[0] == "pytest" and code == 5 else code


if __name__ == "__main__":
    sys.exit(main())
