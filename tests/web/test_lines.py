"""Lines that are slow or cut, servers that are killed, tabs that sleep, pages that are loaded anew: nothing is lost."""

import pytest

from tests.web import clicks, keys
from tests.web.houses import House
from tests.web.players import Player
from tests.web.visitors import visiting
from tests.web.wires import Wire

LOST = "The connection is gone"
GAMES = {"azul": clicks.azul, "summer-pavilion": clicks.pavilion, "5211": clicks.cards}
BROKEN = "WebSocket connection to|net::ERR_"
"""What a browser itself says when a line breaks."""


def looked(player):
    """What is seen when everybody waits for the seat."""
    table = player.awaited()["table"]
    ready = len(table["ready"])
    player.page.locator(f'main[data-revision="{table["revision"]}"][data-ready="{ready}"]').wait_for()
    player.page.get_by_text(LOST).wait_for(state="hidden")
    return player.page.locator("main").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_game_changes_nothing(visit, seated, link, game):
    table = seated(game, ["me", "random"])
    player = Player(None, link, table)
    player.hasten(5)
    player.page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    before = looked(player)
    player.page.reload()
    assert looked(player) == before
    assert player.play(GAMES[game], most=1) == 1


def test_a_server_that_is_killed_comes_back_and_every_game_goes_on(engine, seated, tmp_path):
    with House(tmp_path / "tables.sqlite") as house, visiting(engine, house.link, BROKEN) as visit:
        players = {}
        for game in GAMES:
            table = seated(game, ["me", "random"], at=house.link)
            players[game] = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), house.link, table)
            players[game].hasten(4)
        before = {game: looked(player) for game, player in players.items()}
        house.kill()
        for player in players.values():
            player.page.get_by_text(LOST).wait_for()
        house.start()
        assert {game: looked(player) for game, player in players.items()} == before
        for game, player in players.items():
            assert player.play(GAMES[game], most=2) == 2


def test_what_is_confirmed_while_the_server_is_dead_arrives_when_it_is_back(engine, seated, tmp_path):
    with House(tmp_path / "tables.sqlite") as house, visiting(engine, house.link, BROKEN) as visit:
        table = seated("azul", ["me", "random"], at=house.link)
        player = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), house.link, table)
        game = player.owed()
        player.faces(game)
        house.kill()
        player.page.get_by_text(LOST).wait_for()
        clicks.azul(player, game["legal"][0], game)
        house.start()
        player.sees_at_least(game["revision"] + 1)
        assert player.made() == [game["legal"][0]]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_slow_line_that_breaks_nothing_is_lost_and_nothing_is_done_twice(engine, seated, link, game):
    with Wire(link) as wire, visiting(engine, wire.link, BROKEN) as visit:
        table = seated(game, ["me", "random"])
        player = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), link, table)
        made = []
        for _ in range(3):
            told = player.owed()
            player.faces(told)
            GAMES[game](player, told["legal"][0], told)
            wire.cut()  # before the answer is there, and perhaps before the decision is
            made.append(told["legal"][0])
            player.sees_at_least(told["revision"] + 1)
        assert player.made() == made


@pytest.mark.parametrize("game", GAMES)
def test_a_tab_that_slept_is_right_when_it_wakes(visit, seated, link, game):
    table = seated(game, ["me", "random"])
    seats = {table["id"]: table}
    page = visit(f"/t/{table['id']}", seats=seats, reduced_motion="no-preference")
    player = Player(page, link, table)
    player.play(GAMES[game], most=1)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setWebLifecycleState", {"state": "frozen"})
    player.hasten(4)
    revision = player.owed()["revision"]
    browser.send("Page.setWebLifecycleState", {"state": "active"})
    player.sees(revision)
    page.keyboard.press("Escape")  # who wants to go on need not hear the whole tale of what was scored
    assert player.play(GAMES[game], most=1) == 1


def test_a_seat_open_in_two_windows_stays_the_same_in_both(visit, seated, link):
    table = seated("5211", ["me", "random"])
    pages = [visit(f"/t/{table['id']}", seats={table["id"]: table}) for _ in range(2)]
    first, second = (Player(page, link, table) for page in pages)
    for _ in range(3):
        first.play(keys.cards, most=1)
        second.play(clicks.cards, most=1)
    assert looked(first) == looked(second)
