"""Writes the tables of docs/architecture.md: every module with the first line of its docstring, by package.

.venv/bin/python tools/architecture_tables.py [--check]

With --check nothing is written: it prints every module that is missing, stale or without a docstring, and exits 1.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = {"azulejos": ROOT / "src" / "azulejos", "tools": ROOT / "tools", "benchmarks": ROOT / "benchmarks"}
"""What is listed, by the name that it has on the page."""

BLOCK = re.compile(r"(?<=<!-- modules -->\n).*?(?=<!-- end -->)", re.DOTALL)
ROW = re.compile(r"^\| `(?P<module>[\w.]+)` \| (?P<text>.*) \|$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Write the tables, or check them; the exit code."""
    page = PAGE.read_text(encoding="utf-8")
    if "--check" not in arguments:
        PAGE.write_text(BLOCK.sub(lambda _: tables(), page), encoding="utf-8")
        return 0
    problems = [*undocumented(), *faults(page)]
    for problem in problems:
        print(problem)  # noqa: T201  (a tool prints)
    return 1 if problems else 0


def tables() -> str:
    """A heading, the words of the package and a table for each package that has modules."""
    return "".join(_section(name, folder) for top, path in FOLDERS.items() for name, folder in packages(top, path))


def packages(name: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """A folder and, after it, the folders within it: their dotted names and paths."""
    yield name, folder
    for inner in sorted(folder.iterdir()):
        if inner.is_dir() and any(inner.rglob("*.py")):
            yield from packages(f"{name}.{inner.name}", inner)


def rows(name: str, folder: Path) -> dict[str, str]:
    """The first docstring lines of the modules of one folder, by dotted name."""
    files = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    return {f"{name}.{path.stem}": first_line(path) for path in files}


def all_rows() -> dict[str, str]:
    """The first docstring lines of all modules, by dotted name."""
    found = (rows(name, folder) for top, path in FOLDERS.items() for name, folder in packages(top, path))
    return {module: text for each in found for module, text in each.items()}


def first_line(path: Path) -> str:
    """The first line of a file's docstring as the cell of a table; empty if there is none."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0].strip().replace("|", "\\|")


def undocumented() -> list[str]:
    """The modules that have no docstring."""
    return [f"{module} has no docstring" for module, text in all_rows().items() if not text]


def faults(page: str) -> list[str]:
    """What of a page is not as the modules say: which modules are missing, stale, or there no longer."""
    block = BLOCK.search(page)
    if block is None:
        return ["docs/architecture.md has no marks <!-- modules --> and <!-- end -->"]
    shown, true = dict(ROW.findall(block[0])), all_rows()
    found = [f"{module} is missing" for module in true.keys() - shown.keys()]
    found += [f"{module} is there no longer" for module in shown.keys() - true.keys()]
    found += [f"{module} is stale" for module in shown.keys() & true.keys() if shown[module] != true[module]]
    if not found and block[0] != tables():
        found = ["the words of a package, or the order, are stale"]
    return [f"docs/architecture.md: {each}; run tools/architecture_tables.py" for each in sorted(found)]


def _section(name: str, folder: Path) -> str:
    modules = rows(name, folder)
    words = first_line(folder / "__init__.py") if (folder / "__init__.py").exists() else ""
    if not modules and not words:
        return ""
    table = [f"| `{module}` | {text} |" for module, text in modules.items()]
    head = ["| module | what it is |", "|---|---|"] if table else []
    parts = [f"### {name}", words, "\n".join([*head, *table])]
    return "\n" + "\n\n".join(part for part in parts if part) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
