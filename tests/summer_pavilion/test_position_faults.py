"""Everything that makes a position impossible: the place of each fault, and the clause it breaks."""

from typing import Any

import pytest

from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import faults, places, run
from tests.summer_pavilion.positions import (
    Position,
    board,
    cell,
    locked,
    over,
    passed,
    placing,
    position,
    star,
    stars,
    taking,
    waiting,
)

TAKE = taking([board(hand="GG"), board()], displays=["PGOY", "BBRR"], centre="YR", token=1)
PLACE = placing([board(hand="GG", cells=stars("O1")), board(hand="R"), passed(kept="YY")])
BONUS = run(
    placing([board(hand="P" * 6, cells=stars("P5")), board(hand="R")], supply="PPGGOOYYBB"), f"{cell('P', 6)}:P+0"
)
REFILL = run(BONUS, "+P", "+G", "+O")
DEAL = waiting([board(hand="GG"), board()], round=2)
ENDED = over([passed(score=9), passed(score=7)], [1, 2])


def begins(document: Any, *expected: str) -> bool:
    """Whether there is a fault whose place begins with one of these."""
    found = places(document)
    return any(where.startswith(expected) for where in found)


def with_board(document: Position, seat: int, **changes: object) -> Position:
    """The position with another board of a seat; tiles are not made up for."""
    boards = [dict(each) for each in document["boards"]]
    boards[seat].update(changes)
    return {**document, "boards": boards}


# --- Wrong tiles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", [TAKE, PLACE, BONUS, REFILL, DEAL, ENDED])
def test_twenty_two_tiles_of_each_colour_no_more_no_less__SP_1_2(document: Position) -> None:
    more = {**document, "bag": document["bag"] + "B"}
    fewer = {**document, "bag": document["bag"].replace("R", "", 1)}
    swapped = {**document, "bag": document["bag"].replace("R", "B", 1)}

    assert faults(more) == faults(fewer) == [("tiles", "SP-1.2")]
    assert faults(swapped) == [("tiles", "SP-1.2"), ("tiles", "SP-1.2")]


def test_the_supply_holds_ten_tiles_at_most__SP_1_4() -> None:
    document = placing([board(hand="GG"), board()], supply="PPGGOOYYBBR")

    assert faults(document) == [("supply", "SP-1.4")]


def test_a_display_holds_four_tiles_at_most__SP_2_3() -> None:
    assert places(taking(displays=["PGOYB"])) == ["displays[0]"]


def test_a_display_is_short_only_if_bag_and_tower_ran_out__SP_6_2() -> None:
    assert places(taking(displays=["PGOY", "BBR"], round=2)) == ["displays[1]"]
    supply = "PPGGOOYYBR"
    boards = [board(cells=cells) for cells in locked(3, supply + "GGBBR")]
    last = taking(boards, displays=["GGBB", "R"], supply=supply, round=4)
    assert GAME.position(GAME.read_position(last)) == last


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_joker_is_that_of_the_round__SP_1_11(number: int) -> None:
    for joker in "PGOYBR":
        document = taking(displays=["GGGG"], round=number, joker=joker)
        if joker == "PGOYBR"[number - 1]:
            assert GAME.position(GAME.read_position(document)) == document
        else:
            assert faults(document) == [("joker", "SP-1.11")]


# --- Wrong boards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "letter"), [("UL.NE", "R"), ("R.S", "P"), ("L.NW", "G"), ("LL.N", "Y")])
def test_an_outer_star_has_its_colour__SP_5_6(name: str, letter: str) -> None:
    document = placing([board(hand="GG"), board(cells={name: letter})])

    assert faults(document) == [(f"boards[1].cells.{name}", "SP-5.6")]


def test_the_coloured_centre_has_no_colour_twice__SP_5_6() -> None:
    document = placing([board(hand="GG", cells={"C.N": "R", "C.SE": "Y", "C.SW": "R"}), board()])

    assert begins(document, "boards[0].cells")
    assert {clause for _, clause in faults(document)} == {"SP-5.6"}


@pytest.mark.parametrize("letters", ["RRB...", "RBB...", "RBR...", "PPPPPG", "PGOYBP", "G.GY.."])
@pytest.mark.parametrize("name", ["C", "UL", "LR"])
def test_a_grey_star_is_all_equal_or_all_different__SP_8_2__SP_8_3(name: str, letters: str) -> None:
    document = placing([board(hand="GG", cells=star(name, letters)), board()], board="grey")

    assert begins(document, "boards[0].cells")
    assert {clause for _, clause in faults(document)} <= {"SP-8.2", "SP-8.3"}


