"""The worked examples of scarce tiles, passes, the end and the grey side, each with its own numbers."""

import pytest

from tests.summer_pavilion.playing import final, legal, run
from tests.summer_pavilion.positions import Position, board, cell, locked, passed, placing, star, stars, waiting
from tests.summer_pavilion.printed import COLOURS, COSTS, STAR_COLOURS

OTHER = board(hand="R")


@pytest.mark.parametrize(("number", "other", "paid"), [(6, 5, 5), (5, 6, 4)])
def test_example_a_window_and_one_tile_in_the_supply__SP_O(number: int, other: int, paid: int) -> None:
    hand, cells = "P" * number, stars(f"P{other}")
    rest = "P" * (22 - number - 1) + "G" * 22 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 21
    table = placing([board(hand=hand, cells=cells), board(hand=rest)], supply="R")
    assert table["bag"] + table["tower"] == ""

    earned = run(table, f"{cell('P', number)}:P+0")
    picked = run(earned, "+R")
    after = run(picked, f"supply {'P' * paid}")

    assert (earned["boards"][0]["bonus"], picked["supply"], picked["tower"]) == (1, "", "P" * paid)
    assert picked["turn"] == {"chance": "supply", "after": 0}
    assert (after["supply"], after["bag"], after["tower"]) == ("P" * paid, "", "")


def test_example_a_pass_held_at_one__SP_P() -> None:
    after = run(placing([board(score=2, hand="GGGGGRRRR"), OTHER]), "pass:GGGG")

    assert after["boards"][0] == passed(score=1, kept="GGGG")


def test_example_a_final_score__SP_Q() -> None:
    ones = {
        name: STAR_COLOURS.get(name.split(".", maxsplit=1)[0], "G")
        for name, cost in COSTS["coloured"].items()
        if cost == 1
    }
    cells = ones | star("L", "PPPPPP")

    assert final(passed(score=60, kept="GGY", cells=cells)) == [60 + 20 + 4 - 3]


def grey(cells: dict[str, str]) -> Position:
    """Six tiles of every colour in hand, and a grey board."""
    hand = "".join(letter * 6 for letter in COLOURS)
    return placing([board(hand=hand, cells=cells), OTHER], board="grey")


def test_example_a_grey_star_of_one_colour__SP_R() -> None:
    table = grey(star("UR", "R..R.."))

    assert {text.split(":")[1][0] for text in legal(table, "UR.")} == {"R"}


def test_example_a_grey_star_of_different_colours__SP_S() -> None:
    table = grey(star("UR", "R..B.."))

    assert {text.split(":")[1][0] for text in legal(table, "UR.")} == {"P", "G", "O", "Y"}


def test_example_three_complete_grey_stars__SP_W() -> None:
    cells = star("UL", "RRRRRR") | star("LR", "RRRRRR") | star("L", "BGYRPO")

    assert final(passed(score=10, cells=cells), board="grey") == [10 + 14 + 14 + 12]


def test_example_all_grey_threes_or_only_the_outer_ones__SP_U() -> None:
    outer = {name: "G" for name, cost in COSTS["grey"].items() if cost == 3 and not name.startswith("C.")}
    assert len(outer) == 6

    assert final(passed(score=10, cells=outer), board="grey") == [10]
    assert final(passed(score=10, cells=outer | star("C", "PGOYBR")), board="grey") == [10 + 12 + 12]
    assert final(passed(score=10, cells=outer | star("C", "BBBBBB")), board="grey") == [10 + 12 + 15]


def test_example_a_short_deal__SP_V() -> None:
    """Two boards cannot hold all the other tiles, so three players share them; they have seven displays."""
    supply, bag, tower = "PPGGOOYYBR", "GR", "BBO"
    boards = [board(cells=cells) for cells in locked(3, supply + bag + tower)]
    table = waiting(boards, supply=supply, bag=bag, tower=tower, round=5)

    after = run(table, "deal GOBR B - - - - -")

    assert [len(display) for display in after["displays"]] == [4, 1, 0, 0, 0, 0, 0]
    assert (after["bag"], after["tower"], after["supply"]) == ("", "", supply)
