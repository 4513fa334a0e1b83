"""The page about outlooks names every field of the games' outlooks, and no other."""

import re

import pytest

from azulejos.games.azul import outlook as azul
from azulejos.games.g5211 import outlook as g5211
from azulejos.games.summer_pavilion import outlook as summer_pavilion

TOLD = {
    ("Azul", "take"): azul.AzulTake,
    ("Azul", "tile"): azul.Tile,
    ("Summer Pavilion", "take"): summer_pavilion.PavilionTake,
    ("Summer Pavilion", "place"): summer_pavilion.Place,
    ("Summer Pavilion", "bonus"): summer_pavilion.BonusTile,
    ("Summer Pavilion", "pass"): summer_pavilion.Pass,
    ("5211", "lay"): g5211.Lay,
}


def tables(text):
    """The fields of each table, by game and kind."""
    found = {}
    for game, part in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL):
        for kind, rows in re.findall(r"^### `(\w+)`\n(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL):
            first_cells = re.findall(r"^\| (`.+?) \|", rows, re.MULTILINE)
            found[game, kind] = {field for cell in first_cells for field in re.findall(r"`(\w+)`", cell)}
    return found


def test_the_page_has_a_table_for_each_kind(root):
    assert tables((root / "docs/protocols/outlooks.md").read_text(encoding="utf-8")).keys() == TOLD.keys()


@pytest.mark.parametrize("kind", TOLD)
def test_the_page_names_every_field(root, kind):
    page = tables((root / "docs/protocols/outlooks.md").read_text(encoding="utf-8"))

    assert page[kind] == set(TOLD[kind].__annotations__) - {"kind"}
