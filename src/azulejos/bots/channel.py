"""A program at the other end of three pipes. Whatever it does, it neither blocks nor fills us.

Threads read what it says and keep a little of it: some lines that nobody has asked for yet, and the
end of its stderr. Threads also write, since a program that does not read would block us.
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
"""Bytes in a line that a program may say."""

UNREAD = 16
"""Lines a program may be ahead of us; one that says more than it is asked is not listened to any longer."""

LAST_WORDS = 2_000
"""Bytes of its stderr that are kept."""

FAREWELL = 1.0
"""Seconds in which a program may end by itself when its input ends."""


class Channel:
    """One process and its pipes; it is the first of a group, which ends with it."""

    def __init__(self, command: Sequence[str], *, memory: int | None, env: Mapping[str, str] | None) -> None:
        """Start it; raises OSError. `memory` bounds its address space, where the platform can."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(  # noqa: S603  (the user named this program to be run as a bot; no shell reads it)
            list(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=env, start_new_session=True
        )
        self._closed = False
        self._lines: queue.SimpleQueue[bytes | Exception] = queue.SimpleQueue()
        self._words = bytearray()
        self._threads = [
            _thread(_collect, self.process.stdout, self._lines),
            _thread(_overhear, self.process.stderr, self._words),
        ]
        if memory is not None:
            _bound_memory(self.process.pid, memory)

    def send(self, line: bytes) -> None:
        """Send a line, without waiting until it is read."""
        self._threads[2:] = [_thread(_write, self.process.stdin, line + b"\n")]

    def receive(self, seconds: float) -> bytes:
        """The next line. Raises TimeoutError, EOFError if there is no more, OverflowError if it is too long."""
        try:
            line = self._lines.get(timeout=max(0.0, min(seconds, threading.TIMEOUT_MAX)))
        except queue.Empty:
            raise TimeoutError from None
        if isinstance(line, Exception):
            raise line
        return line

    def close(self, farewell: float = FAREWELL) -> None:
        """End the process and all that it has started; those that end by themselves in time are not killed."""
        if self._closed:
            return
        self._closed = True
        with contextlib.suppress(OSError):
            cast("IO[bytes]", self.process.stdin).close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(farewell)
        _kill_group(self.process)
        self.process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)

    @property
    def ending(self) -> str:
        """How the process ended, and the last it said on stderr."""
        status = self.process.returncode
        how = f"signal {signal.Signals(-status).name}" if status and status < 0 else f"exit status {status}"
        words = self._words.decode(errors="replace").strip()
        return f"{how}: {words}" if words else how


def _thread(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _collect(stream: IO[bytes], lines: "queue.SimpleQueue[bytes | Exception]") -> None:
    """Keep what the program says, line by line, until it says too much or no more."""
    end: Exception = EOFError()
    with stream, contextlib.suppress(OSError):
        for line in read_lines(stream, LONGEST_ANSWER):
            if line is None or lines.qsize() >= UNREAD:
                end = OverflowError()
                break
            lines.put(line)
    lines.put(end)


def _overhear(stream: IO[bytes], words: bytearray) -> None:
    """Keep the end of what the program says on stderr."""
    with stream, contextlib.suppress(OSError):
        while chunk := stream.read(CHUNK):
            words += chunk
            del words[:-LAST_WORDS]
            if len(chunk) == CHUNK:
                time.sleep(0.01)  # one that never stops talking does not get a core of ours


def _write(stream: IO[bytes], line: bytes) -> None:
    """Write it all; a program that has ended is noticed where its answer is waited for."""
    with contextlib.suppress(OSError, ValueError):
        while line:
            line = line[stream.write(line) :]


def _bound_memory(pid: int, memory: int) -> None:
    """From outside and after the start: code between fork and exec is not safe where threads run."""
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
