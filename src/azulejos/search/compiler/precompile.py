"""Which kernels a search needs, whether they are compiled, and how long compiling will take.

Compiling takes seconds the first time. A caller that cannot wait lets another process do it and asks again. A mark, an
empty file beside the compiled kernels, says that a kernel is compiled for these sources and this compiler. A lock
ensures that no two processes compile the same kernel. Nothing here imports Numba.
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
from azulejos.search.compiler.fingerprint import cache_directory, fingerprint

if TYPE_CHECKING:
    from filelock import FileLock


class Unit(StrEnum):
    """The compilation units of a game: one kernel for each search, with a net and without."""

    ONE_PLY = "one-ply"
    ALPHA_BETA = "alpha-beta"
    ALPHA_BETA_NET = "alpha-beta-net"
    MCTS = "mcts"
    MCTS_NET = "mcts-net"
    DETERMINIZED = "determinized"
    DETERMINIZED_NET = "determinized-net"


OPEN = (Unit.ALPHA_BETA_NET, Unit.ONE_PLY, Unit.ALPHA_BETA, Unit.MCTS_NET, Unit.MCTS)
HIDDEN = (Unit.DETERMINIZED_NET, Unit.DETERMINIZED, Unit.ONE_PLY, Unit.MCTS)
"""All kernels of a game with open or with hidden hands, those that people need first come first."""

LEARNED = (Unit.ALPHA_BETA_NET, Unit.MCTS_NET, Unit.DETERMINIZED_NET)
"""The kernels that use nets."""

SECONDS = {
    Unit.ONE_PLY: 4,
    Unit.ALPHA_BETA: 10,
    Unit.ALPHA_BETA_NET: 15,
    Unit.MCTS: 12,
    Unit.MCTS_NET: 16,
    Unit.DETERMINIZED: 8,
    Unit.DETERMINIZED_NET: 14,
}
"""Rough seconds to compile each in its own process (`benchmarks/compiling.py`)."""

_started: list[subprocess.Popen[bytes]] = []


def units(game: RuledGame) -> tuple[Unit, ...]:
    """All kernels of a game, the most needed first; none if it cannot be searched."""
    if game.heuristic is None:
        return ()
    listed = HIDDEN if _is_hidden(game, Setup.of(game, game.players[0])) else OPEN
    return tuple(unit for unit in listed if game.features is not None or unit not in LEARNED)


def unit_of(game: RuledGame, setup: Setup, *, learned: bool) -> Unit:
    """The kernel of the search for a set-up (as `searcher.py` chooses it), with a net or without."""
    if _is_hidden(game, setup):
        return Unit.DETERMINIZED_NET if learned else Unit.DETERMINIZED
    if setup.players == 2:
        return Unit.ALPHA_BETA_NET if learned else Unit.ALPHA_BETA
    return Unit.MCTS_NET if learned else Unit.MCTS


def is_compiled(game: RuledGame, unit: Unit) -> bool:
    """Whether a kernel of a game is compiled on disk."""
    return mark(game, unit).exists()


def due(game: RuledGame, unit: Unit) -> float | None:
    """The estimated time at which a kernel will be compiled, in seconds since 1970; None if it is compiled."""
    if is_compiled(game, unit):
        return None
    begun = _begun(game, unit)
    return round(time.time() if begun is None else begun) + float(SECONDS[unit])


def mark(game: RuledGame, unit: Unit) -> Path:
    """The file that says that a kernel is compiled."""
    return cache_directory() / f"{game.name}-{unit}-{fingerprint(game):x}-{np.__version__}.compiled"


def lock(game: RuledGame, unit: Unit) -> "FileLock":
    """The lock that a process holds while it compiles a kernel; it is released when the process ends."""
    from filelock import FileLock  # noqa: PLC0415  (slow to import, and not needed where all is compiled)

    path = mark(game, unit).with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(path)


def note_begin(game: RuledGame, unit: Unit) -> None:
    """Write down when compiling began, from which `due` estimates when it ends."""
    _note(game, unit).parent.mkdir(parents=True, exist_ok=True)
    _note(game, unit).write_text(json.dumps({"begun": time.time()}), encoding="utf-8")


def note_end(game: RuledGame, unit: Unit) -> None:
    """Write the mark that a kernel is compiled."""
    mark(game, unit).touch()
    _note(game, unit).unlink(missing_ok=True)


def compile_in_background(game: RuledGame, wanted: Sequence[Unit]) -> None:
    """Start a process that compiles the wanted kernels that are neither compiled nor being compiled."""
    missing = [unit for unit in wanted if not is_compiled(game, unit) and not is_being_compiled(game, unit)]
    _started[:] = [worker for worker in _started if worker.poll() is None]
    if missing:
        note_begin(game, missing[0])  # so that no second process is started before this one holds the lock
        command = [sys.executable, "-m", "azulejos.search.compiler.compilation", game.name, *missing]
        _started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))  # noqa: S603  (our own interpreter)


def is_being_compiled(game: RuledGame, unit: Unit) -> bool:
    """Whether a process compiles a kernel: it began a moment ago, or it still holds the lock."""
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
