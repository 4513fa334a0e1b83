"""Mistakes that other programs of the game make."""

import pytest

from azulejos.core.errors import IllegalChance
from azulejos.core.randomness import SeededRandomness
from azulejos.games.azul import GAME
from tests.azul.positions import NO_WHITE, board, deal, end_offer, legal, over, play, position, refused, start


def test_the_floor_costs_all_its_spaces_not_just_the_last__AZ_7_1():
    assert end_offer(board(score=20, floor="BBBB"))["boards"][0]["score"] == 20 - 6


def test_nothing_is_paid_beyond_the_seventh_space__AZ_1_7__AZ_4_9():
    table = position([board(score=40, floor="KKKKKK"), board(floor="M")], centre="BBBBBBBB", marker=1)

    after = play(table, "CB>F")

    assert after["boards"][0]["score"] == 40 - 14
    assert after["lid"].count("B") == 8


def test_two_lines_of_one_phase_cannot_put_a_colour_twice_in_a_column__AZ_10_2__AZ_10_3():
    table = end_offer(board(lines={2: "YY", 4: "YYYY", 5: "YYYYY"}), wall="grey")

    after = play(table, "2=3", "4=1")

    assert legal(after) == {"5=2", "5=4", "5=5"}
    assert refused(after, "5=3").code == "colour-in-column"


def test_a_grey_round_without_any_choice_ends__AZ_10_4():
    stuck = board(score=9, lines={2: "RR"}, wall={2: "BYK.W", 1: "...R."})

    after = end_offer(stuck, board(lines={3: "KK"}), wall="grey")

    assert after["turn"] == {"chance": "deal"}
    assert after["boards"][0]["score"] == 9 - 2


def test_a_grey_round_ends_after_a_choice_that_leaves_no_other__AZ_10_4():
    given = board(lines={1: "R", 2: "RR"}, wall={2: "BYK.W"})

    after = play(end_offer(given, wall="grey"), "1=4")

    assert after["turn"] == {"chance": "deal"}
    assert after["boards"][0]["lines"] == [""] * 5


def test_a_seat_with_a_full_line_holds_up_the_round_until_it_has_chosen__AZ_5_2__AZ_10_3():
    table = end_offer(board(lines={1: "R"}), board(lines={1: "B"}), wall="grey")

    after = play(table, "1=1", seat=1)

    assert (after["phase"], after["turn"]) == ("tiling", {"decide": [0]})
    assert refused(after, "1=1", seat=1).code == "not-your-turn"


def test_a_marker_left_in_the_centre_does_not_keep_the_round_open__AZ_4_10():
    table = position(displays=["WWWW"])
    assert table["marker"] == "centre"

    assert play(table, "1W>5")["turn"] == {"chance": "deal"}


def test_a_lid_that_cannot_complete_a_display_is_no_trouble__AZ_8_3():
    boards = [board(lines={5: "WWWW", 4: "W"}, wall=NO_WHITE) for _ in range(3)]
    table = position([*boards, board(wall=NO_WHITE)], players=4, lid="WW", bag="WWW")

    after = deal(table, GAME.draw(GAME.read_position(table), SeededRandomness(3)))

    assert after["displays"] == ["WWWW", "W", "", "", "", "", "", "", ""]


@pytest.mark.parametrize("floor", ["M", "KM", "KKKKM", "KKKKKKM"])
def test_the_next_starter_is_found_wherever_the_marker_lies__AZ_7_3(floor):
    assert end_offer(board(), board(floor=floor), board())["starter"] == 1


def test_the_next_starter_is_found_when_the_marker_lies_on_no_space__AZ_R5():
    table = position([board(), board(floor="KKKKKKK"), board()], players=3, centre="BW", turn={"decide": [1]})

    assert play(table, "CB>5", "CW>5")["starter"] == 1


def test_discards_go_to_the_lid_and_not_to_the_bag__AZ_5_3__AZ_7_3():
    before = position([board(lines={5: "YYYYY"}, floor="KK"), board(floor="M")], centre="W", marker=1)

    after = play(before, "CW>4")

    assert after["bag"] == before["bag"]
    assert after["lid"] == "YYYYKK"


def test_complete_rows_break_a_tie__AZ_9_3():
    one = ["BYRKW", ".....", ".....", ".....", "....."]
    two = ["BYRKW", "WBYRK", ".....", ".....", "....."]

    state = GAME.read_position(over([board(score=60, wall=one), board(score=60, wall=two)], [2, 1]))

    assert GAME.result(state).ranks == (2, 1)


def test_drawing_ends_when_there_is_no_tile_left__AZ_8_3__AZ_R9():
    boards = [board(lines={5: "WWWW", 4: "WW"}, wall=NO_WHITE) for _ in range(3)]
    table = position([*boards, board(lines={3: "W"}, wall=NO_WHITE)], displays=["W"], players=4)

    after = GAME.play(GAME.read_position(table), 0, GAME.read_move("1W>4"))

    assert GAME.position(after)["phase"] == "over"
    with pytest.raises(IllegalChance):
        GAME.draw(after, SeededRandomness(0))


def test_without_a_taker_of_the_marker_the_next_seat_does_not_start__AZ_R7():
    table = deal(GAME.position(start(3, starter=1)), "deal BBBB YYYY RRRR KKKK WWWW BBBB YYYY")

    for move in ["1B>4", "2Y>4", "3R>4", "4K>3", "5W>3", "6B>3", "7Y>5"]:
        table = play(table, move)

    assert table["starter"] == 1
