"""Positions of the wrong form: all faults are listed at once."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import PositionError
from azulejos.games.azul import GAME
from tests.azul.positions import board, end_offer, faults, over, position, start
from tests.documents import changed

OFFER = position(displays=["BBYK", "WWWW"], centre="R")
TILING = end_offer(board(lines={2: "RR"}), wall="grey")
ENDED = over([board(score=5, wall={1: "BYRKW"}), board()], [1, 2])


@pytest.mark.parametrize("document", [None, [], "azul", 7, [OFFER]])
def test_a_position_is_an_object__AZ_1_6(document):
    assert faults(document) == [("position", None)]


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("game", [None, "5211", "Azul", 1]),
        ("wall", [None, "gray", 0]),
        ("round", [None, 0, -1, "1", 1.0, True]),
        ("idle", [None, -1, 4, "0", False]),
        ("phase", [None, "deal", 0, ["offer"]]),
        ("bag", [None, "BG", "bb", ["B"], 20]),
        ("lid", [None, "M", "-", {}]),
        ("centre", [None, "x", 1]),
        ("starter", [None, -1, 2, "0", True]),
        ("displays", [None, [], ["BBYK"] * 4, "BBYK", {}]),
        ("displays.1", [None, "WWWM", "-", 4]),
        ("boards", [None, [], [board()], [board()] * 3, {}]),
        ("boards.1", [None, [], "board"]),
        ("boards.0.score", [None, -1, "3", 1.5, True]),
        ("boards.0.floor", [None, "m", "F", ["B"]]),
        ("boards.1.lines", [None, ["", "", "", ""], "BYRKW", [""] * 6]),
        ("boards.1.lines.4", [None, "M", "b", 5]),
        ("boards.0.wall", [None, ["....."] * 4, "....." * 5]),
        ("boards.0.wall.2", [None, "....", "......", "....M", "     ", 5]),
        ("turn", [None, {}, [], "decide", {"decide": [0], "chance": "deal"}, {"decides": [0]}]),
    ],
)
def test_a_value_of_the_wrong_form_is_named__AZ_1_6(path, values):
    where = "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in path.split(".")).lstrip(".")
    for value in values:
        assert faults(changed(OFFER, path, value)) == [(where, None)], value


@pytest.mark.parametrize("players", [None, 1, 5, "2", 2.0, True])
def test_the_number_of_players_comes_before_all_that_depends_on_it__AZ_1_1(players):
    assert faults({**OFFER, "players": players}) == [("players", None)]


@pytest.mark.parametrize("marker", [None, "table", -1, 2, True, "0"])
def test_the_marker_is_in_the_centre_or_with_a_seat__AZ_1_5(marker):
    assert faults({**OFFER, "marker": marker}) == [('marker (if it is not "centre")', None)]


@pytest.mark.parametrize("key", sorted(OFFER))
def test_every_key_is_needed__AZ_1_6(key):
    document = {name: value for name, value in OFFER.items() if name != key}

    assert [where.split(" ")[0] for where, _ in faults(document)] == [key]


@pytest.mark.parametrize("key", ["score", "lines", "wall", "floor"])
def test_every_key_of_a_board_is_needed__AZ_1_6(key):
    document = copy.deepcopy(OFFER)
    del document["boards"][1][key]

    assert faults(document) == [(f"boards[1].{key}", None)]


def test_unknown_keys_are_ignored__AZ_1_6():
    noted = {**OFFER, "note": "x", "turn": {"decide": [0], "clock": 5}, "boards": [{**board(), "name": "A"}, board()]}

    assert GAME.read_position(noted).tobytes() == GAME.read_position(OFFER).tobytes()


def test_unknown_keys_are_ignored_inside_the_end_too__AZ_9_3():
    noted = {**ENDED, "turn": {"over": {"ranks": [1, 2], "reason": "a row"}}}

    assert GAME.read_position(noted).tobytes() == GAME.read_position(ENDED).tobytes()


@pytest.mark.parametrize("number", [2**63, 10**30])
@pytest.mark.parametrize("path", ["round", "boards.0.score"])
def test_a_number_that_is_too_large_is_a_fault_like_any_other__AZ_R10(path, number):
    assert faults(changed(OFFER, path, number)) == [(path.replace(".0.", "[0]."), None)]


def test_a_truth_value_is_no_seat_and_no_rank__AZ_1_1():
    assert [where for where, _ in faults({**TILING, "turn": {"decide": [False]}})] == ["turn"]
    assert [where for where, _ in faults({**ENDED, "turn": {"over": {"ranks": [True, 2]}}})] == ["turn"]


# --- Several at once ----------------------------------------------------------------------------------


def test_all_faults_of_form_are_listed_at_once__AZ_1_6():
    document = {**OFFER, "game": "go", "round": 0, "displays": [1, 2, 3, 4, 5], "turn": {}}

    assert [where for where, _ in faults(document)] == ["game", "round", *[f"displays[{i}]" for i in range(5)], "turn"]


def test_all_faults_of_a_table_are_listed_at_once__AZ_1_2():
    boards = [board(lines={1: "BB", 3: "RK"}, wall={2: "B...."}), board(floor="MM")]
    document = position(boards, displays=["BBYKW"], round=1, idle=1)
    document["lid"] += "W"

    assert faults(document) == [
        ("tiles", "AZ-1.2"),
        ("displays[0]", "AZ-2.3"),
        ("boards[0].lines[0]", "AZ-1.6"),
        ("boards[0].lines[2]", "AZ-4.7b"),
        ("boards[0].wall[1]", "AZ-1.8"),
        ("boards[1].floor", "AZ-1.5"),
        ("boards[1].floor", "AZ-1.5"),
        ("idle", "AZ-R9"),
        ("boards[0].wall[1]", "AZ-3.2"),
    ]


def test_the_error_lists_every_fault_for_people_and_programs__AZ_1_2():
    with pytest.raises(PositionError) as caught:
        GAME.read_position({**OFFER, "lid": "BB", "idle": 3, "round": 4})

    assert caught.value.code == "bad-position"
    assert caught.value.message == "impossible position, 1 fault"
    assert caught.value.to_json()["faults"] == [
        {"where": "tiles", "message": "22 blue tiles in all, must be 20", "clause": "AZ-1.2"}
    ]
    assert str(caught.value) == "impossible position, 1 fault:\n  tiles: 22 blue tiles in all, must be 20 (AZ-1.2)"


def test_faults_count_from_one_as_people_do__AZ_1_6__AZ_1_8__AZ_10_2():
    line = position([board(lines={3: "BBBB"})], displays=["WWWW"])
    coloured = position([board(wall={2: "...B."})], displays=["WWWW"])
    grey = position([board(wall={1: "..B..", 2: "..B.."})], displays=["WWWW"], wall="grey")

    for document, message in [
        (line, "holds 4 tiles, at most 3"),
        (coloured, "B does not belong in column 4"),
        (grey, "column 3 shows B more than once"),
    ]:
        with pytest.raises(PositionError) as caught:
            GAME.read_position(document)
        assert [fault.message for fault in caught.value.faults] == [message]


def test_reading_does_not_change_the_document__AZ_1_9():
    document = copy.deepcopy(OFFER)

    GAME.read_position(document)

    assert document == OFFER


def test_a_state_before_anything_happened_reads_back__AZ_2_5():
    state = start(4, "grey", 2)

    assert GAME.read_position(GAME.position(state)).tobytes() == state.tobytes()


# --- Anything at all ------------------------------------------------------------------------------------

PATHS = [
    *OFFER,
    *(f"displays.{index}" for index in range(5)),
    *(f"boards.{seat}" for seat in (0, 1)),
    *(f"boards.{seat}.{key}" for seat in (0, 1) for key in board()),
    *(f"boards.0.{key}.{row}" for key in ("lines", "wall") for row in range(5)),
]
SCALARS = st.none() | st.booleans() | st.integers(-1000, 1000) | st.floats() | st.text("BYRKWM.-x", max_size=8)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([OFFER, TILING, ENDED]), st.lists(st.tuples(st.sampled_from(PATHS), VALUES), max_size=3))
def test_any_document_is_read_or_its_faults_are_listed__AZ_1_6(document, changes):
    for path, value in sorted(changes, key=lambda change: -change[0].count(".")):
        document = changed(document, path, value)

    try:
        state = GAME.read_position(document)
    except PositionError:
        return
    assert GAME.read_position(GAME.position(state)).tobytes() == state.tobytes()
