"""A server that listens on a port, in a thread of this process, as the command line would start it."""

import contextlib
import io
import logging
import queue
import socket
import threading

from azulejos.server import run
from azulejos.server.settings import Settings
from tests.server.asgi_clients import PLENTY, cold
from tests.server.play import PATIENCE


class Listening:
    """Where a server listens, and what it writes into its log."""

    def __init__(self, link, log):
        self.link, self.log = link, log
        self.host = link.removeprefix("http://").rstrip("/")
        self.port = int(self.host.rpartition(":")[2])

    def send(self, data, finished=True):
        """Send bytes as they are, and perhaps that there are no more; all that comes back until the server hangs up."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
            with contextlib.suppress(OSError):  # a server may well hang up on what we send
                connection.sendall(data)
                if finished:
                    connection.shutdown(socket.SHUT_WR)
            return _all(connection)


def _all(connection):
    got = b""
    with contextlib.suppress(OSError):
        while data := connection.recv(65536):
            got += data
    return got


@contextlib.contextmanager
def listening(folder, patch, **settings):
    """A server with a verbose log, until the end of the `with` block."""
    cold(patch)
    servers: list[run.Server] = []
    links: queue.Queue[str] = queue.Queue()
    log = io.StringIO()

    class Kept(run.Server):
        def __init__(self, *args):
            super().__init__(*args)
            servers.append(self)

    patch.setattr(run, "Server", Kept)
    free = {"requests": PLENTY, "new_tables": PLENTY, "messages": PLENTY, "port": 0}
    chosen = Settings(database=str(folder / "tables.sqlite"), **{**free, **settings})
    with _log_kept():
        work = threading.Thread(target=run.serve, args=[chosen], kwargs={"say": links.put, "verbose": True})
        work.start()
        link = links.get(timeout=PATIENCE)
        (handler,) = logging.getLogger().handlers
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(log)
        for client in ("httpx", "websockets.client"):  # they write into the same log, but are not the server
            patch.setattr(logging.getLogger(client), "disabled", True)
        try:
            yield Listening(link, log)
        finally:
            servers[0].should_exit = True
            work.join(PATIENCE)
    assert not work.is_alive()


@contextlib.contextmanager
def _log_kept():
    """Put the log of the tests back in place afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
