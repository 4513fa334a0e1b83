"""The SQL of the journal, as functions of a connection."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError

from azulejos.server.store.entry import Heading, JournalEntry, Listing
from azulejos.server.store.errors import Conflict, NoSuchTable, TableExists
from azulejos.server.store.schema import ENTRIES, GUESTS, KEEPSAKES, TABLES

CHANNEL = "azulejos"
"""The PostgreSQL channel for changed tables; a message is `<table id> <head>`."""

# The statements of every move are built once, because building one takes longer than running it.
_CREATE, _WRITE = insert(TABLES), insert(ENTRIES)
_APPEND = update(TABLES).where(TABLES.c.id == bindparam("table_id"), TABLES.c.head == bindparam("known"))
_READ = (
    select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.kind, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table_id"), ENTRIES.c.number > bindparam("after"))
    .order_by(ENTRIES.c.number)
)
_COUNT = select(func.count()).where(TABLES.c.status == bindparam("wanted"))
_ADD_GUEST = text("INSERT INTO guests (who, table_id) VALUES (:guest, :here) ON CONFLICT (who, table_id) DO NOTHING")
_NOTIFY = text("SELECT pg_notify(:channel, :news)")

PRUNED = 100
"""Most tables deleted in one job, because the moves of other tables wait meanwhile."""

SECRET = "secret"  # noqa: S105  (the name of the row, not what is in it)


def create(connection: Connection, table_id: str, entries: Sequence[JournalEntry], heading: Heading) -> None:
    """Begin the journal of a table; raises TableExists."""
    row = {"id": table_id, "created": entries[0].time, **_row(entries, heading)}
    try:
        connection.execute(_CREATE, row)
    except IntegrityError:
        raise TableExists(f"there is a table {table_id} already") from None
    _write(connection, table_id, entries, heading)


def append(
    connection: Connection, table_id: str, known: int, entries: Sequence[JournalEntry], heading: Heading
) -> None:
    """Append to a journal whose last entry is `known`; raises NoSuchTable, or Conflict if there are later ones."""
    row = {"table_id": table_id, "known": known, **_row(entries, heading)}
    if connection.execute(_APPEND, row).rowcount:
        _write(connection, table_id, entries, heading)
        return
    head = _required(connection, table_id).head
    raise Conflict(f"table {table_id} has {head} entries by now, not {known}: read on and decide again")


def read(connection: Connection, table_id: str, after: int) -> list[JournalEntry]:
    """Return the entries after the one with number `after`, in order; raises NoSuchTable."""
    rows = connection.execute(_READ, {"table_id": table_id, "after": after}).all()
    if not rows:
        _required(connection, table_id)
    return [JournalEntry(*row) for row in rows]


def listing(connection: Connection, table_id: str) -> Listing:
    """Return the listing of a table; raises NoSuchTable."""
    return _listing(_required(connection, table_id))


def lists(
    connection: Connection, status: str, listed: bool | None, limit: int, before: tuple[float, str] | None
) -> list[Listing]:
    """Return tables of a status, the last changed first; `listed` None means all."""
    query = select(TABLES).where(TABLES.c.status == status)
    if listed is not None:
        query = query.where(TABLES.c.listed == listed)
    if before is not None:
        query = query.where(tuple_(TABLES.c.changed, TABLES.c.id) < tuple_(*before))
    query = query.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(limit)
    return [_listing(row) for row in connection.execute(query)]


def tables_of(connection: Connection, guest: str) -> list[str]:
    """Return the unfinished tables where a guest sits, the last changed first."""
    found = select(TABLES.c.id).join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
    found = found.where(GUESTS.c.who == guest, TABLES.c.status != "over").order_by(TABLES.c.changed.desc())
    return list(connection.scalars(found))


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Return the tables where something is due and that no process has claimed, the most urgent first."""
    query = select(TABLES.c.id).where(TABLES.c.wakes_at <= now, _unclaimed(now))
    return list(connection.scalars(query.order_by(TABLES.c.wakes_at, TABLES.c.id).limit(limit)))


def claim(connection: Connection, table_id: str, process: str, now: float, until: float) -> bool:
    """Claim a table, or prolong the claim; False if another process has it."""
    free = (TABLES.c.id == table_id) & or_(_unclaimed(now), TABLES.c.claimed_by == process)
    values = {"claimed_by": process, "claimed_until": until}
    return bool(connection.execute(update(TABLES).where(free), values).rowcount)


def release(connection: Connection, table_id: str, process: str) -> None:
    """Release a claim; a claim of another process stays."""
    ours = (TABLES.c.id == table_id) & (TABLES.c.claimed_by == process)
    connection.execute(update(TABLES).where(ours), {"claimed_by": None, "claimed_until": None})


def count(connection: Connection, status: str) -> int:
    """Return the number of tables of a status."""
    return connection.scalars(_COUNT, {"wanted": status}).one()


def prune(connection: Connection, before: float) -> list[str]:
    """Delete some of the tables that have waited since `before`, and return their ids."""
    stale = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.changed < before).limit(PRUNED)
    # A table that a person is joining right now is locked, and stays.
    ids = list(connection.scalars(stale.with_for_update(skip_locked=True)))
    for table_id in ids:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
        connection.execute(delete(GUESTS).where(GUESTS.c.table_id == table_id))
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        _notify(connection, table_id, 0)
    return ids


def secret(connection: Connection) -> bytes:
    """Return the secret that all servers on this database share; the first call makes it."""
    query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == SECRET)
    value = connection.scalar(query)
    if value is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(KEEPSAKES), {"name": SECRET, "value": secrets.token_hex(32)})
        except IntegrityError:
            pass  # another process was first: use its secret
        value = connection.scalars(query).one()
    return bytes.fromhex(value)


def ping(connection: Connection) -> None:
    """Run a query that does nothing."""
    connection.execute(select(1)).one()


def _row(entries: Sequence[JournalEntry], heading: Heading) -> dict[str, Any]:
    last = entries[-1]
    return {
        "head": last.number,
        "changed": last.time if heading.changed is None else heading.changed,
        "status": heading.status,
        "listed": heading.listed,
        "game": heading.game,
        "summary": heading.summary,
        "wakes_at": heading.wakes_at,
    }


def _write(connection: Connection, table_id: str, entries: Sequence[JournalEntry], heading: Heading) -> None:
    connection.execute(_WRITE, [{"table_id": table_id, **entry.to_json()} for entry in entries])
    for guest in heading.guests:
        connection.execute(_ADD_GUEST, {"guest": guest, "here": table_id})
    _notify(connection, table_id, entries[-1].number)


def _notify(connection: Connection, table_id: str, head: int) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "news": f"{table_id} {head}"})


def _required(connection: Connection, table_id: str) -> Row[Any]:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        raise NoSuchTable(f"there is no table {table_id}")
    return row


def _unclaimed(now: float) -> Any:
    return or_(TABLES.c.claimed_until.is_(None), TABLES.c.claimed_until <= now)


def _listing(row: Row[Any]) -> Listing:
    heading = Heading(row.status, row.listed, row.game, row.summary, row.wakes_at)
    return Listing(row.id, row.head, heading, row.created, row.changed)
