"""Bringing a database to the present form, from nothing or from any earlier one."""

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store_errors import StoreUnusable

HEAD = "0001"
"""The newest migration: a database that has it needs none, and Alembic, which is slow to import, stays out."""

QUEUE = 5211
"""The number under which processes that start at once queue in PostgreSQL."""


def upgrade(engine: Engine) -> None:
    """Bring the database to the present form in one transaction; raises StoreUnusable if that can not be."""
    where = engine.url.render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:queue)"), {"queue": QUEUE})
            if not _is_present(connection):
                from azulejos.server.migrating import migrate  # noqa: PLC0415  (see HEAD)

                migrate(connection, where)
    except SQLAlchemyError as error:
        raise StoreUnusable(f"{where} can not be used: {_reason(error)}") from error


def _is_present(connection: Connection) -> bool:
    """Whether a database has the present form already."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]


def _reason(error: SQLAlchemyError) -> str:
    """The words of the database, without the statement."""
    return str(getattr(error, "orig", None) or error).strip()
