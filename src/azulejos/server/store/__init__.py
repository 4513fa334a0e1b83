"""The store: one journal per table, on SQLite or PostgreSQL."""
