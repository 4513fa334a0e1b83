"""The fingerprint of the sources of compiled kernels, and their cache directory; does not import Numba."""

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
        str(package.__file__) for package in (core, evaluation, search)
    }
    for folder in sorted({Path(file).parent for file in files}):
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.relative_to(folder).as_posix().encode() + source.read_bytes())
    return int.from_bytes(digest.digest()[:6])


def reachable(game: RuledGame) -> set[Callable[..., Any]]:
    """The game's rules and every marked function they call, in any module."""
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
    """The directory of compiled kernels: NUMBA_CACHE_DIR if it is set, or one in the user's cache."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else _own_directory()


@cache
def _own_directory() -> Path:
    """A directory in the user's cache; a new temporary one for this process if that is read-only.

    Its name must not be guessable by other users: Numba runs what it finds there.
    """
    wanted = Path(platformdirs.user_cache_dir("azulejos")) / "kernels"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="azulejos-kernels-"))
