"""Chance as text: what is removed, dealt and drawn, and what cannot be."""

import pytest

from azulejos.core.errors import IllegalChance, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide
from azulejos.games.g5211 import GAME
from tests.g5211.positions import Rest, deal, draw, over, position, split, start, written

TEN = "Y1Y1Y2G3G6O4B1B2T5T6"
DRAWING = position(3, hands=["Y1Y1Y1", "G1G1G1", "O1O1O1"], drawing=True, pile_cards="T1T2T2T3T4T6")


def impossible(document, chance):
    """The error that refuses a draw; the state must stay as it was."""
    state = GAME.read_position(document)
    before = state.tobytes()
    with pytest.raises((IllegalChance, ParseError)) as caught:
        GAME.deal(state, chance)
    assert state.tobytes() == before
    return caught.value


def without(card):
    """A drawing position whose pile lacks one kind of card: all of it has been laid out."""
    copies = {"T6": 1, "T4": 2, "Y5": 1}[card]
    laid = [card * copies] if copies == 2 else [card]
    return position(3, laid=laid, drawing=True)


# --- Removing and dealing -------------------------------------------------------------------------------


def test_removed_cards_leave_the_pile__F_2_1():
    table = deal(written(start(2)), f"remove {TEN}")

    assert (table["removed"], table["pile"], table["turn"]) == (TEN, 90, {"chance": "deal"})
    assert "Y6" in split(table["pile_cards"])
    assert "G6" not in split(table["pile_cards"])


@pytest.mark.parametrize("cards", [TEN[:-2], TEN + "T6", TEN[:-4] + "T6"])
def test_neither_more_nor_fewer_are_removed__F_2_1(cards):
    error = impossible(written(start(2)), f"remove {cards}")

    assert (error.code, error.clause) == ("wrong-number", "F-2.1")


def test_more_copies_than_there_are_cannot_be_removed__F_2_1():
    error = impossible(written(start(2)), "remove Y1Y1Y2G3G5G5B1B2T5T6")

    assert error.code == "not-in-pile"


def test_dealing_comes_after_removing__F_2_2():
    hands = "Y1Y2G3O4T1 / B1B1B2B3B4"
    error = impossible(written(start(2)), f"deal {hands}")
    assert error.code == "no-chance-now"

    table = deal(deal(written(start(2)), f"remove {TEN}"), f"deal {hands}")
    assert [seat["hand"] for seat in table["seats"]] == ["Y1Y2G3O4T1", "B1B1B2B3B4"]


def test_a_removed_card_is_not_dealt__F_2_2():
    table = deal(written(start(2)), f"remove {TEN}")

    error = impossible(table, "deal Y1Y2G3G6T1 / B1B1B2B3B4")

    assert (error.code, error.clause) == ("not-in-pile", "F-2.2")
    assert "G6" in error.message


def test_a_card_is_not_dealt_twice__F_2_2():
    table = deal(written(start(2)), f"remove {TEN}")

    assert impossible(table, "deal Y1Y2G3O5T1 / O5B1B1B2B3").code == "not-in-pile"


@pytest.mark.parametrize(
    "hands",
    [
        "Y1Y2G3O4T1",
        "Y1Y2G3O4T1 / B1B1B2B3",
        "Y1Y2G3O4T1 / B1B1B2B3B4B5",
        "Y1Y2G3O4T1 / B1B1B2B3B4 / O1O1O1O1O2",
        "Y1Y2G3O4T1T2 / B1B1B2B3",
    ],
)
def test_five_cards_for_each_seat__F_2_2(hands):
    table = deal(written(start(2)), f"remove {TEN}")

    error = impossible(table, f"deal {hands}")
    assert (error.code, error.clause) == ("wrong-number", "F-2.2")


# --- Drawing ------------------------------------------------------------------------------------------


def test_each_seat_gets_what_it_drew__F_3_2__F_3_5():
    table = deal(DRAWING, "draw T1T6 / T2T2 / T3T4")

    assert [seat["hand"] for seat in table["seats"]] == ["Y1Y1Y1T1T6", "G1G1G1T2T2", "O1O1O1T3T4"]
    assert table["pile"] == DRAWING["pile"] - 6


