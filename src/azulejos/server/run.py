"""Runs the server in one process until it is stopped; then it finishes what was begun."""

import asyncio
import contextlib
import gc
import http.client
import json
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from azulejos.core.errors import AzulejosError
from azulejos.server.http.front import Front
from azulejos.server.json_logs import start_logging
from azulejos.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.types import ASGIApp

    from azulejos.server.app_state import AppState

LOOPBACK = "127.0.0.1"
GRACE = 5
"""Seconds for requests under way when the server stops."""


class AddressInUse(AzulejosError):
    """Another program already listens on this address."""

    code = "address-in-use"


class Server(uvicorn.Server):
    """Listens before the application is loaded, reports when it is loaded, and ends sockets when it stops."""

    _state: "AppState | None" = None
    _opened: contextlib.AsyncExitStack

    def __init__(
        self,
        config: "Callable[[ASGIApp], uvicorn.Config]",
        settings: Settings,
        listens: Callable[[], None],
        ready: Callable[[], None],
    ) -> None:
        """`listens` is called when the page can be fetched, `ready` when the whole application is loaded."""
        self._front = Front(settings, self._load)
        super().__init__(config(self._front))
        self._settings, self._listens, self._ready = settings, listens, ready
        self._listening = asyncio.Event()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until stopped; an error that prevents the application from loading is raised."""
        async with contextlib.AsyncExitStack() as self._opened:
            loaded = self._front.loaded()
            loaded.add_done_callback(self._loaded)
            await super().serve(sockets)
            await loaded

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        self._listening.set()
        if self.started:
            self._listens()

    async def _load(self) -> "ASGIApp":
        """Return the application with its state open; the state is closed when the server stops."""
        app = await asyncio.to_thread(_application, self._settings)
        await self._opened.enter_async_context(app.state.app_state.open())
        self._state = app.state.app_state
        _collect_seldom()
        await self._listening.wait()
        return app

    def _loaded(self, loaded: "asyncio.Future[ASGIApp]") -> None:
        if loaded.exception() is not None:
            self.should_exit = True
        elif not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let sockets and streams end, then stop the rest; connections that do not end in time are cut."""
        if self._state is not None:
            self._state.closing.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while len(self._state.connections):
                        await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, on the second interrupt at once. Unlike uvicorn's method, let the process exit successfully."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(settings: Settings, *, say: Callable[[str], None], browse: bool = False, verbose: bool = False) -> None:
    """Serve until interrupted or terminated. Raises AddressInUse, or StoreUnusable with what to do.

    With `browse`, a server that already runs here is opened in the browser instead of starting another.
    """
    start_logging(verbose=verbose)
    if browse and _runs_already(settings):
        _show(links(settings, settings.port)[0], say)
        return
    listening_socket = _open_socket(settings)
    port = listening_socket.getsockname()[1]

    here, *elsewhere = links(settings, port)

    def listens() -> None:
        if browse:
            # Starting a browser may take a while.
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()

    def ready() -> None:
        for link in (here, *elsewhere):
            say(link)

    config = partial(
        uvicorn.Config,
        log_config=None,
        access_log=False,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="off",  # it would swallow an error in opening the state
    )
    Server(config, settings, listens, ready).run(sockets=[listening_socket])


def _application(settings: Settings) -> "FastAPI":
    """Return the application; importing it is slow."""
    from azulejos.server.http.app import create_app  # noqa: PLC0415  (takes a second: the page is there before it)

    return create_app(settings)


def _collect_seldom() -> None:
    """Run full garbage collections rarely, because each one stops all tables at once.

    What was loaded until now is never collected: nearly all of it stays until the end.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
    gc.enable()


def links(settings: Settings, port: int) -> list[str]:
    """Return the URLs of the server: for this machine first, then for others on the network."""
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104  (asked for by the user, with --lan or --host)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = [f"http://{LOOPBACK if everywhere else host}:{port}/"]
    return [*here, f"http://{_own_address()}:{port}/"] if everywhere else here


def _runs_already(settings: Settings) -> bool:
    """Whether the program that listens there is an Azulejos server."""
    connection = http.client.HTTPConnection(LOOPBACK if settings.lan else settings.host, settings.port, timeout=2)
    try:
        connection.request("GET", "/health")
        return "tables" in json.load(connection.getresponse())
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _show(link: str, say: Callable[[str], None]) -> None:
    say(link)
    webbrowser.open(link)


def _open_socket(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening_socket = socket.socket(family)
    if sys.platform == "win32":  # where the other option would let two servers have one port
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening_socket.bind((settings.host, settings.port))
    except OSError as error:
        listening_socket.close()
        raise AddressInUse(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; name another with --port"
        ) from None
    return listening_socket


def _own_address() -> str:
    """Return the address of this machine on its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
