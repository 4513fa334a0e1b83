"""The grey wall: AZ-10."""

import pytest

from azulejos.games.azul import GAME
from tests.azul.positions import board, end_offer, last_take, legal, play, position, refused


def tiling(*boards, **changes):
    """The position after the offer ended with these boards on grey walls."""
    return end_offer(*boards, wall="grey", **changes)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_player_chooses_the_column__AZ_10_1(row):
    table = tiling(board(lines={row: "R" * row}))

    assert legal(table) == {f"{row}={column}" for column in range(1, 6)}
    for column in range(1, 6):
        after = play(table, f"{row}={column}")["boards"][0]
        assert after["wall"][row - 1] == "." * (column - 1) + "R" + "." * (5 - column)
        assert (after["score"], after["lines"]) == (1, [""] * 5)


def test_the_rest_of_the_line_goes_to_the_lid__AZ_10_1():
    after = play(tiling(board(lines={4: "RRRR"}), lid="B"), "4=1")

    assert after["lid"] == "BRRR"


def test_a_grey_tile_scores_like_any_other__AZ_10_1():
    wall = {2: "B.Y..", 1: ".W...", 3: ".K..."}

    after = play(tiling(board(score=5, lines={2: "RR"}, wall=wall, floor="KKK")), "2=2")

    assert after["boards"][0]["score"] == 5 + (3 + 3) - 4


def test_a_tile_needs_an_empty_cell__AZ_10_2():
    table = tiling(board(lines={2: "RR"}, wall={2: "B..Y."}))

    assert legal(table) == {"2=2", "2=3", "2=5"}
    error = refused(table, "2=1")
    assert (error.code, error.clause) == ("cell-taken", "AZ-10.2")


def test_a_colour_is_at_most_once_in_a_column__AZ_10_2():
    table = tiling(board(lines={2: "RR"}, wall={1: "R....", 4: "...R.", 5: ".B..."}))

    assert legal(table) == {"2=2", "2=3", "2=5"}
    error = refused(table, "2=4")
    assert (error.code, error.clause) == ("colour-in-column", "AZ-10.2")


def test_a_colour_is_at_most_once_in_a_row__AZ_10_2__AZ_10_6():
    table = position([board(wall={2: "..R.."})], displays=["RRRR"], wall="grey")

    assert legal(table) == {"1R>1", "1R>3", "1R>4", "1R>5", "1R>F"}


def test_the_columns_of_other_players_do_not_matter__AZ_10_2():
    table = tiling(board(lines={2: "RR"}), board(wall={1: "R...."}))

    assert "2=1" in legal(table, seat=0)


def test_lines_come_from_top_to_bottom__AZ_10_3():
    table = tiling(board(lines={2: "BB", 4: "KKKK"}))

    assert legal(table) == {"2=1", "2=2", "2=3", "2=4", "2=5"}
    error = refused(table, "4=1")
    assert (error.code, error.clause) == ("wrong-line", "AZ-10.3")
    assert legal(play(table, "2=1")) == {"4=1", "4=2", "4=3", "4=4", "4=5"}


def test_each_tile_is_scored_before_the_next_line__AZ_10_3():
    table = tiling(board(lines={1: "B", 2: "KK", 3: "RRR"}))

    first = play(table, "1=3")
    second = play(first, "2=3")
    third = play(second, "3=3")

    assert [step["boards"][0]["score"] for step in (first, second, third)] == [1, 1 + 2, 1 + 2 + 3]


def test_an_earlier_choice_restricts_a_later_one__AZ_10_3():
    table = tiling(board(lines={1: "B", 3: "BBB"}))

    assert legal(play(table, "1=4")) == {"3=1", "3=2", "3=3", "3=5"}


def test_an_earlier_choice_can_leave_no_column_for_a_later_line__AZ_10_3__AZ_10_4():
    given = board(lines={1: "B", 2: "BB"}, wall={2: ".RKYW"}, floor="R")
    table = tiling(given)

    blocked = play(table, "1=1")
    free = play(table, "1=2", "2=1")

    assert blocked["boards"][0] == board(score=0, wall={1: "B....", 2: ".RKYW"})  # 1 for blue, then 4 off for the floor
    assert blocked["lid"] == "BBR"
    assert free["boards"][0]["wall"][1] == "BRKYW"


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_a_line_that_fits_nowhere_goes_to_the_floor_with_all_its_tiles__AZ_10_4(line):
    wall = {line: ".YKWB", 1: "R...."}
    loss = {2: 2, 3: 4, 4: 6, 5: 8}[line]

    after = tiling(board(score=20, lines={line: "R" * line}, wall=wall))

    assert after["turn"] == {"chance": "deal"}
    assert after["boards"][0] == board(score=20 - loss, wall=wall)
    assert after["lid"] == "R" * line