@pytest.mark.parametrize("card", ["T6", "T4", "Y5"])
def test_a_card_that_is_not_in_the_pile_is_not_drawn__F_3_2(card):
    table = without(card)
    others = [each for each in split(table["pile_cards"]) if each < "T"][:5]
    drawn = sorted([others[0], card], key=lambda each: ("YGOBT".index(each[0]), each[1]))
    others = ["".join(others[1:3]), "".join(others[3:5])]

    error = impossible(table, f"draw {''.join(drawn)} / {others[0]} / {others[1]}")

    assert (error.code, error.clause) == ("not-in-pile", "F-3.2")


@pytest.mark.parametrize(
    "text",
    ["T1T6 / T2T2", "T1T6 / T2T2 / T3", "T1T2T6 / T2 / T3T4", "T1 / T2 / T3", "T1T6 / T2T2 / T3T4 / Y2Y2"],
)
def test_each_seat_draws_up_to_five__F_3_2(text):
    error = impossible(DRAWING, f"draw {text}")

    assert (error.code, error.clause) == ("wrong-number", "F-3.2")


@pytest.mark.parametrize("text", [f"remove {TEN}", "deal Y1Y2G3O4T1 / B1B1B2B3B4 / O1O1O1O1O2"])
def test_nothing_else_happens_instead_of_drawing__F_3_2(text):
    assert impossible(DRAWING, text).code == "no-chance-now"


@pytest.mark.parametrize(
    "document", [position(3), position(3, part=2), over(3, ["Y6", "", "G1"], [1, 3, 2])], ids=["1", "2", "over"]
)
def test_nothing_is_drawn_while_seats_choose_or_after_the_end__F_3_2(document):
    assert impossible(document, "draw T1T6 / T2T2 / T3T4").code == "no-chance-now"
    with pytest.raises(IllegalChance) as caught:
        GAME.draw(GAME.read_position(document), SeededRandomness(1))
    assert caught.value.code == "no-chance-now"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw ",
        "draw  T1T6 / T2T2 / T3T4",
        "Draw T1T6 / T2T2 / T3T4",
        "draw T1T6/T2T2/T3T4",
        "draw T1T6 / T2T2 / T3T4 ",
        "draw T1T6 / T2T2 / T3T4 /",
        "draw T1T6 /  / T3T4",
        "draw - / - / -",
        "draw T6T1 / T2T2 / T3T4",
        "draw 2 / 2 / 2",
        "draw t1t6 / T2T2 / T3T4",
        "draw T1T7 / T2T2 / T3T4",
        "supply T1T6",
        "remove Y1Y1Y2 / G3G6",
    ],
)
def test_texts_that_are_no_draws__F_3_2(text):
    error = impossible(DRAWING, text)

    assert isinstance(error, ParseError)
    assert error.code == "bad-chance-text"
    assert error.allowed


# --- What comes is fair and fits -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_drawn_can_be_dealt__F_2_1__F_2_2__F_3_2(players):
    state = start(players)
    words = []
    while isinstance(GAME.turn(state), Chance):
        text = GAME.draw(state, SeededRandomness(players))
        words.append(text.split(" ")[0])
        state = GAME.deal(state, text)

    assert words == (["deal"] if players == 4 else ["remove", "deal"])
    assert GAME.turn(state) == Decide(tuple(range(players)))


def test_the_same_source_draws_the_same__F_2_1():
    texts = [GAME.draw(start(5), SeededRandomness(seed)) for seed in (1, 1, 2)]

    assert texts[0] == texts[1] != texts[2]


def test_the_last_draw_empties_the_pile__F_2_3():
    table = position(2, round=10, part=3, drawing=True)
    assert table["pile"] == 2

    after = draw(table)

    assert after["pile"] == 0
    assert (after["round"], after["part"]) == (11, 1)


def test_the_filling_of_these_tests_is_a_deck__F_1_3():
    assert len(split(Rest([]).fill("", 100))) == 100
