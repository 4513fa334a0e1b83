"""Writes the tables of docs/performance.md and docs/strength.md from the result files in benchmarks/results.

.venv/bin/python tools/result_tables.py [--check]

A table stands between <!-- its name --> and <!-- end -->. With --check nothing is written: it prints every table that
is stale and exits 1.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from result_formats import TABLES, table

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGES = [ROOT / "docs" / "performance.md", ROOT / "docs" / "strength.md"]
BLOCK = re.compile(r"<!-- (?P<name>[\w-]+) -->\n(?P<table>.*?)<!-- end -->", re.DOTALL)


def main(arguments: list[str]) -> int:
    """Write the tables, or check them; the exit code."""
    stale = [name for page in PAGES for name in stale_tables(page)]
    if "--check" not in arguments:
        for page in PAGES:
            page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    for name in stale:
        print(f"{name} is stale; run tools/result_tables.py")  # noqa: T201  (a tool prints)
    return 1 if stale else 0


def stale_tables(page: Path) -> list[str]:
    """The tables of a page that are not what the result files say."""
    blocks = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [f"docs/{page.name}: the table {block['name']}" for block in blocks if block["table"] != made(block["name"])]


def written(page: str) -> str:
    """The page with all its tables as the result files say."""
    return BLOCK.sub(lambda block: f"<!-- {block['name']} -->\n{made(block['name'])}<!-- end -->", page)


def made(name: str) -> str:
    """A table with the line that says where its figures come from."""
    if name in MATCH_TABLES:
        return matches(name)
    file, make = TABLES[name]
    result = json.loads((RESULTS / file).read_text(encoding="utf-8"))
    return f"{make(result['figures'])}\n\n{origin(result)}\n"


def origin(result: Any) -> str:
    """Command, date, commit and machine of a result file in one line."""
    line = f"`{result['command']}`; {result['date']}, commit {result['commit']}; {result['machine']}."
    return f"*{line}*" + (f" † {result['source'][0].upper()}{result['source'][1:]}." if "source" in result else "")


# --- Matches ----------------------------------------------------------------------------------------


def matches(name: str) -> str:
    """The matches of one table; those that were transcribed are marked."""
    rows = [row for row in json.loads((RESULTS / "matches.json").read_text(encoding="utf-8")) if row["table"] == name]
    head = ("match", "games", "score", "fair", "lead in points", "time per move", "date", "commit")
    return table(head, map(match, rows)) + "\n"


def match(row: Any) -> Iterable[str]:
    """One match."""
    note = f" ({row['note']})" if "note" in row else ""
    time = f"{row['milliseconds']:.1f} ms" if "milliseconds" in row else ""
    return (
        f"`{row['command'].removeprefix('azulejos match ')}`{note}",
        f"{row['games']:,}",
        f"{100 * row['score']:.1f} ± {100 * row['score_error']:.1f} %",
        f"{100 * row['fair']:.1f} %",
        f"{row['lead']:+.1f} ± {row['lead_error']:.1f}".replace("-", "–"),
        time,
        row["date"],
        row["commit"] + (" †" if "source" in row else ""),
    )


MATCH_TABLES = {
    "levels-azul",
    "levels-summer-pavilion",
    "levels-5211",
    "levels-elsewhere",
    "best",
    "many-players",
    "nets",
    "nets-5211",
    "room-5211",
}
"""The tables of matches, by the name in the rows of matches.json."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
