"""Makes or updates the environment in .venv, as far as it is wanted: `play` or `dev`. Needs nothing but Python.

Every step that is done leaves a mark that says from what it was made. So a step is done again only if that has changed,
and one that was interrupted is simply done again. What went wrong is said in one sentence, with what to do about it.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = VENV / "setup.log"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ROOT / "locks"

MEGABYTES = {"play": 900, "dev": 4000}
"""Free space that a stage may need while it is made; less is refused before anything is downloaded."""

STARTED = "import azulejos.cli.main, azulejos.server.running, azulejos.search.choice"
"""What a game needs. Importing it once writes its bytecode, so that the first start is as quick as the second."""

TROUBLES = (
    (r"No space left on device|not enough space", "The disk is full. Make some space and run the command again."),
    (r"Permission denied|Read-only file system", "{root} cannot be written to. Mend its permissions and try again."),
    (
        r"DO NOT MATCH THE HASHES",
        "A package differs from the one this version was made with. Somebody may have tampered with it, or a download "
        "was cut short: try again, and if it happens again, tell us. {log} has the details.",
    ),
    (
        r"NewConnectionError|Max retries|name resolution|Connection (refused|reset)|timed out|Network is unreachable"
        r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|No matching distribution|ProxyError",
        "The packages cannot be downloaded. Check the network connection and run the command again.",
    ),
)
"""What output of pip and npm means, and what to do about it."""


class Trouble(Exception):
    """Something that the person at the keyboard has to mend, in one sentence."""


@dataclass(frozen=True)
class Step:
    """One thing that has to be done: what to say about it, what it is made from, and the commands."""

    name: str
    doing: str
    made_from: Callable[[], bytes]
    commands: Callable[[], list[list[str]]]


def lock(name: str) -> bytes:
    """What packages are installed from."""
    return (LOCKS / f"{name}.txt").read_bytes() + sys.version.encode()


def page() -> bytes:
    """What the installation of the project itself is made from, and the page of the browser with it."""
    found = (ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted((ROOT / "web").rglob("*")))
    folders = (ROOT / "docs/rules", ROOT / "docs/pictures", ROOT / "src/azulejos/languages")
    texts = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in {".md", ".svg", ".ftl"}]
    files = [path for path in (*found, *texts) if path.is_file() and "node_modules" not in path.parts]
    return b"".join(path.read_bytes() for path in files if path.name != "schema.ts")  # which the build itself makes


def pip(*arguments: str) -> list[str]:
    """A command of the environment's own pip."""
    return [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]


def locked(name: str) -> list[list[str]]:
    """Install just what a lock names. Bytecode is left for later: half of what is installed never runs."""
    return [pip("--no-compile", "--no-deps", "--require-hashes", "--requirement", str(LOCKS / f"{name}.txt"))]


