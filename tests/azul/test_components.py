"""Components and set-up: AZ-1 and AZ-2."""

from collections import Counter

import pytest

from azulejos.core.errors import OptionError, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.games.azul import GAME
from tests.azul.positions import COLOURS, PRINTED, all_tiles, board, deal, end_offer, play, position, refused, start

# --- Components ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play__AZ_1_1(players):
    assert len(GAME.position(start(players))["boards"]) == players
    assert GAME.facts(Setup.of(GAME, players)).players == players


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_what_algorithms_may_know_beforehand__AZ_1_1__AZ_5_1(wall):
    facts = GAME.facts(Setup.of(GAME, 4, {"wall": wall}))

    assert facts.simultaneous == (wall == "grey")  # all may tile their grey walls at once
    assert (facts.hidden_information, facts.seals, facts.moves) == (False, False, 325)


@pytest.mark.parametrize(
    ("players", "wall", "most_legal", "longest_game"),
    [
        (2, "coloured", 20 * 6, 3 * 41 * 20),  # a take for each tile; no row while 40 tiles lie on the walls
        (3, "coloured", 28 * 6, 3 * 61 * 28),
        (4, "coloured", 36 * 6, 3 * 81 * 36),
        (2, "grey", 20 * 6, 3 * 41 * (20 + 10)),  # and a column for each line
        (4, "grey", 36 * 6, 3 * 81 * (36 + 20)),
    ],
)
def test_bounds_of_moves_and_games__AZ_1_4__AZ_R9(players, wall, most_legal, longest_game):
    facts = GAME.facts(Setup.of(GAME, players, {"wall": wall}))

    assert (facts.most_legal, facts.longest_game) == (most_legal, longest_game)


@pytest.mark.parametrize("players", [0, 1, 5, -2, "2", 2.0, True])
def test_other_numbers_of_players_are_refused__AZ_1_1(players):
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, players)

    assert caught.value.code == "bad-player-count"
    assert caught.value.allowed == ("2", "3", "4")


