"""The score breakdown: each item by its clause, and all of them together."""

from typing import Any

import pytest

from azulejos.core.tally import totals
from azulejos.games.azul import GAME
from tests.azul.positions import Board, board, last_take, play, printed
from tests.azul.random_games import states

ALMOST_A_ROW = printed((1, 2), (1, 3), (1, 4), (1, 5))


def parts(*boards: Board) -> list[dict[str, dict[str, int]]]:
    """The items of each seat, after the last take of round 5 with these boards."""
    before = last_take(*boards, round=5)
    played = [GAME.read_position(before), GAME.read_position(play(before, "CW>5"))]
    return [{item.name: item.parts for item in items} for items in GAME.tally(played)]


def test_a_row_and_its_tile_are_separate_items__AZ_6_1__AZ_9_2():
    first = parts(board(lines={1: "B"}, wall=ALMOST_A_ROW))[0]

    assert first == {"wall": {"5": 5}, "floor": {}, "rows": {"1": 2}, "columns": {}, "colours": {}}


def test_columns_and_colours_are_named__AZ_9_2():
    cells = printed(
        (1, 2), (1, 3), (1, 4), (1, 5), *((row, 1) for row in range(2, 6)), *((row, row) for row in range(2, 6))
    )

    first = parts(board(lines={1: "B"}, wall=cells))[0]

    assert (first["rows"], first["columns"], first["colours"]) == ({"1": 2}, {"1": 7}, {"B": 10})


def test_a_floor_line_costs_no_more_than_there_is__AZ_7_1__AZ_7_2():
    first, poor = board(lines={1: "B"}, wall=ALMOST_A_ROW), board(score=1, floor="KKK")

    assert parts(first, poor)[1] == {
        "start": {"1": 1},
        "wall": {},
        "floor": {"5": -1},
        "rows": {},
        "columns": {},
        "colours": {},
    }


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_items_together_are_the_score_in_every_state__AZ_6_1__AZ_7_1__AZ_9_2(players, wall):
    played: list[Any] = []
    for number, state in enumerate(states(players, players, wall)):
        played.append(state)
        if number % 10 == 0 or GAME.position(state)["phase"] == "over":
            assert totals(GAME.tally(played)) == list(GAME.result(state).scores)
    assert any(item.points < 0 for items in GAME.tally(played) for item in items)
