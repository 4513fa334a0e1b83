"""From a fresh clone to the first page: seconds, disk space, size of the download; then warm starts.

.venv/bin/python benchmarks/first_minute.py

It clones what is committed here, runs `make setup` as a new user would, starts the server and waits for its page. A
warm start is the same server again: processor time of its process until the page is there. Linux only.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from result_files import write

ROOT = Path(__file__).parent.parent
WARM, STARTS = 5, 9
COMMANDS = {"bare": ["-c", "pass"], "import": ["-c", "import azulejos"], "help": ["-m", "azulejos", "--help"]}


def megabytes(folder: Path) -> float:
    """The size of a folder without its .git, in MB."""
    output = subprocess.run(["du", "-sm", "--exclude=.git", str(folder)], check=True, capture_output=True, text=True)
    return float(output.stdout.split()[0])


def first_page(python: Path, home: Path) -> tuple[float, float]:
    """Start a server and wait for its page; return the seconds and its processor time."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = {**os.environ, "XDG_DATA_HOME": str(home)}
    begun = time.perf_counter()
    with subprocess.Popen(
        [str(python), "-m", "azulejos", "serve", "--cold", "--port", str(port)],
        env=settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        while not _answers(port):
            time.sleep(0.01)
        taken, used = time.perf_counter() - begun, processor_seconds(server.pid)
        server.terminate()
    return taken, used


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1) as page:
            return b"<html" in page.read()
    except OSError:
        return False


def processor_seconds(process: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def fresh(place: Path) -> dict[str, float]:
    """Measure what a new user waits for, and the disk space afterwards."""
    clone = place / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    begun = time.perf_counter()
    subprocess.run(["make", "setup"], cwd=clone, check=True, stdout=sys.stderr)
    set_up = time.perf_counter() - begun
    page, _ = first_page(clone / ".venv/bin/python", place / "data")
    warm = [first_page(clone / ".venv/bin/python", place / "data") for _ in range(WARM)]
    return {
        "setup": set_up,
        "page": set_up + page,
        "megabytes": megabytes(clone),
        "warm": median(seconds for seconds, _ in warm),
        "warm_processor": median(used for _, used in warm),
        **starts(clone / ".venv/bin/python"),
    }


def starts(python: Path) -> dict[str, float]:
    """The medians of a few commands, in turn."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(STARTS):
        for name, arguments in COMMANDS.items():
            begun = time.perf_counter()
            subprocess.run([str(python), *arguments], check=True, stdout=subprocess.DEVNULL)
            times[name].append(time.perf_counter() - begun)
    return {name: median(seconds) for name, seconds in times.items()}


def download(place: Path) -> dict[str, float]:
    """Measure how long downloading alone takes, and its size."""
    wheels = place / "wheels"
    command: Sequence[str] = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir"]
    begun = time.perf_counter()
    subprocess.run(
        [*command, "--requirement", str(ROOT / "locks/play.txt"), "--dest", str(wheels)],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return {"download": time.perf_counter() - begun, "download_megabytes": megabytes(wheels)}


def main() -> None:
    """Measure all of it and write the results for the tables of the documentation."""
    with tempfile.TemporaryDirectory() as name:
        found: dict[str, Any] = {**fresh(Path(name)), **download(Path(name)), "load": os.getloadavg()[0]}
    for what, figure in found.items():
        print(f"{what:<20}{figure:8.2f}")
    write("first_minute", found)


if __name__ == "__main__":
    main()
