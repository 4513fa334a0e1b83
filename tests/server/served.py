"""A server as users start it: `azulejos serve` in its own process, which a test may kill."""

import asyncio
import contextlib
import json
import re
import signal
import subprocess
import sys
import tempfile

import httpx

from tests.server.play import PATIENCE
from tests.unmeasured import unmeasured


def serving(database, port=0):
    """The command that people give; no bot here is worth compiling for."""
    where = ["--port", str(port), "--database", str(database)]
    return [sys.executable, "-m", "azulejos", "serve", "--cold", *where]


class Served:
    """A server process, on a free port if none is given."""

    def __init__(self, database, port=0, *, measured=False):
        """Start it; `ready` waits until it answers. Coverage of one that is killed is lost, and only slows it."""
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  (closed when the process has ended)
        self.process = subprocess.Popen(
            serving(database, port),
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=None if measured else unmeasured(),
        )
        assert self.process.stdout is not None
        self._words = self.process.stdout
        self.link: str | None = None

    async def ready(self):
        """Wait until it has printed its link and /health reports ok."""
        line = await asyncio.to_thread(self._words.readline)
        found = re.fullmatch(r"The table is at (http://127\.0\.0\.1:\d+)/\n", line)
        assert found, f"{line!r}\n{self.errors()}"
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            assert (await client.get(f"{found[1]}/health")).json()["status"] == "ok"
        self.link = found[1]

    def errors(self):
        """What it said on stderr."""
        self._errors.seek(0)
        return self._errors.read()

    def kill(self):
        """Kill it; every complete line of its log must be info or warning."""
        self.link = None
        self.process.kill()
        self.process.wait(PATIENCE)
        said = [json.loads(line) for line in self.errors().splitlines(keepends=True) if line.endswith("\n")]
        self._put_away()
        complaints = [line for line in said if line["level"] not in {"info", "warning"}]
        assert not complaints, complaints

    async def stop(self):
        """Ask it to stop; the answer is its exit code and all it said on stderr."""
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self.process.wait, PATIENCE)
        self.link, errors = None, self.errors()
        self._put_away()
        return code, errors

    def _put_away(self):
        self._words.close()
        self._errors.close()


class Servers:
    """Servers on one database that start and are killed; `link` finds one that is up."""

    def __init__(self, database):
        self.database = database
        self.up: list[Served] = []

    async def start(self):
        """One more."""
        server = Served(self.database)
        self.up.append(server)
        await server.ready()
        return server

    def kill(self, server):
        """One less, without a warning."""
        self.up.remove(server)
        server.kill()

    async def link(self, preferred):
        """The link of a server that is up; `preferred` chooses between several."""
        async with asyncio.timeout(PATIENCE):
            while not (links := [server.link for server in self.up if server.link]):
                await asyncio.sleep(0.02)
        return links[preferred % len(links)]

    def close(self):
        """End all that are left."""
        for server in list(self.up):
            self.kill(server)


@contextlib.asynccontextmanager
async def served(database, number=1):
    """A number of servers on one database."""
    servers = Servers(database)
    try:
        await asyncio.gather(*(servers.start() for _ in range(number)))
        yield servers
    finally:
        servers.close()
