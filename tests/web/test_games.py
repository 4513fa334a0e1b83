"""Whole games in the browser: by clicks, by keys, by notation; on a phone; two at one table; through a reload."""

import pytest

from tests.web import players
from tests.web.players import Player

PHONE = {"width": 390, "height": 844, "has_touch": True}
GAMES = [
    pytest.param("azul", {"wall": "coloured"}, players.azul_clicks, {}, id="azul-by-clicks"),
    pytest.param("azul", {"wall": "grey"}, players.azul_typed, {}, id="azul-grey-by-notation"),
    pytest.param("azul", {"wall": "coloured"}, players.azul_keys, {}, id="azul-by-keys"),
    pytest.param("azul", {"wall": "coloured"}, players.azul_clicks, PHONE, id="azul-on-a-phone"),
    pytest.param("summer-pavilion", {"board": "coloured"}, players.pavilion_typed, {}, id="pavilion-by-notation"),
    pytest.param("summer-pavilion", {"board": "grey"}, players.pavilion_typed, {}, id="pavilion-grey-by-notation"),
    pytest.param("5211", {"edition": "rulebook"}, players.cards_keys, {}, id="5211-by-keys"),
    pytest.param("5211", {"edition": "international"}, players.cards_keys, PHONE, id="5211-on-a-phone"),
]


@pytest.mark.parametrize(("game", "options", "decide", "screen"), GAMES)
def test_a_whole_game(visit, seated, link, game, options, decide, screen):
    table = seated(game, ["me", "random"], options=options)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, **screen)
    player = Player(page, link, table)
    assert player.play(decide) > 5
    page.get_by_role("region", name="Result").wait_for()
    scores = player.told()["table"]["scores"]
    shown = page.get_by_role("region", name="Result").inner_text().split()
    assert all(str(score) in shown for score in scores)
    assert page.evaluate("document.documentElement.scrollWidth") <= (screen or {"width": 1440})["width"]


def test_a_reload_in_mid_game_changes_nothing(visit, seated, link):
    table = seated("5211", ["me", "random"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    player = Player(page, link, table)
    player.play(players.cards_keys, most=2)
    player.owed()
    page.locator("h1").filter(has_text="Choose").wait_for()
    before = page.locator("main").inner_text()
    page.reload()
    page.locator("h1").filter(has_text="Choose").wait_for()
    page.locator(".pick").first.wait_for()
    assert page.locator("main").inner_text() == before


def test_a_seat_open_in_two_windows_stays_the_same_in_both(visit, seated, link):
    table = seated("5211", ["me", "random"])
    first, second = (visit(f"/t/{table['id']}", seats={table["id"]: table}) for _ in range(2))
    for _ in range(3):
        Player(first, link, table).play(players.cards_keys, most=1)
        Player(second, link, table).play(players.cards_keys, most=1)
    Player(first, link, table).owed()
    for page in (first, second):
        page.locator("h1").filter(has_text="Choose").wait_for()
    assert first.locator(".cloth").inner_text() == second.locator(".cloth").inner_text()


def test_spectators_see_no_hand(visit, seated):
    table = seated("5211", ["me", "random"])
    page = visit(f"/t/{table['id']}")
    page.locator("h1").filter(has_text="ready").wait_for()
    assert page.locator(".pick").count() == 0


def test_a_finished_game_is_replayed_by_arrow_keys(visit, seated, link):
    table = seated("5211", ["me", "random"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    Player(page, link, table).play(players.cards_keys)
    page.get_by_role("link", name="See it once more").click()
    last = page.locator("h1").filter(has_text="Replay").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator("h1").inner_text() != last
    page.keyboard.press("End")
    assert page.locator("h1").inner_text() == last
    page.keyboard.press("Home")
    page.locator("h1").filter(has_text="Replay: 0 of").wait_for()
    page.reload()
    page.locator("h1").filter(has_text="Replay: 0 of").wait_for()
