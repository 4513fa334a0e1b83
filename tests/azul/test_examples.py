"""The worked examples of the rules, AZ-T1 to AZ-T21, each with its own numbers."""

import pytest

from azulejos.core.bunch import one
from azulejos.games.azul import GAME
from tests.azul.positions import (
    NO_WHITE,
    PRINTED,
    board,
    deal,
    end_offer,
    legal,
    over,
    play,
    position,
    printed,
    start,
)

FIRST_TURNS = ["YKKW", "YRRR"]
T8_WALL = [(1, 2), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (4, 2), (4, 3), (5, 4), (5, 5)]


def gain(wall: list[str], row: int, colour: str) -> int:
    """What the tile of a full line scores."""
    return int(end_offer(board(lines={row: colour * row}, wall=wall))["boards"][0]["score"])


def test_example_black_from_a_display__AZ_T1():
    after = play(position(displays=FIRST_TURNS), "1K>2")

    assert after["boards"][0] == board(lines={2: "KK"})
    assert (after["centre"], after["displays"][0], after["marker"]) == ("YW", "", "centre")


def test_example_yellow_from_a_display__AZ_T2():
    after = play(position(displays=FIRST_TURNS), "2Y>1")

    assert after["centre"] == "RRR"
    assert after["boards"][0] == board(lines={1: "Y"})


def test_example_red_from_the_centre__AZ_T3():
    table = play(position(displays=FIRST_TURNS, players=3), "1K>2", "2Y>1")
    assert table["centre"] == "YRRRW"

    after = play(table, "CR>5")

    assert after["boards"][2] == board(lines={5: "RRR"}, floor="M")
    assert (after["centre"], after["marker"]) == ("YW", 2)


def test_example_where_two_yellow_tiles_may_go__AZ_T4():
    given = board(lines={4: "B"}, wall={2: "..Y..", 3: "...Y."})
    table = position([given], displays=["YYRK"])

    yellow = {move for move in legal(table) if move.startswith("1Y")}
    results = {move: play(table, move)["boards"][0] for move in yellow}

    assert yellow == {"1Y>1", "1Y>5", "1Y>F"}
    assert (results["1Y>1"]["lines"][0], results["1Y>1"]["floor"]) == ("Y", "Y")
    assert (results["1Y>5"]["lines"][4], results["1Y>5"]["floor"]) == ("YY", "")
    assert (results["1Y>F"]["lines"], results["1Y>F"]["floor"]) == (given["lines"], "YY")


def test_example_tiling_a_wall__AZ_T5():
    given = board(lines={2: "RR", 3: "BB", 4: "BBBB", 5: "YYY"})

    after = end_offer(given)

    assert after["boards"][0] == board(score=2, lines={3: "BB", 5: "YYY"}, wall=printed((2, 4), (4, 4)))
    assert after["lid"] == "BBBR"


def test_example_a_tile_without_neighbours__AZ_T6():
    assert gain(printed(), 2, "R") == 1


def test_example_a_tile_with_neighbours_across__AZ_T7():
    wall = printed((1, 2), (2, 1), (2, 4), (2, 5), (4, 2), (5, 4), (5, 5))

    assert gain(wall, 2, "Y") == 3


def test_example_a_tile_with_neighbours_above_and_below__AZ_T8():
    assert gain(printed(*T8_WALL), 3, "B") == 3


def test_example_a_tile_with_neighbours_both_ways__AZ_T9():
    assert gain(printed(*T8_WALL, (3, 2), (3, 3), (3, 5)), 3, "Y") == 7


def test_example_a_floor_line_with_the_marker__AZ_T10():
    after = end_offer(board(), board(score=20, floor="BMWWY"))

    assert after["boards"][1] == board(score=12)
    assert after["lid"] == "BYWW"
    assert (after["starter"], after["marker"]) == (1, "centre")


def test_example_a_score_held_at_zero__AZ_T11():
    given = board(score=3, lines={2: "WW"}, wall=printed((1, 1)), floor="BYRKB")

    assert end_offer(given)["boards"][0]["score"] == 0


def test_example_a_score_not_held_at_zero__AZ_T11():
    given = board(score=7, lines={2: "WW"}, wall=printed((1, 1)), floor="BYRKB")

    assert end_offer(given)["boards"][0]["score"] == 7 + 2 - 8


def test_example_three_tiles_for_the_last_floor_space__AZ_T12():
    table = position([board(score=30, floor="BYRKBY"), board(floor="M")], displays=["KKKR"], marker=1)

    dropped = play(table, "1K>F")
    after = play(dropped, "CR>5")

    assert (dropped["boards"][0]["floor"], dropped["lid"]) == ("BYRKBYK", "KK")
    assert after["boards"][0]["score"] == 30 - 14


