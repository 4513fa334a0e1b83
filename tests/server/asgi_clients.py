"""An application in this process, and ASGI clients that can send what no regular client would."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from azulejos.server.http.app import create_app
from azulejos.server.settings import Settings

HOST = "127.0.0.1:5211"
PLENTY = (1e9, 1e9)
"""No limit, for tests of other things."""

BREATHS = 30
"""Turns of the event loop in which everything that waits for nothing gets done."""


@dataclass
class Answer:
    """What came back from a request."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        return self.json["error"]["code"]


class Site:
    """A server without a network: an application whose event loop is the test's."""

    def __init__(self, app):
        self.app, self.state = app, app.state.app_state

    async def ask(self, method, path, body=None, secret=None, *, chunks=None, client="127.0.0.1", **headers):
        """The answer to a request; `body` is JSON, `chunks` are bytes."""
        call = self.call(method, path, body, secret, chunks=chunks, client=client, **headers)
        await call.task
        return call.answer

    async def get(self, path, secret=None, **more):
        return await self.ask("GET", path, None, secret, **more)

    async def post(self, path, body, secret=None, **more):
        return await self.ask("POST", path, body, secret, **more)

    def call(self, method, path, body=None, secret=None, *, chunks=None, client="127.0.0.1", **headers):
        """A request under way; a stream goes on until its client goes."""
        path, _, query = path.partition("?")
        sent = [json.dumps(body).encode()] if chunks is None and body is not None else chunks or [b""]
        scope = {
            **self._scope("http", path, query, secret, client, headers),
            "method": method,
        }
        return Call(self.app, scope, sent)

    def talk(self, table_id, client="127.0.0.1", **headers):
        """A socket at a table."""
        path = f"/api/tables/{table_id}/socket"
        return Talk(self.app, {**self._scope("websocket", path, "", None, client, headers), "subprotocols": []})

    @staticmethod
    def _scope(kind, path, query, secret, client, headers):
        named: dict[str, Any] = {"host": HOST, "content-type": "application/json"}
        named |= {} if secret is None else {"authorization": f"Bearer {secret}"}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), _bytes(value)) for name, value in named.items() if value is not None],
            "client": (client, 40000),
            "server": ("127.0.0.1", 5211),
        }


class Call:
    """A request over HTTP."""

    def __init__(self, app, scope, chunks):
        self.answer, self.lines = Answer(), []
        self._left = asyncio.Event()
        self._chunks = list(chunks)
        self.task = asyncio.ensure_future(app(scope, self._receive, self._send))

    async def _receive(self):
        if self._chunks:
            chunk = self._chunks.pop(0)
            return {"type": "http.request", "body": chunk, "more_body": bool(self._chunks)}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message):
        if message["type"] == "http.response.start":
            self.answer.status = message["status"]
            self.answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            return
        self.answer.body += message.get("body", b"")

    async def leave(self):
        """Disconnect."""
        self._left.set()
        await asyncio.wait([self.task])


class Talk:
    """A socket, which takes what is said only as long as it listens."""

    def __init__(self, app, scope):
        self.received, self.closed, self.accepted = [], None, False
        self.listens = asyncio.Event()
        self.listens.set()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._said.get, self._send))

    def say(self, **message):
        """Say an object of JSON."""
        self.say_text(json.dumps(message))

    def say_text(self, text):
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data):
        self._said.put_nowait({"type": "websocket.receive", "bytes": data})

    async def _send(self, message):
        await self.listens.wait()
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.closed = message["code"], message.get("reason", "")
        else:
            message["text"].encode()  # a server can send nothing else
            self.received.append(message["text"])

    @property
    def last(self):
        return json.loads(self.received[-1])

    async def leave(self):
        """Disconnect."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        self.listens.set()
        await asyncio.wait([self.task])


@contextlib.asynccontextmanager
async def opened(folder, now=None, **settings):
    """A site with a store in a folder, without limits that are not asked for."""
    free = {"requests": PLENTY, "new_tables": PLENTY, "messages": PLENTY}
    chosen = Settings(database=str(folder / "tables.sqlite"), **{**free, **settings})
    app = create_app(chosen) if now is None else create_app(chosen, now)
    async with app.router.lifespan_context(app):
        yield Site(app)


class Party:
    """A table of people, by the secrets of their seats."""

    def __init__(self, site, made):
        self.site, self.id, self.secrets = site, made["id"], [made["secret"]]

    async def join(self, name="Bob"):
        """One more comes; the last one starts the game."""
        self.secrets.append((await self.site.post(f"/api/tables/{self.id}/join", {"name": name})).json["secret"])

    async def post(self, what, body, secret=None, **more):
        return await self.site.post(f"/api/tables/{self.id}/{what}", body, secret, **more)

    async def look(self, seat=None):
        at = "" if seat is None else f"?seat={seat}"
        secret = None if seat is None else self.secrets[seat]
        return (await self.site.get(f"/api/tables/{self.id}{at}", secret)).json

    async def legal(self, seat, number=0):
        """A decision that this seat may make now."""
        snapshot = await self.look(seat)
        return {"seat": seat, "move": snapshot["game"]["legal"][number], "revision": snapshot["game"]["revision"]}

    async def head(self):
        """How much has happened here, noticed or not."""
        return await self.site.state.hub.look(self.id, lambda live: live.head)


async def party(site, game="5211", players=2, **more):
    """A table where everybody sits and the game has begun."""
    asked = {"game": game, "chairs": ["me"] + ["open"] * (players - 1), "name": "Ada", **more}
    table = Party(site, (await site.post("/api/tables", asked)).json)
    for number in range(players - 1):
        await table.join(f"Guest {number}")
    return table


async def calm(site):
    """Wait until everything that was begun has come to its end, in the event loop and in the store."""
    for _ in range(3):
        for _ in range(BREATHS):
            await asyncio.sleep(0)
        await site.state.journal.ping()
    for _ in range(BREATHS):
        await asyncio.sleep(0)


def cold(monkeypatch):
    """Keep servers from compiling searches: no test here needs them."""
    monkeypatch.setattr("azulejos.server.bots.precompiler.Precompiler._spawn", lambda precompiler, *arguments: None)


def _bytes(value):
    return value if isinstance(value, bytes) else value.encode()
