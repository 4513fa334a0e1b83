"""Runs the server: one process, until it is told to stop; then nothing is left half done."""

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
from types import FrameType

import uvicorn

from azulejos.core.errors import AzulejosError
from azulejos.server.app import create_app
from azulejos.server.house import House
from azulejos.server.logs import start_logging
from azulejos.server.settings import Settings

LOOPBACK = "127.0.0.1"
GRACE = 5
"""Seconds for requests under way when the server stops."""


class AddressInUse(AzulejosError):
    """Another program listens there already."""

    code = "address-in-use"


class Server(uvicorn.Server):
    """A server that says when it is ready, and to those who listen when it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._ready = house, ready

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve with the house open; what keeps it shut is raised."""
        async with self._house.open():
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let sockets and streams end well, then the rest; who does not go is cut off."""
        self._house.closing.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while len(self._house.crowd):
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, on the second interrupt at once. A server that stopped as it was told has not failed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(settings: Settings, *, say: Callable[[str], None], browse: bool = False, verbose: bool = False) -> None:
    """Serve until interrupted or terminated. Raises AddressInUse, or StoreUnusable with what to do.

    Who only wants to look (`browse`) is shown the server that runs here already.
    """
    start_logging(verbose=verbose)
    if browse and _runs_already(settings):
        _show(links(settings, settings.port)[0], say)
        return
    ear = _listening(settings)
    port = ear.getsockname()[1]

    def ready() -> None:
        for link in links(settings, port):
            say(link)
        if browse:
            # Looking for a browser may take a while, and some say on the terminal what we do not care for.
            threading.Thread(target=webbrowser.open, args=[links(settings, port)[0]], daemon=True).start()

    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="off",  # it would swallow what keeps the house shut
    )
    _collect_seldom()
    Server(config, app.state.house, ready).run(sockets=[ear])


def _collect_seldom() -> None:
    """Let the collector of cycles look at what is new, and at everything only seldom: that stops all tables at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


def links(settings: Settings, port: int) -> list[str]:
    """Where the table is: on this machine first, then for others on the network."""
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104  (asked for by the user, with --lan or --host)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = [f"http://{LOOPBACK if everywhere else host}:{port}/"]
    return [*here, f"http://{_own_address()}:{port}/"] if everywhere else here


def _runs_already(settings: Settings) -> bool:
    """Whether it is one of us who listens there."""
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


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ear = socket.socket(family)
    if sys.platform == "win32":  # where the other option would let two servers have one port
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((settings.host, settings.port))
    except OSError as error:
        ear.close()
        raise AddressInUse(
            f"can not listen on {settings.host} port {settings.port}: {error.strerror}; name another with --port"
        ) from None
    return ear


def _own_address() -> str:
    """The address of this machine on its network: nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
