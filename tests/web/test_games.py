"""Whole games in the browser by clicks, keys and notation, on a wide screen and on a phone, with every option."""

import pytest

from tests.web import clicks, keys, notation
from tests.web.players import Player

PHONE = {"width": 390, "height": 844, "has_touch": True}
WHOLE = [
    pytest.param("azul", {"wall": "coloured"}, clicks.azul, {}, id="azul-by-clicks"),
    pytest.param("azul", {"wall": "grey"}, keys.azul, {}, id="azul-by-keys"),
    pytest.param("azul", {"wall": "coloured"}, clicks.azul, PHONE, id="azul-on-a-phone"),
    pytest.param("summer-pavilion", {"board": "coloured"}, clicks.summer_pavilion, {}, id="summer-pavilion-by-clicks"),
    pytest.param("summer-pavilion", {"board": "grey"}, keys.summer_pavilion, {}, id="summer-pavilion-by-keys"),
    pytest.param(
        "summer-pavilion", {"board": "coloured"}, clicks.summer_pavilion, PHONE, id="summer-pavilion-on-a-phone"
    ),
    pytest.param("5211", {"edition": "rulebook"}, clicks.g5211, {}, id="5211-by-clicks"),
    pytest.param("5211", {"edition": "international"}, keys.g5211, {}, id="5211-by-keys"),
    pytest.param("5211", {"edition": "rulebook"}, clicks.g5211, PHONE, id="5211-on-a-phone"),
]


@pytest.mark.parametrize(("game", "options", "decide", "screen"), WHOLE)
def test_a_whole_game(visit, seated, link, game, options, decide, screen):
    table = seated(game, ["me", "random"], options=options)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, **screen)
    player = Player(page, link, table)
    assert player.play(decide) > 5
    result = page.get_by_role("region", name="Result")
    result.wait_for()
    assert all(str(score) in result.inner_text().split() for score in player.payload()["table"]["scores"])
    assert page.evaluate("document.documentElement.scrollWidth") <= (screen or {"width": 1440})["width"]


PARTS = [
    pytest.param("azul", 3, {"wall": "grey"}, clicks.azul, {}, 30, id="azul-three-grey-by-clicks"),
    pytest.param("azul", 4, {"wall": "coloured"}, notation.azul, PHONE, 4, id="azul-four-by-notation-on-a-phone"),
    pytest.param("azul", 4, {"wall": "grey"}, clicks.azul, PHONE, 14, id="azul-four-grey-on-a-phone"),
    pytest.param(
        "summer-pavilion",
        3,
        {"board": "grey"},
        clicks.summer_pavilion,
        PHONE,
        14,
        id="summer-pavilion-three-on-a-phone",
    ),
    pytest.param(
        "summer-pavilion",
        4,
        {"board": "coloured"},
        notation.summer_pavilion,
        {},
        12,
        id="summer-pavilion-four-by-notation",
    ),
    pytest.param(
        "summer-pavilion", 4, {"board": "grey"}, clicks.summer_pavilion, {}, 14, id="summer-pavilion-four-by-clicks"
    ),
    pytest.param("5211", 3, {"edition": "international"}, clicks.g5211, PHONE, 4, id="5211-three-on-a-phone"),
    pytest.param("5211", 4, {"edition": "rulebook"}, notation.g5211, {}, 4, id="5211-four-by-notation"),
    pytest.param("5211", 5, {"edition": "international"}, clicks.g5211, PHONE, 7, id="5211-five-on-a-phone"),
]


@pytest.mark.parametrize(("game", "players", "options", "decide", "screen", "most"), PARTS)
def test_every_option_and_number_of_players(visit, seated, link, game, players, options, decide, screen, most):
    table = seated(game, ["me", *["random"] * (players - 1)], options=options)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, **screen)
    assert Player(page, link, table).play(decide, most=most) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= (screen or {"width": 1440})["width"]


def test_the_long_variant_of_5211_continues_with_a_second_deck(visit, seated, link):
    table = seated("5211", ["me", "random"], options={"target": 100})  # far more than one deck brings
    player = Player(None, link, table)
    while player.owed()["view"]["deck"] == 1:
        player.hasten(1)
    player.page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    player.page.get_by_text("First to 100 points").wait_for()
    assert player.play(clicks.g5211, most=3) == 3
    assert player.owed()["view"]["deck"] == 2
