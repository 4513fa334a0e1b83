"""A lock on a file, which the operating system releases when its process ends."""

import os
import sys
from pathlib import Path

from azulejos.server.store.errors import StoreUnusable

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Far behind the text, because other processes cannot read a locked range.
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """An exclusive lock on a file for one process."""

    def __init__(self, path: Path) -> None:
        """Lock a file beside the given one; raises StoreUnusable if another process has the lock."""
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
        self._write_process_id()

    def release(self) -> None:
        """Release the lock. Its file stays, because another process may already have opened it."""
        os.close(self._file)

    def _write_process_id(self) -> None:
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def _holder(self) -> str:
        os.lseek(self._file, 0, os.SEEK_SET)
        number = os.read(self._file, 20).decode(errors="replace").strip()
        return f"process {number}" if number.isdigit() else "another process"
