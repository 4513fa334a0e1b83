"""Reads records from text. Checks the form, line by line; `replay` checks that the game is legal."""

import json
from typing import Any

from azulejos.core.errors import RecordError
from azulejos.records.record import VERSION, Event, Record


def read(text: str | bytes) -> list[Record]:
    """All records of a file. Raises RecordError with the line of the first fault."""
    records: list[Record] = []
    for number, document in _documents(text):
        if "record" in document and "n" not in document:
            records.append(_header(document, number))
        elif not records:
            raise RecordError(number, 'a record starts with a header: {"record": 1, "game": …}', code="no-header")
        else:
            _add(records[-1], document, number)
            records[-1].last_line = number
    if not records:
        raise RecordError(1, "the file holds no record", code="no-header")
    return records


def read_one(text: str | bytes) -> Record:
    """The only record of a file."""
    records = read(text)
    if len(records) > 1:
        raise RecordError(records[1].line, "a second record starts here, one was expected", code="too-many-records")
    return records[0]


def _documents(text: str | bytes) -> list[tuple[int, dict[str, Any]]]:
    if isinstance(text, bytes):
        text = _decoded(text)
    lines = enumerate(text.split("\n"), 1)
    return [(number, _document(number, line)) for number, line in lines if line.strip()]


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "is not UTF-8 text", code="not-text") from None


def _document(number: int, line: str) -> dict[str, Any]:
    try:
        document = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"is not JSON: {error}", code="not-json") from None
    if not isinstance(document, dict):
        raise RecordError(number, "must be a JSON object", code="not-json")
    if "\\ud" in line.lower() and not _is_text(document):
        raise RecordError(number, "holds half a character (a lone surrogate)", code="not-text")
    return document


def _is_text(document: dict[str, Any]) -> bool:
    """Whether the document can be encoded: JSON can contain lone surrogates, which UTF-8 cannot."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _header(document: dict[str, Any], number: int) -> Record:
    if type(document["record"]) is not int or document["record"] != VERSION:
        raise RecordError(number, f"record version {document['record']!r}, known is {VERSION}", code="bad-version")
    return Record(document, line=number, last_line=number)


def _add(record: Record, document: dict[str, Any], line: int) -> None:
    if record.result is not None:
        raise RecordError(line, "nothing may follow the result but a new header", code="after-result")
    if "result" in document:
        if not isinstance(document["result"], dict):
            raise RecordError(line, "the result must be an object", code="bad-result")
        record.result = document.pop("result")
        record.extra = document
    else:
        record.events.append(_event(document, line, len(record.events) + 1))


def _event(document: dict[str, Any], line: int, expected: int) -> Event:
    number = document.get("n")
    if type(number) is not int or number != expected:
        raise RecordError(line, f"event {expected} comes here, not {number!r}", code="bad-number")
    known = {"n", "chance", "seat", "move"}
    extra = {key: value for key, value in document.items() if key not in known}
    chance, seat, move = document.get("chance"), document.get("seat"), document.get("move")
    if isinstance(chance, str) and seat is None and move is None:
        return Event(chance=chance, extra=extra, line=line)
    if chance is None and type(seat) is int and isinstance(move, str):
        return Event(seat=seat, move=move, extra=extra, line=line)
    raise RecordError(line, "an event has a chance, or a seat and a move", code="bad-event")
