"""Answers checked strictly: against the type that a route declares, or against the messages of a socket."""

import json
from collections import Counter

from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.routing import Match

from azulejos.server.http import api_bots, api_finished, api_lists, api_play, api_tables
from azulejos.server.payloads.messages import ServerMessage
from azulejos.server.payloads.refusal import RefusalPayload

APIS = (api_lists, api_tables, api_play, api_finished, api_bots)


def strictly(kind, text):
    """The text as JSON: it has all fields of the type, of the right kinds, and no others."""
    TypeAdapter(kind).validate_json(text, strict=True, extra="forbid")
    return json.loads(text)


def declared(app):
    """The routes that answer with JSON: their declared types are those of their functions' answers."""
    routers = (*(api.router for api in APIS), app)
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    return [route for route in routes if route.response_model is not None]


class CheckedSite:
    """A site of which every answer is checked, and counted by its route."""

    def __init__(self, site):
        self.site, self.routes = site, declared(site.app)
        self.answered: Counter[str] = Counter()

    async def get(self, path, secret=None, status=200):
        return await self._ask("GET", path, None, secret, status)

    async def post(self, path, body, secret=None, status=200):
        return await self._ask("POST", path, body, secret, status)

    async def _ask(self, method, path, body, secret, status):
        answer = await self.site.ask(method, path, body, secret)
        assert answer.status == status, answer.body
        if status >= 400:
            return strictly(RefusalPayload, answer.body)
        route = self._route(method, path.partition("?")[0])
        self.answered[f"{method} {route.path}"] += 1
        return strictly(route.response_model, answer.body)

    def _route(self, method, path):
        scope = {"type": "http", "method": method, "path": path, "headers": []}
        return next(route for route in self.routes if route.matches(scope)[0] is Match.FULL)


def messages_of(talk):
    """What was said on a socket, message by message; all of it is as declared."""
    return [strictly(ServerMessage, text) for text in talk.received]
