"""Somebody at the page: looks what may be done (as the server tells it) and does it by clicks, keys or typing."""

import re
import time

import httpx

from tests.server.served import PATIENCE

TRIES, SOON = 20, 3.0
"""How often a decision is tried, and how many seconds it may take to arrive."""

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


class Player:
    """A seat at a table, with the page that shows it."""

    def __init__(self, page, link, table, seat=0):
        self.page, self.seat = page, seat
        self._address = f"{link}/api/tables/{table['id']}"
        self._headers = {"Authorization": f"Bearer {table['secret']}"}

    def told(self):
        with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
            return client.get(self._address, params={"seat": self.seat}, headers=self._headers).json()

    def owed(self):
        """What the seat has to decide, once it has to; None when the game is over."""
        waited = time.monotonic()
        while time.monotonic() - waited < PATIENCE:
            told = self.told()
            table = told["table"]
            if table["status"] == "over":
                return None
            if self.seat in table["decide"] and self.seat not in table["ready"]:
                return told["game"]
            time.sleep(0.05)
        raise AssertionError("nobody decides any more")

    def play(self, decide, most=1000):
        """Decide until the game is over, or so often."""
        decisions = 0
        while decisions < most and (game := self.owed()) is not None:
            move = game["legal"][decisions * 7 % len(game["legal"])]
            self.page.locator(f'main[data-revision="{game["revision"]}"]').wait_for()  # it has heard what we have
            for _ in range(TRIES):  # what was scored may still be told: people look, and try again
                decide(self, move, game)
                if self.settled(game["revision"]):
                    break
            else:
                raise AssertionError(f"{move} did not arrive")
            decisions += 1
        return decisions

    def settled(self, revision):
        """Whether the server has the decision soon."""
        waited = time.monotonic()
        while time.monotonic() - waited < SOON:
            table = self.told()["table"]
            if table["revision"] > revision or self.seat in table["ready"]:
                return True
            time.sleep(0.05)
        return False


def azul_clicks(player, move, game):
    """Tap the tiles, tap the line, confirm."""
    page = player.page
    source, colour, _, line = move
    page.locator(f'[data-at="d{source}"] button[aria-label*="{COLOURS[colour]}"] svg').first.click()
    page.locator(f'[data-at="s{player.seat}-l{line}"]').click()
    page.get_by_role("button", name=re.compile("^Confirm")).click()


def azul_keys(player, move, game):
    """The keys that the move consists of."""
    if ">" in move:
        for key in ["Escape", "Escape", "Escape", *move.replace(">", ""), "Enter"]:
            player.page.keyboard.press(key)
    else:
        azul_typed(player, move, game)


def azul_typed(player, move, game):
    """The notation: once to see it, once to make it."""
    box = player.page.get_by_label("Type a move")
    box.fill(move)
    box.press("Enter")
    player.page.keyboard.press("Enter")


def pavilion_typed(player, move, game):
    """The notation."""
    box = player.page.locator("details input")
    if not box.is_visible():
        player.page.locator("details summary").last.click()
    box.fill(move)
    box.press("Enter")


def cards_keys(player, move, game):
    """The places of the cards in the hand, and Enter."""
    player.page.keyboard.press("Escape")
    hand = player.page.locator(".pick")
    names = [hand.nth(place).locator("use").get_attribute("href")[1:] for place in range(hand.count())]
    for card in re.findall(r"[A-Z]\d", move):
        place = names.index(card)
        names[place] = ""
        player.page.keyboard.press(str(place + 1))
    player.page.keyboard.press("Enter")
