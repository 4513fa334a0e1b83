"""Passing: SP-5.14 to SP-5.17."""

from itertools import combinations

import pytest

from tests.summer_pavilion.playing import legal, refused, run
from tests.summer_pavilion.positions import board, passed, placing, stars, taking

OTHER = board(hand="R")


def test_one_may_pass_although_one_could_place__SP_5_14() -> None:
    table = placing([board(hand="PPP"), OTHER])

    assert {"L.N:P+0", "pass:PPP"} <= legal(table)
    assert run(table, "pass:PPP")["boards"][0]["passed"] is True


def test_a_player_who_cannot_place_must_pass__SP_5_14() -> None:
    table = placing([board(hand="P", cells=stars("P1") | {"C.N": "G"}), OTHER])

    assert legal(table) == {"pass:P", "pass:-"}


def test_a_player_without_tiles_passes_without_being_asked__SP_5_14__SP_R14() -> None:
    table = placing([board(hand="P"), board(), board(hand="R"), board()])

    after = run(table, "L.N:P+0")

    assert [each["passed"] for each in after["boards"]] == [False, True, False, False]
    assert after["turn"] == {"decide": [2]}


@pytest.mark.parametrize("hand", ["PPPP", "GGRR", "PGOYBR", "P", "PPGGGGRRRRRR"])
def test_every_bunch_of_up_to_four_may_be_kept__SP_5_15(hand: str) -> None:
    bunches = {"".join(chosen) for size in range(5) for chosen in combinations(hand, size)}

    assert legal(placing([board(hand=hand), OTHER]), "pass") == {f"pass:{bunch or '-'}" for bunch in bunches}


@pytest.mark.parametrize(
    ("hand", "kept", "loss", "tower"),
    [
        ("GGGGRR", "GGGG", 2, "RR"),
        ("GGGGRR", "GGRR", 2, "GG"),
        ("GGGGRR", "G", 5, "GGGRR"),
        ("GGGGRR", "-", 6, "GGGGRR"),
        ("GGR", "GGR", 0, ""),
        ("GGR", "G", 2, "GR"),
    ],
)
def test_all_tiles_that_are_not_kept_cost_a_point_and_go_to_the_tower__SP_5_15(
    hand: str, kept: str, loss: int, tower: str
) -> None:
    after = run(placing([board(score=20, hand=hand), OTHER]), f"pass:{kept}")

    assert after["boards"][0] == passed(score=20 - loss, kept=kept.replace("-", ""))
    assert after["tower"] == tower


def test_kept_tiles_bring_no_points__SP_5_15() -> None:
    assert run(placing([board(score=20, hand="GGGG"), OTHER]), "pass:GGGG")["boards"][0]["score"] == 20


def test_tiles_one_does_not_have_cannot_be_kept__SP_5_15() -> None:
    table = placing([board(hand="GGR"), OTHER])

    for move in ("pass:P", "pass:GGG", "pass:RR", "pass:GGRR"):
        assert (refused(table, move).code, refused(table, move).clause) == ("not-in-hand", "SP-5.15")


@pytest.mark.parametrize(("score", "left"), [(1, 1), (2, 1), (6, 1), (7, 2)])
def test_a_pass_takes_nobody_below_one__SP_5_16(score: int, left: int) -> None:
    after = run(placing([board(score=score, hand="GGGGRRRRR"), OTHER]), "pass:GGGG")

    assert after["boards"][0]["score"] == left


def test_after_a_pass_there_is_no_turn_any_more__SP_5_17() -> None:
    table = run(placing([board(hand="PPPP"), board(hand="RRR")]), "pass:PPPP")

    after = run(table, "C.N:R+0")

    assert after["turn"] == {"decide": [1]}
    assert legal(after, seat=0) == set()
    assert refused(after, "pass:-", seat=0).code == "not-your-turn"


def test_a_pass_lasts_for_its_round_only__SP_5_17() -> None:
    table = run(placing([board(hand="PPPP"), board(hand="R")]), "pass:PPPP", "pass:R")

    assert [each["passed"] for each in table["boards"]] == [False, False]
    assert table["phase"] == "take"


def test_a_forced_pass_is_marked_when_the_turn_comes_not_earlier__SP_R14() -> None:
    placed_last = run(placing([board(hand="P"), board(hand="RR"), board(hand="G")]), "L.N:P+0")
    assert [each["passed"] for each in placed_last["boards"]] == [False, False, False]

    after = run(placed_last, "pass:RR", "pass:G")

    assert after["round"] == 2


def test_a_forced_pass_costs_nothing__SP_R14() -> None:
    after = run(placing([board(hand="P"), board(score=9), board(hand="RR")]), "L.N:P+0")

    assert after["boards"][1] == passed(score=9)


def test_phase_two_may_begin_with_forced_passes__SP_R14__SP_5_1() -> None:
    after = run(taking([board(), board(), board()], displays=["OOOO"], token=1), "1O")

    assert after["turn"] == {"decide": [0]}
    assert [each["passed"] for each in after["boards"]] == [False, True, True]


def test_the_round_ends_when_the_last_one_has_no_tile_left__SP_R14() -> None:
    after = run(placing([board(hand="P"), passed(kept="GG")]), "L.N:P+0")

    assert (after["round"], after["turn"]) == (2, {"chance": "deal"})
    assert [each["hand"] for each in after["boards"]] == ["", "GG"]
