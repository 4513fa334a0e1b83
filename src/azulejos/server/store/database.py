"""Opens SQLite or PostgreSQL by an address; connection settings that differ between the two are here."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from azulejos.server.store.errors import StoreUnusable

FORMS = ("a path", "sqlite:///PATH", "postgresql://USER:PASSWORD@HOST/NAME")
"""The forms of an address, for error messages."""

SQLITE_SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")

POSTGRESQL_SETTINGS = (
    "synchronous_commit = on",
    "lock_timeout = '10s'",  # a batch of another process takes milliseconds; a longer wait means that process is dead
    "idle_in_transaction_session_timeout = '30s'",
)

# A lost connection is noticed within half a minute; ignored by unix sockets.
POSTGRESQL_PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}


def read_address(address: str) -> URL:
    """Return the full URL of an address; raises StoreUnusable if it names no supported database."""
    if "://" not in address:
        return URL.create("sqlite", database=str(Path(address).expanduser().resolve()))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise _unknown("is no address of a database") from None
    match url.drivername.partition("+")[0]:
        case "sqlite" if url.database and url.database != ":memory:":
            return URL.create("sqlite", database=str(Path(url.database).resolve()))
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case "sqlite":
            raise _unknown("names no file")
        case other:
            raise _unknown(f"names a database of the kind {other}")


def make_engine(url: URL) -> Engine:
    """Return the engine for an address. It has no pool: each caller holds the connection it opens.

    Its error messages go to the log, so they do not contain the parameters of statements.
    """
    dumps = partial(json.dumps, allow_nan=False, separators=(",", ":"))
    if url.drivername == "sqlite":
        engine = create_engine(url, poolclass=NullPool, json_serializer=dumps, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        engine = create_engine(
            url, poolclass=NullPool, json_serializer=dumps, hide_parameters=True, connect_args=POSTGRESQL_PATIENCE
        )
    except ModuleNotFoundError:
        message = "PostgreSQL needs a driver that is not installed: pip install 'azulejos[postgresql]'"
        raise StoreUnusable(message, code="no-driver") from None
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _unknown(fault: str) -> StoreUnusable:
    # The address itself stays out of the message, for it may hold a password.
    return StoreUnusable(f"the address of the store {fault}", code="bad-address", allowed=FORMS)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions implicitly, and not before a savepoint; we begin them explicitly.
    connection.isolation_level = None
    for setting in SQLITE_SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    # IMMEDIATE, because a read transaction that writes later could be refused in the middle of a batch.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_postgresql(connection: Any, _record: object) -> None:
    for setting in POSTGRESQL_SETTINGS:
        connection.execute(f"SET {setting}")
    connection.commit()
