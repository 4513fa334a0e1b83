"""The boards as the package knows them, compared with the facts read off the printed boards."""

import json
from collections import Counter
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from azulejos.games.summer_pavilion import geometry, layout
from tests.summer_pavilion.playing import legal
from tests.summer_pavilion.positions import board, placing
from tests.summer_pavilion.printed import BONUS_TILES, CELLS, COSTS, DIRECTIONS, FEATURES, NUMBERS, STAR_COLOURS, STARS

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "printed_boards.json").read_text("utf-8"))
SIDES = ["coloured", "grey"]
WORDS = {"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"}


def cells_of(side: str) -> dict[str, int]:
    """Every cell of the facts with its number."""
    stars = FACTS["sides"][side]
    return {f"{star['id']}.{place}": cost for star in stars for place, cost in star["costs"].items()}


def features_by_name() -> dict[str, Any]:
    return {feature.name: feature for feature in layout.FEATURES}


def near(found: Any, expected: Any) -> bool:
    """Whether two points lie together; the facts have four digits."""
    return all(abs(one - other) < 1e-3 for one, other in zip(found, expected, strict=True))


# --- Names and numbers ----------------------------------------------------------------------------------


def test_what_the_tests_have_by_hand_is_what_the_facts_say__SP_1_8__SP_1_9__SP_1_10() -> None:
    for side in SIDES:
        assert COSTS[side] == cells_of(side)
        assert [star["id"] for star in FACTS["sides"][side]] == list(NUMBERS[side]) == list(STARS)
    assert {each["id"]: each["cells"] for each in FACTS["features"]} == {
        name: cells.split() for name, cells in FEATURES.items()
    } | {"S-L-UL": ["UL.S", "UL.SW", "L.N", "L.NE"]}  # the facts name the cells of this one in another order
    assert all(each["bonusTiles"] == BONUS_TILES[each["id"][0]] for each in FACTS["features"])
    coloured = {star["id"]: WORDS[star["colour"]] for star in FACTS["sides"]["coloured"] if star["colour"]}
    assert coloured == STAR_COLOURS


def test_seven_stars_of_six_cells__SP_1_6__SP_1_7() -> None:
    assert tuple(geometry.STARS) == STARS
    assert tuple(geometry.DIRECTIONS) == DIRECTIONS
    assert list(geometry.CELL_NAMES) == CELLS
    assert len(set(geometry.CELL_NAMES)) == 42


@pytest.mark.parametrize("name", CELLS)
def test_the_number_of_every_cell__SP_1_8__SP_1_9(name: str) -> None:
    at = CELLS.index(name)

    assert [int(layout.COSTS[grey][at]) for grey in (0, 1)] == [cells_of(side)[name] for side in SIDES]


def test_how_often_each_number_is_printed__SP_1_8__SP_8_5() -> None:
    assert Counter(int(cost) for cost in layout.COSTS[0]) == dict.fromkeys(range(1, 7), 7)
    assert Counter(int(cost) for cost in layout.COSTS[1]) == {1: 6, 2: 6, 3: 12, 4: 6, 5: 6, 6: 6}


@pytest.mark.parametrize(("star", "colour"), list(STAR_COLOURS.items()))
def test_the_colour_of_every_star_of_the_coloured_side__SP_1_8(star: str, colour: str) -> None:
    """With six tiles of every colour in hand and no jokers paid, the legal cells show the colours."""
    hand = "".join(letter * 6 for letter in "PGOYBR")

    offered = {text.split(":")[1] for text in legal(placing([board(hand=hand), board(hand="R")]), f"{star}.")}

    assert {text[0] for text in offered} == {colour}


# --- Pillars, statues, windows --------------------------------------------------------------------------


def test_there_are_six_pillars_six_statues_and_six_windows__SP_1_6__SP_1_10() -> None:
    assert Counter(feature.name[0] for feature in layout.FEATURES) == {"P": 6, "S": 6, "W": 6}
    assert set(features_by_name()) == {each["id"] for each in FACTS["features"]}
    assert sum(feature.tiles for feature in layout.FEATURES) == 36
    assert sum(len(feature.cells) for feature in layout.FEATURES) == 60


@pytest.mark.parametrize("fact", FACTS["features"], ids=lambda fact: str(fact["id"]))
def test_the_cells_and_the_tiles_of_every_feature__SP_1_10__SP_8_6(fact: dict[str, Any]) -> None:
    feature = features_by_name()[fact["id"]]

    assert {CELLS[cell] for cell in feature.cells} == set(fact["cells"])
    assert feature.tiles == fact["bonusTiles"]
    assert near(feature.middle, fact["middle"])


def test_how_many_features_touch_a_cell_follows_its_number__SP_1_10() -> None:
    touching = Counter(cell for feature in layout.FEATURES for cell in feature.cells)

    for at, name in enumerate(CELLS):
        expected = 2 if name.startswith("C.") else {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}[COSTS["coloured"][name]]
        assert touching[at] == expected, name


def test_one_cell_earns_three_tiles_at_most__SP_1_10() -> None:
    most = {
        name: sum(feature.tiles for feature in layout.FEATURES if at in feature.cells) for at, name in enumerate(CELLS)
    }

    assert max(most.values()) == 3
    assert {most[name] for name in CELLS if name.startswith("C.")} == {2}


# --- Where everything lies ------------------------------------------------------------------------------


@pytest.mark.parametrize("star", STARS)
def test_the_middle_of_every_star__SP_1_7(star: str) -> None:
    assert near(geometry.middle(STARS.index(star)), FACTS["starMiddles"][star])


@pytest.mark.parametrize("name", CELLS)
def test_the_outline_of_every_cell__SP_1_7(name: str) -> None:
    corners = geometry.outline(CELLS.index(name))

    assert len(corners) == 4
    for found, expected in zip(corners, FACTS["cellOutlines"][name], strict=True):
        assert near(found, expected)


@pytest.mark.parametrize("name", CELLS)
def test_every_cell_is_a_diamond_with_a_corner_in_the_middle_of_its_star__SP_1_6(name: str) -> None:
    corners = geometry.outline(CELLS.index(name))
    star_middle = geometry.middle(STARS.index(name.split(".", maxsplit=1)[0]))
    around = zip(corners, [*corners[1:], corners[0]], strict=True)

    assert any(near(corner, star_middle) for corner in corners)
    assert all(abs(hypot(two[0] - one[0], two[1] - one[1]) - 1) < 1e-3 for one, two in around)


@pytest.mark.parametrize("fact", FACTS["features"], ids=lambda fact: str(fact["id"]))
def test_the_cells_of_a_feature_are_those_that_share_an_edge_with_it__SP_1_10(fact: dict[str, Any]) -> None:
    """The drawn shape of each feature, from the facts, touches just the cells that the package names."""
    edges = list(zip(fact["outline"], [*fact["outline"][1:], fact["outline"][0]], strict=True))

    def touches(at: int) -> bool:
        corners = geometry.outline(at)
        return any(all(any(near(end, corner) for corner in corners) for end in edge) for edge in edges)

    assert {at for at in range(42) if touches(at)} == set(features_by_name()[fact["id"]].cells)
