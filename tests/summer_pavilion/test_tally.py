"""The score breakdown: each item by its clause, and all of them together."""

from typing import Any

import pytest

from azulejos.core.tally import totals
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.positions import Position, board, cell, full_board, last_turn, passed, placing, stars, taking
from tests.summer_pavilion.printed import COSTS, STAR_COLOURS
from tests.summer_pavilion.random_games import states


def parts(before: Position, move: str, seat: int = 0) -> dict[str, dict[str, int]]:
    """The items with points of a seat, after a move of the seat that has the turn."""
    state = GAME.read_position(before)
    after = GAME.play(state, before["turn"]["decide"][0], GAME.read_move(move))
    return {item.name: item.parts for item in GAME.tally([state, after])[seat] if item.parts}


def test_a_placed_tile_is_listed_with_its_round__SP_5_9() -> None:
    before = placing([board(hand="PPG", cells=stars("P1")), passed()], round=3)

    assert parts(before, f"{cell('P', 2)}:P+0") == {"start": {"1": 5}, "placed": {"3": 2}}


def test_the_token_costs_as_many_points_as_tiles__SP_4_5() -> None:
    before = taking(displays=["", "", "", "", "GGGG"], centre="OOY", token="centre")

    assert parts(before, "CO") == {"start": {"1": 5}, "token": {"1": -2}}


def test_discarded_tiles_are_listed_but_never_below_one__SP_5_15__SP_5_16() -> None:
    before = placing([board(score=3, hand="GGGGGGYY"), board(hand="R")], round=2)

    assert parts(before, "pass:GG") == {"start": {"1": 3}, "passed": {"2": -2}}


def test_stars_and_kept_tiles_are_listed__SP_7_1__SP_7_3() -> None:
    before = last_turn(passed(score=9, kept="GG", cells=full_board("L", "C")))

    assert parts(before, "pass:R") == {"start": {"1": 9}, "stars": {"C": 12, "L": 20}, "kept": {"6": -2}}


@pytest.mark.parametrize(
    ("kept", "losses"), [("-", {"passed": -2}), ("G", {"passed": -2, "kept": -1}), ("GGRR", {"kept": -4})]
)
def test_the_last_pass_is_listed_by_what_it_kept__SP_5_15__SP_7_3__SP_R4(kept: str, losses: dict[str, int]) -> None:
    """With 3 points and 4 tiles it matters how many are kept."""
    found = parts(placing([board(score=3, hand="GGRR", cells=full_board("UR")), passed()], round=6), f"pass:{kept}")

    assert {name: found[name]["6"] for name in ("passed", "kept") if name in found} == losses
    assert found["stars"] == {"UR": 14}


@pytest.mark.parametrize("kept", ["-", "G", "GGRR"])
def test_where_it_makes_no_difference_the_tiles_of_the_last_pass_count_as_kept__SP_R4(kept: str) -> None:
    found = parts(placing([board(score=9, hand="GGRR"), passed()], round=6), f"pass:{kept}")

    assert found == {"start": {"1": 9}, "kept": {"6": -4}}


def test_numbers_are_listed_one_by_one__SP_7_2() -> None:
    ones = {name: STAR_COLOURS.get(name.split(".")[0], "P") for name, cost in COSTS["coloured"].items() if cost == 1}

    assert parts(last_turn(passed(cells=ones)), "pass:R") == {"start": {"1": 5}, "numbers": {"1": 4}}


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_items_together_are_the_score_in_every_state__SP_5_9__SP_7_1__SP_7_3(players: int, side: str) -> None:
    played: list[Any] = []
    for number, state in enumerate(states(players, players, side)):
        played.append(state)
        if number % 10 == 0 or GAME.position(state)["phase"] == "over":
            assert totals(GAME.tally(played)) == list(GAME.result(state).scores)
