"""Serves the page while the application is still loading; everything else waits until it is loaded.

Loading takes a second. A browser needs most of that time to read the page and run its scripts.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.server.errors import NoSuchPage
from azulejos.server.http import pages
from azulejos.server.http.guard import Guard
from azulejos.server.rate_limits import Buckets
from azulejos.server.settings import Settings

PARTS = "/page/"


class Front:
    """An ASGI application that can answer before the real one is loaded."""

    def __init__(self, settings: Settings, load: Callable[[], Awaitable[ASGIApp]]) -> None:
        """`load` is awaited once, by the first call of `loaded`."""
        self._load = load
        self._loading: asyncio.Future[ASGIApp] | None = None
        self._early = Guard(self._page, settings, Buckets(settings.requests, time.monotonic))

    def loaded(self) -> asyncio.Future[ASGIApp]:
        """Return a future of the application, or of the error that prevents it from loading."""
        if self._loading is None:
            self._loading = asyncio.ensure_future(self._load())
        return self._loading

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, except for the page while it is loading."""
        if not self.loaded().done() and _is_page(scope):
            await self._early(scope, receive, send)
        else:
            await self._late(scope, receive, send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted, path = Headers(scope=scope).get("accept-encoding", ""), scope["path"]
        try:
            response = pages.page(accepted) if path == "/" else pages.part(path.removeprefix(PARTS), accepted)
        except NoSuchPage:
            await self._late(scope, receive, send)
        else:
            await response(scope, receive, send)

    async def _late(self, scope: Scope, receive: Receive, send: Send) -> None:
        application = await asyncio.shield(self.loaded())
        await application(scope, receive, send)


def _is_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] != "GET":
        return False
    path: str = scope["path"]
    return path == "/" or path.startswith(PARTS)
