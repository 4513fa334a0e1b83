"""A program connected by three pipes. Whatever it does, it cannot block this process or fill its memory.

Threads read its output and keep a limited part: some lines that are not yet received, and the end of its stderr.
Threads also write, since a program that does not read would block the writer.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import IO, cast

from azulejos.bots.lines import CHUNK, read_lines

if sys.platform == "linux":
    import resource

LONGEST_ANSWER = 2**20
"""The most bytes in a line of a program."""

UNREAD = 16
"""The most lines a program may be ahead; after that its output is no longer read."""

STDERR_KEPT = 2_000
"""The bytes at the end of its stderr that are kept."""

EXIT_TIMEOUT = 1.0
"""The seconds a program has to exit by itself after its input ends."""


class Channel:
    """One process and its pipes; it leads a process group, which ends with it."""

    def __init__(self, command: Sequence[str], *, memory: int | None, env: Mapping[str, str] | None) -> None:
        """Start the process; raises OSError. `memory` limits its address space where the platform can."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(  # noqa: S603  (the user named this program to be run as a bot; no shell reads it)
            list(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=env, start_new_session=True
        )
        self._closed = False
        self._lines: queue.SimpleQueue[bytes | Exception] = queue.SimpleQueue()
        self._stderr_tail = bytearray()
        self._threads = [
            _thread(_collect, self.process.stdout, self._lines),
            _thread(_keep_stderr, self.process.stderr, self._stderr_tail),
        ]
        if memory is not None:
            _bound_memory(self.process.pid, memory)

    def send(self, line: bytes) -> None:
        """Send a line, without waiting until it is read."""
        self._threads[2:] = [_thread(_write, self.process.stdin, line + b"\n")]

    def receive(self, seconds: float) -> bytes:
        """The next line. Raises TimeoutError, EOFError at the end of the output, OverflowError if there is too much."""
        try:
            line = self._lines.get(timeout=max(0.0, min(seconds, threading.TIMEOUT_MAX)))
        except queue.Empty:
            raise TimeoutError from None
        if isinstance(line, Exception):
            raise line
        return line

    def close(self, timeout: float = EXIT_TIMEOUT) -> None:
        """End the process and all processes it has started; kills those that do not exit in time."""
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(OSError):
            cast("IO[bytes]", self.process.stdin).close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout)
        _kill_group(self.process)
        self.process.wait()
        for thread in self._threads:
            thread.join(EXIT_TIMEOUT)

    @property
    def ending(self) -> str:
        """How the process ended, and the end of its stderr."""
        status = self.process.returncode
        how = f"signal {signal.Signals(-status).name}" if status and status < 0 else f"exit status {status}"
        tail = self._stderr_tail.decode(errors="replace").strip()
        return f"{how}: {tail}" if tail else how


def _thread(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _collect(stream: IO[bytes], lines: "queue.SimpleQueue[bytes | Exception]") -> None:
    """Queue the lines of the program until its output ends or is too much."""
    end: Exception = EOFError()
    with stream, contextlib.suppress(OSError):
        for line in read_lines(stream, LONGEST_ANSWER):
            if line is None or lines.qsize() >= UNREAD:
                end = OverflowError()
                break
            lines.put(line)
    lines.put(end)


def _keep_stderr(stream: IO[bytes], tail: bytearray) -> None:
    """Keep the end of the program's stderr."""
    with stream, contextlib.suppress(OSError):
        while chunk := stream.read(CHUNK):
            tail += chunk
            del tail[:-STDERR_KEPT]
            if len(chunk) == CHUNK:
                time.sleep(0.01)  # a program that writes without end must not take a whole core


def _write(stream: IO[bytes], line: bytes) -> None:
    """Write the whole line; that a program has ended is noticed when its answer is received."""
    with contextlib.suppress(OSError, ValueError):
        while line:
            line = line[stream.write(line) :]


def _bound_memory(pid: int, memory: int) -> None:
    """Limit memory from outside, after the start: code between fork and exec is not safe with threads."""
    if sys.platform == "linux":
        with contextlib.suppress(ProcessLookupError):
            _, hard = resource.prlimit(pid, resource.RLIMIT_AS)
            most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
            resource.prlimit(pid, resource.RLIMIT_AS, (most, most))


def _kill_group(process: "subprocess.Popen[bytes]") -> None:
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
