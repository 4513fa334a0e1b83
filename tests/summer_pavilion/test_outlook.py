"""What a move of Summer Pavilion would do."""

from typing import Any

from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import owing, run
from tests.summer_pavilion.positions import (
    Position,
    board,
    cell,
    full_board,
    locked,
    passed,
    placing,
    star,
    stars,
    taking,
)

OTHER = board(hand="R")


def outlook(document: Position, move: str) -> dict[str, Any]:
    """What a move of the seat whose turn it is would do."""
    return GAME.outlook(GAME.read_position(document), owing(document), GAME.read_move(move))


def test_a_take_brings_a_joker_and_leaves_the_rest_to_the_centre__SP_4_2__SP_4_3():
    assert outlook(taking(displays=["PPGG", "OOOO"]), "1G") == {
        "kind": "take",
        "tiles": "PGG",
        "jokers": 1,
        "token": False,
        "penalty": 0,
        "centre": "P",
        "ends_phase": False,
    }


def test_the_token_costs_a_point_for_each_tile_but_never_the_last_point__SP_4_5__SP_R3():
    assert outlook(taking([board(score=9)], displays=["OOOO"], centre="PGG"), "CG")["penalty"] == -3
    found = outlook(taking([board(score=2)], displays=["OOOO"], centre="PGGB"), "CG")
    assert (found["token"], found["penalty"], found["centre"]) == (True, -1, "")
    assert outlook(taking(displays=["OOOO"], centre="PGG", token=1), "CG")["penalty"] == 0


def test_the_last_take_ends_the_phase__SP_4_7():
    assert outlook(taking(centre="GG", token=1), "CG")["ends_phase"]
    assert not outlook(taking(centre="GGB", token=1), "CG")["ends_phase"]


def test_the_outlook_of_a_placement_has_all_fields__SP_5_9__SP_5_10():
    own = board(score=10, hand="PPPPPPG", cells=stars("P5"))
    table = placing([own, OTHER], supply="PPGGOOYYBB")

    assert outlook(table, f"{cell('P', 6)}:P+0") == {
        "kind": "place",
        "colour": "P",
        "paid": "PPPPPP",
        "jokers": 0,
        "hand": "G",
        "points": 2,
        "features": ["W-L"],
        "bonus": 3,
        "missing": 4,
        "star": 0,
        "number": 0,
        "ends_round": False,
    }


def test_jokers_that_pay_are_counted__SP_5_3():
    found = outlook(placing([board(hand="PPGG"), OTHER]), f"{cell('G', 3)}:G+2")

    assert (found["paid"], found["jokers"], found["hand"], found["points"]) == ("PPG", 2, "G", 1)


def test_there_are_no_more_bonus_tiles_than_in_the_supply__SP_R6():
    rest = "P" * 14 + "G" * 21 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 22
    table = placing([board(hand="PPPPPP", cells=stars("P5")), board(hand=rest)], supply="PG")

    found = outlook(table, f"{cell('P', 6)}:P+0")

    assert (found["features"], found["bonus"]) == (["W-L"], 2)


def test_a_complete_star_has_its_points__SP_7_1():
    found = outlook(placing([board(hand="GG", cells=stars("G13456")), OTHER]), f"{cell('G', 2)}:G+0")
    assert (found["missing"], found["star"], found["points"]) == (0, 18, 6)

    cells = star("C", ".GOYBR")
    found = outlook(placing([board(hand="P", cells=cells), OTHER]), "C.N:P+0")
    assert (found["missing"], found["star"]) == (0, 12)


def test_a_grey_star_counts_by_what_lies_there__SP_8_4():
    found = outlook(placing([board(hand="OO", cells=star("UL", "OO.OOO")), OTHER], board="grey"), "UL.SE:O+0")
    assert (found["missing"], found["star"]) == (0, 17)

    found = outlook(placing([board(hand="OO", cells=star("UL", "PG.YBR")), OTHER], board="grey"), "UL.SE:O+0")
    assert (found["missing"], found["star"]) == (0, 12)


def test_the_last_cell_of_a_number_has_its_points__SP_7_2():
    cells = stars("O1", "R1", "B1", "Y1", "G1", "P1")
    found = outlook(placing([board(hand="P", cells=cells), OTHER]), "C.N:P+0")

    assert found["number"] == 4


def test_the_supply_is_refilled_after_the_last_bonus_tile__SP_R7():
    own = board(hand="G", bonus=2, cells=stars("P56"))
    table = placing([own, OTHER], supply="PPGGOOYYBB")

    assert outlook(table, "+P") == {"kind": "bonus", "colour": "P", "joker": True, "left": 1, "refill": 0}
    table = placing([{**own, "bonus": 1}, OTHER], supply="PPGGOOYYB")
    assert outlook(table, "+G") == {"kind": "bonus", "colour": "G", "joker": False, "left": 0, "refill": 2}


def test_a_pass_costs_what_is_not_kept__SP_5_15__SP_5_16():
    assert outlook(placing([board(score=5, hand="PGGOR"), OTHER]), "pass:GG") == {
        "kind": "pass",
        "kept": "GG",
        "discarded": "POR",
        "penalty": -3,
        "final": 0,
        "ends_round": False,
        "ends_game": False,
    }
    assert outlook(placing([board(score=2, hand="PGGOR"), OTHER]), "pass:GG")["penalty"] == -1


def test_kept_tiles_of_the_last_round_cost_at_the_end__SP_7_3():
    found = outlook(placing([board(score=1, hand="PGGOR", cells=full_board("L")), passed()], round=6), "pass:PGGO")

    assert (found["penalty"], found["final"]) == (0, -4)
    assert (found["ends_round"], found["ends_game"]) == (True, True)


def test_others_without_tiles_do_not_hold_the_round_up__SP_5_14():
    assert outlook(placing([board(hand="G"), board(), passed()], players=3), "pass:G")["ends_round"]
    found = outlook(placing([board(hand="G"), board(), passed()], players=3), f"{cell('G', 1)}:G+0")
    assert (found["hand"], found["ends_round"]) == ("", True)


def test_a_game_may_end_early_when_nothing_is_left_to_lay_out__SP_R10():
    cells = locked(4, loose="GGOOYY")
    boards = [board(hand="G", cells=cells[0]), *(passed(cells=each) for each in cells[1:])]
    table = placing(boards, supply="GOOYY", round=3, players=4)

    assert outlook(table, "pass:-")["ends_game"]
    assert run(table, "pass:-", "supply G")["phase"] == "over"
    assert not outlook(table, "pass:G")["ends_game"]
    assert run(table, "pass:G")["round"] == 4
