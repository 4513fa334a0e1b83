"""Phase 2, placing tiles and scoring them: SP-5.1 to SP-5.9."""

import pytest

from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import legal, refused, run
from tests.summer_pavilion.positions import board, cell, centre, passed, placing, star, stars, taking
from tests.summer_pavilion.printed import COLOURS, COSTS, STAR_COLOURS

OTHER = board(hand="R")
"""Somebody else who still plays."""

# --- Whose turn it is ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "first"), [(2, 2), (1, 1), (0, 0), ("centre", 1)])
def test_the_owner_of_the_token_begins_or_else_the_starter__SP_5_1(token: object, first: int) -> None:
    boards = [board(hand="G"), board(hand="G"), board(hand="G")]

    after = run(taking(boards, displays=["OOOO"], token=token, starter=1), "1O")

    assert (after["phase"], after["turn"]) == ("place", {"decide": [first]})


def test_a_turn_is_one_placement_and_then_the_next_seat_plays__SP_5_1() -> None:
    table = placing([board(hand="PPP"), board(hand="GGG"), board(hand="RRR")])

    first = run(table, "L.N:P+0")
    second = run(first, cell("G", 1) + ":G+0")

    assert (first["turn"], second["turn"]) == ({"decide": [1]}, {"decide": [2]})
    assert run(second, "pass:RRR")["turn"] == {"decide": [0]}


def test_a_player_who_has_passed_is_skipped__SP_5_1() -> None:
    table = placing([board(hand="PPP"), passed(kept="G"), board(hand="R"), passed()])

    after = run(table, "L.N:P+0")

    assert after["turn"] == {"decide": [2]}
    assert run(after, "pass:R")["turn"] == {"decide": [0]}


def test_the_last_one_takes_turns_in_a_row_until_all_have_passed__SP_5_1() -> None:
    table = placing([board(hand="PPP" + "G" * 4), passed(), passed()])

    first = run(table, "L.N:P+0")
    second = run(first, "L.NE:P+0")

    assert (first["turn"], second["turn"]) == ({"decide": [0]}, {"decide": [0]})
    assert run(second, "pass:GGGG")["round"] == 2


# --- Placing and paying -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_every_cell_costs_its_number__SP_5_2__SP_1_8__SP_1_9(side: str) -> None:
    for name, cost in COSTS[side].items():
        colour = STAR_COLOURS.get(name.split(".", maxsplit=1)[0], "G")
        table = placing([board(hand=colour * cost + "Y"), board(hand="R")], board=side, round=6 if colour != "R" else 2)

        after = run(table, f"{name}:{colour}+0")

        assert after["boards"][0]["cells"] == {name: colour}
        assert after["boards"][0]["hand"] == "Y"
        assert after["tower"] == colour * (cost - 1)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_one_tile_less_than_the_number_is_too_few__SP_5_2(number: int) -> None:
    table = placing([board(hand="B" * (number - 1)), OTHER])

    error = refused(table, f"{cell('B', number)}:B+0")

    assert (error.code, error.clause) == ("not-enough-tiles", "SP-5.2")


def test_a_cell_takes_one_tile__SP_5_2() -> None:
    table = placing([board(hand="B" * 12, cells=stars("B1")), OTHER])

    assert legal(table, f"{cell('B', 1)}:") == set()
    error = refused(table, f"{cell('B', 1)}:B+0")
    assert (error.code, error.clause) == ("cell-taken", "SP-5.2")


def test_only_tiles_beside_the_board_pay__SP_5_2() -> None:
    table = placing([board(hand="B"), board(hand="BBBBBB")], supply="BBBBBPPPPP")

    assert legal(table, "R.") == {f"{cell('B', 1)}:B+0"}


def test_the_split_between_own_tiles_and_jokers_is_free__SP_5_3() -> None:
    table = placing([board(hand="GGGGPPPPP"), OTHER])
    six, four = cell("G", 6), cell("G", 4)

    assert legal(table, f"{six}:") == {f"{six}:G+{jokers}" for jokers in (2, 3, 4, 5)}
    assert legal(table, f"{four}:") == {f"{four}:G+{jokers}" for jokers in (0, 1, 2, 3)}
    after = run(table, f"{six}:G+3")
    assert (after["boards"][0]["hand"], after["tower"]) == ("PPG", "PPPGG")


def test_one_tile_at_least_is_of_the_own_colour__SP_5_3() -> None:
    table = placing([board(hand="PPPPPP"), OTHER])

    assert legal(table, "LL.") == set()
    error = refused(table, f"{cell('G', 3)}:G+2")
    assert (error.code, error.clause) == ("no-own-tile", "SP-5.3")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_as_many_jokers_as_the_number_leave_no_own_tile__SP_5_3(number: int) -> None:
    table = placing([board(hand="GPPPPPP"), OTHER])

    assert refused(table, f"{cell('G', number)}:G+{number}").code == "no-own-tile"


