"""Everything that makes a position impossible: the place of each fault, and the clause it breaks."""

from typing import Any

import pytest

from azulejos.games.azul import GAME
from tests.azul.positions import NO_WHITE, board, end_offer, faults, over, position

OFFER = position(displays=["BBYK", "WWWW"], centre="R", boards=[board(), board()])
FIRST_TURN = position(displays=["BBYK", "WWWW", "RRRR", "BBBB", "YYYY"])
BEFORE_DEAL = position()
ROW = {1: "BYRKW"}


@pytest.mark.parametrize("document", [OFFER, FIRST_TURN, BEFORE_DEAL])
def test_the_positions_below_are_in_order_before_they_are_changed__AZ_1_2(document):
    assert GAME.position(GAME.read_position(document)) == document


# --- Wrong tiles --------------------------------------------------------------------------------------


def test_twenty_tiles_of_each_colour_no_more_no_less__AZ_1_2():
    more = {**OFFER, "lid": OFFER["lid"] + "B"}
    fewer = {**OFFER, "bag": OFFER["bag"].replace("W", "", 1)}
    swapped = {**OFFER, "bag": OFFER["bag"].replace("W", "K", 1)}

    assert faults(more) == faults(fewer) == [("tiles", "AZ-1.2")]
    assert faults(swapped) == [("tiles", "AZ-1.2"), ("tiles", "AZ-1.2")]


def test_a_display_holds_four_tiles_at_most__AZ_2_3():
    assert faults(position(displays=["BBYKK"])) == [("displays[0]", "AZ-2.3")]


def test_a_display_is_short_only_if_bag_and_lid_ran_out__AZ_8_3():
    last_tiles: dict[str, Any] = {"rest": "lid", "players": 3}

    assert faults(position(displays=["BBYK", "BBY"])) == [("displays[1]", "AZ-8.3")]
    for short in ("B", "BB", "BBY"):
        assert faults(position(displays=[short, "BBYK"], **last_tiles)) == [("displays[0]", "AZ-8.3")]
    assert GAME.read_position(position(displays=["BBYK", "BBY"], **last_tiles)) is not None


@pytest.mark.parametrize(
    ("lines", "wall", "where", "clause"),
    [
        ({1: "BB"}, {}, "boards[1].lines[0]", "AZ-1.6"),
        ({4: "KKKKK"}, {}, "boards[1].lines[3]", "AZ-1.6"),
        ({3: "BK"}, {}, "boards[1].lines[2]", "AZ-4.7b"),
        ({2: "B"}, {2: ".B..."}, "boards[1].lines[1]", "AZ-4.7c"),
    ],
)
def test_a_line_that_could_not_be_filled_so__AZ_1_6__AZ_4_7b__AZ_4_7c(lines, wall, where, clause):
    assert faults(position([board(), board(lines=lines, wall=wall)], displays=["WWWW"])) == [(where, clause)]


def test_a_coloured_wall_has_each_colour_in_its_place__AZ_1_8():
    misplaced = position([board(wall={1: "Y...."})], displays=["WWWW"])
    twice = position([board(wall={1: "BB..."})], displays=["WWWW"])

    assert faults(misplaced) == [("boards[0].wall[0]", "AZ-1.8")]
    assert faults(twice) == [("boards[0].wall[0]", "AZ-1.8"), ("boards[0].wall[0]", "AZ-1.8")]


def test_a_grey_wall_has_no_colour_twice_in_a_row_or_column__AZ_10_2():
    row = position([board(wall={2: "Y..Y."})], displays=["WWWW"], wall="grey")
    column = position([board(wall={2: "Y....", 4: "Y...."})], displays=["WWWW"], wall="grey")
    fine = position([board(wall={2: "Y....", 4: ".Y..."})], displays=["WWWW"], wall="grey")

    assert faults(row) == [("boards[0].wall[1]", "AZ-10.2")]
    assert faults(column) == [("boards[0].wall", "AZ-10.2")]
    assert GAME.position(GAME.read_position(fine)) == fine


# --- Wrong marker -------------------------------------------------------------------------------------


def test_a_floor_line_has_seven_spaces__AZ_1_6():
    assert faults(position([board(floor="BBBBYYYY")], displays=["WWWW"])) == [("boards[0].floor", "AZ-1.6")]


