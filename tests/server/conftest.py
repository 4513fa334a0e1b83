"""Every law of the store is tested on both databases."""

import pytest

from azulejos.server.journal import Journal
from tests.server.postgres import Postgres, programs

# Helpers that check what they are told say what was wrong, as tests do.
pytest.register_assert_rewrite(*(f"tests.server.{name}" for name in ("eyes", "party", "players", "served")))


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL here")
    server = Postgres(folder)
    yield server
    server.stop()


@pytest.fixture
def sqlite_address(tmp_path):
    return f"sqlite:///{tmp_path}/journal.db"


@pytest.fixture
def postgres_address(postgres):
    return postgres.emptied()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request):
    """An empty database, of each kind in turn."""
    return request.getfixturevalue(f"{request.param}_address")


@pytest.fixture
async def journal(address, anyio_backend):
    opened = Journal.open(address)
    yield opened
    await opened.close()
