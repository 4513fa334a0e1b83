"""The variant with the grey side: SP-8."""

import pytest

from tests.summer_pavilion.playing import final, legal, refused, run
from tests.summer_pavilion.positions import Position, board, passed, placing, star
from tests.summer_pavilion.printed import COLOURS, COSTS, MULTICOLOUR_BONUS, STAR_BONUS, STARS

HAND = "".join(letter * 6 for letter in COLOURS)


def grey(cells: dict[str, str], hand: str = HAND, **changes: object) -> Position:
    """Seat 0 is about to place on a grey board."""
    return placing([board(hand=hand, cells=cells), board(hand="R")], **{"board": "grey", **changes})


def offered(cells: dict[str, str], name: str) -> set[str]:
    """The colours that a star takes."""
    return {text.split(":")[1][0] for text in legal(grey(cells), f"{name}.")}


def test_rules_are_the_same_with_other_numbers__SP_8_1() -> None:
    table = grey({}, hand="PPBBB")

    after = run(table, "UL.NE:B+1")

    assert (after["boards"][0]["hand"], after["tower"], after["boards"][0]["score"]) == ("PB", "PB", 6)
    assert legal(table, "UL.S:") == {"UL.S:P+0", "UL.S:B+0"}
    assert legal(table, "UR.N:B") == {"UR.N:B+2"}


@pytest.mark.parametrize("name", STARS)
@pytest.mark.parametrize("letters", ["GGGGG.", ".GGGGG"])
def test_a_star_may_be_of_one_colour__SP_8_2(name: str, letters: str) -> None:
    assert offered(star(name, letters), name) == {"G"}


@pytest.mark.parametrize("name", STARS)
def test_a_star_may_be_of_six_colours__SP_8_2(name: str) -> None:
    assert offered(star(name, "PGOYB."), name) == {"R"}
    assert offered(star(name, "R.GOYB"), name) == {"P"}


@pytest.mark.parametrize("name", STARS)
@pytest.mark.parametrize(
    ("letters", "colours"),
    [
        ("......", "PGOYBR"),
        ("R.....", "PGOYBR"),
        (".....P", "PGOYBR"),
        ("RR....", "R"),
        ("R..R..", "R"),
        ("R..B..", "PGOY"),
        ("BR....", "PGOY"),
        ("G.YP..", "OBR"),
        ("YYY...", "Y"),
    ],
)
def test_the_first_two_tiles_decide__SP_8_3__SP_R15__SP_R16(name: str, letters: str, colours: str) -> None:
    assert offered(star(name, letters), name) == set(colours)


@pytest.mark.parametrize(("letters", "colour"), [("RR....", "B"), ("RB....", "R"), ("RB....", "B"), ("PPPPP.", "R")])
def test_other_colours_are_refused__SP_8_3(letters: str, colour: str) -> None:
    place = next(f"C.{where}" for where in ("NW", "SW") if f"C.{where}" not in star("C", letters))

    error = refused(grey(star("C", letters)), f"{place}:{colour}+0")

    assert (error.code, error.clause) == ("colour-not-allowed", "SP-8.3")


def test_one_star_does_not_bind_another__SP_8_3() -> None:
    cells = star("UL", "RRRRRR") | star("C", "RG....") | star("L", "RR....")

    assert offered(cells, "UR") == set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_star_of_one_colour_scores_by_its_colour_wherever_it_is__SP_8_4(colour: str) -> None:
    for name in STARS:
        assert final(passed(score=10, cells=star(name, colour * 6)), board="grey") == [10 + STAR_BONUS[colour]]


@pytest.mark.parametrize("name", STARS)
def test_a_star_of_six_colours_scores_twelve__SP_8_4(name: str) -> None:
    assert final(passed(score=10, cells=star(name, "GPROYB")), board="grey") == [10 + MULTICOLOUR_BONUS]


def test_several_stars_of_a_kind_all_score__SP_8_4() -> None:
    cells = star("UL", "PPPPPP") | star("R", "PPPPPP") | star("C", "PGOYBR") | star("L", "GPRBYO")

    assert final(passed(score=10, cells=cells), board="grey") == [10 + 20 + 20 + 12 + 12]


def with_number(*numbers: int) -> dict[str, str]:
    """A grey board with these numbers covered; stars stay either equal or different."""
    letters = dict(zip(STARS, "RPGOYBR", strict=True))
    return {name: letters[name.split(".", maxsplit=1)[0]] for name, cost in COSTS["grey"].items() if cost in numbers}


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (4, 16), (5, 0), (6, 0)])
def test_numbers_of_this_side_bring_the_same_points__SP_8_5(number: int, points: int) -> None:
    cells = with_number(number)

    assert len(cells) == 6
    assert final(passed(score=10, cells=cells), board="grey") == [10 + points]


def test_threes_are_six_outer_and_six_centre_cells__SP_8_5() -> None:
    cells = with_number(3)
    outer = {name: letter for name, letter in cells.items() if not name.startswith("C.")}

    assert (len(cells), len(outer)) == (12, 6)
    assert final(passed(score=10, cells=cells), board="grey") == [10 + 12 + STAR_BONUS["R"]]
    assert final(passed(score=10, cells=outer), board="grey") == [10]
    for missing in outer:
        rest = {name: letter for name, letter in cells.items() if name != missing}
        assert final(passed(score=10, cells=rest), board="grey") == [10 + STAR_BONUS["R"]]


def test_the_centre_of_threes_alone_is_a_star_but_no_number__SP_8_5() -> None:
    assert final(passed(score=10, cells=star("C", "PGOYBR")), board="grey") == [10 + 12]


def test_features_lie_around_the_same_cells__SP_8_6() -> None:
    """The grey window at the upper left has the numbers 6 and 5 as well, its statue other numbers."""
    window = grey(star("UL", "G....."), supply="PPGGOOYYBB")
    statue = grey({"UL.NE": "G", "UL.SE": "G", "UR.SW": "Y"}, supply="PPGGOOYYBB")

    assert run(window, "UL.NW:B+0")["boards"][0]["bonus"] == 3
    assert run(statue, "UR.NW:Y+0")["boards"][0]["bonus"] == 2
