"""On a grey wall several seats owe a column at once: their choices stay sealed until the last is in.

Here a seat chooses one column before all are revealed, as at tables that version 0.1 started. `test_sealing_lines.py`
has the tables of today, where a seat chooses the columns of all its lines.
"""

from dataclasses import asdict

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.core.turn import Decide
from azulejos.records import Event, write
from azulejos.table import LogEntry, StaleRevision
from tests.table.conftest import table_of, tiling_position


@pytest.fixture
def tiling_table():
    return table_of(tiling_position(), in_waves=True)


def test_a_choice_is_sealed_until_the_last_is_in(tiling_table):
    before = [asdict(tiling_table.glimpse(seat)) for seat in (1, 2, None)]
    receipt = tiling_table.play(0, "1=3", revision=0)
    assert receipt.sealed and receipt.revision == 0
    assert tiling_table.ready == (0,)
    assert tiling_table.turn == Decide((0, 2))
    for look, seat in zip(before, (1, 2, None), strict=True):
        after = asdict(tiling_table.glimpse(seat))
        assert after.pop("ready") == (0,)
        look.pop("ready")
        assert after == look
        assert tiling_table.events(seat) == []


def test_what_is_sealed_makes_no_difference_to_others(tiling_table):
    """Whatever seat 0 chooses, all bytes that others get are the same."""
    seen = set()
    for column in range(1, 6):
        tiling_table.play(0, f"1={column}", revision=0)
        looks = [asdict(tiling_table.glimpse(seat)) for seat in (1, 2, None)]
        seen.add(repr([looks, tiling_table.events(1), tiling_table.events(2), tiling_table.legal(2)]))
    assert len(seen) == 1


def test_the_own_choice_is_shown_and_may_be_changed(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    own = tiling_table.glimpse(0)
    assert own.sealed == "1=3"
    assert own.legal == ("1=1", "1=2", "1=3", "1=4", "1=5")
    assert own.view == tiling_table.glimpse(1).view
    tiling_table.play(0, "1=5", revision=0)
    assert tiling_table.glimpse(0).sealed == "1=5"
    tiling_table.play(2, "2=1", revision=0)
    assert tiling_table.glimpse(0).view["boards"][0]["wall"][0] == "....B"


def test_all_are_revealed_by_seat_when_the_last_is_in(tiling_table):
    tiling_table.play(2, "2=1", revision=0)
    receipt = tiling_table.play(0, "1=3", revision=0)
    assert not receipt.sealed
    assert tiling_table.events(1) == [
        LogEntry(1, Event(seat=0, move="1=3")),
        LogEntry(2, Event(seat=2, move="2=1")),
    ]
    assert tiling_table.turn == Decide((0,))
    assert tiling_table.ready == ()


def test_a_single_seat_is_not_kept_waiting(tiling_table):
    tiling_table.play(2, "2=1", revision=0)
    tiling_table.play(0, "1=3", revision=0)
    receipt = tiling_table.play(0, "5=5", revision=2)
    assert not receipt.sealed
    happened = tiling_table.events(None, since=2)
    assert happened[0] == LogEntry(3, Event(seat=0, move="5=5"))
    assert happened[1].event.chance.startswith("deal ")
    assert tiling_table.glimpse(None).view["round"] == 2


def test_a_refused_choice_leaves_the_sealed_one(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    for move, error in (("5=1", IllegalMove), ("1B>1", IllegalMove)):
        with pytest.raises(error):
            tiling_table.play(0, move, revision=0)
    with pytest.raises(StaleRevision):
        tiling_table.play(0, "1=1", revision=1)
    assert tiling_table.glimpse(0).sealed == "1=3"


def test_a_repeated_move_id_keeps_the_later_choice(tiling_table):
    first = tiling_table.play(0, "1=3", revision=0, move_id="a")
    tiling_table.play(0, "1=4", revision=0, move_id="b")
    assert tiling_table.play(0, "1=3", revision=0, move_id="a") == first
    assert tiling_table.glimpse(0).sealed == "1=4"


def test_a_record_says_nothing_of_sealed_choices(tiling_table):
    before = write([tiling_table.record()])
    tiling_table.play(0, "1=3", revision=0)
    assert write([tiling_table.record()]) == before


def test_a_player_who_leaves_takes_the_sealed_choice_along(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    tiling_table.leave(0)
    assert tiling_table.ready == ()
