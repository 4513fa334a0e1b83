"""The pictures of the Summer Pavilion board are those the tool draws, and show what is printed."""

import re
import runpy
from xml.etree import ElementTree

import pytest

from tests.summer_pavilion.printed import BONUS_TILES, COSTS, FEATURES, STAR_COLOURS

SIDES = ("coloured", "grey")
ELEMENT = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "board_picture.py"))


def marked(svg, kind):
    """What the elements of a kind say, by their names."""
    groups = ElementTree.fromstring(svg).iter(f"{ELEMENT}g")
    return {group.get("id"): "".join(group.itertext()).strip() for group in groups if group.get("class") == kind}


@pytest.mark.parametrize("side", SIDES)
def test_the_stored_picture_is_what_the_tool_draws(tool, side):
    assert (tool["PICTURES"] / tool["FILES"][side]).read_text(encoding="utf-8") == tool["picture"](side)


@pytest.mark.parametrize("side", SIDES)
def test_every_cell_shows_its_cost(tool, side):
    assert marked(tool["picture"](side), "cell") == {cell: str(cost) for cell, cost in COSTS[side].items()}


@pytest.mark.parametrize("side", SIDES)
def test_every_feature_shows_its_tiles(tool, side):
    tiles = {name: f"+{BONUS_TILES[name[0]]}" for name in FEATURES}
    assert len(tiles) == 18
    assert marked(tool["picture"](side), "feature") == tiles


def test_every_outer_star_shows_the_letter_of_its_colour(tool):
    drawn = tool["colours"]("coloured")
    assert [drawn.count(f">{letter}</text>") for letter in STAR_COLOURS.values()] == [1] * 6
    assert tool["colours"]("grey") == ""


@pytest.mark.parametrize("side", SIDES)
def test_a_picture_asks_no_other_machine_for_anything(tool, side):
    assert tool["picture"](side).count("http") == 1
    assert "url(" not in tool["picture"](side)
    assert "href" not in tool["picture"](side)


@pytest.mark.parametrize("side", SIDES)
def test_a_picture_has_no_words(tool, side):
    """It stands in the rules of every language; its title is read only where it stands alone."""
    texts = [text.text or "" for text in ElementTree.fromstring(tool["picture"](side)).iter(f"{ELEMENT}text")]
    assert texts
    assert not [text for text in texts if re.search(r"[a-z]{2}", text)]
