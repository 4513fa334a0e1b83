"""What people do at a table: checked here, then written into the room. Nothing is written before all is checked."""

from math import ceil
from typing import Any

from azulejos.core.errors import UnknownName
from azulejos.records import Record, Shuffle
from azulejos.server import installed, keys
from azulejos.server.chair import Chair, Person
from azulejos.server.errors import NotHost, NotNow, NotSeated, NotYourSeat, WrongSecret
from azulejos.server.plan import Plan
from azulejos.server.room import OVER, PLAYING, WAITING, Room
from azulejos.table import NoSuchSeat, Receipt, Table

HOST = 0
"""Who makes a table comes first."""


# --- Coming and going -----------------------------------------------------------------------------


def make(table_id: str, now: float, plan: Plan, people: list[Person]) -> Room:
    """A new table, whose shuffle is fixed from now on. The first of the people is the host."""
    room = Room(table_id)
    shuffle = Shuffle.commit().saved()
    room.write(now, "made", plan=plan.to_json(), shuffle=shuffle, people=[_kept(person) for person in people])
    return room


def join(room: Room, now: float, person: Person, seat: int | None = None, seed: str | None = None) -> int:
    """Take an open seat, the first one if none is named. The last one to come starts the game.

    Who asks again for a seat they have, because no answer came, has it.
    """
    number = _number(room, person)
    if number is not None and seat is not None and _chair(room, seat).person == number:
        return seat
    chosen = _open_seat(room, seat)
    if number is None:
        number = len(room.people)
        room.write(now, "came", **_kept(person))
    room.write(now, "sat", seat=chosen, person=number, seed=seed)
    if room.status == WAITING and room.full:
        room.write(now, "started")
    return chosen


def sow(room: Room, now: float, person: int, seed: str) -> None:
    """Add a seed to the shuffle, before the start."""
    _need(room, WAITING)
    seat = next((seat for seat, chair in enumerate(room.chairs) if chair.person == person), None)
    if seat is None:
        raise NotYourSeat("only those who sit may add a seed")
    room.write(now, "seeded", seat=seat, seed=seed)


def start(room: Room, now: float, person: int) -> None:
    """Start the game, once all chairs are taken."""
    _host_only(room, person)
    _need(room, WAITING)
    if not room.full:
        raise NotNow("there are open seats", code="seats-open")
    room.write(now, "started")


def leave(room: Room, now: float, person: int, seat: int) -> None:
    """Get up: before the start the seat is open again, after it the host may hand it on at once."""
    own_seat(room, person, seat)
    if room.status == OVER:
        raise NotNow("the game is over", code="game-over")
    if room.status == WAITING or not room.chairs[seat].away:
        room.write(now, "left", seat=seat)


def come_back(room: Room, now: float, person: int, seat: int) -> None:
    """Sit down again where one has left or a bot stood in; the last one back starts a rematch."""
    own_seat(room, person, seat)
    if room.chairs[seat].away or room.chairs[seat].stands_in:
        room.write(now, "returned", seat=seat)
    if room.status == WAITING and room.full:
        room.write(now, "started")


def hand(room: Room, now: float, person: int, seat: int, bot: str | None) -> None:
    """Hand a seat to a bot, or open it for somebody else: if it is open, a bot's, left, or owes a decision for long.

    The host may, and so that nobody has to wait for ever for the host, whoever sits there may hand on theirs.
    """
    chair = _chair(room, seat)
    if chair.person != room.host or not seats_of(room, person):
        _host_only(room, person)
    if room.status == OVER:
        raise NotNow("the game is over", code="game-over")
    check_bot(bot)
    if chair.is_manned and chair.person != person:
        _check_grace(room, now, seat)
    if chair != Chair(bot=bot):
        room.write(now, "handed", seat=seat, bot=bot)
    if room.status == WAITING and room.full:
        room.write(now, "started")


def end(room: Room, now: float, person: int) -> None:
    """End a game before its time: the host may, and whoever is the last person at the table."""
    if room.status == OVER:
        raise NotNow("the game is over", code="game-over")
    others = {chair.person for chair in room.chairs if not chair.away} - {None, person}
    if person != room.host and others:
        raise NotHost("only the host may end the game while others play")
    room.write(now, "ended")


def rotated(room: Room, person: int) -> Plan:
    """The plan of a rematch: everybody one seat further, and only who asks for it there yet."""
    if room.status != OVER:
        raise NotNow("the game is not over", code="not-over")
    moved = [*room.chairs[1:], room.chairs[0]]
    chairs = tuple(
        Chair(bot=chair.bot or room.plan.stand_in)
        if chair.person is None
        else Chair(person=chair.person, away=chair.person != person)
        for chair in moved
    )
    plan = room.plan
    return Plan(plan.game, plan.setup, chairs, plan.clock, plan.listed, plan.grace, plan.stand_in)


# --- Playing --------------------------------------------------------------------------------------


