"""Compiles kernels out of a game's plain functions, and keeps Numba's disk cache honest.

Three facts, all kept as tests: a kernel must close over the plain functions (over jitted ones the
cache never hits), and over a fingerprint of all sources the rules stand in, because Numba looks
only at the file of the kernel: without it an edited rule would go on playing the old game. And each
compiled function needs a file of its own: Numba's index is changed without a lock.
"""

import hashlib
import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import IndexDataCacheFile
from numba.extending import register_jitable

from azulejos.core.rule import APART, MARKED
from azulejos.search.codegen import KernelCompiler
from azulejos.search.fingerprint import cache_directory

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

_registered: set[Callable[..., Any]] = set()


if not os.environ.get("NUMBA_CACHE_DIR"):
    vars(numba.config)["CACHE_DIR"] = str(cache_directory())


class OwnFiles(IndexDataCacheFile):
    """The disk cache of a kernel: a file for each compiled function, named after all that it depends on.

    Numba numbers the files in an index, which it reads, changes and writes without a lock: of two processes
    that compile two games at the same moment, one would later be given the code of the other's.
    """

    def save(self, key: Any, data: Any) -> None:
        """Keep a compiled function."""
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        """A compiled function, or None; one out of a script that was run by its path finds no module to go back to."""
        try:
            return self._load_data(self._name(key))
        except (FileNotFoundError, ModuleNotFoundError):
            return None

    def _name(self, key: Any) -> str:
        digest = hashlib.sha256(repr((self._version, self._source_stamp, key)).encode())
        return str(self._data_name(int.from_bytes(digest.digest()[:8])))


def kernel(function: Kernel) -> Kernel:
    """Compile a kernel when it is first called, without holding the interpreter, cached on disk."""
    for marked in MARKED:
        if marked not in _registered:
            register_jitable(forceinline=marked not in APART, no_cfunc_wrapper=True)(marked)
            _registered.add(marked)
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy", pipeline_class=KernelCompiler)(function)
    if (kept := getattr(compiled, "_cache", None)) is not None:  # without the compiler there is none
        files = kept._cache_file
        kept._cache_file = OwnFiles(files._cache_path, kept._impl.filename_base, files._source_stamp)
    return cast("Kernel", compiled)