def test_example_the_marker_beside_a_full_floor_line__AZ_T13():
    table = position([board(), board(score=30, floor="BYRKBYR")], centre="KW", turn={"decide": [1]})

    taken = play(table, "CK>2")
    after = play(taken, "CW>2")

    assert (taken["marker"], taken["boards"][1]["floor"]) == (1, "BYRKBYR")
    assert (after["starter"], after["boards"][1]["score"]) == (1, 30 - 14)


def test_example_refilling_from_the_lid__AZ_T14():
    """Two players cannot lock the other 64 tiles, so these numbers are put into a state by hand."""
    state = start()
    state[0].bag = sum(2 * one(colour) for colour in (0, 1, 2))
    state[0].lid = sum(6 * one(colour) for colour in range(5))

    after = GAME.position(GAME.deal(state, "deal BBYY RRKK WWWW KKKK BYRW"))

    assert sum(map(len, after["displays"])) == 20
    assert (len(after["bag"]), after["lid"]) == (16, "")


def test_example_refilling_from_the_lid_in_a_real_game_of_three__AZ_T14():
    boards = [board(wall=NO_WHITE, lines={5: "WWWW"}), board(wall=NO_WHITE), board(wall=NO_WHITE)]
    table = position(boards, players=3, bag="BBYYRR", rest="lid")
    assert len(table["lid"]) == 30

    after = deal(table, "deal BBYY RRKK WWWW KKKW BYRW WWWW BYRW")

    assert sum(map(len, after["displays"])) == 28
    assert (len(after["bag"]), after["lid"]) == (8, "")


def test_example_refilling_with_too_few_tiles__AZ_T15():
    """Two players cannot lock the other 93 tiles, so these numbers are put into a state by hand."""
    state = start()
    state[0].bag, state[0].lid = 3 * one(0), 4 * one(0)

    after = GAME.position(GAME.deal(state, "deal BBBB BBB - - -"))

    assert after["displays"] == ["BBBB", "BBB", "", "", ""]
    assert (after["bag"], after["lid"], after["turn"]) == ("", "", {"decide": [0]})


def test_example_refilling_with_too_few_tiles_in_a_real_game_of_four__AZ_T15():
    lines = [{5: "WWWW"}, {5: "WWWW"}, {5: "WWWW"}, {5: "W"}]
    table = position([board(wall=NO_WHITE, lines=line) for line in lines], players=4, bag="WWW", lid="WWWW")

    after = deal(table, "deal WWWW WWW - - - - - - -")

    assert after["displays"] == ["WWWW", "WWW", "", "", "", "", "", "", ""]
    assert (after["bag"], after["lid"]) == ("", "")


def test_example_a_row_a_column_and_a_colour__AZ_T16():
    row, column, colour = [(1, c) for c in range(2, 6)], [(r, 1) for r in range(2, 6)], [(d, d) for d in range(2, 6)]
    given = board(score=30, lines={1: "B"}, wall=printed(*row, *column, *colour))

    after = end_offer(given)["boards"][0]

    assert after["score"] == 30 + (5 + 5) + 19


@pytest.mark.parametrize(("rows", "ranks"), [((2, 1), (1, 2)), ((2, 2), (1, 1)), ((1, 2), (2, 1))])
def test_example_equal_scores__AZ_T17(rows, ranks):
    boards = [board(score=50, wall=PRINTED[:count]) for count in rows]

    state = GAME.read_position(over(boards, ranks))

    assert GAME.result(state).ranks == ranks


def test_example_a_grey_line_that_fits_nowhere__AZ_T18():
    wall = {3: "B.YKW", 5: ".R..."}
    given = board(score=20, lines={3: "RRR", 4: "BBBB"}, wall=wall)

    after = end_offer(given, wall="grey")

    assert after["boards"][0] == board(score=20, lines={4: "BBBB"}, wall=wall, floor="RRR")


def test_example_one_grey_choice_limits_the_next__AZ_T19():
    table = end_offer(board(lines={1: "B", 2: "BB"}), wall="grey")

    after = play(table, "1=1")

    assert legal(after) == {"2=2", "2=3", "2=4", "2=5"}


def test_example_a_column_does_not_end_the_game__AZ_T20():
    given = board(lines={1: "B"}, wall=printed((2, 1), (3, 1), (4, 1), (5, 1)))

    after = end_offer(given)

    assert (after["phase"], after["turn"]) == ("offer", {"chance": "deal"})
    assert after["boards"][0]["score"] == 5


def test_example_the_third_round_without_a_wall_tile__AZ_T21():
    column = board(score=3, wall=printed((1, 1), (2, 1), (3, 1), (4, 1), (5, 1)))

    after = end_offer(column, idle=2)

    assert (after["phase"], after["idle"]) == ("over", 3)
    assert after["boards"][0]["score"] == 3 + 7
