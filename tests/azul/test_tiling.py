"""Wall-tiling on the coloured side: AZ-5."""

from itertools import permutations

import pytest

from azulejos.games.azul import GAME
from tests.azul.positions import board, end_offer, last_take, play, position, printed

BEGUN = {2: "RR", 3: "BB", 4: "BBBB"}


def test_boards_do_not_influence_each_other__AZ_5_1():
    alone = end_offer(board(score=4, lines=BEGUN, floor="KK"), board())
    beside = end_offer(board(score=4, lines=BEGUN, floor="KK"), board(lines={1: "R", 5: "YYYYY"}, wall=printed((4, 4))))

    assert alone["boards"][0] == beside["boards"][0]


def test_grey_walls_are_tiled_in_any_order_of_the_seats__AZ_5_1():
    boards = [board(lines={1: "B", 2: "BB"}), board(lines={3: "KKK"}), board(lines={5: "YYYYY"}, floor="R")]
    tiling = end_offer(*boards, wall="grey")
    assert tiling["turn"] == {"decide": [0, 1, 2]}

    ends = []
    for order in permutations([(0, ["1=2", "2=3"]), (1, ["3=3"]), (2, ["5=1"])]):
        table = tiling
        for seat, moves in order:
            table = play(table, *moves, seat=seat)
        ends.append(table)

    assert all(end == ends[0] for end in ends)
    assert ends[0]["boards"][0]["wall"][:2] == [".B...", "..B.."]


def test_every_full_line_gives_one_tile_to_its_row__AZ_5_2():
    lines = {1: "W", 2: "YY", 3: "RRR", 4: "BBBB", 5: "KKKKK"}

    after = end_offer(board(lines=lines))["boards"][0]

    assert after["wall"] == ["....W", "..Y..", "....R", "...B.", "..K.."]
    assert after["lines"] == [""] * 5


def test_lines_are_tiled_from_top_to_bottom__AZ_5_2():
    """Rows 1 and 2 of column 1, with row 3 on the wall: downwards 1 + 3, upwards it would be 2 + 3."""
    given = board(lines={1: "B", 2: "WW"}, wall=printed((3, 1)))

    after = end_offer(given)["boards"][0]

    assert after["score"] == 1 + 3


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_line_n_gives_n_minus_one_tiles_to_the_lid__AZ_5_3(line):
    after = end_offer(board(lines={line: "R" * line}), lid="BB")

    assert after["lid"] == "BB" + "R" * (line - 1)
    assert after["boards"][0]["lines"] == [""] * 5


def test_lines_that_are_not_full_keep_their_tiles__AZ_5_3():
    given = board(lines={1: "", 2: "R", 3: "BB", 4: "KKK", 5: "YYYY"})

    after = end_offer(given)

    assert after["boards"][0] == given
    assert after["lid"] == ""


def test_a_kept_line_continues_in_the_next_round__AZ_5_3():
    after = end_offer(board(lines={3: "BB"}))
    table = GAME.position(GAME.deal(GAME.read_position(after), "deal BYRK BYRK BYRK BYRK BYRK"))

    later = play({**table, "turn": {"decide": [1]}}, "1B>1", "2B>3")

    assert later["boards"][0]["lines"][2] == "BBB"


def test_an_emptied_line_may_be_begun_again_but_not_with_the_same_colour__AZ_5_3__AZ_4_7c():
    after = end_offer(board(lines={2: "RR"}, floor="M"))
    table = GAME.position(GAME.deal(GAME.read_position(after), "deal RRRR BBBB YYYY KKKK BBBB"))

    texts = {GAME.move_text(move) for move in GAME.legal(GAME.read_position(table), 0)}

    assert "2B>2" in texts
    assert "1R>2" not in texts


def test_the_floor_line_is_scored_after_the_wall__AZ_5_4():
    given = board(score=0, lines={1: "B"}, wall=printed((1, 2), (1, 3)), floor="KK")

    after = end_offer(given)["boards"][0]

    assert after["score"] == 3 - 2  # the floor first, held at 0, would leave 3
    assert after["floor"] == ""


def test_the_floor_is_scored_on_every_board__AZ_5_4():
    after = end_offer(board(score=9, floor="K"), board(score=9, floor="KK"), board(score=9, floor="KKK"))

    assert [each["score"] for each in after["boards"]] == [8, 7, 5, 0]


def test_a_grey_floor_is_scored_as_soon_as_its_seat_is_done__AZ_5_4():
    tiling = play(last_take(board(score=9, floor="KK"), board(lines={1: "B"}), wall="grey"), "CW>5")

    assert tiling["phase"] == "tiling"
    assert tiling["boards"][0] == board(score=7)


def test_tiling_is_no_event_on_the_coloured_side__AZ_5_2():
    table = position([board(lines={1: "B"}), board(floor="M")], centre="W", marker=1)

    after = play(table, "CW>5")

    assert after["turn"] == {"chance": "deal"}
    assert after["boards"][0]["wall"] == printed((1, 1))