def play(room: Room, now: float, seat: int, move: str, *, revision: int, move_id: str) -> Receipt:
    """A decision. A repeated one gets the answer it had; one that comes after its time is refused."""
    table = playing(room)
    repeated = table.answered(seat, move, move_id)
    if repeated is not None:
        return repeated
    expire(room, now)
    if room.chairs[seat].stands_in:
        raise NotNow(f"the time of seat {seat} is over: a bot plays for it", code="out-of-time")
    if room.chairs[seat].away:  # whoever decides is there again
        room.write(now, "returned", seat=seat)
    return decide(room, now, seat, move, revision=revision, move_id=move_id)


def decide(room: Room, now: float, seat: int, move: str, *, revision: int, move_id: str) -> Receipt:
    """A decision of a person or a bot, whose right to it is known."""
    table = playing(room)
    room.write(now, "decided", seat=seat, move=move, revision=revision, id=move_id)
    receipt = table.answered(seat, move, move_id)
    if receipt is None:
        raise ValueError(f"the referee gave no receipt for {move_id!r}")
    return receipt


def take_back(room: Room, now: float, seat: int, act: str) -> None:
    """Ask for a takeback, agree to it or refuse it."""
    playing(room)
    room.write(now, "takeback", seat=seat, act=act)


def wait(room: Room, now: float, person: int) -> None:
    """Let the bots of a table wait until they are at full strength; who sits there may ask for it."""
    if not seats_of(room, person):
        raise NotSeated("only who sits at the table may let its bots wait")
    if room.status == OVER:
        raise NotNow("the game is over", code="game-over")
    if not room.patient:
        room.write(now, "waited")


def expire(room: Room, now: float) -> None:
    """Let a bot stand in for everybody whose time is over."""
    while room.status == PLAYING and (first := room.next_deadline) is not None and first[0] <= now:
        room.write(now, "timed_out", seat=first[1])


def record(room: Room) -> Record:
    """The game as text, once it is over."""
    playing(room)
    if (found := room.record()) is None:
        raise NotNow("the game is not over", code="not-over")
    return found


# --- Who is who -----------------------------------------------------------------------------------


def person_of(room: Room, secret: str | None) -> int:
    """Whose secret it is."""
    if not secret:
        raise NotSeated("a secret is needed: that of a seat at this table")
    found = [number for number, person in enumerate(room.people) if keys.fits(secret, person.secret)]
    if not found:
        raise WrongSecret("this secret belongs to nobody at this table")
    return found[0]


def own_seat(room: Room, person: int, seat: int) -> int:
    """The seat, if the person sits there."""
    if _chair(room, seat).person != person:
        raise NotYourSeat(f"seat {seat} is not yours")
    return seat


def seats_of(room: Room, person: int) -> list[int]:
    """Where a person sits: on one screen several people may play."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.person == person]


def playing(room: Room) -> Table:
    """The game, once it has begun."""
    if room.table is None:
        raise NotNow("the game has not begun", code="table-not-started")
    return room.table


def check_bot(bot: str | None) -> None:
    """Refuse a bot that is not installed. Files and programs can not be named: this is not the place to run them."""
    if bot is not None and bot not in installed.bots():
        allowed = installed.bots()
        raise UnknownName(f"no bot is called {bot!r}", code="unknown-bot", allowed=allowed, facts={"name": bot})


def _check_grace(room: Room, now: float, seat: int) -> None:
    if seat not in room.owing:
        raise NotNow(f"seat {seat} keeps nobody waiting", code="nothing-owed")
    wait = room.plan.grace - room.times.owed_for(seat, now)
    if wait > 0:
        seconds = ceil(wait)
        raise NotNow(f"wait {seconds} s more for seat {seat}", code="grace-not-over", facts={"seconds": seconds})


def _chair(room: Room, seat: int) -> Chair:
    if seat not in range(len(room.chairs)):
        seats = list(map(str, range(len(room.chairs))))
        raise NoSuchSeat(f"there is no seat {seat}", allowed=seats, facts={"seat": seat})
    return room.chairs[seat]


def _open_seat(room: Room, seat: int | None) -> int:
    if room.status == OVER:
        raise NotNow("the game is over", code="game-over")
    free = [number for number, chair in enumerate(room.chairs) if chair.is_open]
    if seat is None and free:
        return free[0]
    if seat is not None and _chair(room, seat).is_open:
        return seat
    raise NotNow(
        "somebody sits there already" if free else "all seats are taken",
        code="seat-taken",
        allowed=list(map(str, free)),
    )


def _number(room: Room, person: Person) -> int | None:
    return next((number for number, each in enumerate(room.people) if each.secret == person.secret), None)


def _host_only(room: Room, person: int) -> None:
    if person != room.host:
        raise NotHost("only the host of the table may do this")


def _need(room: Room, status: str) -> None:
    if room.status != status:
        raise NotNow("the game has begun", code="table-started")


def _kept(person: Person) -> dict[str, Any]:
    return {"name": person.name, "secret": person.secret, "program": person.program}
