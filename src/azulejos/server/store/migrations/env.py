"""The script that Alembic runs to migrate; `alembic_runner` passes the connection and its transaction."""

from alembic import context

from azulejos.server.store.schema import METADATA

# SQLite cannot alter columns: a migration that has to copies the table instead.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
