"""On a grey wall a seat chooses the columns of all its full lines without waiting; all stay sealed until the end."""

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.core.turn import Decide
from azulejos.games.azul import GAME
from azulejos.records import Event, read_one, write
from azulejos.table import LogEntry, MoveIdReused, StaleRevision, Table
from tests.table.conftest import table_of, tiling_position

OTHERS = (1, 2, None)


def looks(table):
    """All that others than seat 0 get to see."""
    seen = [[table.glimpse(seat), table.events(seat), table.scores] for seat in OTHERS]
    return repr([seen, table.legal(2), table.outlook(2), write([table.record()])])


def test_the_next_line_is_asked_for_at_once(tiling_table):
    receipt = tiling_table.play(0, "1=3", revision=0)
    assert receipt.sealed and receipt.revision == 0
    own = tiling_table.glimpse(0)
    assert own.legal == ("5=1", "5=2", "5=3", "5=4", "5=5")
    assert own.sealed is None
    assert own.view["boards"][0]["wall"][0] == "..B.."
    assert tiling_table.sealed(0) == ("1=3",)
    assert (tiling_table.turn, tiling_table.ready) == (Decide((0, 2)), ())


def test_a_seat_is_ready_after_its_last_line(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    tiling_table.play(0, "5=3", revision=0)
    assert tiling_table.ready == (0,)
    own = tiling_table.glimpse(0)
    assert (own.sealed, own.legal) == ("5=3", ("5=1", "5=2", "5=3", "5=4", "5=5"))
    assert tiling_table.events(2) == []


def test_what_was_chosen_earlier_restricts_what_comes_later__AZ_10_3():
    position = tiling_position()
    position["boards"][0]["lines"] = ["Y", "", "", "", "YYYYY"]
    position["bag"] = position["bag"].replace("Y", "B", 1)
    table = table_of(position)
    table.play(0, "1=3", revision=0)
    assert table.legal(0) == ("5=1", "5=2", "5=4", "5=5")


def test_an_outlook_counts_the_own_sealed_tiles(tiling_table):
    position = tiling_position()
    position["boards"][0]["lines"] = ["B", "YY", "", "", ""]
    position["bag"] += "YYY"
    table = table_of(position)
    table.play(0, "1=3", revision=0)
    assert {move: outlook["points"] for move, outlook in table.outlook(0).items()} == {
        "2=1": 1,
        "2=2": 1,
        "2=3": 2,
        "2=4": 1,
        "2=5": 1,
    }


def test_whatever_is_sealed_makes_no_difference_to_others():
    """Neither which columns nor how many lines of several are chosen shows, before the seat is ready."""
    half = {looks(table_of(tiling_position()))}
    whole = set()
    for first, last in ((1, 1), (1, 5), (3, 2), (5, 5)):
        table = table_of(tiling_position())
        table.play(0, f"1={first}", revision=0)
        half.add(looks(table))
        table.play(0, f"5={last}", revision=0)
        whole.add(looks(table))
    assert (len(half), len(whole)) == (1, 1)


def test_all_are_revealed_when_the_last_is_in_line_by_line(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    tiling_table.play(0, "5=5", revision=0)
    receipt = tiling_table.play(2, "2=1", revision=0)
    assert not receipt.sealed
    happened = tiling_table.events(1)
    assert happened[:3] == [
        LogEntry(1, Event(seat=0, move="1=3")),
        LogEntry(2, Event(seat=2, move="2=1")),
        LogEntry(3, Event(seat=0, move="5=5")),
    ]
    assert happened[3].event.chance.startswith("deal ")


def test_nothing_is_revealed_while_a_seat_owes_its_next_line(tiling_table):
    tiling_table.play(2, "2=1", revision=0)
    tiling_table.play(0, "1=3", revision=0)
    assert (tiling_table.revision, tiling_table.ready) == (0, (2,))
    assert tiling_table.glimpse(None).view["boards"][2]["wall"][1] == "....."


def test_the_last_line_may_be_changed(tiling_table):
    for move in ("1=3", "5=1", "5=4"):
        tiling_table.play(0, move, revision=0)
    assert tiling_table.sealed(0) == ("1=3", "5=4")


def test_a_change_of_an_earlier_line_asks_for_the_later_ones_again(tiling_table):
    for move in ("1=3", "5=1", "1=4"):
        tiling_table.play(0, move, revision=0)
    assert (tiling_table.sealed(0), tiling_table.ready) == (("1=4",), ())
    assert tiling_table.legal(0)[0] == "5=1"


def test_a_refused_choice_leaves_the_sealed_ones(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    for move in ("2=1", "1B>1"):
        with pytest.raises(IllegalMove):
            tiling_table.play(0, move, revision=0)
    with pytest.raises(StaleRevision):
        tiling_table.play(0, "5=1", revision=1)
    assert tiling_table.sealed(0) == ("1=3",)


def test_an_id_made_from_the_revision_does_for_every_line(tiling_table):
    first = tiling_table.play(0, "1=3", revision=0, move_id="0-0")
    second = tiling_table.play(0, "5=1", revision=0, move_id="0-0")
    assert first.sealed and second.sealed
    assert tiling_table.play(0, "5=1", revision=0, move_id="0-0") == second
    with pytest.raises(MoveIdReused):
        tiling_table.play(0, "5=2", revision=0, move_id="0-0")
    assert tiling_table.sealed(0) == ("1=3", "5=1")


@pytest.mark.parametrize("choices", [[(0, "1=3")], [(0, "1=3"), (0, "5=1")], [(2, "2=1"), (0, "1=3")]])
def test_a_saved_table_seals_them_again(tiling_table, choices):
    for seat, move in choices:
        tiling_table.play(seat, move, revision=0)
    again = Table(read_one(write([tiling_table.saved()])), game=GAME)
    for seat in (0, 1, 2):
        assert again.sealed(seat) == tiling_table.sealed(seat)
        assert again.glimpse(seat) == tiling_table.glimpse(seat)
    assert again.glimpse(None) == tiling_table.glimpse(None)


def test_a_record_in_waves_is_sealed_again_from_its_first_missing_reveal():
    """Version 0.1 saved a table whose first choices were revealed already."""
    old = table_of(tiling_position(), in_waves=True)
    old.play(0, "1=3", revision=0)
    old.play(2, "2=1", revision=0)
    again = Table(old.saved(), game=GAME)
    assert (again.sealed(0), again.sealed(2), again.ready) == (("1=3",), ("2=1",), (2,))
    again.play(0, "5=5", revision=0)
    old.play(0, "5=5", revision=2)
    assert again.record().events[:3] == old.record().events[:3]


def test_a_player_who_leaves_takes_the_sealed_choices_along(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    tiling_table.leave(0)
    assert (tiling_table.ready, tiling_table.sealed(0)) == ((), ())
