"""The codes of errors, read off the source that raises them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import azulejos.server.http.app  # all errors of the server are known by now
from azulejos.core.errors import AzulejosError

SOURCE = Path(azulejos.__file__).parent

PLACES = (
    "games/*/refusal.py",
    "games/*/notation.py",
    "table/*.py",
    "core/setup.py",
    "core/ruled.py",
    "core/registry.py",
    "bots/bot_registry.py",
    "server/**/*.py",
    "terminal/*.py",
    "cli/common.py",
)
"""Where errors are raised that a person at a table can meet."""

DRAWS = {"bad-chance-text", "no-chance-now"}
"""A table draws by itself: nobody at it can write a wrong draw."""

PLUGINS = {"broken-plugin"}
"""Whoever installs a plug-in reads of it, in the plug-in's own words."""

SAVES = {"bad-header"}
"""Whoever writes a save by hand reads of it, as of any broken record."""

OPERATORS = {
    "address-in-use",
    "server-not-started",
    "bad-address",
    "no-driver",
    "store-in-use",
    "newer-store",
    "store-unusable",
    "conflict",
    "table-exists",
    "refused",
    "bad-shuffle",
}
"""Who runs a server reads of these, or nobody: the server mends them by itself."""


def kinds(root: type[AzulejosError] = AzulejosError) -> dict[str, type[AzulejosError]]:
    """All classes of errors by name."""
    found = {root.__name__: root}
    for kind in root.__subclasses__():
        found |= kinds(kind)
    return found


def codes_of(path: Path) -> Iterator[str]:
    """The code of every error that a file makes."""
    known = kinds()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
            yield _code(known[node.func.id], node, path)


def _code(kind: type[AzulejosError], call: ast.Call, path: Path) -> str:
    given = next((keyword.value for keyword in call.keywords if keyword.arg == "code"), None)
    if given is None:
        return kind.code
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return given.value
    raise AssertionError(f"{path.name}:{call.lineno}: write the code out, so that it can be found")


def all_codes() -> set[str]:
    """Every code that a person at a table can meet."""
    files = [path for place in PLACES for path in SOURCE.glob(place)]
    return {code for path in files for code in codes_of(path)} - DRAWS - PLUGINS - SAVES - OPERATORS
