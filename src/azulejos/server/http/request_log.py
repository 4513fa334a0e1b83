"""Counts and logs each request: method, path, status, duration; nothing of its content."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.server.metrics import Metrics

log = logging.getLogger("azulejos.server")


class RequestLog:
    """ASGI middleware that counts and logs requests."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and count its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, counted)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in {"GET", "HEAD", "POST"} else "other"
        self._metrics.requests.labels(method, str(status)).inc()
        what = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=what)
