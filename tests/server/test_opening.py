"""Opening a database: addresses, migrations, and databases that are refused."""

import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from azulejos.server.store.database import make_engine, read_address
from azulejos.server.store.errors import StoreUnusable
from azulejos.server.store.journal import Journal
from azulejos.server.store.schema import METADATA
from azulejos.server.store.upgrade import upgrade
from tests.server.play import PATIENCE, entry, heading

pytestmark = pytest.mark.anyio

OPEN = "import sys; from azulejos.server.store.journal import Journal; Journal.open(sys.argv[1])"


@pytest.fixture
def engine(address):
    return make_engine(read_address(address))


def test_migrations_from_nothing_make_the_schema(engine):
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert {"tables", "entries", "keepsakes"} <= set(inspect(connection).get_table_names())


async def test_migrating_again_changes_nothing(engine, address):
    journal = Journal.open(address)
    await journal.create("t", [entry(1)], heading())
    await journal.close()
    upgrade(engine)
    upgrade(engine)
    journal = Journal.open(address)
    assert await journal.read("t") == [entry(1)]
    await journal.close()


def test_a_database_of_a_newer_version_is_refused(engine, address):
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnusable, match="newer version") as refused:
        Journal.open(address)
    assert refused.value.code == "newer-store"


def test_processes_that_start_at_once_do_not_clash(postgres_address):
    children = [
        subprocess.Popen([sys.executable, "-c", OPEN, postgres_address], stderr=subprocess.PIPE) for _ in range(3)
    ]
    said = [child.communicate(timeout=PATIENCE)[1] for child in children]
    assert [child.returncode for child in children] == [0] * 3, said


def test_a_migration_that_fails_leaves_nothing_behind(engine):
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE keepsakes (of_somebody_else TEXT)"))
    with pytest.raises(StoreUnusable, match="already exists"):
        upgrade(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["keepsakes"]


def test_a_commit_waits_for_the_disk(engine):
    asked = {
        "sqlite": ["PRAGMA journal_mode", "PRAGMA synchronous"],
        "postgresql": ["SHOW synchronous_commit", "SHOW fsync"],
    }
    with engine.connect() as connection:
        said = [connection.exec_driver_sql(question).scalar() for question in asked[engine.dialect.name]]
    assert said in (["wal", 2], ["on", "on"])


async def test_a_second_process_on_the_same_file_is_refused(sqlite_address):
    journal = Journal.open(sqlite_address)
    second = subprocess.run([sys.executable, "-c", OPEN, sqlite_address], capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert "one server at a time" in second.stderr and "PostgreSQL for several" in second.stderr
    with pytest.raises(StoreUnusable, match="is being served by process") as refused:
        Journal.open(sqlite_address)
    assert refused.value.code == "store-in-use"
    await journal.close()
    await Journal.open(sqlite_address).close()


async def test_a_plain_path_means_sqlite_and_its_file_is_for_us_alone(tmp_path):
    path = tmp_path / "new" / "100% tables.db"
    await Journal.open(str(path)).close()
    assert path.read_bytes().startswith(b"SQLite format 3")
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("address", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "://", "sqlite://a:b:c/d"])
def test_other_addresses_are_refused_with_what_is_allowed(address):
    with pytest.raises(StoreUnusable) as refused:
        Journal.open(address)
    assert refused.value.code == "bad-address"
    assert "a path" in refused.value.allowed


def test_what_is_no_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 100)
    for _ in range(2):
        with pytest.raises(StoreUnusable, match="not a database"):
            Journal.open(str(path))
    assert path.read_text() == "Dear Ana, " * 100


def test_a_place_that_can_not_be_written_is_refused(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable, match="cannot be used"):
        Journal.open(str(tmp_path / "file" / "journal.db"))


def test_a_server_that_is_not_there_is_named_without_its_password(tmp_path):
    with pytest.raises(StoreUnusable, match="cannot be used") as refused:
        Journal.open(f"postgresql://ana:tiles@/name?host={tmp_path}")
    assert "tiles" not in str(refused.value)


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreUnusable, match=r"pip install 'azulejos\[postgresql\]'") as refused:
        Journal.open("postgresql://host/name")
    assert refused.value.code == "no-driver"


def test_a_database_of_the_present_form_is_opened_without_alembic(tmp_path):
    """It takes a fifth of the time that a server needs to start."""
    from alembic.script import ScriptDirectory

    from azulejos.server.store.alembic_runner import configuration
    from azulejos.server.store.upgrade import HEAD

    assert ScriptDirectory.from_config(configuration()).get_current_head() == HEAD
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    code = (
        "import sys; from sqlalchemy import create_engine; from azulejos.server.store.upgrade import upgrade; "
        f"upgrade(create_engine({database!r})); print('alembic' in sys.modules)"
    )
    output = [subprocess.check_output([sys.executable, "-c", code], text=True).strip() for _ in range(2)]
    assert output == ["True", "False"]
