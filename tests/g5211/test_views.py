"""Views: the own hand and choice, of others only how many cards and whether they are ready."""

import json

import pytest

from azulejos.games.g5211 import GAME
from tests.g5211.positions import over, play, position, start

HANDS = ["Y1Y2G3O4T1", "B1B1B2B3B4", "O1O1O1O2O2"]
TABLE = play(position(3, hands=HANDS, won=["Y6", "", "G5"], round=2), "Y1Y2", "B1B1")


def view(document, seat):
    return GAME.view(GAME.read_position(document), seat)


def test_a_seat_sees_its_own_hand_and_choice__F_2_2__F_3_1():
    own = view(TABLE, 1)["seats"][1]

    assert own == {"hand": "B2B3B4", "sealed": "B1B1", "open": "", "won": "", "total": 0, "cards": 0}


def test_of_others_it_sees_numbers_and_who_is_ready__F_2_2__F_3_1():
    seats = view(TABLE, 1)["seats"]

    assert seats[0] == {"hand": 3, "sealed": True, "open": "", "won": "Y6", "total": 0, "cards": 0}
    assert seats[2] == {"hand": 5, "sealed": False, "open": "", "won": "G5", "total": 0, "cards": 0}
    assert [type(seats[seat]["sealed"]) for seat in (0, 2)] == [bool, bool]


def test_a_spectator_sees_no_hand_at_all__F_2_2():
    seats = view(TABLE, None)["seats"]

    assert [(seat["hand"], seat["sealed"]) for seat in seats] == [(3, True), (3, True), (5, False)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_pile_and_removed_cards_are_in_no_view__F_2_1__F_2_2(seat):
    seen = view(TABLE, seat)

    assert set(seen) == {
        "game", "edition", "target", "players", "deck", "round", "part", "turn", "pile", "discard", "seats",
    }  # fmt: skip
    assert TABLE["pile_cards"] not in json.dumps(seen)
    assert seen["pile"] == TABLE["pile"]
    assert seen["discard"] == TABLE["discard"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_else_is_open_to_all__F_3_2__F_4_5(seat):
    seen = view(TABLE, seat)

    for key in ("game", "edition", "target", "players", "deck", "round", "part", "turn", "pile", "discard"):
        assert seen[key] == TABLE[key]
    for mine, whole in zip(seen["seats"], TABLE["seats"], strict=True):
        assert all(mine[key] == whole[key] for key in ("open", "won", "total", "cards"))


def test_open_cards_are_open__F_3_2():
    table = play(TABLE, "O1O2")

    for seat in (0, 1, 2, None):
        assert [each["open"] for each in view(table, seat)["seats"]] == ["Y1Y2", "B1B1", "O1O2"]


def test_nobody_knows_anything_before_the_deal__F_2_1():
    views = [GAME.view(start(3), seat) for seat in (1, 2, None)]

    assert [each["hand"] for each in views[0]["seats"]] == [0, "", 0]
    assert views[2]["pile"] == 100


def test_a_view_does_not_share_what_it_is_made_of__F_2_2():
    state = GAME.read_position(TABLE)
    GAME.view(state, 0)["seats"][0]["hand"] = "T6"

    assert GAME.position(state) == TABLE


def test_at_the_end_all_have_empty_hands__F_3_6():
    seen = view(over(2, ["Y6", ""], [1, 2]), None)

    assert [(seat["hand"], seat["sealed"]) for seat in seen["seats"]] == [(0, False), (0, False)]
    assert seen["turn"] == {"over": {"ranks": [1, 2]}}


# --- What a seat sees of a draw -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_the_number_of_removed_cards_is_shown__F_2_1(seat):
    assert GAME.view_chance("remove Y1Y1Y2G3G6O4B1B2T5T6", seat) == "remove 10"


def test_a_seat_sees_its_own_hand_in_a_deal__F_2_2():
    text = "deal Y1Y2G3O4T1 / B1B1B2B3B4 / O1O1O1O2O2"

    assert GAME.view_chance(text, 0) == "deal Y1Y2G3O4T1 / 5 / 5"
    assert GAME.view_chance(text, 2) == "deal 5 / 5 / O1O1O1O2O2"
    assert GAME.view_chance(text, None) == "deal 5 / 5 / 5"


def test_a_seat_sees_its_own_draw__F_3_2():
    assert GAME.view_chance("draw Y1Y2 / G1B2 / T1T6", 1) == "draw 2 / G1B2 / 2"
    assert GAME.view_chance("draw Y1 / G1 / T1", 0) == "draw Y1 / 1 / 1"
    assert GAME.view_chance("draw Y1 / G1 / T1", None) == "draw 1 / 1 / 1"


# --- The picture ----------------------------------------------------------------------------------------


def test_the_picture_shows_no_card_that_the_view_hides__F_2_2():
    names = ["Ana", "Rui", "Eva"]
    shown = {}
    for seat in (0, 1, 2, None):
        lines = GAME.picture(view(TABLE, seat), seat, names)
        shown[seat] = "\n".join("".join(span.text for span in line) for line in lines)

    assert "O4" in shown[0] and "Y2" in shown[0]
    assert all("O4" not in shown[seat] for seat in (1, 2, None))
    assert "B4" in shown[1] and "B4" not in shown[0]
    assert all(f"pile {TABLE['pile']}" in text for text in shown.values())
