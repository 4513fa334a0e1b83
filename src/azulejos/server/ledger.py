"""What is done in the database, as functions of a connection: the SQL of the journal."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError

from azulejos.server.entry import Entry, Heading, Listing
from azulejos.server.schema import ENTRIES, GUESTS, KEEPSAKES, TABLES
from azulejos.server.store_errors import Conflict, NoSuchTable, TableExists

CHANNEL = "azulejos"
"""Where PostgreSQL tells of changed tables, as `<table id> <head>`."""

# What every move needs is put together once: building a statement takes longer than having it done.
_BEGIN, _WRITE = insert(TABLES), insert(ENTRIES)
_GO_ON = update(TABLES).where(TABLES.c.id == bindparam("table_id"), TABLES.c.head == bindparam("known"))
_READ = (
    select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.kind, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table_id"), ENTRIES.c.number > bindparam("since"))
    .order_by(ENTRIES.c.number)
)
_COUNT = select(func.count()).where(TABLES.c.status == bindparam("wanted"))
_WELCOME = text("INSERT INTO guests (who, table_id) VALUES (:guest, :here) ON CONFLICT (who, table_id) DO NOTHING")
_NOTIFY = text("SELECT pg_notify(:channel, :news)")

PRUNED = 100
"""Tables forgotten in one job, at most: the moves of others wait meanwhile."""

SECRET = "secret"  # noqa: S105  (the name of the row, not what is in it)


def create(connection: Connection, table_id: str, entries: Sequence[Entry], heading: Heading) -> None:
    """Begin the journal of a table; raises TableExists."""
    row = {"id": table_id, "created": entries[0].time, **_row(entries, heading)}
    try:
        connection.execute(_BEGIN, row)
    except IntegrityError:
        raise TableExists(f"there is a table {table_id} already") from None
    _write(connection, table_id, entries, heading)


def append(connection: Connection, table_id: str, known: int, entries: Sequence[Entry], heading: Heading) -> None:
    """Go on with a journal whose last entry is `known`; raises Conflict if there are later ones."""
    row = {"table_id": table_id, "known": known, **_row(entries, heading)}
    if connection.execute(_GO_ON, row).rowcount:
        _write(connection, table_id, entries, heading)
        return
    head = _required(connection, table_id).head
    raise Conflict(f"table {table_id} has {head} entries by now, not {known}: read on and decide again")


def read(connection: Connection, table_id: str, since: int) -> list[Entry]:
    """The entries after number `since`, in order; raises NoSuchTable."""
    rows = connection.execute(_READ, {"table_id": table_id, "since": since}).all()
    if not rows:
        _required(connection, table_id)
    return [Entry(*row) for row in rows]


def listing(connection: Connection, table_id: str) -> Listing:
    """What lists say of a table; raises NoSuchTable."""
    return _listing(_required(connection, table_id))


def lists(
    connection: Connection, status: str, listed: bool | None, limit: int, before: tuple[float, str] | None
) -> list[Listing]:
    """Tables of a status, the last changed first; `listed` None means all."""
    query = select(TABLES).where(TABLES.c.status == status)
    if listed is not None:
        query = query.where(TABLES.c.listed == listed)
    if before is not None:
        query = query.where(tuple_(TABLES.c.changed, TABLES.c.id) < tuple_(*before))
    query = query.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(limit)
    return [_listing(row) for row in connection.execute(query)]


def tables_of(connection: Connection, who: str) -> list[str]:
    """Tables that wait or are played at where somebody sits."""
    found = select(TABLES.c.id).join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
    found = found.where(GUESTS.c.who == who, TABLES.c.status != "over").order_by(TABLES.c.changed.desc())
    return list(connection.scalars(found))


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables that have to be woken by now and that nobody has claimed, the most urgent first."""
    query = select(TABLES.c.id).where(TABLES.c.wakes_at <= now, _unclaimed(now))
    return list(connection.scalars(query.order_by(TABLES.c.wakes_at, TABLES.c.id).limit(limit)))


def claim(connection: Connection, table_id: str, who: str, now: float, until: float) -> bool:
    """Claim a table, or go on claiming it; False if somebody else has it."""
    free = (TABLES.c.id == table_id) & or_(_unclaimed(now), TABLES.c.claimed_by == who)
    values = {"claimed_by": who, "claimed_until": until}
    return bool(connection.execute(update(TABLES).where(free), values).rowcount)


def release(connection: Connection, table_id: str, who: str) -> None:
    """Give a claim back; a claim of somebody else stays."""
    ours = (TABLES.c.id == table_id) & (TABLES.c.claimed_by == who)
    connection.execute(update(TABLES).where(ours), {"claimed_by": None, "claimed_until": None})


def count(connection: Connection, status: str) -> int:
    """How many tables there are of a status."""
    return connection.scalars(_COUNT, {"wanted": status}).one()


def prune(connection: Connection, before: float) -> list[str]:
    """Forget tables that have waited since before then, and say which; not too many at once."""
    stale = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.changed < before).limit(PRUNED)
    # Somebody who is coming to one right now keeps it.
    ids = list(connection.scalars(stale.with_for_update(skip_locked=True)))
    for table_id in ids:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
        connection.execute(delete(GUESTS).where(GUESTS.c.table_id == table_id))
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        _notify(connection, table_id, 0)
    return ids


def secret(connection: Connection) -> bytes:
    """The secret of all servers on this database; the first who asks makes it."""
    query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == SECRET)
    value = connection.scalar(query)
    if value is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(KEEPSAKES), {"name": SECRET, "value": secrets.token_hex(32)})
        except IntegrityError:
            pass  # somebody else was first: we take theirs
        value = connection.scalars(query).one()
    return bytes.fromhex(value)


def ping(connection: Connection) -> None:
    """Let the database say something."""
    connection.execute(select(1)).one()


def _row(entries: Sequence[Entry], heading: Heading) -> dict[str, Any]:
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


def _write(connection: Connection, table_id: str, entries: Sequence[Entry], heading: Heading) -> None:
    connection.execute(_WRITE, [{"table_id": table_id, **entry.to_json()} for entry in entries])
    for who in heading.guests:
        connection.execute(_WELCOME, {"guest": who, "here": table_id})
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
