"""All exceptions of the package, in one tree.

AzulejosError
├── ParseError         a text does not have the form it should have
├── OptionError        a game cannot be set up like this
├── UnknownName        no such game or bot is installed
├── BrokenPlugin       an installed game or bot cannot be loaded
├── IllegalMove        the rules forbid the move now
├── IllegalChance      the draw is impossible now
├── PositionError      a position is impossible; carries every fault
├── RecordError        a record is broken; carries the line
├── ShuffleError       a shuffle cannot be made or read like this (azulejos.records)
├── TableError         the referee refuses (azulejos.table.errors)
├── BadEngineRequest   a request of the line protocol is wrong; carries the field (azulejos.bots)
├── BotFailed          a bot raised, died, was late or answered an illegal move (azulejos.bots)
├── StoreError         a file of results or records cannot be continued (azulejos.arena)
├── WorkerFailed       a worker ended, or raised an error that no task caused (azulejos.arena)
├── NoCluster          Ray is not installed, or no cluster answers (azulejos.arena)
├── BadNet             a file is not a net, or is for something else (azulejos.evaluation)
├── TrainingError      a training folder cannot be continued (azulejos.training)
├── NoTorch            nets are fitted with torch, which is not installed (azulejos.training)
├── StoreUnusable      a database of tables cannot be opened (azulejos.server)
├── StorageFailed      a read or write of the database failed (azulejos.server)
├── Conflict           another writer has changed the table meanwhile (azulejos.server)
├── NoSuchTable        no table has this id (azulejos.server)
└── TableExists        a table of this id exists already (azulejos.server)

Each has a `code` for programs and a message for people. It may name the `clause` of the rules, what would have been
allowed, and the facts of its message. From the facts `azulejos.languages` writes the message in other languages. Code
and facts are part of the interface.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Fact = str | int
"""A value in a message: a number, or a word or text of the interface."""

_MOST_HINTS = 16
"""A message lists what is allowed if there are no more than this; all installed bots fit."""


class AzulejosError(Exception):
    """The base class of all errors this package raises on purpose."""

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
        """The error as JSON."""
        document: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.clause:
            document["clause"] = self.clause
        if self.allowed:
            document["allowed"] = list(self.allowed)
        if self.facts:
            document["facts"] = dict(self.facts)
        return document


def as_fact(value: object) -> Fact:
    """Any given value as a fact: texts and whole numbers unchanged, the rest as its `repr`."""
    return value if isinstance(value, str) or type(value) is int else repr(value)


def _hint(allowed: Sequence[str]) -> str:
    """What is allowed, for the message; long lists are left to programs."""
    if not allowed or len(allowed) > _MOST_HINTS:
        return ""
    return f"; allowed: {', '.join(allowed)}"


class ParseError(AzulejosError):
    """A text does not have the form it should have."""

    code = "bad-text"


class OptionError(AzulejosError):
    """A game cannot be set up like this."""

    code = "bad-option"


class UnknownName(AzulejosError):
    """No game or bot of this name is installed."""

    code = "unknown-name"


class BrokenPlugin(AzulejosError):
    """An installed game or bot cannot be loaded."""

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
        """The fault as JSON."""
        return {"where": self.where, "message": self.message, "clause": self.clause}


class PositionError(AzulejosError):
    """A position is impossible. `faults` lists everything that is wrong with it, not just the first fault."""

    code = "bad-position"

    def __init__(self, faults: Sequence[Fault]) -> None:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__(f"impossible position, {count}")
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n  ".join([f"{self.message}:", *map(str, self.faults)])

    def to_json(self) -> dict[str, Any]:
        """The error and its faults as JSON."""
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
        """The error with its line as JSON."""
        return {**super().to_json(), "line": self.line}
