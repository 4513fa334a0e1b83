"""The end of the game and the final scoring: SP-7."""

import pytest

from azulejos.core.turn import Over
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import final, run
from tests.summer_pavilion.positions import (
    board,
    cell,
    centre,
    full_board,
    last_turn,
    over,
    passed,
    placing,
    star,
    stars,
)
from tests.summer_pavilion.printed import COLOURS, COSTS, STAR_COLOURS


def number_cells(*numbers: int) -> dict[str, str]:
    """A coloured board with these numbers covered on all seven stars."""
    cells = {}
    for name, cost in COSTS["coloured"].items():
        if cost in numbers:
            cells[name] = STAR_COLOURS.get(name.split(".", maxsplit=1)[0], COLOURS[cost - 1])
    return cells


# --- When it ends -------------------------------------------------------------------------------------


def test_the_game_is_over_after_round_six__SP_7_1() -> None:
    after = run(last_turn(passed(score=9)), "pass:R")

    assert (after["phase"], after["round"], after["joker"]) == ("over", 6, "R")
    assert after["turn"] == {"over": {"ranks": [1, 2]}}
    assert GAME.legal(GAME.read_position(after), 0) == []


def test_at_the_end_kept_tiles_are_in_the_tower_and_all_have_passed__SP_7_3() -> None:
    after = run(last_turn(passed(score=9, kept="GGYY")), "pass:R")

    assert after["tower"] == "GGYYR"
    assert [(each["kept"], each["hand"], each["passed"]) for each in after["boards"]] == [("", "", True)] * 2


def test_gaps_are_filled_in_the_last_round_too__SP_5_12__SP_7_1() -> None:
    table = placing([board(hand="P" * 6, cells=stars("P5")), passed()], supply="GGOOYYBBRR", round=6)
    drawing = run(table, f"{cell('P', 6)}:P+0", "+G", "+G", "+O")

    after = run(drawing, "supply BBB", "pass:GGO")

    assert drawing["turn"] == {"chance": "supply", "after": 0}
    assert (after["phase"], after["supply"]) == ("over", "OYYBBBBBRR")
    assert after["tower"] == "PPPPPGGO"


def test_no_bonus_before_the_end__SP_7_1__SP_7_2() -> None:
    cells = number_cells(1) | stars("P123456")
    table = placing([passed(score=20, cells=cells), board(hand="R")], round=5, turn={"decide": [1]})

    assert run(table, "pass:R")["boards"][0]["score"] == 20


# --- What it brings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points"), [("C", 12), ("UR", 14), ("R", 15), ("LR", 16), ("UL", 17), ("LL", 18), ("L", 20)]
)
def test_a_complete_star_brings_points_by_its_colour__SP_7_1(name: str, points: int) -> None:
    assert final(passed(score=10, cells=full_board(name))) == [10 + points]


@pytest.mark.parametrize("name", ["C", "UR", "R", "LR", "UL", "LL", "L"])
def test_five_cells_are_no_star__SP_7_1(name: str) -> None:
    cells = full_board(name)
    del cells[f"{name}.SE"]

    assert final(passed(score=10, cells=cells)) == [10]


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_a_number_covered_on_all_seven_stars_brings_points__SP_7_2(number: int, points: int) -> None:
    assert final(passed(score=10, cells=number_cells(number))) == [10 + points]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_six_of_a_number_bring_nothing__SP_7_2(number: int) -> None:
    for missing in number_cells(number):
        cells = {name: letter for name, letter in number_cells(number).items() if name != missing}
        assert final(passed(score=10, cells=cells)) == [10]


def test_a_whole_board_brings_everything__SP_7_1__SP_7_2() -> None:
    everything = 12 + 14 + 15 + 16 + 17 + 18 + 20 + 4 + 8 + 12 + 16

    assert final(passed(score=100, cells=full_board())) == [100 + everything]


def test_every_player_gets_bonuses__SP_7_1() -> None:
    boards = [passed(score=10, cells=full_board("R")), passed(score=10, cells=full_board("C")), passed(score=10)]

    assert final(*boards) == [25, 22, 10]


@pytest.mark.parametrize(("score", "kept", "left"), [(10, "GGGG", 6), (10, "", 10), (3, "GGGG", 1), (1, "G", 1)])
def test_kept_tiles_cost_a_point_each_at_the_end__SP_7_3(score: int, kept: str, left: int) -> None:
    assert final(passed(score=score, kept=kept)) == [left]


def test_bonuses_come_before_the_loss__SP_7_3__SP_R4() -> None:
    assert final(passed(score=1, kept="GGGG", cells=number_cells(1))) == [1 + 4 - 4]
    assert final(passed(score=1, kept="GGGG", cells=number_cells(2))) == [1 + 8 - 4]


def test_kept_tiles_cost_nothing_in_other_rounds__SP_7_3() -> None:
    table = placing([passed(score=20, kept="GGGG"), board(hand="R")], round=5, turn={"decide": [1]})

    assert run(table, "pass:R")["boards"][0]["score"] == 20


# --- Who wins -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [((30, 20), (1, 2)), ((20, 20), (1, 1)), ((20, 25, 20), (2, 1, 2)), ((7, 90, 90, 3), (3, 1, 1, 4))],
)
def test_most_points_win_and_equal_points_share__SP_7_4(scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    state = GAME.read_position(over([passed(score=score) for score in scores], ranks))

    assert (GAME.result(state).scores, GAME.result(state).ranks) == (scores, ranks)
    assert GAME.turn(state) == Over(GAME.result(state))


def test_nothing_breaks_a_tie__SP_7_4() -> None:
    """Neither filled cells, nor the token, nor the seat."""
    boards = [passed(score=40, cells=full_board("L") | centre({1: "G"})), passed(score=40), passed(score=12)]

    assert GAME.result(GAME.read_position(over(boards, (1, 1, 3), token=1))).ranks == (1, 1, 3)


def test_the_ranks_come_from_the_final_scores__SP_7_4() -> None:
    """Seat 0 is behind until its star counts."""
    after = run(last_turn(passed(score=20, cells=star("L", "PPPPPP")), passed(score=39)), "pass:R")

    assert after["turn"] == {"over": {"ranks": [1, 2, 3]}}


def test_before_the_end_the_result_is_how_things_stand__SP_7_4() -> None:
    boards = [board(score=4, hand="R"), board(score=9, cells=full_board("L")), board(score=4)]

    assert GAME.result(GAME.read_position(placing(boards))).to_json() == {"scores": [4, 9, 4], "ranks": [2, 1, 2]}
