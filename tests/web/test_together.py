"""Several people in two browsers or on one screen, spectators, and replays."""

import json
import re

import pytest

from tests.web import clicks, keys
from tests.web.players import Player
from tests.web.visitors import awaited

GAMES = {"azul": clicks.azul, "summer-pavilion": clicks.summer_pavilion, "5211": clicks.g5211}


def turn(players):
    """The first player who has to decide."""
    table = players[0].payload()["table"]
    return players[next(seat for seat in table["decide"] if seat not in table["ready"])]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_in_two_browsers(visit, seated, link, game):
    table = seated(game, ["me", "open"])
    host = visit(f"/t/{table['id']}", seats={table["id"]: table})
    friend = visit(f"/t/{table['id']}", width=390, height=844, has_touch=True)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take this seat").click()
    host.locator("main[data-revision]").get_by_text("Ben").filter(visible=True).first.wait_for()
    stored = json.loads(awaited(friend, f"localStorage.getItem('azulejos:table:{table['id']}')"))
    players = [Player(host, link, table), Player(friend, link, {**table, **stored}, seat=1)]
    for _ in range(8):
        turn(players).play(GAMES[game], most=1)
    revision = turn(players).owed()["revision"]
    for player in players:
        player.sees(revision)


def test_what_others_decide_leaves_a_choice_alone(visit, seated, link):
    table = seated("5211", ["me", "me"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: {**table, "seats": [0]}})
    chosen = page.get_by_role("region", name="Your hand").locator('button[aria-pressed="true"]')
    page.get_by_role("region", name="Your hand").get_by_role("button").first.wait_for()
    page.keyboard.press("1")
    chosen.wait_for()
    Player(None, link, table, seat=1).hasten(1)
    page.get_by_text("✓ ready").wait_for()
    assert chosen.count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_on_one_screen(visit, seated, link, game):
    table = seated(game, ["me", "me"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    players = [Player(page, link, table, seat) for seat in range(2)]
    for _ in range(6):
        if game == "5211":
            passed_on = page.get_by_role("button", name=re.compile("^I am"))
            passed_on.wait_for()
            assert page.get_by_role("region", name="Your hand").count() == 0, "between two turns no hand is seen"
            passed_on.click()
        turn(players).play(GAMES[game], most=1)


def test_spectators_see_no_hand(visit, seated):
    table = seated("5211", ["me", "random"])
    page = visit(f"/t/{table['id']}")
    page.get_by_role("heading", level=1).filter(has_text="ready").wait_for()
    assert page.get_by_role("region", name="Your hand").count() == 0


def test_a_finished_game_is_replayed_by_arrow_keys(visit, seated, link):
    table = seated("5211", ["me", "random"])
    player = Player(None, link, table)
    player.hasten(32)
    player.page = page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    player.play(keys.g5211)
    page.get_by_role("link", name="Watch replay").click()
    title = page.get_by_role("heading", level=1)
    last = re.compile(r"Replay: (\d+) of \1\b")
    title.filter(has_text=last).wait_for()
    page.keyboard.press("ArrowLeft")
    title.filter(has_text="Replay").filter(has_not_text=last).wait_for()
    page.keyboard.press("End")
    title.filter(has_text=last).wait_for()
    page.keyboard.press("Home")
    title.filter(has_text="Replay: 0 of").wait_for()
    page.reload()
    title.filter(has_text="Replay: 0 of").wait_for()
