"""Replays a record and checks all of it: set-up, draws, moves, positions, result."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from azulejos.core import registry
from azulejos.core.errors import AzulejosError, RecordError
from azulejos.core.protocol import Game, State
from azulejos.core.setup import Setup
from azulejos.core.turn import Over
from azulejos.records.record import Event, Record


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The state after an event; the first step of a replay has no event."""

    state: State
    event: Event | None = None


def game_of(record: Record) -> Game:
    """The game a record is about."""
    name = record.header.get("game")
    if not isinstance(name, str):
        raise RecordError(record.line, "the header names no game", code="bad-header")
    try:
        return registry.game(name)
    except AzulejosError as error:
        raise RecordError(record.line, str(error), code=error.code) from None


def replay(record: Record, *, game: Game | None = None, unfinished: bool = False) -> Iterator[ReplayStep]:
    """The steps of a record, checked. Raises RecordError with the line of the first fault.

    By default the game is found by its name. With `unfinished` the record may end anywhere, and its
    result is not checked.
    """
    game = game or game_of(record)
    state = _start(game, record)
    yield ReplayStep(state)
    for event in record.events:
        state = _after(game, state, event)
        yield ReplayStep(state, event)
    if not unfinished:
        _check_result(game, state, record)


def final_state(record: Record) -> State:
    """The last state of a record, which is checked."""
    state = None
    for step in replay(record):
        state = step.state
    return state


def setup_of(game: Game, record: Record) -> Setup:
    """The set-up a header describes."""
    header = record.header
    options = header.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(record.line, "the options must be an object", code="bad-header")
    try:
        # A header says how many play; None would stand for the fewest.
        setup = Setup.of(game, header.get("players") or 0, options, header.get("starter"))
    except AzulejosError as error:
        raise RecordError(record.line, str(error), code=error.code) from None
    _check_names(record, setup.players)
    return setup


def _check_names(record: Record, players: int) -> None:
    names = record.header.get("names")
    if names is None:
        return
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise RecordError(record.line, f"names must be a list of {players} texts", code="bad-header")


def _start(game: Game, record: Record) -> State:
    setup = setup_of(game, record)
    if "from" not in record.header:
        state = game.start(setup)
    else:
        try:
            state = game.read_position(record.header["from"])
        except AzulejosError as error:
            raise RecordError(record.line, str(error), code=error.code) from None
        found = game.setup(state)
        if (found.players, found.options) != (setup.players, setup.options):
            raise RecordError(record.line, "header and position are set up differently", code="bad-header")
    _compare(game.position(state), record.header, record.line)
    return state


def _after(game: Game, state: State, event: Event) -> State:
    _compare_legal(game, state, event)
    try:
        after = apply(game, state, event)
    except AzulejosError as error:
        what = event.chance or f"seat {event.seat} {event.move}"
        raise RecordError(event.line, f"{what}: {error.message}", code=error.code, clause=error.clause) from None
    _compare(game.position(after), event.extra, event.line)
    return after


def apply(game: Game, state: State, event: Event) -> State:
    """The state after an event. Raises ParseError, IllegalMove or IllegalChance."""
    if event.chance is not None:
        return game.deal(state, event.chance)
    return game.play(state, cast("int", event.seat), game.read_move(cast("str", event.move)))


def _compare_legal(game: Game, state: State, event: Event) -> None:
    if "legal" not in event.extra or event.seat is None:
        return
    legal = sorted(map(game.move_text, game.legal(state, event.seat)))
    if event.extra["legal"] != legal:
        raise RecordError(event.line, f"the legal moves are {', '.join(legal) or 'none'}", code="wrong-legal")


def _compare(position: dict[str, Any], said: dict[str, Any], line: int) -> None:
    """Check that the position of a playthrough is the one of the rules; unknown keys are allowed."""
    if "position" not in said:
        return
    given = said["position"]
    if not isinstance(given, dict):
        raise RecordError(line, "the position must be an object", code="wrong-position")
    wrong = [key for key, value in position.items() if given.get(key) != value]
    if wrong:
        raise RecordError(line, f"the position differs from the rules in {', '.join(wrong)}", code="wrong-position")


def _check_result(game: Game, state: State, record: Record) -> None:
    over = isinstance(game.turn(state), Over)
    said, result = record.result, game.result(state).to_json()
    if said is None:
        raise RecordError(record.last_line + 1, "the record is cut: it has no result", code="no-result")
    if "left" not in said:
        if not over:
            raise RecordError(record.last_line, "the game is not over, yet it has a result", code="not-over")
        _check_values(said, result, record.last_line)
    elif over:
        raise RecordError(record.last_line, "the game was played to its end, nobody left it", code="bad-result")
    else:
        _check_left(said, result, record)


def _check_left(said: dict[str, Any], result: dict[str, Any], record: Record) -> None:
    left = said["left"]
    players = len(result["scores"])
    if left is not None and (type(left) is not int or not 0 <= left < players):
        raise RecordError(record.last_line, f"{left!r} is no seat that can leave", code="bad-result")
    _check_values(said, {"scores": result["scores"]}, record.last_line)


def _check_values(said: dict[str, Any], result: dict[str, Any], line: int) -> None:
    for key, value in result.items():
        if json.dumps(said.get(key)) != json.dumps(value):  # as text: 51.0 is not 51
            raise RecordError(line, f"{key} are {value}, not {said.get(key)}", code="wrong-result")
