"""Bringing a database to the present form, from nothing or from any earlier one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.store_errors import StoreUnusable

MIGRATIONS = Path(__file__).parent / "migrations"

QUEUE = 5211
"""The number under which processes that start at once queue in PostgreSQL."""


def upgrade(engine: Engine) -> None:
    """Bring the database to the present form in one transaction; raises StoreUnusable if that can not be."""
    where = engine.url.render_as_string(hide_password=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:queue)"), {"queue": QUEUE})
            _upgrade(connection, where)
    except SQLAlchemyError as error:
        raise StoreUnusable(f"{where} can not be used: {_reason(error)}") from error


def configuration() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _upgrade(connection: Connection, where: str) -> None:
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        message = f"{where} was made by a newer version of Azulejos; install that one, or name another database"
        raise StoreUnusable(message, code="newer-store")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _reason(error: SQLAlchemyError) -> str:
    """The words of the database, without the statement."""
    return str(getattr(error, "orig", None) or error).strip()
