"""What Alembic runs to migrate: the connection, and with it the transaction, is handed in by `server.upgrade`."""

from alembic import context

from azulejos.server.schema import METADATA

# SQLite can not alter columns: a migration that has to copies the table instead.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
