"""The course of a round and the factory offer: AZ-3 and AZ-4."""

import pytest

from azulejos.core.errors import ParseError, PositionError
from azulejos.games.azul import GAME
from tests.azul.positions import board, deal, end_offer, last_take, legal, play, position, refused, start

ROUND_ONE = "deal BBBB YYYY RRRR KKKK BYRK"

# --- The course of a round ----------------------------------------------------------------------------


def test_offer_then_tiling_then_preparation__AZ_3_1():
    offer = last_take(board(lines={1: "B"}), wall="grey")

    tiling = play(offer, "CW>5")
    preparation = play(tiling, "1=1")
    next_offer = GAME.position(GAME.deal(GAME.read_position(preparation), ROUND_ONE))

    assert (tiling["phase"], tiling["turn"]) == ("tiling", {"decide": [0]})
    assert (preparation["phase"], preparation["turn"]) == ("offer", {"chance": "deal"})
    assert (next_offer["phase"], next_offer["turn"]) == ("offer", {"decide": [1]})


def test_round_follows_round_while_no_row_is_complete__AZ_3_2():
    after = end_offer(board(lines={1: "B"}), round=3)

    assert (after["round"], after["turn"]) == (4, {"chance": "deal"})


def test_a_row_cannot_be_complete_before_the_fifth_round__AZ_3_2():
    row_of_five = position([board(wall={1: "BYRKW"})], round=4, phase="over", turn={"over": {"ranks": [1, 2]}})

    with pytest.raises(PositionError) as caught:
        GAME.read_position(row_of_five)

    assert [(fault.where, fault.clause) for fault in caught.value.faults] == [("boards[0].wall[0]", "AZ-3.2")]


# --- Turns --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_begins_and_turns_go_clockwise__AZ_4_1(starter):
    table = deal(GAME.position(start(3, starter=starter)), "deal BBBB YYYY RRRR KKKK BBBB YYYY RRRR")
    movers = []

    for move in ["1B>5", "2Y>5", "3R>5", "4K>4", "5B>4"]:
        movers += table["turn"]["decide"]
        table = play(table, move)

    assert movers == [(starter + turn) % 3 for turn in range(5)]


def test_the_marker_lies_in_the_centre_when_a_round_begins__AZ_4_1():
    after = end_offer(board(floor="M"))
    assert after["marker"] == "centre"

    assert deal(after, ROUND_ONE)["marker"] == "centre"


def test_the_other_seats_wait__AZ_4_1():
    table = position(displays=["BBBB"])

    assert legal(table, seat=1) == set()
    assert refused(table, "1B>1", seat=1).code == "not-your-turn"


def test_there_is_no_passing__AZ_4_2():
    table = position(displays=["BBYK"])

    assert {move[:2] for move in legal(table)} == {"1B", "1Y", "1K"}
    for text in ("pass", "", ">1", "1B"):
        with pytest.raises(ParseError):
            GAME.read_move(text)


def test_a_turn_is_owed_even_if_only_the_floor_is_left__AZ_4_2():
    full = board(lines={1: "B", 2: "BB", 3: "BBB", 4: "BBBB", 5: "BBBBB"})
    table = position([full], displays=["YYYY"])

    assert legal(table) == {"1Y>F"}


# --- Picking ------------------------------------------------------------------------------------------


def test_a_pick_takes_all_of_a_colour_and_moves_the_rest_to_the_centre__AZ_4_3a():
    after = play(position(displays=["BBYK", "RRRW"], centre="YW"), "1B>3")

    assert after["boards"][0]["lines"][2] == "BB"
    assert after["displays"] == ["", "RRRW", "", "", ""]
    assert after["centre"] == "YYKW"


def test_a_display_of_one_colour_leaves_nothing_for_the_centre__AZ_4_3a():
    after = play(position(displays=["BBBB", "RRRW"]), "1B>4")

    assert (after["centre"], after["displays"][0]) == ("", "")


def test_a_pick_from_the_centre_takes_all_of_a_colour_and_leaves_the_rest__AZ_4_3b():
    after = play(position(displays=["RRRW"], centre="BBBYK"), "CB>3")

    assert after["boards"][0]["lines"][2] == "BBB"
    assert after["centre"] == "YK"
    assert after["displays"][0] == "RRRW"


def test_only_colours_that_lie_there_can_be_picked__AZ_4_3a__AZ_4_3b():
    table = position(displays=["BBYK", "", "WWWW"], centre="R")

    assert {move[:2] for move in legal(table)} == {"1B", "1Y", "1K", "3W", "CR"}
    assert refused(table, "1R>1").clause == "AZ-4.3"
    assert refused(table, "2B>1").clause == "AZ-4.3"
    assert refused(table, "CB>1").clause == "AZ-4.3"


def test_the_first_pick_from_the_centre_brings_the_marker__AZ_4_4():
    table = position([board(floor="KK")], displays=["RRRW"], centre="BBYK")

    after = play(table, "CB>3")

    assert after["marker"] == 0
    assert after["boards"][0]["floor"] == "KKM"


