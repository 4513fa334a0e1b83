"""The tables of the database. A change needs a migration; a test compares both."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("wakes_at", Double),
    Column("claimed_by", Text),
    Column("claimed_until", Double),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_in_lists", "status", "listed", "changed", "id"),
    Index("tables_by_change", "status", "changed", "id"),
    Index("tables_to_wake", "wakes_at"),
)
"""One row per table: the number of its last entry, its heading, and the process that has claimed it."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", JSON, nullable=False),
)
"""The journals of all tables."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
"""The tables of external bots, by the hashes of their tokens."""

KEEPSAKES = Table(
    "keepsakes",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values of the server as a whole, such as its secret."""
