"""Whole games in the browser, by clicks, by keys, by notation and on a phone; every option, every number of players."""

import pytest

from tests.web import clicks, keys, notation
from tests.web.players import Player

PHONE = {"width": 390, "height": 844, "has_touch": True}
WHOLE = [
    pytest.param("azul", {"wall": "coloured"}, clicks.azul, {}, id="azul-by-clicks"),
    pytest.param("azul", {"wall": "grey"}, keys.azul, {}, id="azul-by-keys"),
    pytest.param("azul", {"wall": "coloured"}, clicks.azul, PHONE, id="azul-on-a-phone"),
    pytest.param("summer-pavilion", {"board": "coloured"}, clicks.pavilion, {}, id="pavilion-by-clicks"),
    pytest.param("summer-pavilion", {"board": "grey"}, keys.pavilion, {}, id="pavilion-by-keys"),
    pytest.param("summer-pavilion", {"board": "coloured"}, clicks.pavilion, PHONE, id="pavilion-on-a-phone"),
    pytest.param("5211", {"edition": "rulebook"}, clicks.cards, {}, id="5211-by-clicks"),
    pytest.param("5211", {"edition": "international"}, keys.cards, {}, id="5211-by-keys"),
    pytest.param("5211", {"edition": "rulebook"}, clicks.cards, PHONE, id="5211-on-a-phone"),
]


@pytest.mark.parametrize(("game", "options", "decide", "screen"), WHOLE)
def test_a_whole_game(visit, seated, link, game, options, decide, screen):
    table = seated(game, ["me", "random"], options=options)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, **screen)
    player = Player(page, link, table)
    assert player.play(decide) > 5
    result = page.get_by_role("region", name="Result")
    result.wait_for()
    assert all(str(score) in result.inner_text().split() for score in player.told()["table"]["scores"])
    assert page.evaluate("document.documentElement.scrollWidth") <= (screen or {"width": 1440})["width"]


PARTS = [
    pytest.param("azul", 3, {"wall": "grey"}, clicks.azul, {}, 30, id="azul-three-grey-by-clicks"),
    pytest.param("azul", 4, {"wall": "coloured"}, notation.azul, PHONE, 4, id="azul-four-by-notation-on-a-phone"),
    pytest.param("azul", 4, {"wall": "grey"}, clicks.azul, PHONE, 14, id="azul-four-grey-on-a-phone"),
    pytest.param("summer-pavilion", 3, {"board": "grey"}, clicks.pavilion, PHONE, 14, id="pavilion-three-on-a-phone"),
    pytest.param(
        "summer-pavilion", 4, {"board": "coloured"}, notation.pavilion, {}, 12, id="pavilion-four-by-notation"
    ),
    pytest.param("summer-pavilion", 4, {"board": "grey"}, clicks.pavilion, {}, 14, id="pavilion-four-by-clicks"),
    pytest.param("5211", 3, {"edition": "international"}, clicks.cards, PHONE, 4, id="5211-three-on-a-phone"),
    pytest.param("5211", 4, {"edition": "rulebook"}, notation.cards, {}, 4, id="5211-four-by-notation"),
    pytest.param("5211", 5, {"edition": "international"}, clicks.cards, PHONE, 7, id="5211-five-on-a-phone"),
]


@pytest.mark.parametrize(("game", "players", "options", "decide", "screen", "most"), PARTS)
def test_every_option_and_number_of_players(visit, seated, link, game, players, options, decide, screen, most):
    table = seated(game, ["me", *["random"] * (players - 1)], options=options)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, **screen)
    assert Player(page, link, table).play(decide, most=most) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= (screen or {"width": 1440})["width"]


def test_the_long_variant_of_5211_goes_on_with_a_second_deck(visit, seated, link):
    table = seated("5211", ["me", "random"], options={"target": 100})  # far more than one deck brings
    player = Player(None, link, table)
    while player.owed()["view"]["deck"] == 1:
        player.hasten(1)
    player.page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    player.page.get_by_text("Until 100 points").wait_for()
    assert player.play(clicks.cards, most=3) == 3
    assert player.owed()["view"]["deck"] == 2
