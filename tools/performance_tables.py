"""Writes the tables of docs/performance.md from the files that benchmarks leave in benchmarks/results.

.venv/bin/python tools/performance_tables.py
"""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"
RESULTS = ROOT / "benchmarks" / "results"

AIMS = {"azul": 15, "summer-pavilion": 20, "5211": 15}
"""Seconds of processor time until level 8 is at full strength."""


def compiling(found: Any) -> str:
    """What it takes to compile."""
    rows = [
        (game, f"{each['first']:.1f} s", f"{AIMS[game]} s", f"{each['all']:.1f} s", "45 s")
        for game, each in found.items()
    ]
    return table(("game", "level 8 with two players", "aim", "all kernels", "aim"), rows)


def first_minute(found: Any) -> str:
    """What a new user waits for."""
    bare = found["bare"]
    rows = [
        ("`make setup` in a fresh clone", f"{found['setup']:.0f} s", ""),
        ("from `make play` to the first page", f"{found['page']:.0f} s", "60 s"),
        ("on the disk, without the history", f"{found['megabytes']:.0f} MB", "450 MB"),
        (
            "downloading the packages alone",
            f"{found['download']:.0f} s, {found['download_megabytes']:.0f} MB",
            "",
        ),
        ("warm start to the first page", f"{found['warm']:.2f} s", ""),
        ("processor time of that", f"{found['warm_processor']:.2f} s", "1.0 s"),
        ("`import azulejos`", f"{found['import']:.3f} s, {found['import'] / bare:.1f} × a bare interpreter", ""),
        ("`azulejos --help`", f"{found['help']:.3f} s, {found['help'] / bare:.1f} × a bare interpreter", ""),
    ]
    return table(("what", "measured", "aim"), rows)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown, figures to the right."""
    names = tuple(head)
    lines = [names, ("---", *["---:"] * (len(names) - 1)), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


TABLES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "compiling": ("compiling.json", compiling),
    "first-minute": ("first_minute.json", first_minute),
}
"""The tables by the name of their marks: from which file, and how."""


def written(page: str) -> str:
    """The page with all its tables written anew."""
    for name, (file, make) in TABLES.items():
        made = make(json.loads((RESULTS / file).read_text()))
        page = re.sub(rf"(<!-- {name} -->\n).*?(<!-- end -->)", rf"\g<1>{made}\n\g<2>", page, flags=re.DOTALL)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
