"""What people do at a table. Every act is checked completely before it is written as journal entries."""

from dataclasses import replace
from math import ceil
from typing import Any

from azulejos.core.errors import UnknownName
from azulejos.records import Record, Shuffle
from azulejos.server import access_keys
from azulejos.server.bots import installed
from azulejos.server.errors import NotHost, NotNow, NotSeated, NotYourSeat, WrongSecret
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.live_table import BY_SEAT, OVER, PLAYING, WAITING, LiveTable
from azulejos.server.tables.plan import Plan
from azulejos.table import NoSuchSeat, Receipt, Table

HOST = 0
"""The number of the person who made the table: the first one."""


# --- Joining and leaving -----------------------------------------------------------------------------


def make(table_id: str, now: float, plan: Plan, people: list[Person]) -> LiveTable:
    """Return a new table, whose shuffle is fixed from now on. The first of the people is the host."""
    live = LiveTable(table_id)
    shuffle = Shuffle.commit().saved()
    live.write(now, "made", plan=plan.to_json(), shuffle=shuffle, people=[_kept(person) for person in people])
    return live


def join(live: LiveTable, now: float, person: Person, seat: int | None = None, seed: str | None = None) -> int:
    """Take an open seat, the first one if none is named; returns its number. The last person to join starts the game.

    A person who asks again for the seat they have keeps it, so a lost answer does no harm.
    """
    number = _number(live, person)
    if number is not None and seat is not None and _chair(live, seat).person == number:
        return seat
    chosen = _open_seat(live, seat)
    if number is None:
        number = len(live.people)
        live.write(now, "came", **_kept(person))
    live.write(now, "sat", seat=chosen, person=number, seed=seed)
    if live.status == WAITING and live.full:
        _begin(live, now)
    return chosen


def sow(live: LiveTable, now: float, person: int, seed: str) -> None:
    """Add a person's seed to the shuffle, before the start."""
    _need(live, WAITING)
    seat = next((seat for seat, chair in enumerate(live.chairs) if chair.person == person), None)
    if seat is None:
        raise NotYourSeat("only those who sit may add a seed")
    live.write(now, "seeded", seat=seat, seed=seed)


def start(live: LiveTable, now: float, person: int) -> None:
    """Start the game at the host's request, once all chairs are taken."""
    _host_only(live, person)
    _need(live, WAITING)
    if not live.full:
        raise NotNow("there are open seats", code="seats-open")
    _begin(live, now)


def leave(live: LiveTable, now: float, person: int, seat: int) -> None:
    """Leave a seat. Before the start it is open again; after it the host may hand it over at once."""
    own_seat(live, person, seat)
    if live.status == OVER:
        raise NotNow("the game is over", code="game-over")
    if live.status == WAITING or not live.chairs[seat].away:
        live.write(now, "left", seat=seat)


def come_back(live: LiveTable, now: float, person: int, seat: int) -> None:
    """Return to a seat that the person left or where a bot stands in. The last person to return starts a rematch."""
    own_seat(live, person, seat)
    if live.chairs[seat].away or live.chairs[seat].stands_in:
        live.write(now, "returned", seat=seat)
    if live.status == WAITING and live.full:
        _begin(live, now)


def hand(live: LiveTable, now: float, person: int, seat: int, bot: str | None) -> None:
    """Hand a seat to a bot, or open it for another person.

    A seat can be handed over if it is open, a bot's, left, or has owed a decision for longer than the grace time.
    The host may do this. Any seated person may hand over the host's seat, so that nobody waits for the host for ever.
    """
    chair = _chair(live, seat)
    if chair.person != live.host or not seats_of(live, person):
        _host_only(live, person)
    if live.status == OVER:
        raise NotNow("the game is over", code="game-over")
    check_bot(bot)
    if chair.is_manned and chair.person != person:
        _check_grace(live, now, seat)
    if chair != Chair(bot=bot):
        live.write(now, "handed", seat=seat, bot=bot)
    if live.status == WAITING and live.full:
        _begin(live, now)


def end(live: LiveTable, now: float, person: int) -> None:
    """End a game early. The host may do this, and so may the last person at the table."""
    if live.status == OVER:
        raise NotNow("the game is over", code="game-over")
    others = {chair.person for chair in live.chairs if not chair.away} - {None, person}
    if person != live.host and others:
        raise NotHost("only the host may end the game while others play")
    live.write(now, "ended")


def rotated(live: LiveTable, person: int) -> Plan:
    """Return the plan of a rematch: everybody moves one seat on, and only the person who asks is present yet.

    A seat that was chosen to start starts again, with another person on it.
    """
    if live.status != OVER:
        raise NotNow("the game is not over", code="not-over")
    moved = [*live.chairs[1:], live.chairs[0]]
    chairs = tuple(
        Chair(bot=chair.bot or live.plan.stand_in)
        if chair.person is None
        else Chair(person=chair.person, away=chair.person != person)
        for chair in moved
    )
    return replace(live.plan, chairs=chairs)


def _begin(live: LiveTable, now: float) -> None:
    """Start the game; journals of version 0.1 say nothing of how decisions are sealed."""
    live.write(now, "started", sealing=BY_SEAT)


# --- Playing --------------------------------------------------------------------------------------


