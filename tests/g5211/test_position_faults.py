"""Impossible positions: all faults are listed at once, with their clauses."""

import copy

import pytest

from azulejos.core.errors import PositionError
from azulejos.games.g5211 import GAME
from tests.documents import changed
from tests.g5211.positions import faults, in_order, over, position, split, start, written

CHOOSING = position(2, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"])
PART_TWO = position(2, hands=["G3O4T1", "B2B3B4"], laid=["Y1Y2", "B1B1"], part=2)
SEALED = position(2, hands=["G3O4T1", "B1B1B2B3B4"], sealed=["Y1Y2", ""])
LATER = position(3, won=["Y6", "G1G2"], round=3)
DRAWING = position(3, drawing=True)
ENDED = over(2, ["Y6", "G2"], [1, 2])
FRESH = written(start(2))
FOUR = written(start(4))
LONG = position(2, target=50, deck=2, totals=[40, 30], collected=[10, 9])


def at(document, path):
    for step in path.split("."):
        document = document[int(step) if step.isdigit() else step]
    return document


def moved(document, source, target, cards=1):
    """A position with some cards in the wrong place; the number of the pile goes along."""
    kept, taken = split(at(document, source))[cards:], split(at(document, source))[:cards]
    result = changed(document, source, "".join(kept))
    result = changed(result, target, in_order([*split(at(result, target)), *taken]))
    result["pile"] = len(split(result["pile_cards"]))
    return result


def test_these_positions_are_in_order__F_1_3():
    for document in (CHOOSING, PART_TWO, SEALED, LATER, DRAWING, ENDED, FRESH, FOUR, LONG):
        assert written(GAME.read_position(document)) == document


# --- Cards --------------------------------------------------------------------------------------------


def test_six_roosters_of_one_colour__F_1_3():
    assert CHOOSING["seats"][0]["hand"] == "Y1Y2G3O4T1"

    assert faults(changed(CHOOSING, "seats.0.hand", "Y1Y1G3O4T1")) == [("cards", "F-1.3"), ("cards", "F-1.3")]


def test_the_message_says_which_card_and_how_many__F_1_3():
    with pytest.raises(PositionError) as caught:
        GAME.read_position(changed(CHOOSING, "seats.0.hand", "Y1Y1G3O4T1"))

    assert [fault.message for fault in caught.value.faults] == [
        "6 cards Y1 in all, must be 5",
        "5 cards Y2 in all, must be 6",
    ]
    assert caught.value.code == "bad-position"


def test_the_pile_is_counted__F_2_3():
    assert faults({**CHOOSING, "pile": 79}) == [("pile", None)]


@pytest.mark.parametrize(
    ("document", "source", "target", "expected"),
    [
        (CHOOSING, "removed", "pile_cards", [("removed", "F-2.1"), ("pile_cards", "F-2.3")]),
        (CHOOSING, "pile_cards", "discard", [("pile_cards", "F-2.3"), ("won and discard", "F-4.1")]),
        (CHOOSING, "seats.1.hand", "seats.1.open", [("seats[1].hand", "F-3.4"), ("seats[1].open", "F-3.2")]),
        (CHOOSING, "seats.0.hand", "seats.1.hand", [("seats[0].hand", "F-3.4"), ("seats[1].hand", "F-3.4")]),
        (CHOOSING, "seats.0.hand", "seats.0.won", [("seats[0].hand", "F-3.4"), ("won and discard", "F-4.1")]),
        (PART_TWO, "seats.0.open", "discard", [("seats[0].open", "F-3.2"), ("won and discard", "F-4.1")]),
        (LATER, "discard", "removed", [("removed", "F-2.1"), ("won and discard", "F-4.1")]),
        (DRAWING, "pile_cards", "seats.2.hand", [("pile_cards", "F-2.3"), ("seats[2].hand", "F-3.4")]),
        (DRAWING, "seats.2.hand", "seats.2.sealed", [("seats[2].sealed", "F-3.2")]),
        (FRESH, "pile_cards", "removed", [("pile_cards", "F-2.1")]),
        (FRESH, "pile_cards", "discard", [("pile_cards", "F-2.1"), ("discard", "F-6.2")]),
        (FOUR, "pile_cards", "seats.3.won", [("pile_cards", "F-2.1"), ("seats[3].won", "F-6.2")]),
        (FOUR, "pile_cards", "seats.2.hand", [("pile_cards", "F-2.1"), ("seats[2].hand", "F-6.2")]),
        (ENDED, "discard", "pile_cards", [("pile_cards", "F-3.6")]),
        (ENDED, "discard", "removed", [("removed", "F-2.1")]),
        (ENDED, "discard", "seats.0.hand", [("seats[0].hand", "F-3.6")]),
        (ENDED, "discard", "seats.0.sealed", [("seats[0].sealed", "F-3.6")]),
        (ENDED, "discard", "seats.1.open", [("seats[1].open", "F-3.6")]),
    ],
)
def test_a_card_in_the_wrong_place__F_2_1__F_2_3__F_3_4__F_4_1(document, source, target, expected):
    assert faults(moved(document, source, target)) == expected


# --- Turns --------------------------------------------------------------------------------------------


def test_two_cards_are_sealed_in_part_one__F_3_2():
    assert faults(moved(SEALED, "seats.0.sealed", "seats.0.hand")) == [("seats[0].sealed", "F-3.2")]


def test_one_card_is_sealed_in_part_two__F_3_3():
    sealed = moved(PART_TWO, "seats.0.hand", "seats.0.sealed", 2)

    assert faults({**sealed, "turn": {"decide": [1]}}) == [("seats[0].sealed", "F-3.3")]


def test_when_all_have_chosen_the_cards_are_revealed__F_3_2():
    sealed = moved(SEALED, "seats.1.hand", "seats.1.sealed", 2)

    assert faults({**sealed, "turn": {"decide": []}}) == [("turn", "F-3.2")]


@pytest.mark.parametrize("seats", [[], [0], [1, 0], [0, 1, 2], [0, 0], "01", None, {}, [0, 1.5], ["0", "1"]])
def test_those_decide_who_have_not_chosen__F_3_1(seats):
    assert faults({**CHOOSING, "turn": {"decide": seats}}) == [("turn", "F-3.1")]


def test_a_truth_value_is_no_seat_and_no_rank__F_3_1__F_5_2():
    assert faults({**SEALED, "turn": {"decide": [True]}}) == [("turn", "F-3.1")]
    assert faults({**ENDED, "turn": {"over": {"ranks": [True, 2]}}}) == [("turn", "F-5.2")]


def test_a_seat_that_has_chosen_decides_no_more__F_3_1():
    assert faults({**SEALED, "turn": {"decide": [0, 1]}}) == [("turn", "F-3.1")]


def test_nothing_is_drawn_in_the_last_round__F_3_6():
    last = position(2, round=11)

    assert ("turn", "F-3.6") in faults({**last, "turn": {"chance": "draw"}})


def test_four_remove_nothing__F_2_1():
    assert faults({**FOUR, "turn": {"chance": "remove"}}) == [("turn", "F-2.1")]


def test_two_remove_before_they_deal__F_2_1():
    assert faults({**FRESH, "turn": {"chance": "deal"}}) == [("pile_cards", "F-2.1")]


@pytest.mark.parametrize(("key", "value"), [("round", 2), ("part", 3)])
def test_a_deck_begins_with_its_first_part__F_2_2(key, value):
    assert faults({**FRESH, key: value}) == [("round", "F-2.2")]


@pytest.mark.parametrize(("key", "value"), [("round", 10), ("part", 1)])
def test_a_deck_ends_with_its_last_part__F_2_3(key, value):
    assert faults({**ENDED, key: value}) == [("round", "F-2.3")]


@pytest.mark.parametrize("ranks", [[1, 1], [2, 1], [1], [1, 2, 3], None, "12"])
def test_ranks_follow_from_the_piles__F_5_2(ranks):
    assert faults({**ENDED, "turn": {"over": {"ranks": ranks}}}) == [("turn", "F-5.2")]
    assert faults({**ENDED, "turn": {"over": ranks}}) == [("turn", "F-5.2")]


# --- The long variant ---------------------------------------------------------------------------------


def test_there_is_one_deck_without_a_target__F_6_1():
    assert faults({**CHOOSING, "deck": 2}) == [("deck", "F-6.1")]


@pytest.mark.parametrize("key", ["total", "cards"])
def test_nothing_was_won_before_the_first_deck__F_6_1(key):
    assert faults(changed({**CHOOSING, "target": 50}, f"seats.1.{key}", 3)) == [("seats[1]", "F-6.1")]


def test_a_game_is_over_once_the_target_is_reached__F_6_3():
    assert faults(changed(LONG, "seats.0.total", 50)) == [("seats[0].total", "F-6.3")]
    assert written(GAME.read_position(changed(LONG, "seats.0.total", 49)))


def test_a_game_is_not_over_before_the_target_is_reached__F_6_1():
    assert faults({**ENDED, "target": 50}) == [("turn", "F-6.1")]
    assert written(GAME.read_position({**ENDED, "target": 6}))


# --- Several at once ----------------------------------------------------------------------------------


def test_all_faults_are_listed_at_once__F_1_3__F_2_1__F_3_1__F_6_1():
    document = moved(CHOOSING, "removed", "pile_cards")
    document = changed(document, "seats.0.hand", "Y1Y1G3O4T1")
    document.update(turn={"decide": [1]}, deck=2)

    assert faults(document) == [
        ("cards", "F-1.3"),
        ("cards", "F-1.3"),
        ("deck", "F-6.1"),
        ("removed", "F-2.1"),
        ("pile_cards", "F-2.3"),
        ("turn", "F-3.1"),
    ]


def test_reading_does_not_change_the_document__F_1_3():
    document = copy.deepcopy(SEALED)

    GAME.read_position(document)

    assert document == SEALED
