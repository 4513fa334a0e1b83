"""ASGI calls as a server would make them: sockets and streams that stay open, message by message."""

import asyncio
import contextlib
import json
from typing import Any

import httpx

from azulejos.server.http.app import create_app
from azulejos.server.settings import Settings
from tests.server.play import PATIENCE

HOST = "127.0.0.1"
MUCH = (1e6, 1e6)


@contextlib.asynccontextmanager
async def opened(address, **settings):
    """A server without a network: its application, open."""
    limits = {"requests": MUCH, "new_tables": MUCH, "messages": MUCH, **settings}
    app = create_app(Settings(address, **limits))
    async with app.state.app_state.open():
        yield app


def client_of(app, secret=None, language="en"):
    headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{HOST}", headers=headers)


class Call:
    """One call that goes on until it is closed: what the application sends can be waited for."""

    def __init__(self, app, kind, path, headers=None, query=""):
        names = {"host": HOST, **(headers or {})}
        scope = {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in names.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "root_path": "",
        }
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._outbox.put))

    def send(self, **message):
        self._inbox.put_nowait(message)

    async def received(self):
        return await asyncio.wait_for(self._outbox.get(), PATIENCE)

    async def close(self):
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Stream(Call):
    """Lines of JSON."""

    def __init__(self, app, path, secret=None, query=""):
        super().__init__(app, "http", path, {"authorization": f"Bearer {secret}"} if secret else None, query)
        self.send(type="http.request", body=b"", more_body=False)

    async def status(self):
        return (await self.received())["status"]

    async def line(self):
        """The next line that is not empty; None at the end."""
        while True:
            message = await self.received()
            if text := message["body"].strip():
                return json.loads(text)
            if not message.get("more_body"):
                return None


class Socket(Call):
    """Messages of JSON."""

    def __init__(self, app, table):
        super().__init__(app, "websocket", f"/api/tables/{table}/socket")
        self.send(type="websocket.connect")

    async def accepted(self):
        return (await self.received())["type"] == "websocket.accept"

    def say(self, **message):
        self.send(type="websocket.receive", text=json.dumps(message))

    async def next_message(self, kind):
        """The next message of a kind; messages of other kinds are skipped."""
        while True:
            message = await self.received()
            assert message["type"] == "websocket.send", message
            document = json.loads(message["text"])
            if document["tell"] == kind:
                return document

    async def closed(self):
        """With which code it was closed."""
        while (message := await self.received())["type"] != "websocket.close":
            pass
        return message["code"]
