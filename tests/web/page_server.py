"""A server with the page that can be killed and restarted at the same address."""

import asyncio
import os
import random
import socket
from concurrent.futures import ThreadPoolExecutor

from tests.server.served import Served

PORTS = range(20000, 30000)
"""The system gives none of these ports to others, so the port stays free while the server is down."""


def free_port():
    """A free port; each worker of the tests has its own share of the ports."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in random.sample(PORTS[worker % 10 :: 10], 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("a hundred ports and none is free")


class PageServer:
    """A server. Its coroutines run in another thread, because Playwright has an event loop in this one."""

    def __init__(self, database):
        self._database = database
        self._thread = ThreadPoolExecutor(1)
        self._port = free_port()
        self.link = ""

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self._run(self._server.stop())
        self._thread.shutdown()

    def start(self):
        """Start it, always at the same port."""
        self._server = Served(self._database, self._port)
        self._run(self._server.ready())
        self.link = self._server.link or ""

    def kill(self):
        """Kill it without a shutdown."""
        self._server.kill()

    def _run(self, task):
        return self._thread.submit(lambda: asyncio.run(_awaited(task))).result()


async def _awaited(task):
    return await task
