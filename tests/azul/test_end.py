"""The end of the game: AZ-9 and the ruling AZ-R9."""

import pytest

from azulejos.core.turn import Over
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
)

ALMOST_A_ROW = printed((1, 2), (1, 3), (1, 4), (1, 5))

# --- When it ends -------------------------------------------------------------------------------------


def test_a_complete_row_ends_the_game_after_its_round__AZ_9_1():
    after = end_offer(board(lines={1: "B"}, wall=ALMOST_A_ROW))

    assert (after["phase"], after["turn"]) == ("over", {"over": {"ranks": [1, 2]}})
    assert isinstance(GAME.turn(GAME.read_position(after)), Over)
    assert GAME.legal(GAME.read_position(after), 0) == []


def test_all_boards_are_tiled_and_scored_before_the_end__AZ_9_1__AZ_R2():
    first = board(lines={1: "B"}, wall=ALMOST_A_ROW)
    second = board(score=10, lines={2: "RR"}, floor="KK")

    after = end_offer(first, second)

    assert after["boards"][1] == board(score=10 + 1 - 2, wall=printed((2, 4)))
    assert after["lid"] == "RKK"


def test_the_game_goes_on_although_a_line_would_complete_a_row__AZ_9_1():
    table = position([board(lines={1: "B"}, wall=ALMOST_A_ROW)], displays=["WWWW", "KKKK"])

    after = play(table, "1W>4")

    assert (after["phase"], after["turn"]) == ("offer", {"decide": [1]})


def test_a_complete_colour_does_not_end_the_game__AZ_9_1():
    diagonal = [(2, 2), (3, 3), (4, 4), (5, 5)]

    after = end_offer(board(lines={1: "B"}, wall=printed(*diagonal)))

    assert after["turn"] == {"chance": "deal"}
    assert after["boards"][0]["score"] == 1


# --- What it brings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "more", "points", "bonus"),
    [
        ({1: "B"}, [], 5, 2),
        ({1: "B"}, [(2, 1), (3, 1), (4, 1), (5, 1)], 5 + 5, 2 + 7),
        ({1: "B"}, [(2, 2), (3, 3), (4, 4), (5, 5)], 5, 2 + 10),
        ({1: "B", 3: "BBB"}, [(3, 1), (3, 2), (3, 4), (3, 5)], 5 + 5, 2 + 2),
    ],
)
def test_rows_columns_and_colours_bring_two_seven_and_ten__AZ_9_2(lines, more, points, bonus):
    wall = printed((1, 2), (1, 3), (1, 4), (1, 5), *more)

    after = end_offer(board(lines=lines, wall=wall))

    assert after["boards"][0]["score"] == points + bonus


def test_a_whole_wall_brings_all_bonuses__AZ_9_2():
    white = {line: "W" * line for line in range(1, 6)}

    after = end_offer(board(lines=white, wall=NO_WHITE))

    assert after["boards"][0]["wall"] == list(PRINTED)
    assert after["boards"][0]["score"] == 5 * 10 + 5 * 2 + 5 * 7 + 5 * 10


def test_every_player_gets_bonuses__AZ_9_2():
    column = board(wall=printed((1, 3), (2, 3), (3, 3), (4, 3), (5, 3)))

    after = end_offer(board(lines={1: "B"}, wall=ALMOST_A_ROW), column)

    assert [each["score"] for each in after["boards"]] == [5 + 2, 7, 0]


def test_no_bonus_before_the_end__AZ_9_2():
    column = board(wall=printed((1, 3), (2, 3), (3, 3), (4, 3), (5, 3)))

    assert end_offer(column)["boards"][0]["score"] == 0


# --- Who wins -----------------------------------------------------------------------------------------

ONE_ROW = [PRINTED[0], ".....", ".....", ".....", "....."]
TWO_ROWS = [PRINTED[0], ".....", PRINTED[2], ".....", "....."]


