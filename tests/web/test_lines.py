"""Nothing is lost by slow or cut connections, killed servers, frozen tabs and reloads."""

import pytest

from tests.web import clicks, keys
from tests.web.page_server import PageServer
from tests.web.players import Player
from tests.web.slow_proxy import SlowProxy
from tests.web.visitors import visiting

LOST = "Connection lost"
GAMES = {"azul": clicks.azul, "summer-pavilion": clicks.summer_pavilion, "5211": clicks.g5211}
BROKEN = "WebSocket connection to|net::ERR_"
"""The browser's own messages when a connection breaks."""


def looked(player):
    """The text of the page once all others have decided."""
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


def test_a_server_that_is_killed_comes_back_and_every_game_continues(engine, seated, tmp_path):
    with PageServer(tmp_path / "tables.sqlite") as server, visiting(engine, server.link, BROKEN) as visit:
        players = {}
        for game in GAMES:
            table = seated(game, ["me", "random"], at=server.link)
            players[game] = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), server.link, table)
            players[game].hasten(4)
        before = {game: looked(player) for game, player in players.items()}
        server.kill()
        for player in players.values():
            player.page.get_by_text(LOST).wait_for()
        server.start()
        assert {game: looked(player) for game, player in players.items()} == before
        for game, player in players.items():
            assert player.play(GAMES[game], most=2) == 2


def test_what_is_confirmed_while_the_server_is_dead_arrives_when_it_is_back(engine, seated, tmp_path):
    with PageServer(tmp_path / "tables.sqlite") as server, visiting(engine, server.link, BROKEN) as visit:
        table = seated("azul", ["me", "random"], at=server.link)
        player = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), server.link, table)
        game = player.owed()
        player.faces(game)
        server.kill()
        player.page.get_by_text(LOST).wait_for()
        clicks.azul(player, game["legal"][0], game)
        server.start()
        player.sees_at_least(game["revision"] + 1)
        assert player.made() == [game["legal"][0]]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_slow_line_that_breaks_nothing_is_lost_and_nothing_is_done_twice(engine, seated, link, game):
    with SlowProxy(link) as proxy, visiting(engine, proxy.link, BROKEN) as visit:
        table = seated(game, ["me", "random"])
        player = Player(visit(f"/t/{table['id']}", seats={table["id"]: table}), link, table)
        made = []
        for _ in range(3):
            payload = player.owed()
            player.faces(payload)
            GAMES[game](player, payload["legal"][0], payload)
            proxy.cut()  # before the answer arrives, and perhaps before the decision does
            made.append(payload["legal"][0])
            player.sees_at_least(payload["revision"] + 1)
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
    page.keyboard.press("Escape")  # end the playback of the scoring
    assert player.play(GAMES[game], most=1) == 1


def test_a_seat_open_in_two_windows_stays_the_same_in_both(visit, seated, link):
    table = seated("5211", ["me", "random"])
    pages = [visit(f"/t/{table['id']}", seats={table["id"]: table}) for _ in range(2)]
    first, second = (Player(page, link, table) for page in pages)
    for _ in range(3):
        first.play(keys.g5211, most=1)
        second.play(clicks.g5211, most=1)
    assert looked(first) == looked(second)