@pytest.mark.parametrize("score", [0, -3])
def test_no_score_is_below_one__SP_5_16(score: int) -> None:
    assert places(with_board(PLACE, 1, score=score)) == ["boards[1].score"]


def test_tiles_are_kept_only_after_a_pass__SP_5_15() -> None:
    assert places(placing([board(hand="GG"), board(hand="R", kept="Y")])) == ["boards[1].kept"]


def test_a_player_who_has_passed_has_no_tile_in_hand__SP_5_15() -> None:
    document = placing([board(hand="GG"), board(hand="R", passed=True)])

    assert begins(document, "boards[1].hand", "boards[1].passed")


def test_four_tiles_are_kept_at_most__SP_5_15() -> None:
    assert places(placing([board(hand="GG"), passed(kept="YYYYY")])) == ["boards[1].kept"]


# --- Wrong bonus --------------------------------------------------------------------------------------


def test_only_the_one_who_plays_takes_bonus_tiles__SP_5_10() -> None:
    assert places(with_board(PLACE, 1, bonus=1)) == ["boards[1].bonus"]
    assert places(with_board(PLACE, 2, bonus=1)) == ["boards[2].bonus"]


def test_nobody_is_owed_more_than_three_tiles__SP_5_10__SP_5_11() -> None:
    assert places(with_board(BONUS, 0, bonus=4)) == ["boards[0].bonus"]


def test_nobody_is_owed_more_than_the_supply_has__SP_R6() -> None:
    rest = "P" * 15 + "G" * 21 + "O" * 21 + "Y" * 22 + "B" * 22 + "R" * 22
    boards = [board(hand="P", cells=stars("P56"), bonus=3), board(hand=rest)]
    document = placing(boards, supply="GO", tower="PPPP")

    assert begins(document, "boards[0].bonus")


@pytest.mark.parametrize("document", [TAKE, DEAL, REFILL, ENDED])
def test_at_other_times_no_bonus_is_owed__SP_5_10(document: Position) -> None:
    assert set(places(with_board(document, 0, bonus=1))) == {"boards[0].bonus"}


# --- Gaps in the supply -------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["bag", "tower"])
def test_gaps_that_could_be_filled_have_been_filled__SP_5_12(where: str) -> None:
    placed = placing([board(hand="GG"), board(hand="R")], supply="PPGGOOYYB", rest=where)
    taken = taking(displays=["GGGG"], supply="PPGGOOYYB", rest=where, round=2)

    assert faults(placed) == [("supply", "SP-5.12")]
    assert faults(taken) == [("supply", "SP-5.12")]


def test_gaps_may_be_there_while_bonus_tiles_are_owed__SP_5_12() -> None:
    document = run(BONUS, "+P")

    assert len(document["supply"]) == 9
    assert GAME.position(GAME.read_position(document)) == document


def test_gaps_stay_when_nothing_can_fill_them__SP_R8() -> None:
    rest = "P" * 22 + "G" * 19 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 22
    document = placing([board(hand="GG"), board(hand=rest)], supply="G")

    assert GAME.position(GAME.read_position(document)) == document


@pytest.mark.parametrize(
    "document",
    [
        {**REFILL, "turn": {"chance": "supply", "after": 2}},
        {**REFILL, "turn": {"chance": "supply", "after": -1}},
        {**REFILL, "turn": {"chance": "supply", "after": "0"}},
        {**REFILL, "turn": {"chance": "supply", "after": None}},
        {**REFILL, "turn": {"chance": "supply"}},
        {**REFILL, "turn": {"chance": "deal"}},
        {**REFILL, "turn": {"chance": "remove"}},
        placing([board(hand="GG"), board()], turn={"chance": "supply", "after": 0}),  # no gap
    ],
)
def test_a_refill_comes_after_a_turn_that_left_gaps__SP_5_12(document: Position) -> None:
    assert begins(document, "turn", "supply", "phase")


def test_a_refill_needs_tiles_to_draw__SP_R8() -> None:
    rest = "P" * 22 + "G" * 19 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 22
    boards = [board(hand="GG"), board(hand=rest)]

    assert begins(placing(boards, supply="G", turn={"chance": "supply", "after": 0}), "turn", "supply", "bag")


def test_the_first_supply_is_drawn_before_anything_else__SP_2_3() -> None:
    document = position(supply="", turn={"chance": "supply"})
    assert GAME.position(GAME.read_position(document)) == document

    assert places({**document, "round": 2, "joker": "G"})
    assert places({**document, "turn": {"chance": "supply", "after": 0}})
    assert places(position(supply="PG", turn={"chance": "supply"}))