def test_there_is_one_marker__AZ_1_5():
    twice = position([board(floor="MKM")], displays=["WWWW"], marker=0)
    elsewhere = position([board(floor="M")], displays=["WWWW"], marker="centre")
    two_boards = position([board(floor="M"), board(floor="M")], displays=["WWWW"], marker=1)

    assert faults(twice) == faults(elsewhere) == faults(two_boards) == [("boards[0].floor", "AZ-1.5")]


@pytest.mark.parametrize("floor", ["K", "KKKKKK"])
def test_the_marker_lies_on_its_owners_floor_line__AZ_4_4(floor):
    assert faults(position([board(floor=floor)], displays=["WWWW"], marker=0)) == [("boards[0].floor", "AZ-4.4")]


def test_the_marker_lies_on_its_owners_floor_line_even_alone__AZ_4_4():
    assert faults(position(displays=["WWWW"], marker=0)) == [("boards[0].floor", "AZ-4.4")]


def test_the_marker_may_lie_beside_a_full_floor_line__AZ_R5():
    table = position([board(floor="KKKKKKK")], displays=["WWWW"], marker=0)

    assert GAME.position(GAME.read_position(table)) == table


# --- Wrong course -------------------------------------------------------------------------------------


def test_idle_rounds_are_rounds__AZ_R9():
    assert faults(position(displays=["WWWW"], round=1, idle=1)) == [("idle", "AZ-R9")]


def test_a_row_has_no_more_tiles_than_rounds_were_tiled__AZ_3_2():
    table = position([board(wall={1: "BY..."})], displays=["WWWW"], round=2)
    tiling = end_offer(board(lines={2: "RR"}, wall={1: "BY..."}), wall="grey")

    assert faults(table) == [("boards[0].wall[0]", "AZ-3.2")]
    assert faults({**tiling, "round": 1}) == [("boards[0].wall[0]", "AZ-3.2")]
    assert GAME.read_position({**tiling, "round": 2}) is not None


@pytest.mark.parametrize(
    ("turn", "where"),
    [
        ({"chance": "supply"}, "turn.chance"),
        ({"chance": None}, "turn.chance"),
        ({"over": {"ranks": [1, 1]}}, "turn"),
    ],
)
def test_before_a_deal_the_turn_is_a_deal__AZ_8_2(turn, where):
    assert faults({**BEFORE_DEAL, "turn": turn}) == [(where, None)]


@pytest.mark.parametrize("decide", [[], [0, 1], 0, "0", None, {}])
def test_in_the_offer_one_seat_decides__AZ_4_1(decide):
    assert faults({**OFFER, "turn": {"decide": decide}}) == [("turn.decide", None)]


@pytest.mark.parametrize("seat", [2, -1, "0", True, None])
def test_in_the_offer_a_seat_of_the_table_decides__AZ_4_1(seat):
    assert faults({**OFFER, "turn": {"decide": [seat]}}) == [("turn.decide[0]", None)]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"centre": "B"}, ("turn", "AZ-4.10")),
        ({"displays": ["BBBB"]}, ("turn", "AZ-4.10")),
        ({"boards": [board(floor="B")]}, ("boards[0].floor", "AZ-7.3")),
        ({"boards": [board(), board(lines={2: "BB"})]}, ("boards[1].lines[1]", "AZ-5.2")),
        ({"boards": [board(wall=ROW)]}, ("boards[0].wall", "AZ-9.1")),
        ({"idle": 3}, ("idle", "AZ-R9")),
    ],
)
def test_a_table_that_does_not_wait_for_a_deal__AZ_4_10__AZ_7_3__AZ_5_2__AZ_9_1(changes, expected):
    assert faults(position(turn={"chance": "deal"}, **changes)) == [expected]


def test_the_marker_is_back_when_a_round_begins__AZ_4_1():
    floor_not_scored = position([board(), board(floor="M")], marker=1)

    assert faults(floor_not_scored) == [("boards[1].floor", "AZ-7.3"), ("marker", "AZ-4.1")]
    assert faults(position(marker=1)) == [("marker", "AZ-4.1")]


def test_there_must_be_something_to_deal__AZ_R9():
    boards = [board(lines={5: "WWWW", 4: "W"}, wall=NO_WHITE) for _ in range(4)]

    assert faults(position(boards, players=4)) == [("bag", "AZ-R9")]


