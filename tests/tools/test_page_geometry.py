"""The page draws the board that the rules play on."""

import json
import runpy

import pytest

from tests.summer_pavilion.printed import BONUS_TILES, COSTS, FEATURES, STAR_COLOURS


@pytest.fixture(scope="module")
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "page_geometry.py"))


@pytest.fixture(scope="module")
def board(tool):
    return json.loads(tool["FILE"].read_text(encoding="utf-8"))


def test_the_stored_file_is_what_the_tool_writes(tool):
    assert tool["FILE"].read_text(encoding="utf-8") == tool["text"]()


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_every_cell_has_its_printed_cost(board, side):
    assert {cell["name"]: cell["costs"][side] for cell in board["cells"]} == COSTS[side]


def test_every_outer_star_has_its_printed_colour(board):
    assert {star["name"]: star["colour"] for star in board["stars"] if star["colour"]} == STAR_COLOURS


def test_every_feature_touches_the_cells_around_it_by_one_side_each(board):
    assert {feature["name"]: set(feature["sides"]) for feature in board["features"]} == {
        name: set(cells.split()) for name, cells in FEATURES.items()
    }
    assert all(len(side) == 2 for feature in board["features"] for side in feature["sides"].values())


def test_every_feature_gives_its_printed_tiles(board):
    assert all(feature["tiles"] == BONUS_TILES[feature["name"][0]] for feature in board["features"])
