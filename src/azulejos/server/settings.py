"""Settings of a server: where it listens, what it keeps, how much one address may ask of it."""

from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

PORT = 5211


def default_database() -> str:
    """Return the path of the default database, in the user's data directory."""
    return str(Path(platformdirs.user_data_dir("azulejos")) / "tables.sqlite")


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults; the command line explains those that users may want to change."""

    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    lan: bool = False
    names: tuple[str, ...] = ()
    """Further host names of this server, such as the one behind a proxy."""
    thinking: int | None = None
    """How many bots think at once; None for the number of processors."""
    warm: bool = True
    """Whether the bots' searches are compiled beforehand; without it the first bots are weaker for a while."""
    kept: int = 1000
    """Tables that stay in memory although nobody uses them."""
    most_tables: int = 100_000
    """Most tables that may be waiting or playing at once."""
    largest_body: int = 16 * 1024
    requests: tuple[float, float] = (50.0, 200.0)
    """Requests of one address: how many per second, and how many at once."""
    new_tables: tuple[float, float] = (0.5, 30.0)
    """Tables and bots made by one address: how many per second, and how many at once."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages on one socket: how many per second, and how many at once."""
    sockets: int = 100
    """Sockets and streams of one address at once."""
    waits: float = 7 * 86400.0
    """Seconds after which a table that still waits for people is deleted."""

    def unlimited(self) -> "Settings":
        """Return the same settings without limits per address, for measurements or trusted networks."""
        most = 1e9, 1e9
        return replace(self, requests=most, new_tables=most, messages=most, sockets=1_000_000)
