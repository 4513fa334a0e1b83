"""The server behind the page, which may be killed and started again at the same address."""

import asyncio
import os
import random
import socket
from concurrent.futures import ThreadPoolExecutor

from tests.server.served import Served

PORTS = range(20000, 30000)
"""Nobody gets one of these without asking for it: while the server is down, its port waits for it."""


def free_port():
    """One that nobody listens at, and that no other worker of these tests looks at."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in random.sample(PORTS[worker % 10 :: 10], 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("a hundred ports and none is free")


class House:
    """A server; its calls run in a thread of their own, because the browser's library has a loop in this one."""

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
        """Start it, again at the same port."""
        self._server = Served(self._database, self._port)
        self._run(self._server.ready())
        self.link = self._server.link or ""

    def kill(self):
        """Pull the plug."""
        self._server.kill()

    def _run(self, task):
        return self._thread.submit(lambda: asyncio.run(_awaited(task))).result()


async def _awaited(task):
    return await task
