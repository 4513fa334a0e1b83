"""Stores outcomes in a file, so that an interrupted contest can be resumed.

JSON lines: first all that decides the results, then a line for each finished game, in any order. A last
line without its end was being written when the process was killed: it is cut off, and its game is played
again.
"""

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from azulejos.arena.outcome import Outcome, read_outcome
from azulejos.core.errors import AzulejosError

VERSION = 1
"""The version of the file format."""


class StoreError(AzulejosError):
    """A file of results or records cannot be used or resumed."""

    code = "bad-store"


class OutcomeStore:
    """A file of outcomes, open for appending."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        """Open or create the file. Raises StoreError if it has another head."""
        # Through JSON and back, to compare with what is read from the file.
        self._path, head = path, json.loads(json.dumps({"contest": VERSION, **head}))
        self.done: dict[int, Outcome] = {}
        try:
            lines = _whole_lines(path)
            if lines:
                self._check(json_line(path, 1, lines[0]), head)
                self._read(lines[1:])
            self._file = path.open("ab")
        except OSError as error:
            raise StoreError(f"{path} cannot be used: {error.strerror}", code="no-file") from None
        if not lines:
            self._write(head)

    def add(self, outcome: Outcome) -> None:
        """Store an outcome. After this returns, killing the process does not lose it."""
        self.done[outcome.number] = outcome
        self._write(outcome.to_json())

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, document: dict[str, Any]) -> None:
        self._file.write(json.dumps(document, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _check(self, found: dict[str, Any], head: dict[str, Any]) -> None:
        """Raise StoreError if the file holds another contest: mixed results would be meaningless."""
        different = [key for key in {**head, **found} if found.get(key) != head.get(key)]
        if different:
            said = "; ".join(f"{key} was {_short(found.get(key))}, is {_short(head.get(key))}" for key in different)
            message = f"{self._path} holds another contest: {said}. Name another file, or ask for the same"
            raise StoreError(message, code="other-contest")

    def _read(self, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 2):
            try:
                outcome = read_outcome(json_line(self._path, number, line))
            except (KeyError, TypeError):
                raise StoreError(f"{self._path}, line {number}: is no outcome of a game") from None
            self.done[outcome.number] = outcome

    def __enter__(self) -> "OutcomeStore":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file that were written to their end; whatever follows is cut off."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.splitlines()


def json_line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    """The object on a line of a file. Raises StoreError."""
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise StoreError(f"{path}, line {number}: is not a JSON object")
    return document


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
