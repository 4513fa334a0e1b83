"""What a move of Azul would do."""

from typing import Any

from azulejos.games.azul import GAME
from tests.azul.positions import NO_WHITE, Position, board, end_offer, owing, position, printed


def outlook(document: Position, move: str, seat: int | None = None) -> dict[str, Any]:
    """What a move of the seat whose turn it is would do."""
    mover = owing(document) if seat is None else seat
    return GAME.outlook(GAME.read_position(document), mover, GAME.read_move(move))


# --- Examples: taking ---------------------------------------------------------------------------------


def test_the_outlook_of_a_take_has_all_fields__AZ_4_8__AZ_6_1():
    own = board(lines={2: "R", 4: "B"}, wall=printed((1, 4), (3, 4), (2, 3)), floor="K")
    table = position([own], ["RRRW"])

    assert outlook(table, "1R>2") == {
        "kind": "take",
        "colour": "R",
        "tiles": 3,
        "line": 1,
        "missing": 0,
        "completes": True,
        "columns": [None, None, None, 5, None],  # two across and three down
        "points": 5,
        "others": 0,
        "exact": True,
        "bonus": {"row": 0, "column": 0, "colour": 0},
        "floor": 2,
        "lid": 0,
        "penalty": -3,
        "marker": False,
        "centre": "W",
        "ends_round": False,
        "ends_game": False,
    }


def test_a_line_that_stays_short_scores_nothing_yet_but_shows_its_worth__AZ_5_3():
    found = outlook(position([board(wall=printed((2, 1)))], ["BBYK"]), "1B>4")

    assert (found["line"], found["missing"], found["completes"]) == (2, 2, False)
    assert (found["points"], found["columns"], found["bonus"]) == (0, [None, None, None, 1, None], None)


def test_tiles_for_the_floor_line_have_no_column__AZ_4_6():
    found = outlook(position([board(floor="K")], ["BBYK"]), "1B>F")

    assert (found["line"], found["missing"], found["completes"], found["columns"]) == (0, None, False, [None] * 5)
    assert (found["floor"], found["penalty"], found["centre"]) == (2, -3, "YK")


def test_full_lines_above_are_tiled_first__AZ_5_2():
    own = board(lines={1: "Y"})

    assert outlook(position([own], ["BBKK"]), "1B>2")["points"] == 2  # below the yellow tile of the first row


def test_full_lines_below_gain_by_the_new_tile__AZ_6_2():
    own = board(lines={3: "WWW"})

    found = outlook(position([own], ["BBKK"]), "1B>2")

    assert (found["points"], found["others"]) == (1, 1)


def test_a_tile_may_complete_a_column_with_full_lines_below__AZ_9_2():
    own = board(lines={2: "W", 5: "YYYYY"}, wall=printed((1, 1), (3, 1), (4, 1)))

    found = outlook(position([own], ["WWKK"]), "1W>2")

    assert found["bonus"] == {"row": 0, "column": 7, "colour": 0}
    assert (found["points"], found["others"]) == (4, 5 - 3)
    assert found["floor"] == 1


def test_the_fifth_tile_of_a_row_ends_the_game__AZ_9_1():
    own = board(wall=NO_WHITE)

    found = outlook(position([own], ["WBYR"]), "1W>1")

    assert found["ends_game"]
    assert found["bonus"] == {"row": 2, "column": 7, "colour": 0}
    assert not outlook(position([own], ["WBYR"]), "1W>2")["ends_game"]


def test_the_first_from_the_centre_takes_the_marker_before_the_tiles__AZ_4_4__AZ_R6():
    found = outlook(position([board(floor="KKKKK")], ["BBYK"], centre="RRR"), "CR>1")

    assert (found["marker"], found["floor"], found["lid"], found["penalty"]) == (True, 1, 1, -6)
    assert found["centre"] == ""


def test_a_marker_without_a_space_costs_nothing__AZ_R5():
    found = outlook(position([board(floor="KKKKKKK")], ["BBYK"], centre="RRR"), "CR>1")

    assert (found["marker"], found["floor"], found["lid"], found["penalty"]) == (True, 0, 2, 0)


def test_the_last_tiles_end_the_round__AZ_4_10():
    assert outlook(position(centre="RR", marker=1, boards=[board(), board(floor="M")]), "CR>2")["ends_round"]
    assert not outlook(position([board()], ["RRRK"]), "1R>2")["ends_round"]


# --- Examples: a grey wall ----------------------------------------------------------------------------


def test_on_a_grey_wall_every_free_column_is_listed__AZ_10_2():
    own = board(lines={3: "RR"}, wall={2: "RB...", 3: "..B.."})

    found = outlook(position([own], ["RKKW"], wall="grey"), "1R>3")

    assert found["columns"] == [None, 4, None, 2, 1]
    assert (found["points"], found["others"], found["exact"], found["bonus"]) == (4, 0, True, None)


def test_a_full_line_above_makes_the_points_of_a_grey_wall_a_guess__AZ_10_1():
    own = board(lines={1: "K", 3: "RR"})

    assert not outlook(position([own], ["RKKW"], wall="grey"), "1R>3")["exact"]
    assert outlook(position([own], ["RKKW"], wall="coloured"), "1R>3")["exact"]


def test_a_full_line_without_a_column_scores_nothing__AZ_10_4():
    own = board(lines={5: "RRRR"}, wall=["R....", ".R...", "..R..", "...R.", "BYKW."])

    found = outlook(position([own], ["RKKW"], wall="grey", round=6), "1R>5")
    assert (found["columns"], found["points"], found["ends_game"]) == ([None] * 4 + [1 + 4], 5, True)

    own = board(lines={5: "RRRR"}, wall=["....R", ".R...", "..R..", "...R.", "BYKW."])
    found = outlook(position([own], ["RKKW"], wall="grey", round=6), "1R>5")
    assert (found["completes"], found["columns"], found["points"], found["ends_game"]) == (True, [None] * 5, 0, False)


def test_the_outlook_of_a_tile_on_a_grey_wall_has_what_it_completes__AZ_10_1():
    own = board(lines={2: "RR"}, wall=["B....", ".BYKW", "Y....", "K....", "W...."])
    table = end_offer(own, wall="grey", round=6)

    assert outlook(table, "2=1", seat=0) == {
        "kind": "tile",
        "colour": "R",
        "points": 10,
        "bonus": {"row": 2, "column": 7, "colour": 0},
        "dropped": "",
        "floor": 0,
        "lid": 0,
        "penalty": 0,
        "ends_game": True,
    }


def test_lines_that_then_fit_nowhere_fall__AZ_10_4():
    own = board(lines={2: "RR", 3: "RRR"}, wall=[".....", ".....", "BYKW.", "R....", ".R..."], floor="KKKKK")
    table = end_offer(own, wall="grey", round=6)

    found = outlook(table, "2=5", seat=0)

    assert (found["dropped"], found["floor"], found["lid"], found["penalty"]) == ("RRR", 2, 1, -6)
    assert outlook(table, "2=4", seat=0)["dropped"] == ""