def test_an_empty_table_offers_no_turn__AZ_4_10():
    assert faults(position(turn={"decide": [0]})) == [("turn", "AZ-4.10")]


def test_the_first_turn_is_the_starters_and_floors_are_empty_then__AZ_4_1__AZ_7_3():
    assert faults({**FIRST_TURN, "turn": {"decide": [1]}}) == [("turn.decide", "AZ-4.1")]
    floor = position([board(floor="B")], displays=["BBYK", "WWWW", "RRRR", "BBBB", "YYYY"])
    assert faults(floor) == [("boards[0].floor", "AZ-7.3")]


def test_at_the_first_turn_full_lines_have_been_tiled__AZ_5_2():
    table = position([board(lines={2: "BB"})], displays=["BBYK", "WWWW", "RRRR", "BBBB", "YYYY"])

    assert faults(table) == [("boards[0].lines[1]", "AZ-5.2")]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [({"boards": [board(wall=ROW)]}, ("boards[0].wall", "AZ-9.1")), ({"idle": 3}, ("idle", "AZ-R9"))],
)
def test_an_offer_after_the_end__AZ_9_1__AZ_R9(changes, expected):
    assert faults(position(displays=["WWWW"], **changes)) == [expected]


# --- Wrong tiling and wrong end -------------------------------------------------------------------------

TILING: dict[str, Any] = {"phase": "tiling", "wall": "grey", "turn": {"decide": [0]}}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"wall": "coloured"}, [("phase", "AZ-5.2")]),
        ({"centre": "B"}, [("phase", "AZ-4.10")]),
        ({"boards": [board(lines={2: "BB"}), board(floor="Y")]}, [("boards[1].floor", "AZ-7.1")]),
        ({"boards": [board(lines={2: "BB"}, wall={2: "YRKW.", 1: "....B"})]}, [("boards[0].lines[1]", "AZ-10.4")]),
        ({"boards": [board(lines={2: "B"})]}, [("turn", "AZ-5.2")]),
        ({"turn": {"decide": [1]}}, [("turn", "AZ-10.3")]),
        ({"turn": {"decide": [0, 1]}}, [("turn", "AZ-10.3")]),
        ({"turn": {"decide": []}}, [("turn", "AZ-10.3")]),
        ({"turn": {"chance": "deal"}}, [("turn", "AZ-10.3")]),
        ({"turn": {"over": {"ranks": [1, 1]}}}, [("turn", "AZ-10.3")]),
    ],
)
def test_an_impossible_tiling__AZ_5_2__AZ_4_10__AZ_7_1__AZ_10_3__AZ_10_4(changes, expected):
    assert faults(position(**{"boards": [board(lines={2: "BB"})], **TILING, **changes})) == expected


def test_three_idle_rounds_leave_nothing_to_tile__AZ_R9():
    assert faults(position([board(lines={2: "BB"})], **TILING, idle=3)) == [("idle", "AZ-R9")]


ENDED = [board(score=5, wall=ROW), board()]


@pytest.mark.parametrize(
    ("boards", "changes", "expected"),
    [
        (ENDED, {"centre": "B"}, ("turn", "AZ-4.10")),
        ([ENDED[0], board(floor="B")], {}, ("boards[1].floor", "AZ-7.3")),
        ([ENDED[0], board(lines={1: "B"})], {}, ("boards[1].lines[0]", "AZ-5.2")),
        ([board(score=5), board()], {}, ("phase", "AZ-9.1")),
        (ENDED, {"turn": {"over": {"ranks": [1, 1]}}}, ("turn", "AZ-9.3")),
        (ENDED, {"turn": {"over": {"ranks": [1, 2, 3]}}}, ("turn", "AZ-9.3")),
        (ENDED, {"turn": {"over": None}}, ("turn", "AZ-9.3")),
        (ENDED, {"turn": {"decide": [0]}}, ("turn", "AZ-9.3")),
    ],
)
def test_an_impossible_end__AZ_9_1__AZ_9_3(boards, changes, expected):
    table = over(boards, [1, 2], **{key: value for key, value in changes.items() if key != "turn"})

    assert faults({**table, **changes}) == [expected]


def test_a_stuck_game_may_be_over_without_a_row__AZ_R9():
    table = over([board(score=5), board()], [1, 2], idle=3)

    assert GAME.position(GAME.read_position(table)) == table
