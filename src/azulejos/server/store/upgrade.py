"""Migrates a database to the current schema, from nothing or from any earlier one."""

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store.errors import StoreUnusable

HEAD = "0001"
"""The newest migration. A database that has it needs none, so Alembic, which is slow to import, is not loaded."""

QUEUE = 5211
"""The PostgreSQL advisory lock that makes processes migrate one after another."""


def upgrade(engine: Engine) -> None:
    """Migrate the database to the current schema in one transaction; raises StoreUnusable if that fails."""
    where = engine.url.render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:queue)"), {"queue": QUEUE})
            if not _is_current(connection):
                from azulejos.server.store.alembic_runner import migrate  # noqa: PLC0415  (see HEAD)

                migrate(connection, where)
    except SQLAlchemyError as error:
        raise StoreUnusable(f"{where} cannot be used: {_reason(error)}") from error


def _is_current(connection: Connection) -> bool:
    """Whether a database already has the current schema."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]


def _reason(error: SQLAlchemyError) -> str:
    """The database's message, without the statement."""
    return str(getattr(error, "orig", None) or error).strip()
