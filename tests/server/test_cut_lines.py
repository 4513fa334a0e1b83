"""A connection that is cut while news is sent and a message is answered."""

import json

import pytest
from fastapi import WebSocket

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import access_keys
from azulejos.server.http.app import create_app
from azulejos.server.http.sockets import follow
from azulejos.server.settings import Settings
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.plan import Plan
from tests.server.asgi_clients import cold

pytestmark = pytest.mark.anyio

TIMES = 30
"""Who notices first is chance."""


class CutLine:
    """A client that no answer reaches."""

    def __init__(self, table_id):
        self._said = iter([{"do": "hello"}, {"do": "ping", "id": "1"}, {"do": "ping", "id": "2"}])
        self._table_id, self._is_open = table_id, False

    async def receive(self):
        if not self._is_open:
            return {"type": "websocket.connect"}
        return {"type": "websocket.receive", "text": json.dumps(next(self._said))}

    async def send(self, message):
        if message["type"] != "websocket.accept":
            raise OSError("the line is cut")
        self._is_open = True

    def socket(self, app):
        scope = {"type": "websocket", "path": "/", "headers": [], "client": ("127.0.0.1", 1), "app": app}
        return WebSocket(scope, self.receive, self.send)


async def test_a_line_that_is_cut_while_two_things_are_said_ends_in_silence(tmp_path, monkeypatch):
    cold(monkeypatch)
    app = create_app(Settings(str(tmp_path / "tables.sqlite")))
    async with app.router.lifespan_context(app):
        made = await make_table(app)
        for _ in range(TIMES):
            await follow(CutLine(made).socket(app), made)
        assert len(app.state.app_state.connections) == 0


async def make_table(app):
    """A table of one person with both seats."""
    azul = registry.game("azul")
    plan = Plan(azul, Setup.of(azul, 2), (Chair(person=0), Chair(person=0)))
    live = acts.make(access_keys.new_table_id(), 0.0, plan, [Person("Ada", access_keys.hashed("secret"))])
    await app.state.app_state.hub.make(live)
    return live.id
