"""Which kernels a search needs, whether they are compiled, and how long that will take if they are not.

Compiling takes seconds the first time. Whoever cannot wait lets another process do it and asks again. A mark beside the
compiled kernels says that they are there, for just these sources and this compiler. A lock sees to it that no two
processes compile the same kernel. None of this loads the compiler.
"""

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.fingerprint import cache_directory, fingerprint

if TYPE_CHECKING:
    from filelock import FileLock


class Unit(StrEnum):
    """The kernel of one search; with a net it is another one than without."""

    ONE_PLY = "one-ply"
    ALPHA_BETA = "alpha-beta"
    ALPHA_BETA_NET = "alpha-beta-net"
    SAMPLING = "sampling"
    SAMPLING_NET = "sampling-net"
    DEALS = "deals"
    DEALS_NET = "deals-net"


OPEN = (Unit.ALPHA_BETA_NET, Unit.ONE_PLY, Unit.ALPHA_BETA, Unit.SAMPLING_NET, Unit.SAMPLING)
HIDDEN = (Unit.DEALS_NET, Unit.DEALS, Unit.ONE_PLY, Unit.SAMPLING)
"""All kernels of a game whose hands are open or hidden, in the order in which people need them."""

LEARNED = (Unit.ALPHA_BETA_NET, Unit.SAMPLING_NET, Unit.DEALS_NET)
"""Those that need nets."""

SECONDS = {
    Unit.ONE_PLY: 4,
    Unit.ALPHA_BETA: 10,
    Unit.ALPHA_BETA_NET: 15,
    Unit.SAMPLING: 12,
    Unit.SAMPLING_NET: 16,
    Unit.DEALS: 8,
    Unit.DEALS_NET: 14,
}
"""How long each takes, roughly, in a process of its own (`benchmarks/compiling.py`)."""

_started: list[subprocess.Popen[bytes]] = []


def units(game: RuledGame) -> tuple[Unit, ...]:
    """All kernels of a game, those that are needed first first; none if it cannot be searched."""
    if game.judgement is None:
        return ()
    listed = HIDDEN if _is_hidden(game, Setup.of(game, game.players[0])) else OPEN
    return tuple(unit for unit in listed if game.features is not None or unit not in LEARNED)


def unit_of(game: RuledGame, setup: Setup, *, learned: bool) -> Unit:
    """The kernel of the search that is right for a set-up (`choice.py`), with a net or without."""
    if _is_hidden(game, setup):
        return Unit.DEALS_NET if learned else Unit.DEALS
    if setup.players == 2:
        return Unit.ALPHA_BETA_NET if learned else Unit.ALPHA_BETA
    return Unit.SAMPLING_NET if learned else Unit.SAMPLING


def is_compiled(game: RuledGame, unit: Unit) -> bool:
    """Whether a kernel of a game lies compiled on the disk."""
    return mark(game, unit).exists()


def due(game: RuledGame, unit: Unit) -> float | None:
    """When a kernel will be compiled, in seconds since 1970 and as far as can be foreseen; None if it is."""
    if is_compiled(game, unit):
        return None
    begun = _begun(game, unit)
    return round(time.time() if begun is None else begun) + float(SECONDS[unit])


def mark(game: RuledGame, unit: Unit) -> Path:
    """The file that says that a kernel is compiled."""
    return cache_directory() / f"{game.name}-{unit}-{fingerprint(game):x}-{np.__version__}.compiled"


def lock(game: RuledGame, unit: Unit) -> "FileLock":
    """The right to compile a kernel; it ends with the process that has it."""
    from filelock import FileLock  # noqa: PLC0415  (slow to import, and where all is compiled nobody locks)

    path = mark(game, unit).with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(path)


def note_begin(game: RuledGame, unit: Unit) -> None:
    """Leave word when compiling began, for those who ask how long it will take."""
    _note(game, unit).parent.mkdir(parents=True, exist_ok=True)
    _note(game, unit).write_text(json.dumps({"begun": time.time()}), encoding="utf-8")


def note_end(game: RuledGame, unit: Unit) -> None:
    """Leave the mark."""
    mark(game, unit).touch()
    _note(game, unit).unlink(missing_ok=True)


def compile_in_background(game: RuledGame, wanted: Sequence[Unit]) -> None:
    """Let another process compile what is not compiled yet and not being compiled already."""
    missing = [unit for unit in wanted if not is_compiled(game, unit) and not is_being_compiled(game, unit)]
    _started[:] = [worker for worker in _started if worker.poll() is None]
    if missing:
        note_begin(game, missing[0])  # so that nobody starts another one before this one holds the lock
        command = [sys.executable, "-m", "azulejos.search.compilation", game.name, *missing]
        _started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))  # noqa: S603  (our own interpreter)


def is_being_compiled(game: RuledGame, unit: Unit) -> bool:
    """Whether some process compiles a kernel: it said so not long ago, or it still holds the lock."""
    begun = _begun(game, unit)
    if begun is None or time.time() - begun < 5:
        return begun is not None
    try:
        with lock(game, unit).acquire(blocking=False):
            return False
    except TimeoutError:
        return True


def _begun(game: RuledGame, unit: Unit) -> float | None:
    try:
        return float(json.loads(_note(game, unit).read_text(encoding="utf-8"))["begun"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _note(game: RuledGame, unit: Unit) -> Path:
    return mark(game, unit).with_suffix(".begun")


def _is_hidden(game: RuledGame, setup: Setup) -> bool:
    return bool(game.facts(setup).hidden_information)
