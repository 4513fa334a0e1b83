"""A player at the page: asks the server for the legal moves and makes one by clicks, keys or notation."""

import time
import uuid

import httpx

from tests.server.play import PATIENCE

MOMENT = 0.02
"""Seconds between two requests."""


def calling(**more):
    """A client for the server. Certificates are not loaded, because the server has plain HTTP."""
    return httpx.Client(timeout=PATIENCE, trust_env=False, verify=False, **more)


class Player:
    """A seat at a table, with the page that shows it."""

    def __init__(self, page, link, table, seat=0):
        self.page, self.seat = page, seat
        self._address = f"{link}/api/tables/{table['id']}"
        self._headers = {"Authorization": f"Bearer {table['secret']}"}
        self._decisions = 0

    def payload(self):
        """What the server sends to this seat now."""
        with calling(headers=self._headers) as client:
            return client.get(self._address, params={"seat": self.seat}).json()

    def made(self):
        """The moves of this seat so far, in notation."""
        with calling(headers=self._headers) as client:
            payload = client.get(self._address, params={"seat": self.seat, "since": 0}).json()
        return [event["move"] for event in payload["events"] if event.get("seat") == self.seat]

    def owed(self):
        """The game once the seat has to decide; None when it is over."""
        payload = self._once(lambda table: self.seat not in table["ready"])
        return payload and payload["game"]

    def awaited(self):
        """The payload once all others have decided; None when the game is over."""
        return self._once(lambda table: {*table["decide"]} - {*table["ready"]} == {self.seat})

    def _once(self, fits):
        waited = time.monotonic()
        while time.monotonic() - waited < PATIENCE:
            payload = self.payload()
            table = payload["table"]
            if table["status"] == "over":
                return None
            if self.seat in table["decide"] and fits(table):
                return payload
            time.sleep(MOMENT)
        raise AssertionError("the seat never had to decide")

    def play(self, decide, most=1000):
        """Make moves on the page until the game is over, at most `most`; returns their number."""
        return self._often(most, lambda move, game: self._decide(decide, move, game))

    def hasten(self, most=1000):
        """Make moves over HTTP, which is faster than on the page; returns their number."""
        return self._often(most, self._call)

    def settled(self, revision, legal):
        """Whether the server has the decision; of several that are sealed, it asks for the next one then."""
        waited = time.monotonic()
        while time.monotonic() - waited < PATIENCE:
            payload = self.payload()
            table = payload["table"]
            if table["revision"] > revision or self.seat in table["ready"] or payload["game"]["legal"] != legal:
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
        assert self.settled(game["revision"], game["legal"]), f"{move} did not arrive"

    def faces(self, game):
        """Wait until the page shows the decision to make, and no other one is pending."""
        state = f'[data-revision="{game["revision"]}"][data-seat="{self.seat}"][data-asked="{game["legal"][0]}"]'
        self.page.locator(f'main{state}[data-pending="false"]').wait_for()

    def sees(self, revision):
        """Wait until the page shows a revision."""
        self.page.locator(f'main[data-revision="{revision}"]').wait_for()

    def sees_at_least(self, revision):
        """Wait until the page shows a revision or a later one."""
        waited = time.monotonic()
        while int(self.page.locator("main").get_attribute("data-revision")) < revision:
            assert time.monotonic() - waited < PATIENCE, f"the page never showed revision {revision}"
            time.sleep(MOMENT)

    def _call(self, move, game):
        body = {"seat": self.seat, "move": move, "revision": game["revision"], "id": uuid.uuid4().hex}
        with calling(headers=self._headers) as client:
            client.post(f"{self._address}/moves", json=body).raise_for_status()
