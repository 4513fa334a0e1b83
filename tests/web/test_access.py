"""Accessibility: axe finds no violation on any screen, light or dark, in any language."""

from pathlib import Path

import pytest

from tests.web import clicks
from tests.web.players import Player

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
CHAIRS = {"azul": ["me", "random", "random"], "summer-pavilion": ["me", "random"], "5211": ["me", "random", "random"]}
PHONE = {"width": 390, "height": 844, "has_touch": True}
PAGES = [
    ("/", "en", {}),
    ("/", "pl", PHONE),
    ("/new/azul", "uk", PHONE),
    ("/new/summer-pavilion", "ru", {}),
    ("/new/5211", "en", {}),
    ("/rules/azul", "ru", PHONE),
    ("/rules/summer-pavilion", "pl", {}),
    ("/rules/5211", "en", {}),
    ("/learn/azul", "uk", {}),
    ("/learn/summer-pavilion", "en", PHONE),
    ("/learn/5211", "ru", {}),
    ("/t/nothing-here", "uk", {}),
]


def found(page):
    """The violations that axe finds on a page, light and dark."""
    page.evaluate(AXE)
    complaints = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        violations = page.evaluate("axe.run().then(result => result.violations)")
        complaints += [(scheme, each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in violations]
    return complaints


@pytest.mark.parametrize(("path", "language", "screen"), PAGES)
def test_axe_finds_nothing_on_a_page(visit, path, language, screen):
    page = visit(path, language=language, bypass_csp=True, **screen)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert found(page) == []


@pytest.mark.parametrize("game", CHAIRS)
def test_axe_finds_nothing_at_a_table_its_end_and_its_replay(visit, seated, link, game):
    table = seated(game, CHAIRS[game])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, bypass_csp=True)
    player = Player(page, link, table)
    player.sees(player.owed()["revision"])
    assert found(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("region", name="Result").wait_for()
    assert found(page) == []
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("heading", level=1).filter(has_text="Replay").wait_for()
    assert found(page) == []


@pytest.mark.parametrize("game", CHAIRS)
def test_axe_finds_nothing_at_a_table_on_a_phone_with_its_menu_open(visit, seated, link, game):
    table = seated(game, CHAIRS[game])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, bypass_csp=True, **PHONE)
    player = Player(page, link, table)
    player.sees(player.owed()["revision"])
    page.get_by_role("button", name="Menu").click()
    assert found(page) == []
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("link", name="Watch replay").click(trial=True)  # the menu does not cover the result


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_axe_finds_nothing_while_something_is_chosen(visit, seated, link, game):
    table = seated(game, ["me", "random"], options={"wall": "grey"} if game == "azul" else {"board": "grey"})
    player = Player(None, link, table)
    while (payload := player.owed())["legal"][0][1:2] not in {"=", "."} and ":" not in payload["legal"][0]:
        player.hasten(1)
    player.page = page = visit(f"/t/{table['id']}", seats={table["id"]: table}, bypass_csp=True)
    player.sees(payload["revision"])
    if game == "azul":
        page.keyboard.press(payload["legal"][0][-1])
    else:
        page.keyboard.press("0")
    assert found(page) == []


def test_axe_finds_nothing_in_the_waiting_room_and_on_a_screen_that_is_passed_on(visit, seated, link):
    waiting = seated("azul", ["me", "open"])
    page = visit(f"/t/{waiting['id']}", seats={waiting["id"]: waiting}, bypass_csp=True)
    page.get_by_text("Invite friends").wait_for()
    assert found(page) == []
    guest = visit(f"/t/{waiting['id']}", bypass_csp=True, **PHONE)
    guest.get_by_role("button", name="Take this seat").wait_for()
    assert found(guest) == []
    shared = seated("5211", ["me", "me"])
    both = visit(f"/t/{shared['id']}", seats={shared["id"]: shared}, bypass_csp=True)
    both.get_by_role("button", name="I am").click()
    Player(both, link, shared).play(clicks.g5211, most=1)
    both.get_by_role("button", name="I am").wait_for()
    assert found(both) == []
