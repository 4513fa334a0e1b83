"""The grey wall at a server: a seat chooses the columns of all its lines, and nobody hears of it before the end."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from azulejos import records
from azulejos.server.http.api_bots import BotEvents
from azulejos.server.store.entry import JournalEntry
from azulejos.server.tables.live_table import PLAYING, LiveTable
from azulejos.server.tables.snapshots import seat_payload
from tests.server.asgi_clients import cold
from tests.server.calls import opened
from tests.server.guests import finished, seated
from tests.server.live_tables import decide, finish, playing, seen, stored

GREY = {"wall": "grey"}
OLD = Path(__file__).parent / "waves_0_1.json"


def tiling(room):
    """Play until a seat that owes columns with others has two lines to tile; that seat."""
    while room.owing:
        view, owing = room.table.glimpse(None).view, room.owing
        lines = [[line for place, line in enumerate(each["lines"]) if len(line) > place] for each in view["boards"]]
        several = [seat for seat in owing if len(lines[seat]) > 1]
        if view["phase"] == "tiling" and len(owing) > 1 and several:
            return several[0]
        legal = room.table.legal(owing[0])
        decide(room, seat=owing[0], move=next((move for move in legal if move[-1] in "12"), legal[0]))
    raise AssertionError("nobody had two lines")


def test_a_seat_tiles_its_lines_without_waiting_and_nobody_hears_of_it():
    room = playing("Bo", "Cy", options=GREY)
    seat = tiling(room)
    others = [each for each in (None, 0, 1, 2) if each != seat]
    before = [seat_payload(room, each, since=0, outlook=each is not None) for each in others], room.noticed

    receipt = decide(room, seat=seat)

    assert receipt.sealed
    assert seat in room.owing
    assert ([seat_payload(room, each, since=0, outlook=each is not None) for each in others], room.noticed) == before
    own = seat_payload(room, seat).game
    assert own is not None
    assert own.legal[0][0] > receipt.move[0]
    while seat in room.owing:
        decide(room, seat=seat)
    assert room.table.ready == (seat,)
    assert room.noticed != before[1]


def test_the_journal_of_a_grey_game_opens_at_every_entry():
    room = playing("Bo", options=GREY)
    tiling(room)
    decide(room)
    finish(room)
    entries = stored(room.fresh)
    assert seen(LiveTable.folded(room.id, entries)) == seen(room)
    started = next(number for number, entry in enumerate(entries) if entry.kind == "started")
    for end in range(started + 1, len(entries), 7):
        assert LiveTable.folded(room.id, entries[:end]).status == PLAYING


def test_a_bot_tiles_all_its_lines():
    room = finish(playing("Bo", options=GREY, bots=()))
    record = room.record()
    assert record is not None
    assert records.verify(record).verified
    assert any("=" in (event.move or "") for event in record.events)


def test_a_person_whose_time_is_over_has_chosen_what_was_chosen():
    room = playing("Bo", "Cy", options=GREY)
    seat = tiling(room)
    first = decide(room, seat=seat).move
    room.write(1.0, "timed_out", seat=seat)
    assert seat in room.bots_owing
    assert room.table.sealed(seat) == (first,)


def _owes(wanted, room):
    found = wanted._payload(room)
    assert found is not None
    return found.owes


def test_the_stream_of_a_bot_has_every_line_it_owes_and_no_other():
    room = playing("Bo", "Cy", options=GREY)
    seat = tiling(room)
    names = ["Ada", "Bo", "Cy"]
    nobody: Any = SimpleNamespace(listeners=set())
    own, other = (BotEvents(nobody, names[each]) for each in (seat, (seat + 1) % 3))
    assert [_owes(own, room), own._payload(room)] == [[seat], None]
    assert other._payload(room) is not None
    decide(room, seat=seat)
    assert [_owes(own, room), own._payload(room)] == [[seat], None]
    assert other._payload(room) is None


# --- Journals of version 0.1 ------------------------------------------------------------------------


def old_room():
    """A table that version 0.1 wrote, after the first columns were revealed and while the second are sealed."""
    return LiveTable.folded("table", map(JournalEntry.from_json, json.loads(OLD.read_text(encoding="utf-8"))))


def test_an_old_journal_opens_in_the_midst_of_tiling():
    room = old_room()
    assert (room.table.revision, room.table.ready, room.owing) == (17, (0,), (1, 2))
    assert [event.move for event in room.table.record().events[-3:]] == ["1=2", "1=5", "1=5"]
    assert room.table.glimpse(0).sealed == "2=3"


def test_an_old_game_goes_on_and_its_record_is_true():
    room = finish(old_room())
    assert records.verify(room.record()).verified
    entries = [*json.loads(OLD.read_text(encoding="utf-8")), *(entry.to_json() for entry in room.fresh)]
    assert seen(LiveTable.folded("table", map(JournalEntry.from_json, entries))) == seen(room)


# --- Over HTTP --------------------------------------------------------------------------------------


@pytest.fixture
def _cold(monkeypatch):
    cold(monkeypatch)


@pytest.mark.anyio
@pytest.mark.usefixtures("_cold")
async def test_ids_made_from_revisions_are_enough_for_a_whole_grey_game(sqlite_address, anyio_backend):
    """`Guest.decide` makes them so."""
    async with opened(sqlite_address) as app:
        guests = await seated(app, 3, game="azul", options=GREY)
        told = await finished(guests)
        assert told["table"]["status"] == "over"
