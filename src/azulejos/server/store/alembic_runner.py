"""The migrations of the database, run by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from azulejos.server.store.errors import StoreUnusable

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, where: str) -> None:
    """Run the migrations that a database lacks; raises StoreUnusable if it has unknown ones."""
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        message = f"{where} was made by a newer version of Azulejos; install that one, or name another database"
        raise StoreUnusable(message, code="newer-store")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> Config:
    """Return Alembic's configuration, with the folder of the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
