"""A lock on a file that dies with its process."""

import os
import sys
from pathlib import Path

from azulejos.server.store_errors import StoreUnusable

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Far behind the text, because nobody else may read what is locked here.
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The right of one process to a file. The operating system takes it back when the process ends, however it does."""

    def __init__(self, path: Path) -> None:
        """Take the lock beside the file; raises StoreUnusable if somebody has it."""
        self._path = path.with_name(path.name + ".lock")
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            holder = self._holder()
            os.close(self._file)
            message = (
                f"{path} is being served by {holder}: SQLite is for one server at a time. "
                "End that one first, name another file, or use PostgreSQL for several"
            )
            raise StoreUnusable(message, code="store-in-use") from None
        self._sign()

    def release(self) -> None:
        """Give the lock back. Its file stays: removing it could rob the next one who has opened it."""
        os.close(self._file)

    def _sign(self) -> None:
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def _holder(self) -> str:
        os.lseek(self._file, 0, os.SEEK_SET)
        number = os.read(self._file, 20).decode(errors="replace").strip()
        return f"process {number}" if number.isdigit() else "another process"
