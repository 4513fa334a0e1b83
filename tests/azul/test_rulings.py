"""Our rulings where the rulebooks disagree or are silent: AZ-R1 to AZ-R12."""

import pytest

from azulejos.core.errors import IllegalChance, ParseError
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.games.azul import GAME
from tests.azul.positions import board, deal, end_offer, legal, over, play, position, printed, refused, start


def test_collecting_a_colour_of_the_own_row_is_forbidden_not_just_unwise__AZ_R1():
    for row in range(1, 6):
        table = position([board(wall=printed((row, row)))], displays=["BBBB"])  # blue is the diagonal
        assert f"1B>{row}" not in legal(table)
        assert refused(table, f"1B>{row}").clause == "AZ-4.7c"


def test_the_row_that_ends_the_game_does_not_stop_the_tiling__AZ_R2():
    """Row 1 is complete first, yet rows 2 and 3 of the same board and the other board are tiled."""
    first = board(lines={1: "B", 2: "WW", 3: "KKK"}, wall=printed((1, 2), (1, 3), (1, 4), (1, 5)))
    second = board(lines={5: "YYYYY"})

    after = end_offer(first, second)

    assert after["phase"] == "over"
    assert after["boards"][0]["wall"] == printed((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (3, 1))
    assert after["boards"][0]["score"] == 5 + 2 + 3 + 2
    assert after["boards"][1]["wall"] == printed((5, 1))


def test_a_line_is_filled_as_far_as_possible__AZ_R3():
    table = position([board(lines={4: "B"})], displays=["BBYK", "YYYY"])

    after = play(table, "1B>4")["boards"][0]

    assert after == board(lines={4: "BBB"})
    assert len([move for move in legal(table) if move.startswith("1B>4")]) == 1


def test_only_the_overflow_drops__AZ_R3():
    assert play(position(displays=["BBBB", "YYYY"]), "1B>3")["boards"][0] == board(lines={3: "BBB"}, floor="B")


@pytest.mark.parametrize("text", ["1B>12", "1B>1,2", "1B>1+2", "1B>1F", "1B>1>2"])
def test_no_move_splits_tiles_over_two_lines__AZ_R4(text):
    with pytest.raises(ParseError):
        GAME.read_move(text)


def test_every_take_changes_one_line_at_most__AZ_R4():
    table = position([board(lines={5: "B"})], displays=["BBBB", "YYYY"])

    for move in legal(table):
        after = play(table, move)["boards"][0]
        assert sum(old != new for old, new in zip(table["boards"][0]["lines"], after["lines"], strict=True)) <= 1


def test_a_marker_without_a_space_still_makes_its_owner_start__AZ_R5():
    full = board(score=30, floor="KYRKYRK")
    table = position([board(), full], centre="B", turn={"decide": [1]})

    after = play(table, "CB>1")

    assert after["starter"] == 1
    assert after["boards"][1]["score"] == 30 + 1 - 14
    assert "M" not in after["lid"]


def test_a_marker_without_a_space_is_held_all_the_same__AZ_R5():
    table = position([board(floor="KYRKYRK")], centre="BBY")

    after = play(table, "CB>1")

    assert after["marker"] == 0
    assert after["boards"][0] == board(lines={1: "B"}, floor="KYRKYRK")
    assert after["lid"] == "B"
    assert play(after, "CY>1", seat=1)["starter"] == 0


def test_marker_first_then_tiles__AZ_R6():
    after = play(position([board(floor="K")], centre="BBBY"), "CB>1")

    assert after["boards"][0] == board(lines={1: "B"}, floor="KMBB")


def test_the_marker_takes_the_last_space_and_the_tiles_go_to_the_lid__AZ_R6():
    after = play(position([board(floor="KYRKYR")], centre="BBBY"), "CB>1")

    assert after["boards"][0] == board(lines={1: "B"}, floor="KYRKYRM")
    assert after["lid"] == "BB"


@pytest.mark.parametrize("starter", [0, 1])
def test_the_same_player_starts_again_if_nobody_took_the_marker__AZ_R7(starter):
    table = deal(GAME.position(start(2, starter=starter)), "deal BBBB YYYY RRRR KKKK WWWW")

    for move in ["1B>4", "2Y>4", "3R>3", "4K>3", "5W>5"]:
        table = play(table, move)

    assert (table["round"], table["turn"]) == (2, {"chance": "deal"})
    assert (table["starter"], table["marker"]) == (starter, "centre")
    assert deal(table, "deal BBBB YYYY RRRR KKKK WWWW")["turn"] == {"decide": [starter]}


def test_a_full_line_of_the_same_colour_is_not_offered__AZ_R8():
    table = position([board(lines={3: "BBB"})], displays=["BBBB"])

    assert legal(table) == {"1B>1", "1B>2", "1B>4", "1B>5", "1B>F"}
    assert refused(table, "1B>3").code == "line-full"


def test_a_game_that_cannot_go_on_ends_and_is_scored__AZ_R9():
    column = board(wall=printed((1, 3), (2, 3), (3, 3), (4, 3), (5, 3)))

    after = end_offer(column, board(), idle=2)

    assert after["phase"] == "over"
    assert [each["score"] for each in after["boards"]] == [7, 0, 0]
    assert after["turn"] == {"over": {"ranks": [1, 2, 2]}}


def test_scores_go_on_above_a_hundred__AZ_R10():
    given = board(score=99, lines={1: "B"}, wall=printed((1, 2), (1, 3)))

    after = end_offer(given)

    assert after["boards"][0]["score"] == 102
    assert GAME.result(GAME.read_position(after)).scores == (102, 0)


def test_a_score_above_a_hundred_wins__AZ_R10():
    row = ["BYRKW", ".....", ".....", ".....", "....."]

    state = GAME.read_position(over([board(score=98, wall=row), board(score=240)], [2, 1]))

    assert GAME.result(state).ranks == (2, 1)


def test_a_bag_that_is_just_used_up_is_not_refilled__AZ_R11():
    before = position(bag="BYRKW" * 4, rest="lid")

    after = deal(before, "deal BBBB YYYY RRRR KKKK WWWW")

    assert (after["bag"], after["lid"]) == ("", before["lid"])


def test_one_tile_in_the_bag_comes_before_the_lid__AZ_R11():
    before = position(bag="B", rest="lid")

    with pytest.raises(IllegalChance):
        deal(before, "deal YYYY BBBB RRRR KKKK WWWW")
    after = deal(before, "deal BYYY BBBB RRRR KKKK WWWW")

    assert (len(after["bag"]), after["lid"]) == (80, "")


def test_who_starts_is_chosen_at_set_up_and_nowhere_else__AZ_R12():
    setup = Setup.of(GAME, 4, starter=3)
    state = GAME.start(setup)

    assert GAME.position(state)["starter"] == 3
    assert GAME.setup(state) == setup
    dealt = GAME.deal(state, "deal " + " ".join(["BYRK"] * 9))
    assert GAME.turn(dealt) == Decide((3,))
