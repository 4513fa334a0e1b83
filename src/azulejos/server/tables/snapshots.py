"""Snapshots of a table for its viewers: each field is added because the viewer may know it; none is filtered out."""

from collections.abc import Sequence
from typing import Any, cast

from azulejos.core.notice import Notice
from azulejos.core.picture import plain
from azulejos.core.turn import Decide, Over
from azulejos.records import Event, Record, game_of, replay
from azulejos.server.bots.precompiler import strength_due
from azulejos.server.payloads.finished_game import ReplayStepPayload
from azulejos.server.payloads.seat import (
    ChanceEvent,
    EventPayload,
    GamePayload,
    LeaveEvent,
    MoveEvent,
    ReceiptPayload,
    SeatPayload,
    StatePayload,
    TakebackEvent,
)
from azulejos.server.payloads.table import (
    ChairPayload,
    ClockPayload,
    NoticePayload,
    ResultPayload,
    ShufflePayload,
    TablePayload,
    TakebackPayload,
)
from azulejos.server.tables.clock import Times
from azulejos.server.tables.live_table import OVER, LiveTable
from azulejos.table import LogEntry, PendingTakeback, Receipt, Table

# --- The table ------------------------------------------------------------------------------------


def table_payload(live: LiveTable) -> TablePayload:
    """Return what everybody may know about a table: chairs, turn, clocks, the shuffle's commitment."""
    plan, table = live.plan, live.table
    turn = None if table is None else table.turn
    return TablePayload(
        id=live.id,
        game=plan.game.name,
        players=plan.setup.players,
        options=dict(plan.setup.options),
        status=live.status,
        listed=plan.listed,
        made=live.made,
        host=live.people[live.host].name,
        chairs=[_chair_payload(live, seat) for seat in range(len(live.chairs))],
        clock=clock_payload(live.times),
        grace=plan.grace,
        patient=live.patient,
        shuffle=ShufflePayload(commitment=live.shuffle.commitment, seeds=live.seeds),
        starter=plan.starter,
        hidden_piles=plan.hidden_piles,
        rematch=live.rematch,
        revision=0 if table is None else table.revision,
        decide=list(turn.seats) if isinstance(turn, Decide) else [],
        ready=[] if table is None else list(table.ready),
        scores=None if table is None or live.hides_piles else list(table.scores),
        result=_result_payload(table) if table is not None and isinstance(turn, Over) else None,
        takeback=None if table is None else _takeback_payload(table.takeback),
        notice=None if table is None else _notice_payload(table.notice),
    )


def clock_payload(times: Times) -> ClockPayload:
    """Return the clocks of all seats; everybody may see them."""
    seats, clock = range(len(times.spent)), times.clock
    return ClockPayload(
        per_move=clock.per_move,
        per_game=clock.per_game,
        left=[times.left(seat) for seat in seats],
        deadlines=[times.deadline(seat) for seat in seats],
    )


def _chair_payload(live: LiveTable, seat: int) -> ChairPayload:
    chair = live.chairs[seat]
    person = None if chair.person is None else live.people[chair.person]
    return ChairPayload(
        seat=seat,
        name=None if person is None else person.name,
        bot=chair.bot,
        program=person is not None and person.program,
        away=chair.away,
        strength_due=strength_due(live.plan.game, live.plan.setup, chair.bot) if live.status != OVER else None,
    )


def _result_payload(table: Table) -> ResultPayload:
    return ResultPayload.model_validate(table.record().result)


def _takeback_payload(asked: PendingTakeback | None) -> TakebackPayload | None:
    return None if asked is None else TakebackPayload(seat=asked.seat, missing=sorted(asked.missing))


def _notice_payload(notice: Notice | None) -> NoticePayload | None:
    return None if notice is None else NoticePayload(code=notice.code, clause=notice.clause, facts=dict(notice.facts))


# --- The game -------------------------------------------------------------------------------------


def seat_payload(live: LiveTable, seat: int | None, *, since: int | None = None, outlook: bool = False) -> SeatPayload:
    """Return all that a seat may know (None: a spectator): the table, its view, its legal moves, the events since."""
    return SeatPayload(
        table=table_payload(live),
        seat=seat,
        game=_game_payload(live, seat, outlook=outlook),
        events=[] if since is None else events_payload(live, seat, since),
    )


def state_payload(live: LiveTable, seat: int | None, *, outlook: bool) -> StatePayload:
    """Return the same without events."""
    return StatePayload(table=table_payload(live), seat=seat, game=_game_payload(live, seat, outlook=outlook))


def events_payload(live: LiveTable, seat: int | None, since: int) -> list[EventPayload]:
    """Return what happened after a revision, without what is hidden from a seat."""
    return [] if live.table is None else list(map(_event_payload, live.table.events(seat, since)))


def receipt_payload(receipt: Receipt) -> ReceiptPayload:
    """Return the answer to a decision."""
    return ReceiptPayload(seat=receipt.seat, move=receipt.move, revision=receipt.revision, sealed=receipt.sealed)


def _game_payload(live: LiveTable, seat: int | None, *, outlook: bool) -> GamePayload | None:
    table = live.table
    if table is None:
        return None
    glimpse = table.glimpse(seat)
    payload = GamePayload(
        revision=glimpse.revision,
        view=_shown(live, glimpse.view, seat),
        standing=glimpse.standing,
        legal=list(glimpse.legal),
        ready=list(glimpse.ready),
        sealed=glimpse.sealed,
        left=glimpse.left,
    )
    if outlook and seat is not None:
        payload.outlook = table.outlook(seat)
    return payload


def _event_payload(entry: LogEntry) -> EventPayload:
    if entry.takeback is not None:
        return TakebackEvent(revision=entry.revision, takeback=entry.takeback)
    if entry.event is None:
        return LeaveEvent(revision=entry.revision, left=entry.left)
    return _played_payload(entry.event, entry.revision)


def _played_payload(event: Event, revision: int) -> MoveEvent | ChanceEvent:
    if event.chance is not None:
        return ChanceEvent(revision=revision, chance=event.chance)
    return MoveEvent(revision=revision, seat=cast("int", event.seat), move=cast("str", event.move))


def drawn(live: LiveTable, seat: int | None) -> str:
    """Return the table drawn in text for a seat or a spectator; empty before the start."""
    if live.table is None:
        return ""
    names = [live.name(each) or f"Seat {each + 1}" for each in range(len(live.chairs))]
    return plain(live.plan.game.picture(_shown(live, live.table.glimpse(seat).view, seat), seat, names))


def _shown(live: LiveTable, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The view as this table shows it. The server's bots get the whole view: they remember all open cards."""
    return live.plan.game.hide_piles(view, seat) if live.hides_piles else view


# --- A finished game ------------------------------------------------------------------------------


def steps_of(record: Record, revisions: Sequence[int]) -> list[ReplayStepPayload]:
    """Return a finished game step by step with whole positions, since nothing is secret any more.

    `revisions` are those of the record's events.
    """
    game = game_of(record)
    return [
        ReplayStepPayload(
            event=None if step.event is None else _played_payload(step.event, revision),
            view=game.position(step.state),
            standing=game.standing(step.state),
            notice=_notice_payload(game.notice(step.state)),
        )
        for step, revision in zip(replay(record, game=game), (0, *revisions), strict=True)
    ]