def test_the_joker_colour_itself_is_paid_with_its_own_tiles__SP_5_4() -> None:
    table = placing([board(hand="PPPRRR"), OTHER])

    assert legal(table, "L.") == {"L.N:P+0", "L.NE:P+0", "L.SE:P+0"}
    after = run(table, "L.SE:P+0")
    assert (after["boards"][0]["hand"], after["tower"]) == ("RRR", "PP")


@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_the_joker_colour_has_one_way_to_be_written__SP_5_4(jokers: int) -> None:
    error = refused(placing([board(hand="PPPPPP"), OTHER]), f"L.S:P+{jokers}")

    assert (error.code, error.clause) == ("joker-pays-itself", "SP-5.4")


def test_the_tile_on_the_cell_is_of_the_colour_not_a_joker__SP_5_5() -> None:
    table = placing([board(hand="GPPPPP"), OTHER])

    after = run(table, f"{cell('G', 6)}:G+5")

    assert after["boards"][0]["cells"] == {cell("G", 6): "G"}
    assert after["tower"] == "PPPPP"


def test_outer_stars_take_their_colour_only__SP_5_6() -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    table = placing([board(hand=hand), OTHER])

    for name, colour in STAR_COLOURS.items():
        assert {text.split(":")[1][0] for text in legal(table, f"{name}.")} == {colour}
    error = refused(table, f"{cell('B', 1)}:G+0")
    assert (error.code, error.clause) == ("colour-not-allowed", "SP-5.6")


def test_the_centre_takes_any_colour_it_lacks_anywhere__SP_5_6() -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    table = placing([board(hand=hand, cells=centre({4: "G", 6: "R"})), OTHER])

    for number in (1, 2, 3, 5):
        assert {text.split(":")[1][0] for text in legal(table, f"{cell('C', number)}:")} == set("POYB")
    assert refused(table, f"{cell('C', 1)}:G+0").code == "colour-not-allowed"


def test_the_last_cell_of_the_centre_takes_the_last_colour__SP_5_6() -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    table = placing([board(hand=hand, cells=star("C", "PGO.BR")), OTHER])

    assert legal(table, "C.") == {f"C.S:Y+{jokers}" for jokers in range(4)}


def test_number_one_needs_a_tile_of_its_own__SP_5_7() -> None:
    without = placing([board(hand="PPPP"), OTHER])
    having = placing([board(hand="PPPPB"), OTHER])

    assert legal(without, f"{cell('B', 1)}:") == set()
    assert legal(having, f"{cell('B', 1)}:") == {f"{cell('B', 1)}:B+0"}


def test_tiles_never_move_once_placed__SP_5_8() -> None:
    before = placing([board(hand="PPPP", cells=stars("P26", "O1") | centre({2: "Y"})), OTHER])

    after = run(before, "L.N:P+0", "pass:R", "pass:-")

    assert after["boards"][0]["cells"] == {**before["boards"][0]["cells"], "L.N": "P"}
    assert (after["round"], GAME.read_position(after) is not None) == (2, True)


# --- Scoring a placement ------------------------------------------------------------------------------


def gain(filled: str, number: int) -> int:
    """Points for a tile on the purple star, with these numbers filled before."""
    table = placing([board(score=10, hand="P" * 6 + "R", cells=stars(f"P{filled}")), OTHER])
    return int(run(table, f"{cell('P', number)}:P+0")["boards"][0]["score"]) - 10


@pytest.mark.parametrize(
    ("filled", "number", "points"),
    [
        ("", 3, 1),
        ("5", 3, 1),
        ("2", 3, 2),
        ("24", 3, 3),
        ("12", 3, 3),
        ("45", 6, 3),
        ("1", 6, 2),
        ("6", 1, 2),
        ("65", 1, 3),
        ("1256", 4, 5),
        ("12456", 3, 6),
        ("1245", 6, 5),
        ("145", 3, 3),
        ("246", 1, 3),
    ],
)
def test_points_are_the_length_of_the_chain_round_the_ring__SP_5_9(filled: str, number: int, points: int) -> None:
    assert gain(filled, number) == points


def test_neighbouring_stars_do_not_count__SP_5_9() -> None:
    cells = stars("O12", "B3456", "P1") | centre({1: "G", 2: "Y"})
    table = placing([board(hand="RR", cells=cells), board(hand="R")], round=2)

    assert run(table, f"{cell('R', 1)}:R+0")["boards"][0]["score"] == 5 + 1


def test_the_centre_is_a_star_like_others__SP_5_9() -> None:
    table = placing([board(hand="PR", cells=star("C", ".GO..R")), OTHER])

    assert run(table, "C.N:P+0")["boards"][0]["score"] == 5 + 4
