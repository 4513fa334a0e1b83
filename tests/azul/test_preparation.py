"""Preparing the next round: AZ-8."""

import pytest

from azulejos.core.errors import IllegalChance
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance
from azulejos.games.azul import GAME
from tests.azul.positions import NO_WHITE, board, deal, end_offer, position, printed


def four_walls_without_white(bag: str, lid: str):
    """Four players who have locked everything but some white tiles; the last ones wait on unfinished lines."""
    waiting = 20 - len(bag + lid)
    lines = [{5: "W" * min(4, max(0, waiting - 4 * seat))} for seat in range(4)]
    return position([board(lines=line, wall=NO_WHITE) for line in lines], players=4, bag=bag, lid=lid)


def test_no_preparation_after_a_complete_row__AZ_8_1():
    almost = printed((1, 2), (1, 3), (1, 4), (1, 5))

    after = end_offer(board(lines={1: "B"}, wall=almost))

    assert after["phase"] == "over"
    assert after["displays"] == [""] * 5
    with pytest.raises(IllegalChance):
        GAME.deal(GAME.read_position(after), "deal BBBB BBBB BBBB BBBB BBBB")


def test_preparation_while_no_row_is_complete__AZ_8_1():
    after = end_offer(board(lines={1: "B"}, wall=printed((1, 2), (1, 3), (1, 4))))

    assert after["turn"] == {"chance": "deal"}


def test_every_display_gets_four_tiles_from_the_bag__AZ_8_2():
    before = position(lid="BBYK")

    after = deal(before, "deal BBYK RRWW BYRK WWWW KKKK")

    assert after["displays"] == ["BBYK", "RRWW", "BYRK", "WWWW", "KKKK"]
    assert len(after["bag"]) == len(before["bag"]) - 20
    assert after["lid"] == "BBYK"


def test_the_whole_lid_goes_into_an_empty_bag_and_filling_continues__AZ_8_2():
    before = position(bag="BBBYYR", rest="lid")

    after = deal(before, "deal BBBY YRKK WWWW KKKK BYRW")

    assert after["displays"][1] == "YRKK"
    assert after["lid"] == ""
    assert len(after["bag"]) == 100 - 20


def test_tiles_of_the_lid_come_only_after_all_of_the_bag__AZ_8_2():
    before = position(bag="BBBYYR", rest="lid")

    with pytest.raises(IllegalChance) as caught:
        deal(before, "deal BBBY KKKK YRWW KKKK BYRW")

    assert (caught.value.code, caught.value.clause) == ("not-in-bag", "AZ-8.2")


@pytest.mark.parametrize("seed", range(5))
def test_a_draw_begins_with_what_is_left_in_the_bag__AZ_8_2(seed):
    before = GAME.read_position(position(bag="BBBYYR", rest="lid"))

    displays = GAME.draw(before, SeededRandomness(seed)).split()[1:]

    first_two = "".join(displays[:2])
    assert all(letter in "BYR" for letter in displays[0])
    assert (first_two.count("B") >= 3, first_two.count("Y") >= 2, first_two.count("R") >= 1) == (True, True, True)


def test_the_round_starts_short_when_bag_and_lid_are_empty__AZ_8_3():
    before = four_walls_without_white(bag="WW", lid="WWWW")

    after = deal(before, "deal WWWW WW - - - - - - -")

    assert after["displays"] == ["WWWW", "WW", "", "", "", "", "", "", ""]
    assert (after["bag"], after["lid"], after["turn"]) == ("", "", {"decide": [0]})


@pytest.mark.parametrize("tiles", range(4, 12))
def test_a_short_draw_fills_display_by_display__AZ_8_3(tiles):
    before = GAME.read_position(four_walls_without_white(bag="W", lid="W" * (tiles - 1)))

    displays = GAME.draw(before, SeededRandomness(0)).split()[1:]

    filled = ["W" * max(0, min(4, tiles - 4 * place)) or "-" for place in range(9)]
    assert displays == filled


def test_tiles_cannot_skip_a_display__AZ_8_3():
    before = four_walls_without_white(bag="WW", lid="WWWW")

    for text in ("deal WWWW - WW - - - - - -", "deal WW WWWW - - - - - - -"):
        with pytest.raises(IllegalChance) as caught:
            deal(before, text)
        assert caught.value.code == "wrong-display-size"


def test_the_marker_goes_back_and_its_owner_starts__AZ_8_4():
    after = end_offer(board(), board(floor="KKM"))

    assert (after["starter"], after["marker"]) == (1, "centre")
    assert deal(after, "deal BBBB YYYY RRRR KKKK BBBB YYYY RRRR")["turn"] == {"decide": [1]}
    assert GAME.turn(GAME.read_position(after)) == Chance("deal")
