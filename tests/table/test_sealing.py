"""On a grey wall several seats owe a column at once: their choices stay sealed until the last is in."""

import json

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.games.azul import GAME
from azulejos.records import Record, write
from azulejos.table import StaleRevision, Table

EMPTY_WALL = ["....."] * 5


def tiling_position():
    """Seats 0 and 2 owe a column, seat 0 even two; seat 1 has nothing to tile."""
    boards = [
        {"score": 0, "lines": ["B", "", "", "", "YYYYY"], "wall": EMPTY_WALL, "floor": "M"},
        {"score": 0, "lines": ["", "", "", "", ""], "wall": EMPTY_WALL, "floor": ""},
        {"score": 0, "lines": ["", "RR", "", "", ""], "wall": EMPTY_WALL, "floor": ""},
    ]
    return {
        "game": "azul",
        "wall": "grey",
        "players": 3,
        "round": 1,
        "phase": "tiling",
        "turn": {"decide": [0, 2]},
        "starter": 0,
        "idle": 0,
        "bag": "B" * 19 + "Y" * 15 + "R" * 18 + "K" * 20 + "W" * 20,
        "lid": "",
        "displays": [""] * 7,
        "centre": "",
        "marker": 0,
        "boards": boards,
    }


@pytest.fixture
def table():
    setup = Setup.of(GAME, 3, {"wall": "grey"}, 0)
    header = {"record": 1, "game": "azul", **setup.to_json(), "from": tiling_position()}
    return Table(Record(header), randomness=SeededRandomness(1))


def test_a_choice_is_sealed_until_the_last_is_in(table):
    before = [table.glimpse(seat).to_json() for seat in (1, 2, None)]
    receipt = table.play(0, "1=3", revision=0)
    assert receipt.sealed and receipt.revision == 0
    assert table.ready == (0,)
    assert table.turn == Decide((0, 2))
    for look, seat in zip(before, (1, 2, None), strict=True):
        after = table.glimpse(seat).to_json()
        assert after.pop("ready") == [0]
        look.pop("ready")
        assert after == look
        assert table.events(seat) == [{"seat": 0, "sealed": True}]


def test_what_is_sealed_makes_no_difference_to_others(table):
    """Whatever seat 0 chooses, all bytes that others get are the same."""
    seen = set()
    for column in range(1, 6):
        table.play(0, f"1={column}", revision=0)
        looks = [table.glimpse(seat).to_json() for seat in (1, 2, None)]
        seen.add(json.dumps([looks, table.events(1), table.events(2), table.legal(2)]))
    assert len(seen) == 1


def test_the_own_choice_is_shown_and_may_be_changed(table):
    table.play(0, "1=3", revision=0)
    own = table.glimpse(0)
    assert own.sealed == "1=3"
    assert own.legal == ("1=1", "1=2", "1=3", "1=4", "1=5")
    assert own.view == table.glimpse(1).view
    table.play(0, "1=5", revision=0)
    assert table.glimpse(0).sealed == "1=5"
    table.play(2, "2=1", revision=0)
    assert table.glimpse(0).view["boards"][0]["wall"][0] == "....B"


def test_all_are_revealed_by_seat_when_the_last_is_in(table):
    table.play(2, "2=1", revision=0)
    receipt = table.play(0, "1=3", revision=0)
    assert not receipt.sealed
    assert table.events(1) == [
        {"revision": 1, "seat": 0, "move": "1=3"},
        {"revision": 2, "seat": 2, "move": "2=1"},
    ]
    assert table.turn == Decide((0,))
    assert table.ready == ()


def test_a_single_seat_is_not_kept_waiting(table):
    table.play(2, "2=1", revision=0)
    table.play(0, "1=3", revision=0)
    receipt = table.play(0, "5=5", revision=2)
    assert not receipt.sealed
    happened = table.events(None, since=2)
    assert happened[0] == {"revision": 3, "seat": 0, "move": "5=5"}
    assert happened[1]["chance"].startswith("deal ")
    assert table.glimpse(None).view["round"] == 2


def test_a_refused_choice_leaves_the_sealed_one(table):
    table.play(0, "1=3", revision=0)
    for move, error in (("5=1", IllegalMove), ("1B>1", IllegalMove)):
        with pytest.raises(error):
            table.play(0, move, revision=0)
    with pytest.raises(StaleRevision):
        table.play(0, "1=1", revision=1)
    assert table.glimpse(0).sealed == "1=3"


def test_a_repeated_move_id_keeps_the_later_choice(table):
    first = table.play(0, "1=3", revision=0, move_id="a")
    table.play(0, "1=4", revision=0, move_id="b")
    assert table.play(0, "1=3", revision=0, move_id="a") == first
    assert table.glimpse(0).sealed == "1=4"


def test_a_record_says_nothing_of_sealed_choices(table):
    before = write([table.record()])
    table.play(0, "1=3", revision=0)
    assert write([table.record()]) == before


def test_who_leaves_takes_the_sealed_choice_along(table):
    table.play(0, "1=3", revision=0)
    table.leave(0)
    assert table.ready == ()
