"""What is told, and to whom: built by naming what may be known, never by leaving out what may not."""

from typing import Any

from azulejos.core.picture import plain
from azulejos.core.turn import Decide, Over
from azulejos.records import Event, Record, game_of, replay
from azulejos.server.room import OVER, Room
from azulejos.server.warming import strength_due


def table_told(room: Room) -> dict[str, Any]:
    """What everybody may know about a table: who sits where, whose turn it is, the clocks, the shuffle's promise."""
    return {
        "id": room.id,
        "game": room.plan.game.name,
        "players": room.plan.setup.players,
        "options": dict(room.plan.setup.options),
        "status": room.status,
        "listed": room.plan.listed,
        "made": room.made,
        "host": room.people[room.host].name,
        "chairs": [_chair_told(room, seat) for seat in range(len(room.chairs))],
        "clock": room.times.to_json(),
        "grace": room.plan.grace,
        "patient": room.patient,
        "shuffle": {"commitment": room.shuffle.commitment, "seeds": list(room.seeds)},
        "rematch": room.rematch,
        **_game_told(room),
    }


def _chair_told(room: Room, seat: int) -> dict[str, Any]:
    chair = room.chairs[seat]
    person = None if chair.person is None else room.people[chair.person]
    return {
        "seat": seat,
        "name": None if person is None else person.name,
        "bot": chair.bot,
        "program": person is not None and person.program,
        "away": chair.away,
        "strength_due": strength_due(room.plan.game, room.plan.setup, chair.bot) if room.status != OVER else None,
    }


def _game_told(room: Room) -> dict[str, Any]:
    """The course of the game, as far as nobody's secrets are touched."""
    table = room.table
    if table is None:
        return {"revision": 0, "decide": [], "ready": [], "scores": None, "result": None, "takeback": None}
    turn, asked = table.turn, table.takeback
    return {
        "revision": table.revision,
        "decide": list(turn.seats) if isinstance(turn, Decide) else [],
        "ready": list(table.ready),
        "scores": list(table.scores),
        "result": table.record().result if isinstance(turn, Over) else None,
        "takeback": None if asked is None else {"seat": asked.seat, "missing": sorted(asked.missing)},
    }


def seat_told(room: Room, seat: int | None, *, since: int | None = None, outlook: bool = False) -> dict[str, Any]:
    """All that a seat may know, a spectator for None: the table, its view, its moves, what happened since."""
    table = room.table
    if table is None:
        return {"table": table_told(room), "seat": seat, "game": None, "events": []}
    glimpse = table.glimpse(seat).to_json()
    if outlook and seat is not None:
        glimpse["outlook"] = table.outlook(seat)
    events = [] if since is None else [event for event in table.events(seat, since) if "revision" in event]
    return {"table": table_told(room), "seat": seat, "game": glimpse, "events": events}


def drawn(room: Room, seat: int | None) -> str:
    """The table drawn in text for a seat, or for a spectator; empty before the start."""
    if room.table is None:
        return ""
    names = [room.name(each) or f"Seat {each + 1}" for each in range(len(room.chairs))]
    return plain(room.plan.game.picture(room.table.glimpse(seat).view, seat, names))


def steps_of(record: Record) -> list[dict[str, Any]]:
    """A finished game step by step, with whole positions: nobody has secrets any more."""
    game = game_of(record)
    return [
        {"event": None if step.event is None else _event_told(step.event, number), "view": game.position(step.state)}
        for number, step in enumerate(replay(record, game=game))
    ]


def _event_told(event: Event, number: int) -> dict[str, Any]:
    """An event of a finished game, in the form in which it was told while the game was played."""
    if event.chance is not None:
        return {"revision": number, "chance": event.chance}
    return {"revision": number, "seat": event.seat, "move": event.move}
