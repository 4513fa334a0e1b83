"""Reads the decision of an engine request: from a position, a view or a record to the view of one seat."""

import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.bots.bot import View
from azulejos.bots.refusal import BadEngineRequest
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SystemRandomness
from azulejos.core.turn import Decide
from azulejos.records import game_of, read_one, replay

SOURCES = ("position", "view", "record")
"""The fields that can hold the position."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The view of a seat, and its legal moves."""

    view: View
    legal: tuple[str, ...]


def read_decision(document: Mapping[str, Any]) -> Decision:
    """The decision a request is about. Raises BadEngineRequest with the field that is wrong."""
    given = [source for source in SOURCES if document.get(source) is not None]
    if len(given) != 1:
        raise BadEngineRequest(given[1] if given else "position", f"give exactly one of {', '.join(SOURCES)}")
    if document.get("at") is not None and given != ["record"]:
        raise BadEngineRequest("at", "only a record has events")
    match given[0]:
        case "position":
            game, state = _from_position(document)
        case "view":
            return _checked(document, _from_view(document))
        case _:
            game, state = _from_record(document)
    return _checked(document, _decision(game, state, _seat(game, state, document.get("seat"))))


def _from_position(document: Mapping[str, Any]) -> tuple[Game, State]:
    position = document["position"]
    game = _game(document, "position")
    try:
        return game, game.read_position({"game": game.name, **position})
    except AzulejosError as error:
        raise BadEngineRequest.because("position", error) from None


def _from_record(document: Mapping[str, Any]) -> tuple[Game, State]:
    """The state at the end of a record, or after the event `at`; the record may be unfinished."""
    try:
        record = read_one(_text(document["record"]))
        game = game_of(record)
        _same_game(document, game.name)
        events = _at(document.get("at"), len(record.events))
        *_, last = itertools.islice(replay(record, game=game, unfinished=True), events + 1)
    except BadEngineRequest:
        raise
    except AzulejosError as error:
        raise BadEngineRequest.because("record", error) from None
    return game, last.state


def _at(value: Any, events: int) -> int:
    if value is None:
        return events
    if type(value) is not int or not 0 <= value <= events:
        raise BadEngineRequest("at", f"must be a whole number from 0 to {events}")
    return value


def _text(record: Any) -> str:
    """A record as one text, from a text or from a list of lines."""
    if isinstance(record, str):
        return record
    if isinstance(record, list) and all(isinstance(line, str | dict) for line in record):
        return "\n".join(line if isinstance(line, str) else json.dumps(line) for line in record)
    raise BadEngineRequest("record", "must be a text or a list of lines")


def _from_view(document: Mapping[str, Any]) -> Decision:
    """Read a view and build it again, so that the bot sees no more than its seat may know."""
    game = _game(document, "view")
    seen = {"game": game.name, **document["view"]}
    asked = document.get("seat")
    first = _fitting_state(game, seen, asked if type(asked) is int else 0)
    wanted = [_seat(game, first, asked)] if asked is not None else _deciding(game, first)
    for seat in wanted:
        state = _fitting_state(game, seen, seat)
        if _holds(seen, game.view(state, seat)):
            return _decision(game, state, seat)
    raise BadEngineRequest("view", f"this is not what seat {wanted[0]} sees", code="bad-view")


def _fitting_state(game: Game, seen: dict[str, Any], seat: int) -> State:
    try:
        return game.imagine(seen, seat, SystemRandomness())
    except AzulejosError as error:
        raise BadEngineRequest.because("view", error) from None
    except Exception as error:  # a game may rely on getting only its own views
        raise BadEngineRequest("view", f"this is no view of {game.name}: {error!r}", code="bad-view") from error


def _holds(given: Any, expected: Any) -> bool:
    """Whether a document contains all that is expected; it may contain more."""
    if isinstance(expected, dict):
        return isinstance(given, dict) and all(key in given and _holds(given[key], expected[key]) for key in expected)
    if isinstance(expected, list | tuple):
        return isinstance(given, list) and len(given) == len(expected) and all(map(_holds, given, expected))
    return type(given) is type(expected) and bool(given == expected)


def _game(document: Mapping[str, Any], source: str) -> Game:
    """The game named beside a position or inside it."""
    if not isinstance(document[source], dict):
        raise BadEngineRequest(source, "must be an object")
    inside, beside = document[source].get("game"), document.get("game")
    name = beside if inside is None else inside
    field = "game" if inside is None else f"{source}.game"
    if not isinstance(name, str):
        raise BadEngineRequest(field, "must be the name of a game", allowed=registry.names())
    _same_game(document, name)
    try:
        return registry.game(name)
    except AzulejosError as error:
        raise BadEngineRequest.because(field, error) from None


def _same_game(document: Mapping[str, Any], name: str) -> None:
    if document.get("game") not in (None, name):
        raise BadEngineRequest("game", f"this is a game of {name}", allowed=[name])


def _deciding(game: Game, state: State) -> list[int]:
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        raise BadEngineRequest("seat", "no seat owes a decision", code="no-decision")
    return list(turn.seats)


def _seat(game: Game, state: State, seat: Any) -> int:
    """The seat that is asked for, or the first that owes a decision."""
    seats = _deciding(game, state)
    if seat is None:
        return seats[0]
    if type(seat) is not int:
        raise BadEngineRequest("seat", "must be a whole number", allowed=list(map(str, seats)))
    if seat not in seats:
        raise BadEngineRequest("seat", "this seat owes no decision", code="no-decision", allowed=list(map(str, seats)))
    return seat


def _decision(game: Game, state: State, seat: int) -> Decision:
    legal = tuple(sorted(map(game.move_text, game.legal(state, seat))))
    return Decision(View(seat, game.view(state, seat)), legal)


def _checked(document: Mapping[str, Any], decision: Decision) -> Decision:
    """The decision; raises BadEngineRequest if the request lists legal moves and they are wrong."""
    if document.get("legal") not in (None, list(decision.legal)):
        raise BadEngineRequest("legal", "these are not the legal moves, sorted as text", allowed=decision.legal)
    return decision
