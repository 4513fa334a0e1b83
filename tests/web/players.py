"""Somebody at the page: looks what may be done (as the server tells it) and does it by clicks, keys or notation."""

import time
import uuid

import httpx

from tests.server.play import PATIENCE

MOMENT = 0.02
"""How long is waited between two looks."""


def calling(**more):
    """A client for the server; it speaks plain HTTP, so certificates need not be read."""
    return httpx.Client(timeout=PATIENCE, trust_env=False, verify=False, **more)


class Player:
    """A seat at a table, with the page that shows it."""

    def __init__(self, page, link, table, seat=0):
        self.page, self.seat = page, seat
        self._address = f"{link}/api/tables/{table['id']}"
        self._headers = {"Authorization": f"Bearer {table['secret']}"}
        self._decisions = 0

    def told(self):
        with calling(headers=self._headers) as client:
            return client.get(self._address, params={"seat": self.seat}).json()

    def made(self):
        """The own decisions so far, as texts."""
        with calling(headers=self._headers) as client:
            told = client.get(self._address, params={"seat": self.seat, "since": 0}).json()
        return [event["move"] for event in told["events"] if event.get("seat") == self.seat]

    def owed(self):
        """What the seat has to decide, once it has to; None when the game is over."""
        told = self._once(lambda table: self.seat not in table["ready"])
        return told and told["game"]

    def awaited(self):
        """What the table tells once it waits for nobody but this seat; None when the game is over."""
        return self._once(lambda table: {*table["decide"]} - {*table["ready"]} == {self.seat})

    def _once(self, fits):
        waited = time.monotonic()
        while time.monotonic() - waited < PATIENCE:
            told = self.told()
            table = told["table"]
            if table["status"] == "over":
                return None
            if self.seat in table["decide"] and fits(table):
                return told
            time.sleep(MOMENT)
        raise AssertionError("nobody decides any more")

    def play(self, decide, most=1000):
        """Decide until the game is over, or so often."""
        return self._often(most, lambda move, game: self._decide(decide, move, game))

    def hasten(self, most=1000):
        """The same without the page: over HTTP, to be in the midst of a game soon."""
        return self._often(most, self._call)

    def settled(self, revision):
        """Whether the server has the decision."""
        waited = time.monotonic()
        while time.monotonic() - waited < PATIENCE:
            table = self.told()["table"]
            if table["revision"] > revision or self.seat in table["ready"]:
                return True
            time.sleep(MOMENT)
        return False

    def _often(self, most, decide):
        before = self._decisions
        while self._decisions < before + most and (game := self.owed()) is not None:
            decide(game["legal"][self._decisions * 7 % len(game["legal"])], game)
            self._decisions += 1
        return self._decisions - before

    def _decide(self, decide, move, game):
        self.faces(game)
        decide(self, move, game)
        assert self.settled(game["revision"]), f"{move} did not arrive"

    def faces(self, game):
        """Wait until the page shows what is to be decided, and has heard that the last decision was made."""
        told = f'[data-revision="{game["revision"]}"][data-seat="{self.seat}"]'
        self.page.locator(f'main{told}[data-pending="false"]').wait_for()

    def sees(self, revision):
        """Wait until the page has heard what we have."""
        self.page.locator(f'main[data-revision="{revision}"]').wait_for()

    def sees_at_least(self, revision):
        """Wait until the page has heard of a revision or a later one."""
        waited = time.monotonic()
        while int(self.page.locator("main").get_attribute("data-revision")) < revision:
            assert time.monotonic() - waited < PATIENCE, f"the page never heard of revision {revision}"
            time.sleep(MOMENT)

    def _call(self, move, game):
        body = {"seat": self.seat, "move": move, "revision": game["revision"], "id": uuid.uuid4().hex}
        with calling(headers=self._headers) as client:
            client.post(f"{self._address}/moves", json=body).raise_for_status()
