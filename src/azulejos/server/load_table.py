"""A table under load: two players on sockets, who decide when they are told to and note how long it takes."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from azulejos.server.load_socket import Socket

NEWS = b'{"tell":"news"'


@dataclass
class Notes:
    """What all tables together have seen, in seconds."""

    receipts: list[float] = field(default_factory=list)
    """From a decision being sent to its receipt."""
    news: list[float] = field(default_factory=list)
    """From a decision being sent to the other player hearing of it."""
    refused: int = 0
    hellos: int = 0
    """Players who have had their first news."""


class Player:
    """One end of a table: a seat, its socket, and the last news it had."""

    def __init__(self, table: "LoadTable", seat: int, secret: str) -> None:
        self._table, self.seat, self._secret = table, seat, secret
        self.news = b""
        self.socket: Socket | None = None

    async def connect(self, address: str, *, outlook: bool) -> None:
        """Open the socket and say hello."""
        host, _, port = address.partition(":")
        path = f"/api/tables/{self._table.id}/socket"
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(address, path, self._heard), host, int(port))
        await self.socket.opened
        self.say(do="hello", secret=self._secret, seat=self.seat, outlook=outlook)

    def say(self, **message: Any) -> None:
        """Send a message."""
        if self.socket is not None:
            self.socket.say(json.dumps(message))

    def told(self) -> dict[str, Any]:
        """The last news; they are read only when they are needed, for reading costs more than hearing."""
        news: dict[str, Any] = json.loads(self.news)["news"]
        return news

    def _heard(self, message: bytes) -> None:
        if message.startswith(NEWS):
            first, self.news = not self.news, message
            self._table.told(self.seat, first=first)
        else:
            self._table.answered(json.loads(message))


class LoadTable:
    """A table with one decision under way at most, until both have heard of it."""

    def __init__(self, table_id: str, secrets: list[str], notes: Notes) -> None:
        self.id, self._notes = table_id, notes
        self.players = [Player(self, seat, secret) for seat, secret in enumerate(secrets)]
        self._missing: set[str] = set()
        self._sent, self._mover, self._moves = 0.0, 0, 0

    def decide(self, chance: random.Random) -> bool:
        """Let somebody who owes a decision make any; False if nobody can now."""
        if self._missing:
            return False
        table = self.players[0].told()["table"]
        owing = [seat for seat in table["decide"] if seat not in table["ready"]]
        if not owing:
            return False
        self._mover = chance.choice(owing)
        game = self.players[self._mover].told()["game"]
        move, revision = chance.choice(game["legal"]), game["revision"]
        self._missing = {"receipt", "own", "other"}
        self._moves += 1
        self._sent = time.perf_counter()
        self.players[self._mover].say(do="move", id=f"{self._moves}", seat=self._mover, move=move, revision=revision)
        return True

    def told(self, seat: int, *, first: bool) -> None:
        """A player has news."""
        if first:
            self._notes.hellos += 1
        elif seat == self._mover:
            self._missing.discard("own")
        elif "other" in self._missing:
            self._missing.discard("other")
            self._notes.news.append(time.perf_counter() - self._sent)

    def answered(self, message: dict[str, Any]) -> None:
        """The player who has decided is answered."""
        if message["tell"] == "receipt":
            self._missing.discard("receipt")
            self._notes.receipts.append(time.perf_counter() - self._sent)
        else:
            self._missing.clear()
            self._notes.refused += 1

    @property
    def waits(self) -> bool:
        """Whether somebody has yet to hear of the last decision."""
        return bool(self._missing)
