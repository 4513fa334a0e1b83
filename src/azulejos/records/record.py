"""The record of a game as JSON lines: a header, the events, the result (docs/notation.md)."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

VERSION = 1
"""The version of the format, which is frozen: a change needs a new version."""


@dataclass(frozen=True, slots=True)
class Event:
    """A draw, or a seat's move. `line` is its line in a file, else 0.

    `extra` holds the other keys of its line: `legal` and `position` of a playthrough, and unknown ones.
    """

    chance: str | None = None
    seat: int | None = None
    move: str | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    line: int = 0

    def to_json(self, number: int) -> dict[str, Any]:
        """The event as the n-th of its game."""
        what = {"seat": self.seat, "move": self.move} if self.chance is None else {"chance": self.chance}
        return {"n": number, **what, **self.extra}


@dataclass(slots=True)
class Record:
    """A whole game. `header` and `result` are the objects of their lines, with unknown keys."""

    header: dict[str, Any]
    events: list[Event] = field(default_factory=list)
    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    """The other keys of the line of the result."""
    line: int = 1
    """The line of its header in a file."""
    last_line: int = 1
    """Its last line in a file."""

    def lines(self) -> Iterator[str]:
        """The record as lines of text."""
        yield json.dumps(self.header, ensure_ascii=False)
        for number, event in enumerate(self.events, 1):
            yield json.dumps(event.to_json(number), ensure_ascii=False)
        if self.result is not None:
            yield json.dumps({"result": self.result, **self.extra}, ensure_ascii=False)


def write(records: Iterable[Record]) -> str:
    """Records as the text of a file, one after another."""
    return "".join(f"{line}\n" for record in records for line in record.lines())