def test_all_hundred_tiles_start_in_the_bag__AZ_1_2():
    bag = GAME.position(start())["bag"]

    assert Counter(bag) == {"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20}


def test_the_five_colours_have_their_letters__AZ_1_3():
    table = position(displays=["BYRK", "WWWW"])

    for letter in "BYRK":
        assert play(table, f"1{letter}>5")["boards"][0]["lines"][4] == letter
    assert play(table, "2W>5")["boards"][0]["lines"][4] == "WWWW"


@pytest.mark.parametrize("letter", ["P", "G", "O", "T", "b", "M"])
def test_there_is_no_sixth_colour__AZ_1_3(letter):
    with pytest.raises(ParseError):
        GAME.read_move(f"1{letter}>1")


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_displays_by_player_count__AZ_1_4(players, displays):
    assert GAME.position(start(players))["displays"] == [""] * displays


def test_a_display_beyond_those_in_use_offers_nothing__AZ_1_4():
    table = position(displays=["BBBB"] * 5)

    assert refused(table, "6B>1").code == "no-such-display"


def test_the_marker_is_no_tile_and_goes_neither_to_bag_nor_lid__AZ_1_5():
    given = board(floor="MBB")

    after = end_offer(given, board(floor="YY"))

    assert after["lid"] == "BBYY"
    assert "M" not in after["bag"] + after["lid"]
    assert len(all_tiles(after)) == 100


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_pattern_lines_hold_one_to_five_tiles__AZ_1_6(line):
    table = position(centre="BBBBBBB", marker=1, boards=[board(), board(floor="M")], displays=["YYYY"])

    after = play(table, f"CB>{line}")["boards"][0]

    assert after["lines"] == ["B" * line if number == line else "" for number in range(1, 6)]
    assert after["floor"] == "B" * (7 - line)


def test_a_board_has_a_five_by_five_wall_and_a_score_from_zero__AZ_1_6():
    for each in GAME.position(start(4))["boards"]:
        assert each == {"score": 0, "lines": [""] * 5, "wall": ["....."] * 5, "floor": ""}


def test_the_floor_line_has_seven_spaces__AZ_1_6():
    table = position(centre="BBBBBBBBB", marker=1, boards=[board(), board(floor="M")], displays=["YYYY"])

    assert play(table, "CB>F")["boards"][0]["floor"] == "BBBBBBB"


@pytest.mark.parametrize(("pieces", "loss"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_what_a_floor_line_costs__AZ_1_7(pieces, loss):
    after = end_offer(board(score=50, floor="BYRKBYR"[:pieces]))

    assert after["boards"][0]["score"] == 50 - loss


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_full_line_tiles_the_cell_of_its_colour__AZ_1_8(row, colour):
    after = end_offer(board(lines={row: colour * row}))["boards"][0]["wall"]

    expected = ["....."] * 5
    column = PRINTED[row - 1].index(colour)
    expected[row - 1] = "." * column + colour + "." * (4 - column)
    assert after == expected


def test_bag_and_lid_have_no_order__AZ_1_9():
    table = position(rest="lid", bag="BYRKW" * 6)
    mixed = {**table, "bag": "WKRYB" * 6, "lid": table["lid"][::-1]}

    assert GAME.read_position(table).tobytes() == GAME.read_position(mixed).tobytes()
    assert GAME.position(GAME.read_position(mixed)) == {**table, "bag": "BBBBBBYYYYYYRRRRRRKKKKKKWWWWWW"}


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_one_side_for_all_players__AZ_2_1(wall):
    assert GAME.position(start(3, wall))["wall"] == wall
    assert GAME.setup(start(3, wall)).options == {"wall": wall}


def test_the_coloured_side_is_the_default__AZ_2_1():
    assert Setup.of(GAME).options == {"wall": "coloured"}


@pytest.mark.parametrize(
    ("options", "code"), [({"wall": "blue"}, "bad-option-value"), ({"walls": "grey"}, "unknown-option")]
)
def test_there_is_no_third_side__AZ_2_1(options, code):
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, 2, options)

    assert caught.value.code == code


def test_every_score_starts_at_zero__AZ_2_2():
    assert GAME.result(start(4)).scores == (0, 0, 0, 0)


@pytest.mark.parametrize(("players", "bag"), [(2, 80), (3, 72), (4, 64)])
def test_four_random_tiles_on_each_display__AZ_2_3(players, bag):
    before = start(players)
    assert GAME.turn(before) == Chance("deal")

    after = GAME.position(GAME.deal(before, GAME.draw(before, SeededRandomness(players))))

    assert [len(display) for display in after["displays"]] == [4] * len(after["displays"])
    assert len(after["bag"]) == bag
    assert Counter(all_tiles(after)) == dict.fromkeys(COLOURS, 20)


def test_the_first_deal_may_bring_any_tiles_of_the_bag__AZ_2_3():
    after = deal(GAME.position(start()), "deal BBBB YYYY BYRK WWWW RRKW")

    assert after["displays"] == ["BBBB", "YYYY", "BYRK", "WWWW", "RRKW"]
    assert Counter(after["bag"]) == {"B": 15, "Y": 15, "R": 17, "K": 18, "W": 15}


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_host_chooses_who_starts__AZ_2_4__AZ_R12(starter):
    before = start(3, starter=starter)

    after = GAME.deal(before, GAME.draw(before, SeededRandomness(1)))

    assert GAME.turn(after) == Decide((starter,))
    assert GAME.setup(before).starter == starter


@pytest.mark.parametrize("starter", [-1, 3, "0", True])
def test_only_a_seat_of_the_table_can_start__AZ_2_4(starter):
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, 3, starter=starter)

    assert caught.value.code == "bad-starter"


def test_everything_else_starts_empty__AZ_2_5():
    table = GAME.position(start())

    assert (table["lid"], table["centre"], table["marker"]) == ("", "", "centre")
    assert all(each == board() for each in table["boards"])