def play(live: LiveTable, now: float, seat: int, move: str, *, revision: int, move_id: str) -> Receipt:
    """Make a person's decision. A repeated one gets its first receipt; one that comes after its time is refused."""
    table = playing(live)
    repeated = table.answered(seat, move, move_id)
    if repeated is not None:
        return repeated
    expire(live, now)
    if live.chairs[seat].stands_in:
        raise NotNow(f"the time of seat {seat} is over: a bot plays for it", code="out-of-time")
    if live.chairs[seat].away:  # a person who decides is present again
        live.write(now, "returned", seat=seat)
    return decide(live, now, seat, move, revision=revision, move_id=move_id)


def decide(live: LiveTable, now: float, seat: int, move: str, *, revision: int, move_id: str) -> Receipt:
    """Make a decision for a person or a bot whose right to it was already checked."""
    playing(live)
    receipt = live.write(now, "decided", seat=seat, move=move, revision=revision, id=move_id)
    if receipt is None:
        raise ValueError(f"the referee gave no receipt for {move_id!r}")
    return receipt


def take_back(live: LiveTable, now: float, seat: int, act: str) -> None:
    """Ask for a takeback, agree to it or refuse it, as `act` says."""
    playing(live)
    live.write(now, "takeback", seat=seat, act=act)


def wait(live: LiveTable, now: float, person: int) -> None:
    """Make the bots of a table wait until they are at full strength. Any seated person may ask for it."""
    if not seats_of(live, person):
        raise NotSeated("only who sits at the table may let its bots wait")
    if live.status == OVER:
        raise NotNow("the game is over", code="game-over")
    if not live.patient:
        live.write(now, "waited")


def expire(live: LiveTable, now: float) -> None:
    """Let a bot stand in for every person whose time is over."""
    while live.status == PLAYING and (first := live.next_deadline) is not None and first[0] <= now:
        live.write(now, "timed_out", seat=first[1])


def record(live: LiveTable) -> Record:
    """Return the record of a game that is over."""
    playing(live)
    if (found := live.record()) is None:
        raise NotNow("the game is not over", code="not-over")
    return found


def revisions(live: LiveTable) -> tuple[int, ...]:
    """Return the revisions of the events of the record."""
    return playing(live).revisions


# --- Checking rights -----------------------------------------------------------------------------------


def person_of(live: LiveTable, secret: str | None) -> int:
    """Return the number of the person a secret belongs to; raises NotSeated or WrongSecret."""
    if not secret:
        raise NotSeated("a secret is needed: that of a seat at this table")
    found = [number for number, person in enumerate(live.people) if access_keys.fits(secret, person.secret)]
    if not found:
        raise WrongSecret("this secret belongs to nobody at this table")
    return found[0]


def own_seat(live: LiveTable, person: int, seat: int) -> int:
    """Return the seat if the person sits there; raises NotYourSeat."""
    if _chair(live, seat).person != person:
        raise NotYourSeat(f"seat {seat} is not yours")
    return seat


def seats_of(live: LiveTable, person: int) -> list[int]:
    """Return a person's seats. Several people may play on one screen with one secret."""
    return [seat for seat, chair in enumerate(live.chairs) if chair.person == person]


def playing(live: LiveTable) -> Table:
    """Return the referee's table of a game that has begun; raises NotNow."""
    if live.table is None:
        raise NotNow("the game has not begun", code="table-not-started")
    return live.table


def check_bot(bot: str | None) -> None:
    """Refuse a bot that is not installed. Clients cannot name files or programs for the server to run."""
    if bot is not None and bot not in installed.bots():
        allowed = installed.bots()
        raise UnknownName(f"no bot is called {bot!r}", code="unknown-bot", allowed=allowed, facts={"name": bot})


def _check_grace(live: LiveTable, now: float, seat: int) -> None:
    if seat not in live.owing:
        raise NotNow(f"seat {seat} keeps nobody waiting", code="nothing-owed")
    wait = live.plan.grace - live.times.owed_for(seat, now)
    if wait > 0:
        seconds = ceil(wait)
        raise NotNow(f"wait {seconds} s more for seat {seat}", code="grace-not-over", facts={"seconds": seconds})


def _chair(live: LiveTable, seat: int) -> Chair:
    if seat not in range(len(live.chairs)):
        seats = list(map(str, range(len(live.chairs))))
        raise NoSuchSeat(f"there is no seat {seat}", allowed=seats, facts={"seat": seat})
    return live.chairs[seat]


def _open_seat(live: LiveTable, seat: int | None) -> int:
    if live.status == OVER:
        raise NotNow("the game is over", code="game-over")
    free = [number for number, chair in enumerate(live.chairs) if chair.is_open]
    if seat is None and free:
        return free[0]
    if seat is not None and _chair(live, seat).is_open:
        return seat
    raise NotNow(
        "somebody sits there already" if free else "all seats are taken",
        code="seat-taken",
        allowed=list(map(str, free)),
    )


def _number(live: LiveTable, person: Person) -> int | None:
    return next((number for number, each in enumerate(live.people) if each.secret == person.secret), None)


def _host_only(live: LiveTable, person: int) -> None:
    if person != live.host:
        raise NotHost("only the host of the table may do this")


def _need(live: LiveTable, status: str) -> None:
    if live.status != status:
        raise NotNow("the game has begun", code="table-started")


def _kept(person: Person) -> dict[str, Any]:
    return {"name": person.name, "secret": person.secret, "program": person.program}
