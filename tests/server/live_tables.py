"""Helpers for live tables without a store: make them, play at them, and see all that viewers can see."""

import json

import pytest

from azulejos import records
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup
from azulejos.server import access_keys
from azulejos.server.store.entry import JournalEntry
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.clock import NO_CLOCK
from azulejos.server.tables.plan import Plan
from azulejos.server.tables.snapshots import seat_payload

ME, OPEN = Chair(person=0), Chair()


def person(name, *, program=False):
    """A person whose secret is their name."""
    return Person(name, access_keys.hashed(name), program)


def bot(name="random"):
    return Chair(bot=name)


def plan(
    *chairs,
    game="azul",
    options=None,
    clock=NO_CLOCK,
    grace=60.0,
    stand_in="random",
    listed=False,
    starter=None,
    hidden_piles=False,
):
    known = registry.game(game)
    setup = Setup.of(known, len(chairs), options or {}, starter)
    return Plan(known, setup, chairs, clock, listed, grace, stand_in, starter, hidden_piles)


def waiting(*chairs, now=0.0, table_id="table", **more):
    """A table that Ada has just made."""
    return acts.make(table_id, now, plan(*chairs, **more), [person("Ada")])


def playing(*names, now=0.0, bots=(), **more):
    """A table where Ada and these others have begun to play, with bots on the last seats."""
    live = waiting(ME, *(OPEN for _ in names), *map(bot, bots), now=now, **more)
    for name in names:
        acts.join(live, now, person(name))
    if not names:
        acts.start(live, now, acts.HOST)
    return live


def decide(live, now=0.0, seat=None, move=None, move_id=None):
    """Make a decision for a seat that owes one: the first legal one, if none is named."""
    seat = live.owing[0] if seat is None else seat
    legal = live.table.legal(seat)
    number = move_id or f"{live.head}"
    return acts.play(live, now, seat, move or legal[0], revision=live.table.revision, move_id=number)


def finish(live, now=0.0):
    """Play to the end."""
    while live.owing:
        acts.decide(live, now, live.owing[0], live.table.legal(live.owing[0])[0], **fresh_move(live))
    return live


def fresh_move(live):
    return {"revision": live.table.revision, "move_id": f"f{live.head}"}


def stored(entries):
    """Entries as a store gives them back."""
    return [JournalEntry.from_json(json.loads(json.dumps(entry.to_json()))) for entry in entries]


def seen(live):
    """All that any viewer can see of a table, and all state that later acts depend on."""
    viewers = [None, *range(len(live.chairs))]
    record = live.record()
    return {
        "told": [seat_payload(live, viewer, since=0) for viewer in viewers],
        "events": [] if live.table is None else [live.table.events(viewer) for viewer in viewers],
        "saved": None if live.table is None else records.write([live.table.saved()]),
        "record": None if record is None else records.write([record]),
        "heading": live.heading(),
        "people": (list(live.people), set(live.gone), live.host, list(live.chairs)),
        "clocks": (dict(live.times.since), list(live.times.spent), live.next_deadline),
        "head": (live.head, live.made, live.changed),
    }


def refusal(live, act, *arguments, **more):
    """The code with which an act is refused; it has changed nothing."""
    before = seen(live)
    with pytest.raises(AzulejosError) as caught:
        act(live, live.changed, *arguments, **more)
    assert seen(live) == before
    return caught.value.code