def test_the_second_pick_from_the_centre_brings_no_marker__AZ_4_4():
    table = position(displays=["RRRW"], centre="BBYK")

    after = play(table, "CB>3", "CY>1")

    assert after["marker"] == 0
    assert [each["floor"] for each in after["boards"]] == ["M", ""]


def test_a_pick_from_a_display_leaves_the_marker__AZ_4_4():
    after = play(position(displays=["RRRW"], centre="BBYK"), "1R>3")

    assert after["marker"] == "centre"
    assert after["boards"][0]["floor"] == ""


def test_the_marker_alone_cannot_be_picked__AZ_4_5():
    table = position(displays=["BBYK"])

    assert table["marker"] == "centre"
    assert not any(move.startswith("C") for move in legal(table))
    assert refused(table, "CB>F").code == "no-such-tile"


# --- Placing ------------------------------------------------------------------------------------------


def test_all_picked_tiles_go_to_one_line_or_all_to_the_floor__AZ_4_6():
    table = position(displays=["BBBY"])

    places = {move[3:] for move in legal(table) if move.startswith("1B")}
    boards = {place: play(table, f"1B>{place}")["boards"][0] for place in places}

    assert places == {"1", "2", "3", "4", "5", "F"}
    for place in "12345":
        touched = [line for line in boards[place]["lines"] if line]
        assert touched == ["BBB"[: int(place)]]
    assert boards["F"] == board(floor="BBB")


def test_a_full_line_takes_no_more_tiles__AZ_4_7a():
    table = position([board(lines={2: "BB"})], displays=["BBBY"])

    assert "1B>2" not in legal(table)
    assert refused(table, "1B>2").clause == "AZ-4.7a"


def test_a_begun_line_takes_only_its_own_colour__AZ_4_7b():
    table = position([board(lines={3: "B"})], displays=["BBBY"])

    assert {"1B>3", "1Y>1", "1Y>2", "1Y>4"} <= legal(table)
    assert "1Y>3" not in legal(table)
    assert refused(table, "1Y>3").clause == "AZ-4.7b"


def test_a_line_takes_no_colour_that_its_wall_row_shows__AZ_4_7c():
    table = position([board(wall={2: ".B..."})], displays=["BBBY"])

    assert {move for move in legal(table) if move.startswith("1B")} == {"1B>1", "1B>3", "1B>4", "1B>5", "1B>F"}
    assert refused(table, "1B>2").clause == "AZ-4.7c"


def test_the_wall_of_another_player_forbids_nothing__AZ_4_7c():
    table = position([board(), board(wall={2: ".B..."})], displays=["BBBY"])

    assert "1B>2" in legal(table)


def test_tiles_join_those_of_a_begun_line__AZ_4_8():
    after = play(position([board(lines={5: "BB"})], displays=["BBYK"]), "1B>5")

    assert after["boards"][0] == board(lines={5: "BBBB"})


def test_overflow_goes_to_the_floor__AZ_4_8():
    after = play(position([board(lines={3: "BB"}, floor="K")], displays=["BBBY"]), "1B>3")

    assert after["boards"][0] == board(lines={3: "BBB"}, floor="KBB")


def test_the_floor_line_fills_from_the_left__AZ_4_9():
    after = play(position([board(floor="KYR")], displays=["BBYK"]), "1B>F")

    assert after["boards"][0]["floor"] == "KYRBB"


def test_what_the_floor_line_cannot_hold_goes_to_the_lid__AZ_4_9():
    after = play(position([board(floor="KYRKY")], displays=["BBBB", "YYYY"], lid="R"), "1B>F")

    assert after["boards"][0]["floor"] == "KYRKYBB"
    assert after["lid"] == "BBR"


@pytest.mark.parametrize("left", [{"displays": ["BBBB"], "centre": ""}, {"displays": [], "centre": "B"}])
def test_the_offer_lasts_while_a_tile_lies_on_the_table__AZ_4_10(left):
    displays = [*left["displays"], "WWWW"]
    table = position([board(), board(floor="M")], displays=displays, centre=left["centre"], marker=1)

    after = play(table, f"{len(displays)}W>4")

    assert (after["phase"], after["turn"], after["round"]) == ("offer", {"decide": [1]}, table["round"])


@pytest.mark.parametrize("display", range(1, 10))
def test_the_offer_lasts_while_any_display_has_a_tile__AZ_4_10(display):
    displays = ["KKKK" if number == display else "" for number in range(1, 10)]
    boards = [board(), board(floor="M"), board(), board()]

    after = play(position(boards, players=4, displays=displays, centre="W", marker=1), "CW>5")

    assert (after["phase"], after["turn"]) == ("offer", {"decide": [1]})
    assert play(after, f"{display}K>4")["boards"][1]["wall"][3] == ".K..."


def test_the_offer_ends_with_the_last_tile__AZ_4_10():
    table = position([board(), board(floor="M")], displays=["WWWW"], marker=1)

    after = play(table, "1W>4")

    assert after["boards"][0]["wall"][3] == "..W.."
    assert (after["turn"], after["round"]) == ({"chance": "deal"}, table["round"] + 1)
