"""Players on real sockets: they decide at random, and reconnect when the connection is cut."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import websockets

from tests.server.play import PATIENCE
from tests.server.served import Servers
from tests.server.viewer import Memory, Viewer

CHANGES = 0.2
"""How often somebody changes a sealed decision."""

TRY_AGAIN = {"storage-failed", "too-many-requests", "busy"}


def line_to(table):
    """A socket to the address of a table."""
    address = f"ws{table.removeprefix('http')}/socket"
    return websockets.connect(
        address, open_timeout=PATIENCE, ping_interval=None, compression=None, max_size=None, proxy=None
    )


@dataclass
class Decision:
    """What a seat decided at a revision; a sealed one may be changed, so there may be several moves."""

    revision: int
    legal: list[str]
    """What it was asked to choose from."""
    moves: dict[str, str] = field(default_factory=dict)
    receipts: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def pending(self):
        """The move without an answer, and its id."""
        return next(((key, move) for key, move in self.moves.items() if key not in self.receipts), None)

    @property
    def possible(self):
        """What may be stored: the last that was acknowledged, or the one without an answer."""
        acknowledged = [self.moves[key] for key in self.receipts][-1:]
        return {*acknowledged, *([self.pending[1]] if self.pending else [])}

    def may_be_missing(self, revision, over):
        """Whether it may not be among the events yet: unanswered, or sealed and not revealed."""
        if not self.receipts:
            return True
        return list(self.receipts.values())[-1]["sealed"] and (revision == self.revision or over)


class Player:
    """Somebody at a seat, or a spectator at none."""

    def __init__(self, servers: Servers, table_id, memory: Memory, chance, *, seat=None, secret=None, preferred=0):
        self._servers, self._preferred, self._chance = servers, preferred, chance
        self._table_id, self.seat, self._secret = table_id, seat, secret
        self.viewer = Viewer(memory)
        self.decisions: list[Decision] = []
        self._withdrawn: set[str] = set()
        self.connections = 0
        self._names = count(1)

    async def play(self):
        """Be there until the game is over, however often the line is cut."""
        while self.viewer.snapshot.get("table", {}).get("status") != "over":
            try:
                await self._visit()
            except websockets.ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code not in {1012, 1013}:
                    raise
            except (OSError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(0.05)

    async def _visit(self):
        link = await self._servers.link(self._preferred)
        at_least = self.viewer.memory.revision
        async with line_to(f"{link}/api/tables/{self._table_id}") as socket:
            self.connections += 1
            await self._greet(socket, at_least)
            self._check_own()
            await self._repeat(socket)
            while self.viewer.snapshot["table"]["status"] != "over":
                await self._decide(socket)
                await self._receive(socket)
            self._check_own()

    async def _greet(self, socket, at_least):
        """Say hello until there are news: a server whose database is away for a moment asks to try again."""
        known = self.viewer.snapshot
        while self.viewer.snapshot is known:
            await self._say(socket, do="hello", secret=self._secret, seat=self.seat, since=0)
            message = json.loads(await socket.recv())
            if message["tell"] == "news":
                self.viewer.look(message["news"], at_least)
            else:
                assert message["error"]["code"] in TRY_AGAIN, message
                await asyncio.sleep(message["error"].get("wait") or 0.1)

    async def _say(self, socket, **message):
        await socket.send(json.dumps(message))

    async def _receive(self, socket):
        message = json.loads(await socket.recv())
        match message["tell"]:
            case "news":
                self.viewer.look(message["news"])
            case "receipt":
                self._keep(message["id"], message["receipt"])
            case "refused":
                await self._refused(socket, message)

    # --- Deciding ---------------------------------------------------------------------------------

    async def _decide(self, socket):
        """Decide, if it is this seat's turn; or think better of what is sealed."""
        table, game = self.viewer.snapshot["table"], self.viewer.snapshot["game"]
        if self.seat is None or game is None or self.seat not in table["decide"]:
            return
        last = self.decisions[-1] if self.decisions else None
        if last is None or last.revision < game["revision"] or self._owes_another(last, game):
            await self._send_new(socket, Decision(game["revision"], game["legal"]), game["legal"])
        elif game["sealed"] and not last.pending and len(last.moves) == 1 and self._chance.random() < CHANGES:
            await self._send_new(socket, last, game["legal"])

    def _owes_another(self, last, game):
        """Whether the seat is asked for one more sealed decision, as on a grey wall, after the last one was stored."""
        stored = bool(last.receipts) and not last.pending
        return stored and self.seat not in game["ready"] and game["legal"] != last.legal

    async def _send_new(self, socket, decision, legal):
        if not decision.moves:
            self.decisions.append(decision)
        move_id = f"{self.seat}-{next(self._names)}"
        decision.moves[move_id] = self._chance.choice(legal)
        await self._send(socket, decision, move_id)

    async def _send(self, socket, decision, move_id):
        move = decision.moves[move_id]
        await self._say(socket, do="move", id=move_id, seat=self.seat, move=move, revision=decision.revision)

    async def _repeat(self, socket):
        """Send the last decision again: it gets the first answer, or the same answer again."""
        for decision in self.decisions[-1:]:
            for move_id in decision.moves:
                await self._send(socket, decision, move_id)

    def _keep(self, move_id, receipt):
        decision = next(each for each in self.decisions if move_id in each.moves)
        assert (receipt["seat"], receipt["move"]) == (self.seat, decision.moves[move_id])
        assert receipt["revision"] > decision.revision or receipt["sealed"]
        assert decision.receipts.setdefault(move_id, receipt) == receipt

    async def _refused(self, socket, message):
        code = message["error"]["code"]
        if code in TRY_AGAIN:
            await asyncio.sleep(message["error"].get("wait") or 0.1)
            await self._repeat(socket)
            return
        if message["id"] in self._withdrawn:  # said again before the first answer was there
            return
        decision = next(each for each in self.decisions if message["id"] in each.moves)
        assert message["id"] not in decision.receipts, "what was acknowledged is never refused"
        # Only a late change is refused: the other seats decided before it, or the host ended the game.
        late = code == "stale-revision" and (len(decision.moves) > 1 or self.viewer.memory.over)
        assert late or code == "game-over", message
        del decision.moves[message["id"]]
        self._withdrawn.add(message["id"])

    # --- What has to hold -------------------------------------------------------------------------

    def _check_own(self):
        """Every acknowledged decision happened once, at its revision, and nothing else in this seat's name."""
        if self.seat is None or self.viewer.snapshot["game"] is None:
            return
        table = self.viewer.snapshot["table"]
        own = [event for _, event in sorted(self.viewer.events.items()) if event.get("seat") == self.seat]
        made = [decision for decision in self.decisions if decision.moves]
        hidden = made[len(own) :]
        assert len({decision.revision for decision in hidden}) <= 1
        assert all(decision.may_be_missing(table["revision"], table["status"] == "over") for decision in hidden)
        if hidden:
            self._check_sealed(hidden[-1])
        assert len(own) == len(made) - len(hidden)
        rows = count_up(decision.revision for decision in made)
        for event, decision, row in zip(own, made, rows, strict=False):
            assert event["move"] in decision.possible
            assert decision.revision < event["revision"] <= decision.revision + row * table["players"]

    def _check_sealed(self, decision):
        """A sealed decision is still sealed, and shown to its seat."""
        game = self.viewer.snapshot["game"]
        if not decision.receipts or self.viewer.snapshot["table"]["status"] == "over":
            return
        if self.seat in game["ready"]:
            assert game["sealed"] in decision.possible
        else:
            assert game["legal"] != decision.legal, "the seat is asked for its next decision, not for the same again"


def count_up(keys):
    """How often each key has come so far, itself included."""
    seen: Counter[Any] = Counter()
    for key in keys:
        seen[key] += 1
        yield seen[key]
