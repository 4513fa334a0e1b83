"""Tables to try things at, without a store: who sits there, what they do, and all that can be seen of them."""

import json

import pytest

from azulejos import records
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup
from azulejos.server import acts, keys
from azulejos.server.chair import Chair, Person
from azulejos.server.clock import NO_CLOCK
from azulejos.server.entry import Entry
from azulejos.server.plan import Plan
from azulejos.server.telling import seat_told

ME, OPEN = Chair(person=0), Chair()


def person(name, *, program=False):
    """Somebody whose secret is their name."""
    return Person(name, keys.hashed(name), program)


def bot(name="random"):
    return Chair(bot=name)


def plan(*chairs, game="azul", options=None, clock=NO_CLOCK, grace=60.0, stand_in="random", listed=False):
    known = registry.game(game)
    return Plan(known, Setup.of(known, len(chairs), options or {}), chairs, clock, listed, grace, stand_in)


def waiting(*chairs, now=0.0, table_id="table", **more):
    """A table that Ada has just made."""
    return acts.make(table_id, now, plan(*chairs, **more), [person("Ada")])


def playing(*names, now=0.0, bots=(), **more):
    """A table where Ada and these others have begun to play, with bots on the last seats."""
    room = waiting(ME, *(OPEN for _ in names), *map(bot, bots), now=now, **more)
    for name in names:
        acts.join(room, now, person(name))
    if not names:
        acts.start(room, now, acts.HOST)
    return room


def decide(room, now=0.0, seat=None, move=None, move_id=None):
    """A decision of somebody who owes one: the first legal one, if none is named."""
    seat = room.owing[0] if seat is None else seat
    legal = room.table.legal(seat)
    number = move_id or f"{room.head}"
    return acts.play(room, now, seat, move or legal[0], revision=room.table.revision, move_id=number)


def finish(room, now=0.0):
    """Play to the end."""
    while room.owing:
        acts.decide(room, now, room.owing[0], room.table.legal(room.owing[0])[0], **fresh_move(room))
    return room


def fresh_move(room):
    return {"revision": room.table.revision, "move_id": f"f{room.head}"}


def stored(entries):
    """Entries as a store gives them back."""
    return [Entry.from_json(json.loads(json.dumps(entry.to_json()))) for entry in entries]


def seen(room):
    """All that anybody could see of a room, and all that it will go by."""
    eyes = [None, *range(len(room.chairs))]
    record = room.record()
    return {
        "told": [seat_told(room, eye, since=0) for eye in eyes],
        "events": [] if room.table is None else [room.table.events(eye) for eye in eyes],
        "saved": None if room.table is None else records.write([room.table.saved()]),
        "record": None if record is None else records.write([record]),
        "heading": room.heading(),
        "people": (list(room.people), set(room.gone), room.host, list(room.chairs)),
        "clocks": (dict(room.times.since), list(room.times.spent), room.next_deadline),
        "head": (room.head, room.made, room.changed),
    }


def refusal(room, act, *arguments, **more):
    """The code with which an act is refused; it has changed nothing."""
    before = seen(room)
    with pytest.raises(AzulejosError) as caught:
        act(room, room.changed, *arguments, **more)
    assert seen(room) == before
    return caught.value.code
