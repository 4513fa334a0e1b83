"""Positions with an impossible phase, turn, token or end: the place of each fault, and the clause it breaks."""

from typing import Any

import pytest

from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import faults, places
from tests.summer_pavilion.positions import (
    Position,
    board,
    full_board,
    locked,
    over,
    passed,
    placing,
    stars,
    taking,
    waiting,
)

TAKE = taking([board(hand="GG"), board()], displays=["PGOY", "BBRR"], centre="YR", token=1, round=2)
FIRST = taking(displays=["PGOY", "BBRR", "PPPP", "GGYY", "OORR"])
PLACE = placing([board(hand="GG"), board(hand="R"), passed(kept="YY")])
DEAL = waiting([board(hand="GG"), board()], round=2)
ENDED = over([passed(score=9), passed(score=7)], [1, 2])


def begins(document: Any, *expected: str) -> bool:
    """Whether there is a fault whose place begins with one of these."""
    return any(where.startswith(expected) for where in places(document))


@pytest.mark.parametrize("document", [TAKE, FIRST, PLACE, DEAL, ENDED])
def test_the_positions_below_are_in_order_before_they_are_changed__SP_3_1(document: Position) -> None:
    assert GAME.position(GAME.read_position(document)) == document


# --- Phase 1 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decide", [[], [0, 1], 0, "0", None, {}, [2], [-1], ["0"], [True]])
@pytest.mark.parametrize("document", [TAKE, PLACE])
def test_one_seat_of_the_table_decides__SP_2_5(document: Position, decide: object) -> None:
    changed = {**document, "turn": {"decide": decide}}
    if document is PLACE and decide == [2]:
        assert begins(changed, "turn")  # that seat has passed
        return

    assert all(where.startswith("turn") for where in places(changed))


@pytest.mark.parametrize("turn", [{"over": {"ranks": [1, 1]}}, {"chance": "supply"}, {"chance": "supply", "after": 0}])
def test_in_phase_one_somebody_takes__SP_4_1(turn: dict[str, Any]) -> None:
    assert begins({**TAKE, "turn": turn}, "turn", "supply")


def test_a_table_without_tiles_offers_no_take__SP_4_7() -> None:
    assert begins(waiting([board(hand="GG"), board()], round=2, turn={"decide": [0]}), "turn", "phase")


def test_the_first_turn_of_a_round_is_the_starters__SP_2_5__SP_6_3() -> None:
    assert begins({**FIRST, "turn": {"decide": [1]}}, "turn")


def test_a_round_begins_with_the_token_in_the_centre__SP_6_3() -> None:
    assert begins({**DEAL, "token": 0}, "token")


@pytest.mark.parametrize("document", [TAKE, FIRST, DEAL])
def test_nobody_has_passed_before_phase_two__SP_5_17__SP_6_4(document: Position) -> None:
    boards = [document["boards"][0], passed()]

    assert begins({**document, "boards": boards}, "boards[1].passed")


@pytest.mark.parametrize("changes", [{"displays": ["GGGG"], "centre": "R"}, {"turn": {"chance": "deal"}}])
def test_nothing_is_kept_before_phase_two__SP_6_4(changes: dict[str, Any]) -> None:
    document = taking([board(hand="GG"), board(kept="Y")], round=2, **changes)

    assert begins(document, "boards[1].kept")


# --- Waiting for a deal -------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [{"centre": "R"}, {"displays": ["GGGG"]}])
def test_tiles_are_dealt_onto_an_empty_table__SP_4_7(changes: dict[str, Any]) -> None:
    assert begins(waiting([board(), board()], round=2, **changes), "turn", "centre", "displays")


@pytest.mark.parametrize("chance", ["draw", "remove", None, 0, "deals"])
def test_a_deal_or_the_supply_is_drawn_and_nothing_else__SP_6_2(chance: object) -> None:
    assert begins({**DEAL, "turn": {"chance": chance}}, "turn")


def test_there_must_be_something_to_deal__SP_R10() -> None:
    boards = [board(cells=cells) for cells in locked(3, "PGOYBR")]

    assert begins(waiting(boards, supply="PGOYBR", round=3), "bag", "turn", "phase")


@pytest.mark.parametrize("phase", ["place", "over"])
def test_tiles_are_dealt_in_phase_one__SP_3_1(phase: str) -> None:
    assert begins({**DEAL, "phase": phase}, "turn", "phase", "boards")


def test_kept_tiles_that_came_back_are_four_at_most__SP_5_15() -> None:
    assert begins(waiting([board(hand="GGGGG"), board()], round=2), "boards[0].hand")


def test_nobody_has_a_tile_before_the_first_deal__SP_2_3() -> None:
    assert begins(waiting([board(hand="G"), board()], round=1), "boards[0].hand")


# --- Phase 2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [{"centre": "R"}, {"displays": ["GGGG"]}])
def test_placing_begins_when_the_table_is_empty__SP_4_7(changes: dict[str, Any]) -> None:
    document = placing([board(hand="GG"), board(hand="R")], **changes)

    assert begins(document, "phase", "centre", "displays", "turn")


