"""Scoring a placed tile and the floor line: AZ-6 and AZ-7."""

import pytest

from azulejos.games.azul import rules
from tests.azul.positions import PRINTED, all_tiles, board, deal, end_offer, printed


def gain(wall: list[str], row: int, colour: str) -> int:
    """What the tile of a full line scores on a coloured wall."""
    return int(end_offer(board(lines={row: colour * row}, wall=wall))["boards"][0]["score"])


# --- A placed tile ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "points"),
    [
        ([], 1),
        ([(2, 2), (2, 4), (4, 2), (4, 4)], 1),  # diagonal neighbours do not touch
        ([(3, 1), (3, 5), (1, 3), (5, 3)], 1),  # beyond a gap
        ([(3, 2)], 2),
        ([(3, 4)], 2),
        ([(2, 3)], 2),
        ([(4, 3)], 2),
        ([(3, 2), (3, 4)], 3),
        ([(2, 3), (4, 3)], 3),
        ([(3, 1), (3, 2), (3, 5)], 3),
        ([(1, 3), (2, 3), (5, 3)], 3),
        ([(1, 3), (2, 3), (4, 3), (5, 3)], 5),
        ([(3, 2), (2, 3)], 4),
        ([(3, 4), (4, 3)], 4),
        ([(3, 2), (2, 3), (4, 3)], 5),
        ([(3, 2), (3, 4), (2, 3), (4, 3)], 6),
        ([(3, 1), (3, 2), (3, 4), (2, 3)], 6),
        ([(3, 1), (3, 2), (3, 4), (1, 3), (2, 3), (4, 3), (5, 3)], 9),
    ],
)
def test_the_middle_cell_scores_its_runs_across_and_down__AZ_6_1(cells, points):
    assert gain(printed(*cells), 3, "B") == points


def run_by_walking(cells: set[tuple[int, int]], cell: tuple[int, int], step: tuple[int, int]) -> int:
    """The length of a run, found cell by cell."""
    length = 1
    for sign in (1, -1):
        row, column = cell[0] + sign * step[0], cell[1] + sign * step[1]
        while (row, column) in cells:
            length += 1
            row, column = row + sign * step[0], column + sign * step[1]
    return length


@pytest.mark.parametrize("row", range(5))
def test_every_cell_with_every_cross_of_neighbours__AZ_6_1(row):
    for column in range(5):
        for across in range(32):
            for down in range(32):
                cells = {(row, place) for place in range(5) if across >> place & 1}
                cells |= {(place, column) for place in range(5) if down >> place & 1} | {(row, column)}
                runs = [run_by_walking(cells, (row, column), step) for step in ((0, 1), (1, 0))]
                expected = sum(run for run in runs if run >= 2) or 1
                bits = sum(1 << (5 * r + c) for r, c in cells)
                assert rules.worth(bits, row, column) == expected, (column, across, down)


def test_tiles_of_the_same_phase_count__AZ_6_2():
    lines = {1: "Y", 2: "BB", 3: "WWW"}  # all three in column 2

    after = end_offer(board(lines=lines))["boards"][0]

    assert after["wall"] == printed((1, 2), (2, 2), (3, 2))
    assert after["score"] == 1 + 2 + 3


def test_tiles_of_lower_lines_do_not_count_yet__AZ_6_2():
    lines = {2: "WW", 3: "KKK"}  # both in column 1, where rows 4 and 5 are tiled

    after = end_offer(board(lines=lines, wall=printed((4, 1), (5, 1))))["boards"][0]

    assert after["score"] == 1 + 4


def test_ten_points_is_the_most__AZ_6_3():
    cross = [(3, 1), (3, 2), (3, 4), (3, 5), (1, 3), (2, 3), (4, 3), (5, 3)]

    after = end_offer(board(lines={3: "BBB"}, wall=printed(*cross)))["boards"][0]

    assert after["score"] == 10 + 2 + 7  # and the bonuses of the row and the column, which end the game
    assert all(rules.worth((1 << 25) - 1, row, column) == 10 for row in range(5) for column in range(5))


# --- The floor line -----------------------------------------------------------------------------------


def test_every_occupied_floor_space_costs__AZ_7_1():
    after = end_offer(board(score=30, floor="BYRK"))

    assert after["boards"][0]["score"] == 30 - (1 + 1 + 2 + 2)


@pytest.mark.parametrize("floor", ["M", "BM", "BYM", "MBY", "BYRKBYM"])
def test_the_marker_counts_as_a_tile__AZ_7_1(floor):
    with_marker = end_offer(board(score=30, floor=floor))
    with_tile = end_offer(board(score=30, floor=floor.replace("M", "W")))

    assert with_marker["boards"][0]["score"] == with_tile["boards"][0]["score"] < 30


def test_the_score_never_falls_below_zero__AZ_7_2():
    assert end_offer(board(score=3, floor="BYRK"))["boards"][0]["score"] == 0


def test_the_score_is_held_at_zero_once_after_the_wall_points__AZ_7_2():
    """The floor line scored first, and held at 0 then, would end at 4."""
    given = board(score=2, lines={1: "B", 2: "WW"}, wall=printed((3, 1)), floor="BYR")

    after = end_offer(given)["boards"][0]

    assert after["score"] == 2 + 1 + 3 - 4


def test_a_loss_that_the_wall_points_just_cover_is_paid_in_full__AZ_7_2():
    given = board(score=1, lines={1: "B"}, wall=printed((1, 2), (1, 3)), floor="BYR")

    assert end_offer(given)["boards"][0]["score"] == 0


def test_bonuses_come_after_the_floor_line__AZ_7_2__AZ_9_2():
    given = board(score=0, lines={1: "B"}, wall=printed((1, 2), (1, 3), (1, 4), (1, 5)), floor="BYRKBYR")

    assert end_offer(given)["boards"][0]["score"] == max(0, 5 - 14) + 2


def test_floor_tiles_go_to_the_lid__AZ_7_3():
    after = end_offer(board(floor="BWWY"), board(floor="KB"), lid="R")

    assert after["lid"] == "BBYRKWW"
    assert [each["floor"] for each in after["boards"]] == ["", "", ""]
    assert len(all_tiles(after)) == 100


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_owner_of_the_marker_is_the_next_starter__AZ_7_3(seat):
    floors = ["", "", ""]
    floors[seat] = "KM"

    after = end_offer(*(board(floor=floor) for floor in floors))
    dealt = deal(after, "deal BBBB YYYY RRRR KKKK BBBB YYYY RRRR KKKK BBBB")

    assert (after["starter"], after["marker"]) == (seat, "centre")
    assert dealt["turn"] == {"decide": [seat]}


def test_the_tests_know_the_printed_wall__AZ_1_8():
    assert printed((1, 1), (5, 5)) == ["B....", ".....", ".....", ".....", "....B"]
    assert PRINTED[2][2] == "B"
