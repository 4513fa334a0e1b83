"""Playthroughs: records whose events also carry the legal moves and the position."""

from collections.abc import Iterator
from typing import cast

from azulejos.records.record import Event, Record
from azulejos.records.replay import game_of, replay


def playthrough(record: Record) -> Record:
    """The record with the legal moves before and the position after each event. Checks the record."""
    game = game_of(record)
    steps = replay(record)
    state = next(steps).state
    header = {**record.header, "position": game.position(state)}
    events = []
    for step in steps:
        event = cast("Event", step.event)  # only the first step has none
        legal = {} if event.seat is None else {"legal": sorted(map(game.move_text, game.legal(state, event.seat)))}
        state = step.state
        extra = {**event.extra, **legal, "position": game.position(state)}
        events.append(Event(event.chance, event.seat, event.move, extra, event.line))
    return Record(header, events, record.result, record.extra, record.line, record.last_line)


def bare(record: Record) -> Record:
    """The record without legal moves and positions."""
    header = {key: value for key, value in record.header.items() if key != "position"}
    return Record(header, list(_bare_events(record)), record.result, record.extra, record.line, record.last_line)


def _bare_events(record: Record) -> Iterator[Event]:
    for event in record.events:
        extra = {key: value for key, value in event.extra.items() if key not in {"legal", "position"}}
        yield Event(event.chance, event.seat, event.move, extra, event.line)