def test_a_player_who_has_passed_decides_nothing__SP_5_17() -> None:
    assert begins({**PLACE, "turn": {"decide": [2]}}, "turn")


def test_a_player_without_tiles_decides_nothing__SP_R14() -> None:
    assert begins(placing([board(), board(hand="R")]), "turn", "boards[0]")


def test_with_all_passed_nobody_decides__SP_5_1() -> None:
    assert begins(placing([passed(), passed()]), "turn", "phase")


@pytest.mark.parametrize("turn", [{"chance": "deal"}, {"chance": "supply", "after": 0}, {"over": {"ranks": [1, 1, 1]}}])
def test_in_phase_two_somebody_places__SP_5_1(turn: dict[str, Any]) -> None:
    assert begins({**PLACE, "turn": turn}, "turn", "phase", "supply")


# --- The end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "turn",
    [
        {"over": {"ranks": [1, 1]}},
        {"over": {"ranks": [2, 1]}},
        {"over": {"ranks": [1, 2, 3]}},
        {"over": {"ranks": []}},
        {"over": {"ranks": [1.0, 2]}},
        {"over": {"ranks": "12"}},
        {"over": {}},
        {"over": None},
        {"decide": [0]},
    ],
)
def test_the_end_has_the_ranks_of_the_scores__SP_7_4(turn: dict[str, Any]) -> None:
    assert all(where.startswith("turn") for where in places({**ENDED, "turn": turn}))


def test_after_the_end_nothing_is_dealt__SP_3_1() -> None:
    assert begins({**ENDED, "turn": {"chance": "deal"}}, "turn", "phase")


@pytest.mark.parametrize("number", [1, 5])
def test_the_end_is_in_round_six__SP_3_1(number: int) -> None:
    assert begins({**ENDED, "round": number, "joker": "PGOYBR"[number - 1]}, "round", "phase")


@pytest.mark.parametrize(
    ("boards", "where"),
    [
        ([passed(score=9), board(score=7)], "boards[1].passed"),
        ([passed(score=9), passed(score=7, kept="G")], "boards[1].kept"),
        ([passed(score=9), board(score=7, hand="G", passed=True)], "boards[1]"),
    ],
)
def test_at_the_end_all_have_passed_and_nobody_has_tiles__SP_7_3(boards: list[Any], where: str) -> None:
    assert begins(over(boards, [1, 2]), where)


@pytest.mark.parametrize("changes", [{"centre": "R"}, {"displays": ["GGGG"]}])
def test_at_the_end_the_table_is_empty__SP_7_1(changes: dict[str, Any]) -> None:
    assert begins(over([passed(score=9), passed(score=7)], [1, 2], **changes), "turn", "phase", "centre", "displays")


def test_a_finished_game_may_have_full_boards__SP_7_1() -> None:
    document = over([passed(score=200, cells=full_board()), passed(score=30, cells=full_board("C", "R"))], [1, 2])

    assert GAME.position(GAME.read_position(document)) == document


# --- Clauses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "document",
    [
        {**FIRST, "turn": {"decide": [1]}},
        {**DEAL, "token": 0},
        placing([passed(), passed()]),
        {**PLACE, "turn": {"decide": [2]}},
        {**ENDED, "turn": {"over": {"ranks": [2, 1]}}},
        placing([board(hand="GG"), passed(kept="YYYYY")]),
        placing([board(hand="GG"), board(hand="R", kept="Y")]),
        waiting([board(cells=cells) for cells in locked(3, "PGOYBR")], supply="PGOYBR", round=3),
    ],
)
def test_what_breaks_a_rule_names_its_clause__SP_3_1(document: Position) -> None:
    assert all(clause is not None and clause.startswith("SP-") for _, clause in faults(document))


def test_while_tiles_are_taken_the_supply_is_full__SP_5_12__SP_R9() -> None:
    """Displays are filled only after the supply was: with gaps there would be nothing on the table."""
    document = taking(displays=["GGGG"], supply="PPGGOOYYB", round=2)
    document["boards"][0]["hand"], document["bag"] = document["bag"], ""

    assert ("supply", "SP-5.12") in faults(document)


def test_before_the_first_take_hands_are_empty_and_the_token_is_in_the_centre__SP_2_3__SP_6_3() -> None:
    displays = ["GGGG", "OOOO", "YYYY", "BBBB", "RRRR"]

    assert faults(taking([board(hand="P")], displays=displays)) == [("boards[0].hand", "SP-6.4")]
    assert faults(taking(displays=displays, token=1)) == [("token", "SP-6.3")]
    GAME.read_position(taking([board(hand="PPPP")], displays=displays, round=2))  # kept tiles may be there


def test_at_the_end_the_bag_has_filled_the_supply__SP_5_12() -> None:
    boards = [passed(), passed()]

    assert faults(over(boards, [1, 1], supply="PPGGOOYYB")) == [("supply", "SP-5.12")]
    GAME.read_position(over(boards, [1, 1]))


def test_bonus_tiles_need_a_complete_feature__SP_5_10() -> None:
    assert faults(placing([board(hand="G", bonus=1)])) == [("boards[0].bonus", "SP-5.10")]
    GAME.read_position(placing([board(hand="G", bonus=1, cells=stars("O56"))]))
