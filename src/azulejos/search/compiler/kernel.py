"""Compiles kernels from a game's plain functions, and keeps Numba's disk cache correct.

Three requirements, each with a test. A kernel must close over plain functions: over jitted ones the cache never hits.
It must close over a fingerprint of all sources of the rules: Numba checks only the file of the kernel, so it would run
an old rule after an edit. And each compiled function needs its own file: Numba changes its index without a lock.
"""

import hashlib
import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import IndexDataCacheFile
from numba.extending import register_jitable

from azulejos.core.rule import MARKED, NOT_INLINED
from azulejos.search.compiler.codegen import KernelCompiler
from azulejos.search.compiler.fingerprint import cache_directory

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

_registered: set[Callable[..., Any]] = set()


if not os.environ.get("NUMBA_CACHE_DIR"):
    vars(numba.config)["CACHE_DIR"] = str(cache_directory())


class OwnFiles(IndexDataCacheFile):
    """The disk cache of a kernel: a file for each compiled function, named by a hash of all it depends on.

    Numba numbers the files in an index, which it reads, changes and writes without a lock. Two processes that compile
    two games at the same moment could use the same number, and one would load the code of the other.
    """

    def save(self, key: Any, data: Any) -> None:
        """Write a compiled function."""
        self._save_data(self._name(key), data)

    def load(self, key: Any) -> Any:
        """A compiled function, or None if there is none, or if it comes from a script that is no importable module."""
        try:
            return self._load_data(self._name(key))
        except (FileNotFoundError, ModuleNotFoundError):
            return None

    def _name(self, key: Any) -> str:
        digest = hashlib.sha256(repr((self._version, self._source_stamp, key)).encode())
        return str(self._data_name(int.from_bytes(digest.digest()[:8])))


def kernel(function: Kernel) -> Kernel:
    """Compile a kernel when it is first called; it releases the GIL and is cached on disk."""
    for marked in MARKED:
        if marked not in _registered:
            register_jitable(forceinline=marked not in NOT_INLINED, no_cfunc_wrapper=True)(marked)
            _registered.add(marked)
    compiled = numba.njit(cache=True, nogil=True, error_model="numpy", pipeline_class=KernelCompiler)(function)
    if (kept := getattr(compiled, "_cache", None)) is not None:  # with NUMBA_DISABLE_JIT there is none
        files = kept._cache_file
        kept._cache_file = OwnFiles(files._cache_path, kept._impl.filename_base, files._source_stamp)
    return cast("Kernel", compiled)
