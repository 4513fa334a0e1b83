"""Positions of the wrong form."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import PositionError
from azulejos.games.g5211 import GAME
from tests.documents import changed
from tests.g5211.positions import faults, in_order, over, position, split

TABLE = position(2, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"])
SEALED = position(2, sealed=["Y1Y2", ""])
ENDED = over(2, ["Y6", "G2"], [1, 2])
SEAT = TABLE["seats"][0]


@pytest.mark.parametrize("document", [None, [], "5211", 5211, [TABLE]])
def test_a_position_is_an_object__F_1_1(document):
    assert faults(document) == [("position", None)]


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("game", [None, 5211, "azul"]),
        ("edition", [None, "german", 0, ["rulebook"]]),
        ("target", [None, -1, "50", 1.5, True]),
        ("deck", [None, 0, "1", 1.0, True]),
        ("round", [None, 0, 12, "1", True]),
        ("part", [None, 0, 4, "1", True]),
        ("pile", [None, -1, 101, "80", True]),
        ("pile_cards", [None, 80, [], "Y1Y", "Y7", "y1", "Y1 Y2", "-", "Y1\n"]),
        ("removed", [None, 10, ["Y1"], "X1"]),
        ("discard", [None, 0, {}, "Y0"]),
        ("seats", [None, [], [SEAT], [SEAT] * 3, {}, "seats"]),
        ("seats.1", [None, [], "seat", 5]),
        ("seats.0.hand", [None, 5, [], "Y1Y2G3O4T"]),
        ("seats.1.sealed", [None, True, False, 2, "sealed"]),
        ("seats.0.open", [None, 0, "Y1/Y2"]),
        ("seats.0.won", [None, 0, "1Y"]),
        ("seats.0.total", [None, -1, "0", 0.0, False]),
        ("seats.1.cards", [None, -1, "0", 0.5, True]),
        ("turn", [None, {}, [], "decide", {"decide": [0, 1], "chance": "draw"}, {"decides": [0]}]),
        ("turn", [{"over": {}, "decide": []}]),
        ("turn", [{"chance": "supply"}, {"chance": None}, {"chance": 3}]),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_form_is_named__F_1_1__F_1_2(path, values):
    where = "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in path.split(".")).lstrip(".")
    for value in values:
        assert faults(changed(TABLE, path, value)) == [(where, None)], value


@pytest.mark.parametrize("word", ["decide", "over"])
def test_a_choice_or_an_end_is_no_chance__F_3_1(word):
    assert faults({**TABLE, "turn": {"chance": word}}) == [("turn", None)]


@pytest.mark.parametrize("word", [[], {}, ["draw"]])
def test_a_chance_is_a_word__F_3_1(word):
    assert faults({**TABLE, "turn": {"chance": word}}) == [("turn", None)]


@pytest.mark.parametrize("number", [2**63, 10**30])
@pytest.mark.parametrize("path", ["target", "deck", "seats.0.total", "seats.0.cards"])
def test_a_number_that_is_too_large_is_a_fault_like_any_other__F_6_1(path, number):
    document = changed(position(2, target=10**9, deck=2), path, number)

    assert path.replace(".0.", "[0].") in [where for where, _ in faults(document)]


@pytest.mark.parametrize("players", [None, 1, 6, "2", 2.0, True])
def test_the_number_of_players_comes_first__F_1_1(players):
    assert faults({**TABLE, "players": players}) == [("players", None)]


@pytest.mark.parametrize("key", sorted(TABLE))
def test_every_key_is_needed__F_1_1(key):
    assert faults({name: value for name, value in TABLE.items() if name != key}) == [(key, None)]


@pytest.mark.parametrize("key", sorted(SEAT))
def test_every_key_of_a_seat_is_needed__F_1_1(key):
    seat = {name: value for name, value in SEAT.items() if name != key}

    assert faults(changed(TABLE, "seats.1", seat)) == [(f"seats[1].{key}", None)]


def test_all_faults_of_form_are_listed_at_once__F_1_1():
    document = changed({**TABLE, "game": "go", "deck": 0, "removed": 10, "turn": {}}, "seats.1.hand", 5)

    assert [where for where, _ in faults(document)] == ["game", "deck", "removed", "seats[1].hand", "turn"]


def test_unknown_keys_are_ignored__F_1_1():
    noted = {**changed(TABLE, "seats.0", {**SEAT, "name": "A"}), "note": "x", "turn": {"decide": [0, 1], "clock": 5}}

    assert GAME.read_position(noted).tobytes() == GAME.read_position(TABLE).tobytes()


def test_unknown_keys_are_ignored_inside_the_end_too__F_5_2():
    noted = {**ENDED, "turn": {"over": {"ranks": [1, 2], "reason": "the pile is through"}}}

    assert GAME.read_position(noted).tobytes() == GAME.read_position(ENDED).tobytes()


def test_the_order_of_cards_in_a_position_makes_no_difference__F_2_2():
    backwards = changed(TABLE, "seats.0.hand", "T1O4G3Y2Y1")
    backwards["pile_cards"] = "".join(reversed(split(TABLE["pile_cards"])))

    assert GAME.read_position(backwards).tobytes() == GAME.read_position(TABLE).tobytes()
    assert GAME.position(GAME.read_position(backwards))["pile_cards"] == in_order(split(TABLE["pile_cards"]))


# --- Anything at all ------------------------------------------------------------------------------------

PATHS = [*TABLE, *(f"seats.{seat}" for seat in (0, 1)), *(f"seats.{seat}.{key}" for seat in (0, 1) for key in SEAT)]
SCALARS = st.none() | st.booleans() | st.integers(-200, 200) | st.floats() | st.text("YGOBT123-x", max_size=8)
WORDS = st.sampled_from(["decide", "over", "chance", "remove", "deal", "draw", "ranks"])
ANYTHING = st.recursive(
    SCALARS | WORDS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=2)
)


@settings(max_examples=80)
@given(st.sampled_from([TABLE, SEALED, ENDED]), st.lists(st.tuples(st.sampled_from(PATHS), ANYTHING), max_size=3))
def test_any_document_is_read_or_its_faults_are_listed__F_1_1(document, changes):
    for path, value in sorted(changes, key=lambda change: -change[0].count(".")):
        document = changed(document, path, value)

    try:
        state = GAME.read_position(document)
    except PositionError:
        return
    assert GAME.read_position(GAME.position(state)).tobytes() == state.tobytes()