PACKAGES = Step("play", "installing what playing needs", lambda: lock("play"), lambda: locked("play"))
PAGE = Step("page", "building the page of the browser", page, lambda: [pip("--no-deps", "--editable", str(ROOT))])
BYTECODE = Step(
    "bytecode",
    "getting ready to start",
    lambda: lock("play") + page(),
    lambda: [[str(PYTHON), "-c", STARTED], [str(PYTHON), "-m", "compileall", "-q", str(ROOT / "src")]],
)
TOOLS = Step("dev", "installing what tests and checks need", lambda: lock("dev"), lambda: locked("dev"))
TORCH = Step(
    "train",
    "installing torch",
    lambda: lock("train"),
    # Its builds differ by machine and come from different places, so it has a version and no hash.
    lambda: [pip("--no-compile", "--constraint", str(LOCKS / "train.txt"), "torch")],
)
STAGES: dict[str, list[list[Step]]] = {
    "play": [[PACKAGES, PAGE], [BYTECODE]],
    "dev": [[PACKAGES, PAGE], [BYTECODE], [TOOLS], [TORCH]],
}
"""The steps of a stage, one after another; those in one list side by side."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Set a stage up; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stage", choices=STAGES)
    stage = parser.parse_args(arguments).stage
    try:
        set_up(stage)
    except Trouble as trouble:
        say(f"\n{trouble}")
        return 1
    except KeyboardInterrupt:
        say("\nInterrupted. The same command goes on where this one stopped.")
        return 130
    return 0


def set_up(stage: str) -> None:
    """Do what is missing of a stage."""
    if PYTHON.is_file() and all(is_done(step) for steps in STAGES[stage] for step in steps):
        return
    check_writable()
    check_space(stage)
    make_environment()
    for steps in STAGES[stage]:
        if missing := [step for step in steps if not is_done(step)]:
            side_by_side(missing)


def check_writable() -> None:
    """Refuse a folder in which nothing can be made."""
    folder = VENV if VENV.is_dir() else ROOT
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Trouble(f"{folder} cannot be written to. Mend its permissions, or copy the project to a folder of yours.")


def check_space(stage: str) -> None:
    """Refuse to begin what will not fit."""
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < MEGABYTES[stage]:
        wanted = MEGABYTES[stage]
        raise Trouble(f"{ROOT} has {free} MB of free space, and this needs {wanted} MB. Make some and try again.")


def has_environment() -> bool:
    """Whether the environment is there and works: one that was left half made, or whose Python is gone, does not."""
    try:
        asked = subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True, check=False)  # noqa: S603  (our own)
    except OSError:
        return False
    return asked.returncode == 0


def make_environment() -> None:
    """Make an environment, unless there is one that works."""
    if has_environment():
        return
    say("Making an environment in .venv …")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True, check=False)  # noqa: S603  (our own)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        output = made.stdout + made.stderr
        if "ensurepip" in output or "No module named venv" in output:
            raise Trouble("This Python cannot make environments. On Debian or Ubuntu: apt install python3-venv")
        raise Trouble(meaning(output) or f"The environment cannot be made: {output.strip()[-300:]}")


def is_done(step: Step) -> bool:
    """Whether a step was done, from what is there now."""
    with suppress(OSError):
        return mark(step).read_text() == digest(step)
    return False


def mark(step: Step) -> Path:
    """Where it is noted from what a step was made."""
    return VENV / f"{step.name}.made-from"


def digest(step: Step) -> str:
    """A hash of what a step is made from."""
    return hashlib.sha256(step.made_from()).hexdigest()


def side_by_side(steps: Sequence[Step]) -> None:
    """Do steps at the same time; the first that fails is reported when all have ended."""
    begun, failed = time.monotonic(), [""] * len(steps)

    def work(place: int) -> None:
        failed[place] = failure(steps[place])

    say(f"{' and '.join(step.doing for step in steps).capitalize()} …")
    threads = [threading.Thread(target=work, args=[place], daemon=True) for place in range(len(steps))]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        threads[0].join(0.5) if threads[0].is_alive() else threads[-1].join(0.5)
        tick(time.monotonic() - begun)
    if any(failed):
        report(next(filter(None, failed)))
    say(f"  done ({time.monotonic() - begun:.0f} s)")


def failure(step: Step) -> str:
    """Do a step; what its commands printed if one failed, nothing if all went well."""
    wanted = digest(step)  # as it was when the step began
    for command in step.commands():
        # Bytecode is wanted here, wherever Python is told to write none.
        settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        ran = subprocess.run(  # noqa: S603  (our own)
            command, cwd=ROOT, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n$ {' '.join(command)}\n{ran.stdout}")
        if ran.returncode:
            return ran.stdout or f"{command[0]} ended with {ran.returncode}"
    mark(step).write_text(wanted)
    return ""


def report(output: str) -> NoReturn:
    """Say what went wrong, and what to do about it."""
    lines = "\n".join(line for line in output.strip().splitlines() if not line.startswith("WARNING"))
    raise Trouble(meaning(output) or f"Setting up failed. {LOG} has all of it; the end is:\n{lines[-1500:]}")


def meaning(output: str) -> str | None:
    """What some output means, if it is known."""
    for pattern, sentence in TROUBLES:
        if re.search(pattern, output):
            return sentence.format(root=ROOT, log=LOG)
    return None


def say(text: str) -> None:
    """Say something on the terminal, beside what the program itself prints."""
    print(text, file=sys.stderr, flush=True)  # noqa: T201  (a tool talks)


def tick(seconds: float) -> None:
    """Show that it goes on, where someone looks."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r  {seconds:.0f} s ")
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
