"""A whole game of several players, from making the table to checking its record."""

import asyncio
from dataclasses import dataclass

import httpx

from azulejos import records
from tests.server.play import PATIENCE
from tests.server.players import Player
from tests.server.served import Servers
from tests.server.viewer import Memory

MIX: tuple[tuple[str, dict[str, str], tuple[str, ...]], ...] = (
    ("5211", {}, ("me", "open")),
    ("azul", {"wall": "grey"}, ("me", "open")),
    ("summer-pavilion", {}, ("me", "random")),
    ("5211", {}, ("me", "open", "random")),
    ("azul", {}, ("me", "random", "open")),
    ("azul", {"wall": "grey"}, ("me", "me", "random")),
    ("summer-pavilion", {}, ("me", "open")),
)
"""Games, options and chairs."""


class Unanswered(Exception):
    """The server was gone before it answered."""


@dataclass
class Guest:
    """A seat and the secret for it."""

    seat: int
    secret: str


class Party:
    """One table and its players."""

    def __init__(self, servers: Servers, kind, chance, *, preferred=0):
        """`preferred` says which server the host asks, if there are several; the others ask the next ones."""
        self._servers, self._chance, self._preferred = servers, chance, preferred
        self._game, self._options, self._chairs = kind
        self.memory = Memory()
        self.players: list[Player] = []
        self._id = ""

    async def play(self, ends_after=None):
        """Play to the end, or until the host ends it after some revision; then check the record."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as self._client:
            guests = await self._seated()
            self.players = [self._player(number, guest) for number, guest in enumerate(guests)]
            self.players.append(self._player(len(guests), None))
            host = asyncio.ensure_future(self._end(guests[0].secret, ends_after))
            try:
                await asyncio.gather(*(player.play() for player in self.players))
            finally:
                host.cancel()
                await asyncio.gather(host, return_exceptions=True)
            await self._check_record()

    def _player(self, number, guest):
        place = {} if guest is None else {"seat": guest.seat, "secret": guest.secret}
        return Player(self._servers, self._id, self.memory, self._chance, preferred=self._preferred + number, **place)

    # --- Coming -----------------------------------------------------------------------------------

    async def _seated(self):
        """Seat all guests and start the game. If an answer is lost, its secret is too: try again with a new table."""
        while True:
            try:
                return await self._gathered()
            except Unanswered:
                continue

    async def _gathered(self):
        body = {"game": self._game, "options": self._options, "chairs": self._chairs, "name": "Ada"}
        made = await self._ask("POST", "/api/tables", json=body)
        self._id = made["id"]
        guests = [Guest(seat, made["secret"]) for seat in made["seats"]]
        for name in ["Bia"] * self._chairs.count("open"):
            came = await self._ask("POST", f"/api/tables/{self._id}/join", json={"name": name})
            guests.append(Guest(came["seats"][0], came["secret"]))
        if "open" not in self._chairs:
            await self._ask("POST", f"/api/tables/{self._id}/start", secret=made["secret"])
        return guests

    async def _end(self, secret, revision):
        """End the game at a revision. If an answer is lost, ask again."""
        if revision is None:
            return
        while self.memory.revision < revision:
            await asyncio.sleep(0.02)
        ended = None
        while ended is None:
            try:
                ended = await self._ask("POST", f"/api/tables/{self._id}/end", secret=secret, fine={"game-over"})
            except Unanswered:
                continue

    # --- Asking -----------------------------------------------------------------------------------

    async def _ask(self, method, path, *, secret=None, fine=(), **more):
        """The answer to a request, as soon as there is one; raises Unanswered."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        while True:
            link = await self._servers.link(self._preferred)
            try:
                answer = await self._client.request(method, f"{link}{path}", headers=headers, **more)
            except httpx.TransportError:
                raise Unanswered from None
            if answer.is_success:
                return answer.json() if "json" in answer.headers["content-type"] else answer.text
            error = answer.json()["error"]
            if error["code"] in fine:
                return error
            assert answer.status_code in {429, 503}, error
            await asyncio.sleep(error.get("wait") or 0.2)

    async def _check_record(self):
        """The record has the moves that were sent, keeps the rules, and matches the shuffle's commitment."""
        text = None
        while text is None:
            try:
                text = await self._ask("GET", f"/api/tables/{self._id}/record")
            except Unanswered:
                continue
        record = records.read_one(text)
        assert len(list(records.replay(record))) == len(record.events) + 1
        assert records.verify(record).verified
        decided = [move for _, move in sorted(self.memory.moves.items())]
        assert [(event.seat, event.move) for event in record.events if event.move is not None] == decided
