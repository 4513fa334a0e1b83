"""Checks every request before the application sees it: origin, host name, rate and size.

Pages of other sites cannot play for a person. A host name that is not ours is refused, which prevents DNS
rebinding. A client cannot fill the memory.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.core.errors import AzulejosError
from azulejos.languages import chosen
from azulejos.server.errors import TooLarge, WrongOrigin
from azulejos.server.rate_limits import Buckets
from azulejos.server.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
"""A Host header: a name or an address, perhaps with a port."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
REFUSED = 1008
"""The close code of a socket that may not be opened."""


class Guard:
    """ASGI middleware that passes on only allowed requests, and adds security headers to answers."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets) -> None:
        self.app, self._settings, self._buckets = app, settings, buckets
        self._names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
            received = await self._whole(receive) if scope["type"] == "http" else receive
        except AzulejosError as error:
            await _refuse(scope, receive, send, error, headers)
            return
        await self.app(scope, received, _with_headers(send) if scope["type"] == "http" else send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = ", ".join(headers.getlist("host"))  # two Host headers match no name
        if not self._is_ours(host):
            raise WrongOrigin(f"this server is not {host[:80]!r}", allowed=sorted(self._names))
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and any(origin.lower() not in _own_origins(host) for origin in headers.getlist("origin")):
            raise WrongOrigin("only pages of this server may do that")
        if int_of(headers.get("content-length")) > self._settings.largest_body:
            raise TooLarge(f"a request has at most {self._settings.largest_body} bytes")
        self._buckets.take(address_of(scope))

    def _is_ours(self, host: str) -> bool:
        name = host_name(host)
        return name in self._names or (self._settings.lan and _is_private(name))

    async def _whole(self, receive: Receive) -> Receive:
        """Read a request to its end, if it is not too long; its Content-Length may be missing or wrong."""
        read, length = [await receive()], 0
        while (length := length + len(read[-1].get("body", b""))) <= self._settings.largest_body:
            if not read[-1].get("more_body"):
                return _again(read, receive)
            read.append(await receive())
        raise TooLarge(f"a request has at most {self._settings.largest_body} bytes")


def known_names(settings: Settings) -> frozenset[str]:
    """Return the host names of this server."""
    own = {settings.host, *settings.names} - {"0.0.0.0", "::"}  # noqa: S104  (these are taken out, not bound to)
    if settings.lan:
        machine = socket.gethostname().lower()
        own |= {machine, f"{machine}.local"}
    return frozenset({name.lower() for name in own} | LOOPBACK)


def host_name(host: str) -> str:
    """Return the name in a Host header without its port; empty if the header is invalid."""
    parts = HOST.fullmatch(host)
    return "" if parts is None else parts[1].strip("[]").lower()


def int_of(text: str | None) -> int:
    """Return a Content-Length as a number; 0 for an invalid one, since the body itself is counted anyway."""
    return int(text) if text is not None and re.fullmatch(r"[0-9]{1,18}", text) else 0


def address_of(scope: Scope) -> str:
    """Return the IP address a request comes from."""
    client: Iterable[object] | None = scope.get("client")
    return str(next(iter(client))) if client else "?"


def _is_private(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_private
    except ValueError:
        return False


def _own_origins(host: str) -> set[str]:
    """The origins that may change something: ours, also behind a proxy that terminates TLS."""
    return {f"{scheme}://{host.lower()}" for scheme in ("http", "https")}


def _again(read: list[Message], receive: Receive) -> Receive:
    """Return what was already read, then what follows."""

    async def received() -> Message:
        return read.pop(0) if read else await receive()

    return received


async def _refuse(scope: Scope, receive: Receive, send: Send, error: AzulejosError, headers: Headers) -> None:
    from azulejos.server.http.refusals import refusal_response  # noqa: PLC0415  (slow: the page is there before it)

    if scope["type"] == "http":
        response = refusal_response(error, chosen(header=headers.get("accept-language")))
        await response(scope, receive, _with_headers(send))
    else:
        await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})


def _with_headers(send: Send) -> Send:
    """Add the security headers to every answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
