"""The end of a game on the page, and screens that several people share."""

import re
import time

import httpx
import pytest

from tests.server.play import PATIENCE
from tests.web.visitors import awaited


def played(link, table):
    """Play a seat to the end of the game over HTTP; returns the scores."""
    address, headers = f"{link}/api/tables/{table['id']}", {"Authorization": f"Bearer {table['secret']}"}
    with httpx.Client(timeout=PATIENCE, trust_env=False, headers=headers) as client:
        while (payload := client.get(address, params={"seat": 0}).json())["table"]["status"] != "over":
            game, status = payload["game"], payload["table"]
            if 0 in status["decide"] and 0 not in status["ready"]:
                move = {"seat": 0, "move": game["legal"][0], "revision": game["revision"], "id": str(game["revision"])}
                client.post(f"{address}/moves", json=move)
            else:
                time.sleep(0.02)
    return payload["table"]["scores"]


def idle(link, table, round_number):
    """Both seats put all tiles on the floor line until a round begins or the game is over."""
    address, headers = f"{link}/api/tables/{table['id']}", {"Authorization": f"Bearer {table['secret']}"}
    with httpx.Client(timeout=PATIENCE, trust_env=False, headers=headers) as client:
        while True:
            payload = client.get(address).json()
            if payload["table"]["status"] == "over" or payload["game"]["view"]["round"] == round_number:
                return
            (seat,) = payload["table"]["decide"]
            game = client.get(address, params={"seat": seat}).json()["game"]
            move = next(move for move in game["legal"] if move.endswith(">F"))
            message = {"seat": seat, "move": move, "revision": game["revision"], "id": str(game["revision"])}
            client.post(f"{address}/moves", json=message).raise_for_status()


def number(text):
    return int(text.split("\n")[0].replace("−", "-"))


@pytest.mark.parametrize("game", ["azul", "summer-pavilion", "5211"])
def test_the_items_of_the_final_scores_add_up_to_the_total(visit, seated, link, game):
    table = seated(game, ["me", "random"])
    scores = played(link, table)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    page.locator("td.total").first.wait_for()
    page.locator("thead a").first.wait_for()  # the items have come

    rows = [
        list(map(number, row.locator("td").all_inner_texts())) for row in page.locator("tbody tr:has(.total)").all()
    ]

    assert sorted(total for *_, total in rows) == sorted(scores)
    assert all(sum(items) == total for *items, total in rows)
    assert re.match(r"/rules/.+#(az|sp|f)-", page.locator("thead a").first.get_attribute("href"))


def test_idle_rounds_are_counted_and_end_the_game_with_a_reason(visit, seated, link):
    table = seated("azul", ["me", "me"])
    idle(link, table, 3)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    page.get_by_text("2 of 3 rounds in a row without a new tile on any wall; then the game ends").wait_for()

    idle(link, table, 4)

    result = page.get_by_role("region", name="Result")
    result.get_by_text("The game ended after 3 rounds in a row without a new tile on any wall.").wait_for()
    assert result.get_by_role("link", name="AZ-R9").get_attribute("href") == "/rules/azul#az-r9"
    replay = visit(f"/replay/{table['id']}#0")
    replay.get_by_text("Round 1").first.wait_for()
    assert replay.get_by_text("3 rounds in a row").count() == 0
    replay.keyboard.press("End")
    replay.get_by_text("The game ended after 3 rounds in a row").wait_for()


def test_hands_are_covered_between_people_on_one_screen(visit, seated):
    table = seated("5211", ["me", "me"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    hand = page.get_by_role("button", name="Ready", exact=True)
    for name in ["Ada (1)", "Ada (2)", "Ada (1)"]:
        page.get_by_role("button", name=f"I am {name}").wait_for()
        assert hand.count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        hand.wait_for()
        page.keyboard.press("1")
        page.keyboard.press("2")
        page.keyboard.press("Enter")


def test_the_screen_continues_with_the_next_player_where_nothing_is_hidden(visit, seated):
    table = seated("azul", ["me", "me"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    first = page.locator("section.mine").get_attribute("aria-label")
    turns = []
    for _ in range(3):
        page.locator("[data-group]:not([disabled])").first.click(position={"x": 45, "y": 45})
        page.keyboard.press("f")
        turns.append(page.locator("h1").inner_text())
        page.get_by_role("button", name="Confirm").click()
        awaited(page, "document.querySelector('h1').innerText", lambda text: text != turns[-1])

    assert first
    assert turns[0] == turns[2] != turns[1]
