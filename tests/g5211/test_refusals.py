"""Moves that are refused: a code for programs, a clause for people, what is allowed, and nothing changed."""

import pytest

from azulejos.games.g5211 import GAME
from tests.g5211.positions import legal, over, position, refused

HANDS = ["Y1Y2G3O4T1", "B1B1B2B3B4", "O1O1O1O2O2"]
PART_ONE = position(3, hands=HANDS)
PART_TWO = position(3, hands=HANDS, part=2)
PART_THREE = position(3, hands=HANDS, part=3)
SEALED = position(3, hands=["G3O4T1", *HANDS[1:]], sealed=["Y1Y2"])


@pytest.mark.parametrize("move", ["Y1Y3", "Y3Y4", "G1T1", "Y1Y1", "O4O4", "B1B1", "T6T6"])
def test_a_pair_that_is_not_in_the_hand__F_3_2(move):
    error = refused(PART_ONE, move)

    assert (error.code, error.clause) == ("not-in-hand", "F-3.2")
    assert set(error.allowed) == legal(PART_ONE, 0)
    assert list(error.allowed) == sorted(error.allowed)


def test_the_message_names_the_missing_card__F_3_2():
    assert "Y3" in refused(PART_ONE, "Y1Y3").message
    assert "G2" in refused(PART_ONE, "G2T1").message
    assert "Y1" in refused(PART_ONE, "Y1Y1").message


def test_the_cards_of_others_are_not_in_the_own_hand__F_3_2():
    assert refused(PART_ONE, "O1O2", seat=1).code == "not-in-hand"
    assert refused(PART_ONE, "B1B1", seat=2).code == "not-in-hand"


@pytest.mark.parametrize("document", [PART_TWO, PART_THREE])
@pytest.mark.parametrize("move", ["Y3", "G1", "T6", "B1"])
def test_a_card_that_is_not_in_the_hand__F_3_3(document, move):
    error = refused(document, move)

    assert (error.code, error.clause) == ("not-in-hand", "F-3.3")
    assert error.allowed == ("G3", "O4", "T1", "Y1", "Y2")


@pytest.mark.parametrize("move", ["Y1", "T1", "B6"])
def test_one_card_in_part_one__F_3_2(move):
    error = refused(PART_ONE, move)

    assert (error.code, error.clause) == ("wrong-number", "F-3.2")


@pytest.mark.parametrize("document", [PART_TWO, PART_THREE])
@pytest.mark.parametrize("move", ["Y1Y2", "O4T1", "B6B6"])
def test_two_cards_in_a_later_part__F_3_3(document, move):
    error = refused(document, move)

    assert (error.code, error.clause) == ("wrong-number", "F-3.3")


@pytest.mark.parametrize("move", ["Y1Y2", "G3O4", "T1"])
def test_a_seat_that_has_chosen_already__F_3_1(move):
    assert refused(SEALED, move, seat=0).code == "not-your-turn"


def test_the_sealed_cards_are_out_of_the_hand__F_3_1():
    assert legal(SEALED, 0) == set()
    assert SEALED["turn"] == {"decide": [1, 2]}


@pytest.mark.parametrize("seat", [-1, 3, 4, 5, 99])
def test_a_seat_that_is_not_at_the_table__F_1_1(seat):
    assert refused(PART_ONE, "Y1Y2", seat=seat).code == "not-your-turn"
    assert GAME.legal(GAME.read_position(PART_ONE), seat) == []


@pytest.mark.parametrize("move", [-1, 495, 10_000])
def test_a_number_that_is_no_move__F_3_2(move):
    assert refused(PART_ONE, move).code == "bad-move-id"


def test_nobody_chooses_while_cards_are_drawn__F_3_2():
    assert refused(position(3, drawing=True), "Y1Y2").code == "not-your-turn"


def test_nobody_chooses_after_the_end__F_3_6():
    assert refused(over(2, ["Y6", ""], [1, 2]), "Y1").code == "not-your-turn"


def test_an_error_reads_well_for_programs__F_3_2():
    document = refused(position(2, hands=["Y1Y1Y1Y1Y1"]), "Y1Y2").to_json()

    assert document["code"] == "not-in-hand"
    assert document["clause"] == "F-3.2"
    assert document["allowed"] == ["Y1Y1"]
