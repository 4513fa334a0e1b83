"""A game as text: a header, the events, the result. JSON lines; docs/notation.md tells the form."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

VERSION = 1
"""The version of the form; it is frozen, a change makes the next one."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a draw, or a seat's move. `line` is where a file has it, else 0.

    `extra` keeps whatever else its line said: a playthrough's `legal` and `position`, unknown keys.
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
    """A whole game. `header` and `result` are as their lines have them, unknown keys included."""

    header: dict[str, Any]
    events: list[Event] = field(default_factory=list)
    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    """What else the line of the result said."""
    line: int = 1
    """Where its header stands in a file."""
    last_line: int = 1
    """Where it ends in a file."""

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
