"""What can go wrong, as one tree of exceptions that people and programs can read.

AzulejosError
├── ParseError         a text does not have the form it should have
├── OptionError        a game can not be set up like this
├── UnknownName        no such game or bot is installed
├── BrokenPlugin       an installed game or bot can not be loaded
├── IllegalMove        the rules forbid the move now
├── IllegalChance      the draw is impossible now
├── PositionError      a position is impossible; carries every fault
├── RecordError        a record is broken; carries the line
├── ShuffleError       a shuffle can not be made or read like this (azulejos.records)
├── TableError         the referee refuses (azulejos.table.errors)
├── BadRequest         a request of the line protocol is wrong; carries the field (azulejos.bots)
├── BotFailed          a bot raised, died, was late or answered an illegal move (azulejos.bots)
├── StoreError         a file of results or records can not be gone on with (azulejos.arena)
├── WorkerFailed       a worker ended, or raised what no task can be blamed for (azulejos.arena)
├── NoCluster          there is no Ray, or no cluster that answers (azulejos.arena)
├── BadNet             a file is no net, or one for something else (azulejos.evaluation)
├── TrainingError      a folder of a training can not be gone on with (azulejos.training)
├── NoTorch            nets are fitted with torch, which is not installed (azulejos.training)
├── StoreUnusable      a database of tables can not be opened (azulejos.server)
├── StorageFailed      the database did not do what it should (azulejos.server)
├── Conflict           somebody else has written at the table since (azulejos.server)
├── NoSuchTable        no table has this id (azulejos.server)
└── TableExists        a table of this id is there already (azulejos.server)

Each carries a `code` for programs, a message for people, where there is one the `clause` of the
rules it rests on, what would have been allowed, and the facts its message names, from which
`azulejos.languages` says the same in other languages. Code and facts are part of the interface.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Fact = str | int
"""What a message may name: a number, or a word or text of the interface."""

_MOST_HINTS = 16
"""A message lists what is allowed if it is no more than this; all bots there are still fit."""


class AzulejosError(Exception):
    """The root: everything this package raises on purpose."""

    code = "error"

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        clause: str | None = None,
        allowed: Sequence[str] = (),
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.clause = clause
        self.allowed = tuple(allowed)
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.message}{clause}{_hint(self.allowed)}"

    def to_json(self) -> dict[str, Any]:
        """The error as a program reads it."""
        document: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.clause:
            document["clause"] = self.clause
        if self.allowed:
            document["allowed"] = list(self.allowed)
        if self.facts:
            document["facts"] = dict(self.facts)
        return document


def as_fact(value: object) -> Fact:
    """Anything that someone gave, as a fact: texts and whole numbers as they are, the rest as Python writes it."""
    return value if isinstance(value, str) or type(value) is int else repr(value)


def _hint(allowed: Sequence[str]) -> str:
    """What is allowed, for a person; long lists stay with the program."""
    if not allowed or len(allowed) > _MOST_HINTS:
        return ""
    return f"; allowed: {', '.join(allowed)}"


class ParseError(AzulejosError):
    """A text does not have the form it should have."""

    code = "bad-text"


class OptionError(AzulejosError):
    """A game can not be set up like this."""

    code = "bad-option"


class UnknownName(AzulejosError):
    """No game or bot of this name is installed."""

    code = "unknown-name"


class BrokenPlugin(AzulejosError):
    """An installed game or bot can not be loaded."""

    code = "broken-plugin"


class IllegalMove(AzulejosError):
    """The rules forbid the move now."""

    code = "illegal-move"


class IllegalChance(AzulejosError):
    """The draw is impossible now."""

    code = "illegal-chance"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a position: where, what, and the clause that says so."""

    where: str
    message: str
    clause: str | None = None

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.where}: {self.message}{clause}"

    def to_json(self) -> dict[str, Any]:
        """The fault as a program reads it."""
        return {"where": self.where, "message": self.message, "clause": self.clause}


class PositionError(AzulejosError):
    """A position is impossible. `faults` lists all that is wrong with it, not just the first."""

    code = "bad-position"

    def __init__(self, faults: Sequence[Fault]) -> None:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__(f"impossible position, {count}")
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n  ".join([f"{self.message}:", *map(str, self.faults)])

    def to_json(self) -> dict[str, Any]:
        """The error and its faults as a program reads them."""
        return {**super().to_json(), "faults": [fault.to_json() for fault in self.faults]}


class RecordError(AzulejosError):
    """A record is broken; `line` says where, counted from 1."""

    code = "bad-record"

    def __init__(self, line: int, message: str, *, code: str | None = None, clause: str | None = None) -> None:
        super().__init__(message, code=code, clause=clause)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"

    def to_json(self) -> dict[str, Any]:
        """The error with its line as a program reads it."""
        return {**super().to_json(), "line": self.line}
