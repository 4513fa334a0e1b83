"""The server behind the page, which may be killed and started again at the same address."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from tests.server.served import Served


class House:
    """A server; its calls run in a thread of their own, because the browser's library has a loop in this one."""

    def __init__(self, database):
        self._database = database
        self._thread = ThreadPoolExecutor(1)
        self.link = ""

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self._run(self._server.stop())
        self._thread.shutdown()

    def start(self):
        """Start it, again at the same port if there was one."""
        self._server = Served(self._database, urlsplit(self.link).port or 0)
        self._run(self._server.ready())
        self.link = self._server.link or ""

    def kill(self):
        """Pull the plug."""
        self._server.kill()

    def _run(self, task):
        return self._thread.submit(lambda: asyncio.run(_awaited(task))).result()


async def _awaited(task):
    return await task
