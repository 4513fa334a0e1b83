"""Reads the requests of the line protocol (docs/protocols/engine.md); an error names the wrong field."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Any, NoReturn, cast

from azulejos.bots.bot import Limit
from azulejos.bots.decision import Decision, read_decision
from azulejos.bots.refusal import BadEngineRequest
from azulejos.core import registry
from azulejos.core.numbers import LARGEST

LONGEST_REQUEST = 4 * 2**20
"""The most bytes in a line; a long game with all its positions has a tenth of that."""

LONGEST_LIMIT = 86_400
"""The most seconds for a decision: a day."""

QUESTION = ("game", "position", "view", "record", "at", "seat", "legal", "limit")
"""The fields of a request for a move or an analysis."""

FIELDS: Mapping[str, tuple[str, ...]] = {
    "hello": (),
    "new": ("seed", "game"),
    "move": QUESTION,
    "analyse": QUESTION,
    "stop": (),
    "quit": (),
}
"""The kinds of request, and the fields each may have beside `id` and `do`."""


@dataclass(frozen=True, slots=True)
class EngineRequest:
    """A request whose form was checked."""

    id: str
    do: str
    seed: str | None = None
    game: str | None = None
    decision: Decision | None = None
    limit: Limit = field(default_factory=Limit)


def read_document(line: bytes | None) -> dict[str, Any]:
    """The JSON object of a line; None stands for a line that was too long. Raises BadEngineRequest."""
    if line is None:
        raise BadEngineRequest(None, f"a request has at most {LONGEST_REQUEST} bytes", code="too-long")
    try:
        document = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise BadEngineRequest(None, f"the request is not JSON: {error}", code="not-json") from None
    if not isinstance(document, dict):
        raise BadEngineRequest(None, "the request is not a JSON object", code="not-json")
    return document


def id_of(document: Mapping[str, Any]) -> str | None:
    """The id of a request, or None if it has none."""
    found = document.get("id")
    return found if isinstance(found, str) else None


def read_request(document: Mapping[str, Any], stop: Event | None = None) -> EngineRequest:
    """Check a request. Raises BadEngineRequest. `stop` becomes part of its limit."""
    ident = id_of(document)
    if ident is None:
        raise BadEngineRequest("id", "every request has an id, which is a text")
    do = document.get("do")
    if not isinstance(do, str) or do not in FIELDS:
        raise BadEngineRequest("do", "what to do is not known", allowed=list(FIELDS))
    _no_others(document, "", ("id", "do", *FIELDS[do]))
    if do not in {"move", "analyse"}:
        return EngineRequest(ident, do, seed=_seed(document.get("seed")), game=_game(document.get("game")))
    limit = _limit(document.get("limit"), stop)
    return EngineRequest(ident, do, decision=read_decision(document), limit=limit)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _no_others(document: Mapping[str, Any], prefix: str, known: Sequence[str]) -> None:
    """Refuse unknown fields: they are probably typing errors and would be ignored silently."""
    for name in document:
        if name not in known:
            raise BadEngineRequest(f"{prefix}{name}", "is not known here", allowed=known)


def _seed(value: Any) -> str | None:
    if value is None or isinstance(value, str):
        return value
    if type(value) is int:
        return str(value)
    raise BadEngineRequest("seed", "must be a text or a whole number")


def _game(value: Any) -> str | None:
    if value is None or value in registry.names():
        return cast("str | None", value)
    raise BadEngineRequest("game", "must be the name of a game", allowed=registry.names())


def _limit(value: Any, stop: Event | None) -> Limit:
    if value is None:
        return Limit(stop=stop)
    if not isinstance(value, dict):
        raise BadEngineRequest("limit", "must be an object", allowed=["seconds", "simulations"])
    _no_others(value, "limit.", ("seconds", "simulations"))
    return Limit(_seconds(value.get("seconds")), _simulations(value.get("simulations")), stop)


def _seconds(value: Any) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= LONGEST_LIMIT:
        raise BadEngineRequest("limit.seconds", f"must be a number over 0, at most {LONGEST_LIMIT}")
    return float(value)


def _simulations(value: Any) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not 1 <= value <= LARGEST:
        raise BadEngineRequest("limit.simulations", f"must be a whole number from 1 to {LARGEST}")
    return value
