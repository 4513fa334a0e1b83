"""A server in its own process, observed from outside: time to its first page, memory, processor time."""

import http.client
import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from azulejos.core.errors import AzulejosError

STOPPING = 30.0
"""Seconds a server may take to stop."""


class NotStarted(AzulejosError):
    """The server to measure did not start; its messages are on stderr."""

    code = "server-not-started"


class ServerProcess:
    """`azulejos serve` without limits, on any free port of this machine, until the end of a `with` block."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "azulejos", "serve", "--unlimited", "--cold", "--port", "0"]
        command += ["--database", database]
        begun = time.perf_counter()
        self._process = subprocess.Popen(  # noqa: S603  (our own interpreter)
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self.address = self._read_address()
        self._fetch_page()
        self.first_page = time.perf_counter() - begun
        """Seconds from the start of the process to the whole first page."""
        self.first_page_processor = self.processor()
        """Seconds of processor time for that; on a busy machine this is less than the time that passed."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.communicate(timeout=STOPPING)
        finally:
            self._process.kill()

    def memory(self) -> float | None:
        """Return its resident memory in kB; None if the system does not report it."""
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return None
        return next(float(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def processor(self) -> float | None:
        """Return the seconds of processor time it has used; None if the system does not report it."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _read_address(self) -> str:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if "http://" not in line:
            self._process.kill()
            raise NotStarted("the server did not start")
        return urlsplit(line[line.index("http://") :].strip()).netloc

    def _fetch_page(self) -> None:
        connection = http.client.HTTPConnection(self.address)
        connection.request("GET", "/")
        connection.getresponse().read()
        connection.close()
