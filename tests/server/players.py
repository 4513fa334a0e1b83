"""Players on real sockets: they decide at random, notice when the line is cut, come back and go on."""

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import websockets

from tests.server.eyes import Eyes, Memory
from tests.server.play import PATIENCE
from tests.server.served import Servers

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
    """What a seat decided at a revision; a sealed one may be changed, so there may be several."""

    revision: int
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

    def __init__(self, servers: Servers, table_id, memory: Memory, chance, *, seat=None, secret=None, wish=0):
        self._servers, self._wish, self._chance = servers, wish, chance
        self._table_id, self.seat, self._secret = table_id, seat, secret
        self.eyes = Eyes(memory)
        self.decisions: list[Decision] = []
        self._withdrawn: set[str] = set()
        self.connections = 0
        self._names = count(1)

    async def play(self):
        """Be there until the game is over, however often the line is cut."""
        while self.eyes.told.get("table", {}).get("status") != "over":
            try:
                await self._visit()
            except websockets.ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code not in {1012, 1013}:
                    raise
            except (OSError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(0.05)

    async def _visit(self):
        link = await self._servers.link(self._wish)
        at_least = self.eyes.memory.revision
        async with line_to(f"{link}/api/tables/{self._table_id}") as socket:
            self.connections += 1
            await self._greet(socket, at_least)
            self._check_own()
            await self._repeat(socket)
            while self.eyes.told["table"]["status"] != "over":
                await self._decide(socket)
                await self._hear(socket)
            self._check_own()

    async def _greet(self, socket, at_least):
        """Say hello until there are news: a server whose database is away for a moment asks to try again."""
        known = self.eyes.told
        while self.eyes.told is known:
            await self._say(socket, do="hello", secret=self._secret, seat=self.seat, since=0)
            message = json.loads(await socket.recv())
            if message["tell"] == "news":
                self.eyes.look(message["news"], at_least)
            else:
                assert message["error"]["code"] in TRY_AGAIN, message
                await asyncio.sleep(message["error"].get("wait") or 0.1)

    async def _say(self, socket, **message):
        await socket.send(json.dumps(message))

    async def _hear(self, socket):
        message = json.loads(await socket.recv())
        match message["tell"]:
            case "news":
                self.eyes.look(message["news"])
            case "receipt":
                self._keep(message["id"], message["receipt"])
            case "refused":
                await self._refused(socket, message)

    # --- Deciding ---------------------------------------------------------------------------------

    async def _decide(self, socket):
        """Decide, if it is this seat's turn; or think better of what is sealed."""
        table, game = self.eyes.told["table"], self.eyes.told["game"]
        if self.seat is None or game is None or self.seat not in table["decide"]:
            return
        last = self.decisions[-1] if self.decisions else None
        if last is None or last.revision < game["revision"]:
            await self._send_new(socket, Decision(game["revision"]), game["legal"])
        elif game["sealed"] and not last.pending and len(last.moves) == 1 and self._chance.random() < CHANGES:
            await self._send_new(socket, last, game["legal"])

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
        """Say the last thing again: who had no answer gets one, who had one gets the same."""
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
        # Only who comes too late is refused: the others were ready before the change, or the host ended the game.
        late = code == "stale-revision" and (len(decision.moves) > 1 or self.eyes.memory.over)
        assert late or code == "game-over", message
        del decision.moves[message["id"]]
        self._withdrawn.add(message["id"])

    # --- What has to hold -------------------------------------------------------------------------

    def _check_own(self):
        """Every acknowledged decision happened once, at its revision, and nothing else in this seat's name."""
        if self.seat is None or self.eyes.told["game"] is None:
            return
        table = self.eyes.told["table"]
        own = [event for _, event in sorted(self.eyes.events.items()) if event.get("seat") == self.seat]
        made = [decision for decision in self.decisions if decision.moves]
        if len(own) < len(made):
            last = made.pop()
            assert last.may_be_missing(table["revision"], table["status"] == "over")
            self._check_sealed(last)
        assert len(own) == len(made)
        for event, decision in zip(own, made, strict=True):
            assert event["move"] in decision.possible
            assert decision.revision < event["revision"] <= decision.revision + table["players"]

    def _check_sealed(self, decision):
        """A sealed decision is still sealed, and shown to its seat."""
        game = self.eyes.told["game"]
        if decision.receipts and self.eyes.told["table"]["status"] != "over":
            assert game["sealed"] in decision.possible
