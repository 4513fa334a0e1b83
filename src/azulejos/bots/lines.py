"""Reads lines from an untrusted pipe; a line that is too long is reported and skipped."""

from collections.abc import Iterator
from typing import Protocol

CHUNK = 2**16
"""The bytes that are read at once."""


class Source(Protocol):
    """A byte stream; a read waits for some bytes and returns no more than asked for."""

    def read(self, size: int, /) -> bytes | None:
        """At most `size` bytes; none at the end."""


def read_lines(source: Source, longest: int) -> Iterator[bytes | None]:
    """Each line without its end, and None for a line longer than `longest`, as soon as that is known."""
    pending: bytes | None = b""  # None: the rest of a line that is too long
    while chunk := source.read(CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            if pending is not None:
                yield _bounded(pending + end, longest)
            pending = b""
        if pending is not None:
            pending = _bounded(pending + rest, longest)
            if pending is None:
                yield None
    if pending:
        yield pending


def _bounded(line: bytes, longest: int) -> bytes | None:
    return line if len(line) <= longest else None
