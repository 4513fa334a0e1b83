"""The printed parts against tables written by hand."""

import pytest

from azulejos.games.azul import layout
from tests.azul.positions import PRINTED

ROWS_BY_NAME = [
    ["blue", "yellow", "red", "black", "white"],
    ["white", "blue", "yellow", "red", "black"],
    ["black", "white", "blue", "yellow", "red"],
    ["red", "black", "white", "blue", "yellow"],
    ["yellow", "red", "black", "white", "blue"],
]


def test_the_wall_shows_each_colour_where_the_board_has_it__AZ_1_8():
    found = [[""] * 5 for _ in range(5)]
    for row in range(5):
        for colour, name in enumerate(layout.COLOUR_NAMES):
            found[row][layout.printed_column(row, colour)] = name

    assert found == ROWS_BY_NAME


def test_the_letters_of_the_tests_are_the_same_wall__AZ_1_8():
    letters = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W"}

    assert ["".join(letters[name] for name in row) for row in ROWS_BY_NAME] == list(PRINTED)


def test_each_colour_is_once_in_each_row_and_column_of_the_coloured_wall__AZ_1_8():
    for colour in range(5):
        columns = [layout.printed_column(row, colour) for row in range(5)]
        assert sorted(columns) == [0, 1, 2, 3, 4]


def test_five_colours_in_their_order__AZ_1_3():
    assert layout.COLOURS == "BYRKW"
    assert layout.COLOUR_NAMES == ("blue", "yellow", "red", "black", "white")
    assert (layout.BLUE, layout.YELLOW, layout.RED, layout.BLACK, layout.WHITE) == (0, 1, 2, 3, 4)


def test_twenty_tiles_of_each_colour__AZ_1_2():
    assert layout.TILES_PER_COLOUR == 20


def test_two_to_four_players__AZ_1_1():
    assert list(layout.SEATS) == [2, 3, 4]


def test_displays_by_player_count__AZ_1_4():
    assert layout.DISPLAYS == {2: 5, 3: 7, 4: 9}
    assert layout.MOST_DISPLAYS == 9
    assert layout.TILES_PER_DISPLAY == 4


def test_penalties_of_the_seven_floor_spaces__AZ_1_6__AZ_1_7():
    assert layout.FLOOR_SPACES == 7
    assert layout.FLOOR_PENALTIES == (1, 1, 2, 2, 2, 3, 3)


def test_a_floor_line_costs_the_sum_of_its_spaces__AZ_1_7():
    assert layout.FLOOR_LOSS.tolist() == [0, 1, 2, 4, 6, 8, 11, 14]


def test_bonuses_for_row_column_and_colour__AZ_9_2():
    assert (layout.ROW_BONUS, layout.COLUMN_BONUS, layout.COLOUR_BONUS) == (2, 7, 10)


def test_three_idle_rounds_end_a_game__AZ_R9():
    assert layout.IDLE_ROUNDS_TO_END == 3


@pytest.mark.parametrize(
    ("filled", "place", "length"),
    [
        ("#....", 0, 1),
        ("##...", 0, 2),
        ("##...", 1, 2),
        ("#.###", 0, 1),
        ("#.###", 3, 3),
        ("##.##", 1, 2),
        ("##.##", 3, 2),
        (".####", 4, 4),
        ("#####", 2, 5),
    ],
)
def test_a_run_ends_at_a_gap_or_at_the_edge__AZ_6_1(filled, place, length):
    bits = sum(1 << column for column, mark in enumerate(filled) if mark == "#")

    assert layout.RUN[bits, place] == length
