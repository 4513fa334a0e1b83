"""Positions of the wrong form: all faults are listed at once."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import PositionError
from azulejos.games.summer_pavilion import GAME
from tests.documents import changed
from tests.summer_pavilion.playing import faults, places, run, start
from tests.summer_pavilion.positions import board, cell, over, passed, placing, stars, taking, waiting

TAKE = taking([board(hand="GG"), board()], displays=["PGOY", "BBRR"], centre="YR", token=1)
PLACE = placing([board(hand="GG", cells=stars("O1")), board(hand="R")])
BONUS = run(placing([board(hand="P" * 6, cells=stars("P5")), board(hand="R")]), f"{cell('P', 6)}:P+0")
REFILL = run(BONUS, f"+{BONUS['supply'][0]}", f"+{BONUS['supply'][1]}", f"+{BONUS['supply'][-1]}")
DEAL = waiting([board(hand="GG"), board()], round=2)
ENDED = over([passed(score=9), passed(score=7)], [1, 2])
ALL = [TAKE, PLACE, BONUS, REFILL, DEAL, ENDED]

WRONG: list[tuple[str, list[Any]]] = [
    ("game", [None, "azul", "Summer Pavilion", 1]),
    ("board", [None, "gray", 0, ["grey"]]),
    ("round", [None, 0, -1, 7, "1", 1.0, True]),
    ("joker", [None, "p", "K", "", "PG", 0]),
    ("phase", [None, "offer", 0, ["take"]]),
    ("bag", [None, "PK", "pp", ["P"], 20]),
    ("tower", [None, "M", "-", {}]),
    ("supply", [None, "x", 10]),
    ("centre", [None, "x", 1]),
    ("starter", [None, -1, 2, "0", True]),
    ("token", [None, "table", -1, 2, True, "0"]),
    ("displays", [None, [], ["PGOY"] * 4, ["PGOY"] * 6, "PGOY", {}]),
    ("displays.1", [None, "PGOM", "-", 4]),
    ("boards", [None, [], [board()], [board()] * 3, {}]),
    ("boards.1", [None, [], "board"]),
    ("boards.0.score", [None, 0, -1, "3", 1.5, True]),
    ("boards.0.hand", [None, "K", "-", ["G"], 2]),
    ("boards.1.kept", [None, "k", 0]),
    ("boards.1.passed", [None, 0, "false", []]),
    ("boards.1.bonus", [None, -1, "0", False, 0.0]),
    ("boards.0.cells", [None, [], "UL.NE", 3]),
    ("turn", [None, {}, [], "decide", {"decide": [0], "chance": "deal"}, {"decides": [0]}]),
]


@pytest.mark.parametrize("document", [None, [], "summer-pavilion", 7, [TAKE]])
def test_a_position_is_an_object__SP_1_6(document: object) -> None:
    assert faults(document) == [("position", None)]


@pytest.mark.parametrize("document", ALL)
def test_the_positions_below_are_in_order_before_they_are_changed__SP_1_2(document: dict[str, Any]) -> None:
    assert GAME.position(GAME.read_position(document)) == document


@pytest.mark.parametrize(("path", "values"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_a_value_of_the_wrong_form_is_named__SP_1_6(path: str, values: list[Any]) -> None:
    where = "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in path.split(".")).lstrip(".")
    for value in values:
        assert places(changed(TAKE, path, value)) == [where], value


@pytest.mark.parametrize("players", [None, 1, 5, "2", 2.0, True])
def test_the_number_of_players_comes_before_all_that_depends_on_it__SP_1_1(players: object) -> None:
    assert places({**TAKE, "players": players}) == ["players"]


@pytest.mark.parametrize("letter", [None, "", "OO", "o", "K", 1, ["O"]])
def test_a_cell_holds_one_letter__SP_1_6(letter: object) -> None:
    document = copy.deepcopy(PLACE)
    document["boards"][0]["cells"]["UL.NE"] = letter

    assert "boards[0].cells.UL.NE" in places(document)


@pytest.mark.parametrize("name", ["UL.X", "X.N", "UL", "ul.ne", "UL.NE ", "", "C.E", "note"])
def test_an_unknown_cell_is_not_ignored__SP_1_7(name: str) -> None:
    document = copy.deepcopy(PLACE)
    document["boards"][0]["cells"][name] = "O"

    assert any(where.startswith("boards[0].cells") for where in places(document))


@pytest.mark.parametrize("key", sorted(TAKE))
def test_every_key_is_needed__SP_1_6(key: str) -> None:
    for document in (TAKE, PLACE, ENDED):
        assert places({name: value for name, value in document.items() if name != key}) == [key]


@pytest.mark.parametrize("key", ["score", "hand", "kept", "passed", "bonus", "cells"])
def test_every_key_of_a_board_is_needed__SP_1_6(key: str) -> None:
    document = copy.deepcopy(TAKE)
    del document["boards"][1][key]

    assert places(document) == [f"boards[1].{key}"]


def test_unknown_keys_are_ignored_elsewhere__SP_1_6() -> None:
    noted = copy.deepcopy(TAKE)
    noted["note"] = "x"
    noted["turn"]["clock"] = 5
    noted["boards"][0]["name"] = "A"

    assert GAME.position(GAME.read_position(noted)) == TAKE


def test_unknown_keys_are_ignored_inside_the_end_too__SP_7_4() -> None:
    noted = {**ENDED, "turn": {"over": {"ranks": [1, 2], "reason": "six rounds"}}}

    assert GAME.position(GAME.read_position(noted)) == ENDED


@pytest.mark.parametrize("number", [2**63, 10**30])
def test_a_number_that_is_too_large_is_a_fault_like_any_other__SP_1_4(number: int) -> None:
    assert places(changed(TAKE, "boards.0.score", number)) == ["boards[0].score"]
    assert places(changed(TAKE, "round", number)) == ["round"]
    assert places(changed(BONUS, "boards.0.bonus", number)) == ["boards[0].bonus"]


def test_a_truth_value_is_no_seat_and_no_rank__SP_1_1() -> None:
    for document, turn in (
        (PLACE, {"decide": [False]}),
        (TAKE, {"decide": [False]}),
        (ENDED, {"over": {"ranks": [True, 2]}}),
        (REFILL, {"chance": "supply", "after": False}),
    ):
        assert all(where.startswith("turn") for where in places({**document, "turn": turn}))


# --- Several at once ----------------------------------------------------------------------------------


def test_all_faults_of_form_are_listed_at_once__SP_1_6() -> None:
    document = {**TAKE, "game": "go", "round": 0, "supply": 3, "displays": [1, 2, 3, 4, 5], "turn": {}}

    expected = {"game", "round", "supply", *(f"displays[{index}]" for index in range(5)), "turn"}
    assert set(places(document)) == expected


def test_all_faults_of_a_table_are_listed_at_once__SP_1_2() -> None:
    boards = [board(cells={"UL.NE": "R", "C.N": "G", "C.S": "G"}), passed(kept="GGGGG")]
    document = placing(boards, supply="PPPPPGGGGGOO", round=2, joker="P")
    document["tower"] += "R"

    found = places(document)

    assert {"tiles", "supply", "joker", "boards[0].cells.UL.NE", "boards[1].kept"} <= set(found)


def test_the_error_lists_every_fault_for_people_and_programs__SP_1_2() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read_position({**PLACE, "tower": "PP"})

    error = caught.value
    assert (error.code, error.message) == ("bad-position", "impossible position, 1 fault")
    (fault,) = error.to_json()["faults"]
    assert (fault["where"], fault["clause"]) == ("tiles", "SP-1.2")
    assert "24" in fault["message"] and "22" in fault["message"]


def test_reading_does_not_change_the_document__SP_1_6() -> None:
    for document in ALL:
        before = copy.deepcopy(document)
        GAME.read_position(document)
        assert document == before


def test_a_state_before_anything_happened_reads_back__SP_2_3() -> None:
    table = GAME.position(start(4, "grey", 2))

    assert GAME.position(GAME.read_position(table)) == table


# --- Anything at all ------------------------------------------------------------------------------------

PATHS = [
    *TAKE,
    *(f"displays.{index}" for index in range(5)),
    *(f"boards.{seat}" for seat in (0, 1)),
    *(f"boards.{seat}.{key}" for seat in (0, 1) for key in board()),
]
SCALARS = st.none() | st.booleans() | st.integers(-9, 99) | st.floats() | st.text("PGOYBR.-x", max_size=8)
TURNS = st.fixed_dictionaries(
    {}, optional={"decide": st.lists(st.integers(-1, 2), max_size=2), "chance": st.text(), "after": st.integers(-1, 2)}
)
CELLS = st.dictionaries(st.sampled_from(["C.N", "C.S", "UL.N", "UL.S", "R.SE"]), st.sampled_from("PGOYBR"), max_size=4)
VALUES = st.recursive(
    SCALARS | TURNS | CELLS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(ALL), st.lists(st.tuples(st.sampled_from(PATHS), VALUES), max_size=3))
def test_any_document_is_read_or_its_faults_are_listed__SP_1_6(
    document: dict[str, Any], changes: list[tuple[str, Any]]
) -> None:
    for path, value in sorted(changes, key=lambda change: -change[0].count(".")):
        document = changed(document, path, value)

    try:
        state = GAME.read_position(document)
    except PositionError:
        return
    written = GAME.position(state)
    assert GAME.position(GAME.read_position(written)) == written
