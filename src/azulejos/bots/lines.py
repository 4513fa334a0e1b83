"""Lines from a pipe whose other end may send anything: of a line that is too long only that is kept."""

from collections.abc import Iterator
from typing import Protocol

CHUNK = 2**16
"""How many bytes are read at once."""


class Source(Protocol):
    """Where bytes come from; a read waits for some, and brings no more than asked for."""

    def read(self, size: int, /) -> bytes | None:
        """At most `size` bytes; none at the end."""


def read_lines(source: Source, longest: int) -> Iterator[bytes | None]:
    """Each line without its end, and None for one that is longer, as soon as that is known."""
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
