"""How a game ends on the page, and how several people share a screen."""

import re
import time

import httpx
import pytest

from tests.server.play import PATIENCE


def played(link, table):
    """Play the seat of a table to the end, over HTTP; the scores."""
    address, headers = f"{link}/api/tables/{table['id']}", {"Authorization": f"Bearer {table['secret']}"}
    with httpx.Client(timeout=PATIENCE, trust_env=False, headers=headers) as client:
        while (told := client.get(address, params={"seat": 0}).json())["table"]["status"] != "over":
            game, status = told["game"], told["table"]
            if 0 in status["decide"] and 0 not in status["ready"]:
                move = {"seat": 0, "move": game["legal"][0], "revision": game["revision"], "id": str(game["revision"])}
                client.post(f"{address}/moves", json=move)
            else:
                time.sleep(0.02)
    return told["table"]["scores"]


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


def test_the_screen_goes_on_to_the_next_where_nothing_is_hidden(visit, seated):
    table = seated("azul", ["me", "me"])
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    first = page.locator("section.mine").get_attribute("aria-label")
    turns = []
    for _ in range(3):
        page.locator("[data-group]:not([disabled])").first.click(position={"x": 45, "y": 45})
        page.keyboard.press("f")
        turns.append(page.locator("h1").inner_text())
        page.get_by_role("button", name="Confirm").click()
        page.wait_for_function("before => document.querySelector('h1').innerText !== before", arg=turns[-1])

    assert first
    assert turns[0] == turns[2] != turns[1]
