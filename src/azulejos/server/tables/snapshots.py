"""Snapshots of a table for its viewers: each field is added because the viewer may know it; none is filtered out."""

from typing import Any

from azulejos.core.picture import plain
from azulejos.core.protocol import Game
from azulejos.core.turn import Decide, Over
from azulejos.records import Event, Record, ReplayStep, game_of, replay
from azulejos.server.bots.precompiler import strength_due
from azulejos.server.tables.live_table import OVER, LiveTable


def table_payload(live: LiveTable) -> dict[str, Any]:
    """Return what everybody may know about a table: chairs, turn, clocks, the shuffle's commitment."""
    return {
        "id": live.id,
        "game": live.plan.game.name,
        "players": live.plan.setup.players,
        "options": dict(live.plan.setup.options),
        "status": live.status,
        "listed": live.plan.listed,
        "made": live.made,
        "host": live.people[live.host].name,
        "chairs": [_chair_payload(live, seat) for seat in range(len(live.chairs))],
        "clock": live.times.to_json(),
        "grace": live.plan.grace,
        "patient": live.patient,
        "shuffle": {"commitment": live.shuffle.commitment, "seeds": list(live.seeds)},
        "starter": live.plan.starter,
        "hidden_piles": live.plan.hidden_piles,
        "rematch": live.rematch,
        **_game_payload(live),
    }


def _chair_payload(live: LiveTable, seat: int) -> dict[str, Any]:
    chair = live.chairs[seat]
    person = None if chair.person is None else live.people[chair.person]
    return {
        "seat": seat,
        "name": None if person is None else person.name,
        "bot": chair.bot,
        "program": person is not None and person.program,
        "away": chair.away,
        "strength_due": strength_due(live.plan.game, live.plan.setup, chair.bot) if live.status != OVER else None,
    }


def _game_payload(live: LiveTable) -> dict[str, Any]:
    """The public state of the game."""
    table = live.table
    if table is None:
        return {
            "revision": 0,
            "decide": [],
            "ready": [],
            "scores": None,
            "result": None,
            "takeback": None,
            "notice": None,
        }
    turn, asked, notice = table.turn, table.takeback, table.notice
    return {
        "revision": table.revision,
        "decide": list(turn.seats) if isinstance(turn, Decide) else [],
        "ready": list(table.ready),
        "scores": None if live.hides_piles else list(table.scores),
        "result": table.record().result if isinstance(turn, Over) else None,
        "takeback": None if asked is None else {"seat": asked.seat, "missing": sorted(asked.missing)},
        "notice": None if notice is None else notice.to_json(),
    }


def seat_payload(
    live: LiveTable, seat: int | None, *, since: int | None = None, outlook: bool = False
) -> dict[str, Any]:
    """Return all that a seat may know (None: a spectator): the table, its view, its legal moves, the events since."""
    table = live.table
    if table is None:
        return {"table": table_payload(live), "seat": seat, "game": None, "events": []}
    glimpse = table.glimpse(seat).to_json()
    glimpse["view"] = _shown(live, glimpse["view"], seat)
    if outlook and seat is not None:
        glimpse["outlook"] = table.outlook(seat)
    events = [] if since is None else [event for event in table.events(seat, since) if "revision" in event]
    return {"table": table_payload(live), "seat": seat, "game": glimpse, "events": events}


def drawn(live: LiveTable, seat: int | None) -> str:
    """Return the table drawn in text for a seat or a spectator; empty before the start."""
    if live.table is None:
        return ""
    names = [live.name(each) or f"Seat {each + 1}" for each in range(len(live.chairs))]
    return plain(live.plan.game.picture(_shown(live, live.table.glimpse(seat).view, seat), seat, names))


def _shown(live: LiveTable, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The view as this table shows it. The server's bots get the whole view: they remember all open cards."""
    return live.plan.game.hide_piles(view, seat) if live.hides_piles else view


def steps_of(record: Record) -> list[dict[str, Any]]:
    """Return a finished game step by step with whole positions, since nothing is secret any more."""
    game = game_of(record)
    return [_step_payload(game, step, number) for number, step in enumerate(replay(record, game=game))]


def _step_payload(game: Game, step: ReplayStep, number: int) -> dict[str, Any]:
    notice = game.notice(step.state)
    return {
        "event": None if step.event is None else _event_payload(step.event, number),
        "view": game.position(step.state),
        "notice": None if notice is None else notice.to_json(),
    }


def _event_payload(event: Event, number: int) -> dict[str, Any]:
    """An event of a finished game, in the form in which it was sent during play."""
    if event.chance is not None:
        return {"revision": number, "chance": event.chance}
    return {"revision": number, "seat": event.seat, "move": event.move}
