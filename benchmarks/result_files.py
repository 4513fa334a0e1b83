"""Result files: what benchmarks measured, with date, commit and machine, in benchmarks/results.

tools/result_tables.py makes the tables of docs/performance.md and docs/strength.md from them.
"""

import datetime
import json
import os
import platform
import shlex
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
MATCHES = RESULTS / "matches.json"


def write(name: str, figures: Any) -> None:
    """Write the figures that this process has measured."""
    document = {"command": command(), **stamp(), "figures": figures}
    (RESULTS / f"{name}.json").write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def read_matches() -> list[dict[str, Any]]:
    """The matches that docs/strength.md shows, one row each."""
    rows: list[dict[str, Any]] = json.loads(MATCHES.read_text(encoding="utf-8"))
    return rows


def write_matches(rows: list[dict[str, Any]]) -> None:
    """Write all matches, one on a line: a change of one is a change of its line."""
    lines = ",\n".join(f" {json.dumps(row, ensure_ascii=False)}" for row in rows)
    MATCHES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def stamp() -> dict[str, str]:
    """When, by which commit and on which machine something is measured now."""
    return {"date": datetime.datetime.now(datetime.UTC).date().isoformat(), "commit": commit(), "machine": machine()}


def command() -> str:
    """The command by which this process was started."""
    return shlex.join([".venv/bin/python", f"benchmarks/{Path(sys.argv[0]).name}", *sys.argv[1:]])


def commit() -> str:
    """The commit that is measured, with a + if the sources differ from it."""
    changed = _git("status", "--porcelain", "--", "src", "benchmarks/*.py", "web")
    return _git("rev-parse", "--short=7", "HEAD") + ("+" if changed else "")


def machine() -> str:
    """The processor, its cores, the load of the last minute, Python and Numba."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    python = f"Python {platform.python_version()}, Numba {version('numba')}"
    return f"{_processor()}, {os.cpu_count()} cores, {load}, {python}"


def _processor() -> str:
    """The name of the processor, as Linux or Python knows it."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _git(*arguments: str) -> str:
    ran = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return ran.stdout.strip()
