"""A table under load: two players on sockets that decide on demand and measure the delays."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from azulejos.server.load.light_socket import Socket

NEWS = b'{"tell":"news"'


@dataclass
class Notes:
    """The measurements of all tables together, in seconds."""

    receipts: list[float] = field(default_factory=list)
    """From sending a decision to its receipt."""
    news: list[float] = field(default_factory=list)
    """From sending a decision to the other player's news of it."""
    refused: int = 0
    hellos: int = 0
    """Players who have received their first news."""


class LoadPlayer:
    """A player at a table: a seat, its socket, and the last news it received."""

    def __init__(self, table: "LoadTable", seat: int, secret: str) -> None:
        self._table, self.seat, self._secret = table, seat, secret
        self.news = b""
        self.socket: Socket | None = None

    async def connect(self, address: str, *, outlook: bool) -> None:
        """Open the socket and say hello."""
        host, _, port = address.partition(":")
        path = f"/api/tables/{self._table.id}/socket"
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(address, path, self._on_text), host, int(port))
        await self.socket.opened
        self.send(do="hello", secret=self._secret, seat=self.seat, outlook=outlook)

    def send(self, **message: Any) -> None:
        """Send a message."""
        if self.socket is not None:
            self.socket.send(json.dumps(message))

    def snapshot(self) -> dict[str, Any]:
        """Return the last news, parsed only now because parsing costs more than receiving."""
        news: dict[str, Any] = json.loads(self.news)["news"]
        return news

    def _on_text(self, message: bytes) -> None:
        if message.startswith(NEWS):
            first, self.news = not self.news, message
            self._table.on_news(self.seat, first=first)
        else:
            self._table.on_answer(json.loads(message))


class LoadTable:
    """A table with at most one decision under way, until both players have received it."""

    def __init__(self, table_id: str, secrets: list[str], notes: Notes) -> None:
        self.id, self._notes = table_id, notes
        self.players = [LoadPlayer(self, seat, secret) for seat, secret in enumerate(secrets)]
        self._missing: set[str] = set()
        self._sent, self._mover, self._moves = 0.0, 0, 0

    def decide(self, chance: random.Random) -> bool:
        """Let a seat that owes a decision make a random one; False if none can now."""
        if self._missing:
            return False
        table = self.players[0].snapshot()["table"]
        owing = [seat for seat in table["decide"] if seat not in table["ready"]]
        if not owing:
            return False
        self._mover = chance.choice(owing)
        game = self.players[self._mover].snapshot()["game"]
        move, revision = chance.choice(game["legal"]), game["revision"]
        self._missing = {"receipt", "own", "other"}
        self._moves += 1
        self._sent = time.perf_counter()
        self.players[self._mover].send(do="move", id=f"{self._moves}", seat=self._mover, move=move, revision=revision)
        return True

    def on_news(self, seat: int, *, first: bool) -> None:
        """Take note that a player has received news."""
        if first:
            self._notes.hellos += 1
        elif seat == self._mover:
            self._missing.discard("own")
        elif "other" in self._missing:
            self._missing.discard("other")
            self._notes.news.append(time.perf_counter() - self._sent)

    def on_answer(self, message: dict[str, Any]) -> None:
        """Take note of the answer to the last decision."""
        if message["tell"] == "receipt":
            self._missing.discard("receipt")
            self._notes.receipts.append(time.perf_counter() - self._sent)
        else:
            self._missing.clear()
            self._notes.refused += 1

    @property
    def waits(self) -> bool:
        """Whether a player has yet to receive the last decision."""
        return bool(self._missing)