def test_dropped_tiles_lie_after_those_already_on_the_floor_and_overflow_to_the_lid__AZ_10_4():
    """The second line still owes its column, so the floor line can be seen before it is scored."""
    given = board(score=20, lines={4: "RRRR", 5: "KKKKK"}, wall={4: ".YKWB", 1: "R...."}, floor="BYBYM")

    table = tiling(given)

    assert table["boards"][0] == board(score=20, lines={5: "KKKKK"}, wall={4: ".YKWB", 1: "R...."}, floor="BYBYMRR")
    assert table["lid"] == "RR"
    assert play(table, "5=1")["boards"][0]["score"] == 20 + 1 - 14


def test_dropped_tiles_count_in_this_round__AZ_10_4():
    given = board(score=20, lines={3: "RRR"}, wall={3: ".YKWB", 1: "R...."}, floor="BB")

    assert tiling(given)["boards"][0]["score"] == 20 - 8


def test_a_line_is_dropped_only_when_its_turn_comes__AZ_10_4():
    given = board(lines={1: "B", 3: "RRR"}, wall={3: ".YKWB", 2: "R...."})

    table = tiling(given)

    assert table["boards"][0] == given
    assert play(table, "1=4")["boards"][0]["lines"] == [""] * 5


def test_a_tile_that_fits_must_be_placed__AZ_10_5():
    table = tiling(board(score=20, lines={3: "RRR"}, wall={3: "..KWB", 1: "R...."}))

    assert legal(table) == {"3=2"}
    assert table["turn"] == {"decide": [0]}
    assert refused(table, "CR>F").code == "wrong-phase"


def test_the_only_column_is_still_a_decision__AZ_10_5():
    table = tiling(board(lines={3: "RRR"}, wall={3: "..KWB", 1: "R...."}))

    assert play(table, "3=2")["boards"][0]["wall"][2] == ".RKWB"


def test_a_line_may_be_begun_although_no_column_will_be_legal__AZ_10_6():
    stuck = board(wall={3: ".YKWB", 1: "R...."})
    table = position([stuck], displays=["RRRR"], wall="grey")

    assert "1R>3" in legal(table)


def test_the_row_rule_of_the_offer_holds_on_grey_walls__AZ_10_6():
    table = position([board(wall={3: "....R"})], displays=["RRRR"], wall="grey")

    error = refused(table, "1R>3")
    assert (error.code, error.clause) == ("colour-in-row", "AZ-4.7c")


def test_a_complete_row_ends_the_game_after_all_have_tiled__AZ_10_7():
    rich = board(lines={1: "B"}, wall={1: ".YRKW"})
    table = tiling(rich, board(lines={1: "K"}))

    first = play(table, "1=1", seat=0)
    second = play(first, "1=1", seat=1)

    assert (first["phase"], first["turn"]) == ("tiling", {"decide": [1]})
    assert first["boards"][0]["score"] == 5
    assert (second["phase"], second["boards"][0]["score"]) == ("over", 5 + 2)


def test_bonuses_count_on_grey_walls__AZ_10_7():
    """The row, its first column and all five blue tiles, which lie where no coloured wall has them."""
    wall = [".BYRK", "B....", "Y.B..", "R..B.", "K...B"]
    given = board(lines={1: "W"}, wall=wall)

    after = play(tiling(given), "1=1")

    assert after["phase"] == "over"
    assert after["boards"][0]["score"] == (5 + 5) + 2 + 7 + 10


def test_a_grey_column_does_not_end_the_game__AZ_10_7():
    given = board(lines={1: "W"}, wall=[".....", "B....", "Y....", "R....", "K...."])

    assert play(tiling(given), "1=1")["turn"] == {"chance": "deal"}


def test_on_a_coloured_wall_nobody_is_asked__AZ_10_1():
    after = play(last_take(board(lines={1: "B"})), "CW>5")

    assert GAME.legal(GAME.read_position(after), 0) == []
    assert after["boards"][0]["wall"][0] == "B...."
