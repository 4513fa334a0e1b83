"""What compiled kernels are made from, as a number, and where they are kept. Known without loading the compiler."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from azulejos import core, evaluation, search
from azulejos.core.rule import MARKED
from azulejos.core.ruled import RuledGame


@cache
def fingerprint(game: RuledGame) -> int:
    """A number that changes with the sources of the game's rules, with ours, and with the compiler."""
    digest = hashlib.sha256(f"{version('numba')} {np.__version__}".encode())
    files = {function.__code__.co_filename for function in reachable(game)} | {
        str(room.__file__) for room in (core, evaluation, search)
    }
    for folder in sorted({Path(file).parent for file in files}):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    return int.from_bytes(digest.digest()[:6])


def reachable(game: RuledGame) -> set[Callable[..., Any]]:
    """The game's rules and every marked function they call, wherever it stands."""
    waiting = [value for value in vars(game.rules).values() if hasattr(value, "__code__")]
    found: set[Callable[..., Any]] = set()
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            named = [function.__globals__.get(name) for name in function.__code__.co_names]
            waiting += [value for value in named if hasattr(value, "__code__") and value in MARKED]
    return found


def cache_directory() -> Path:
    """Where compiled kernels are kept: where the environment says, or in the user's cache."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else _own_directory()


@cache
def _own_directory() -> Path:
    """The user's cache; a fresh place of this process's own if that is read-only.

    Never a place with a name others could guess: Numba trusts what it finds there.
    """
    wanted = Path(platformdirs.user_cache_dir("azulejos")) / "kernels"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="azulejos-kernels-"))