@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        ([(30, ONE_ROW), (20, TWO_ROWS)], [1, 2]),  # rows count only between equals
        ([(20, ONE_ROW), (20, TWO_ROWS)], [2, 1]),
        ([(20, ONE_ROW), (20, ONE_ROW)], [1, 1]),
        ([(20, ONE_ROW), (20, TWO_ROWS), (20, ONE_ROW)], [2, 1, 2]),
        ([(20, TWO_ROWS), (20, TWO_ROWS), (25, ONE_ROW), (3, ONE_ROW)], [2, 2, 1, 4]),
    ],
)
def test_most_points_win_then_rows_then_victory_is_shared__AZ_9_3(players, ranks):
    boards = [board(score=score, wall=wall) for score, wall in players]

    state = GAME.read_position(over(boards, ranks))

    assert GAME.result(state).ranks == tuple(ranks)
    assert GAME.result(state).scores == tuple(score for score, _ in players)
    assert GAME.turn(state) == Over(GAME.result(state))


def test_before_the_end_the_result_is_how_things_stand__AZ_9_3():
    state = GAME.read_position(position([board(score=4), board(score=9), board(score=4)], displays=["WWWW"], players=3))

    assert GAME.result(state).to_json() == {"scores": [4, 9, 4], "ranks": [2, 1, 2]}


def test_columns_and_colours_break_no_tie__AZ_9_3():
    column = board(score=9, wall=printed((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (3, 1), (4, 1), (5, 1)))

    state = GAME.read_position(over([column, board(score=9, wall=ONE_ROW)], [1, 1]))

    assert GAME.result(state).ranks == (1, 1)


# --- A game that cannot go on ------------------------------------------------------------------------


def everything_locked():
    """Four players with all tiles on walls and unfinished lines but one, which seat 0 is about to take."""
    boards = [board(lines={5: "WWWW", 4: "WW"}, wall=NO_WHITE) for _ in range(3)]
    boards.append(board(lines={3: "W"}, wall=NO_WHITE))
    return position(boards, displays=["W"], players=4, starter=2)


def test_the_game_ends_when_nothing_can_be_laid_out__AZ_R9():
    after = play(everything_locked(), "1W>4")

    assert (after["phase"], after["bag"], after["lid"]) == ("over", "", "")
    assert after["idle"] == 1
    assert [each["score"] for each in after["boards"]] == [40, 40, 40, 40]  # four complete colours each
    assert after["turn"] == {"over": {"ranks": [1, 1, 1, 1]}}


def test_one_tile_is_enough_to_go_on__AZ_R9():
    after = play(everything_locked(), "1W>F")

    assert (after["turn"], after["lid"], after["idle"]) == ({"chance": "deal"}, "W", 1)
    assert deal(after, "deal W - - - - - - - -")["turn"] == {"decide": [2]}


def test_a_lid_that_equals_the_bag_is_no_end__AZ_R9():
    half = "B" * 10 + "Y" * 10 + "R" * 10 + "K" * 10 + "W" * 9

    after = end_offer(board(lines={5: "W"}), bag=half, lid=half)

    assert (after["bag"], after["lid"], after["turn"]) == (half, half, {"chance": "deal"})


@pytest.mark.parametrize(("idle", "phase"), [(0, "offer"), (1, "offer"), (2, "over")])
def test_the_third_idle_round_ends_the_game__AZ_R9(idle, phase):
    after = end_offer(board(lines={2: "R"}), idle=idle)

    assert (after["phase"], after["idle"]) == (phase, idle + 1)


def test_a_tile_on_any_wall_ends_the_count_of_idle_rounds__AZ_R9():
    after = end_offer(board(), board(lines={1: "B"}), idle=2)

    assert (after["phase"], after["idle"]) == ("offer", 0)


def test_a_grey_round_in_which_every_line_is_dropped_is_idle__AZ_R9():
    stuck = board(lines={3: "RRR"}, wall={3: ".YKWB", 1: "R...."})

    after = end_offer(stuck, wall="grey", idle=2)

    assert (after["phase"], after["idle"]) == ("over", 3)


def test_a_chosen_column_ends_the_count_and_it_changes_only_with_the_round__AZ_R9():
    tiling = end_offer(board(lines={1: "B"}), wall="grey", idle=2)

    assert (tiling["phase"], tiling["idle"]) == ("tiling", 2)
    assert legal(tiling) == {"1=1", "1=2", "1=3", "1=4", "1=5"}
    assert play(tiling, "1=1")["idle"] == 0
