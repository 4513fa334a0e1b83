"""Everybody can use it: axe finds nothing on any screen, and no colour is told apart by its hue alone."""

from pathlib import Path

import pytest

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = {"azul": ["me", "random", "random"], "summer-pavilion": ["me", "random"], "5211": ["me", "random", "random"]}


def violations(page):
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run().then(result => result.violations)")
    return [(each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/azul", "/new/5211", "/rules/azul", "/rules/5211", "/learn/azul"])
def test_axe_finds_nothing_on_a_page(visit, path, scheme):
    page = visit(path, scheme=scheme, bypass_csp=True)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit, seated, game, scheme):
    table = seated(game, GAMES[game])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, scheme=scheme, bypass_csp=True)
    page.locator("h1").filter(has_not_text="Waiting").wait_for()
    page.wait_for_timeout(500)
    assert violations(page) == []
