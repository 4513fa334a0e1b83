"""Fixtures: both databases, a server in this process, and a server that listens on a port."""

import pytest

from azulejos.server.store.journal import Journal
from tests.server.asgi_clients import cold, opened
from tests.server.listening import listening
from tests.server.postgres import Postgres, programs


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


@pytest.fixture(scope="module")
async def site(tmp_path_factory, anyio_backend):
    """A server in this process, for all tests of a file."""
    with pytest.MonkeyPatch.context() as patch:
        cold(patch)
        async with opened(tmp_path_factory.mktemp("site")) as opened_site:
            yield opened_site


@pytest.fixture(scope="module")
def listening_server(tmp_path_factory):
    """A server that listens on a port, for all tests of a file."""
    with (
        pytest.MonkeyPatch.context() as patch,
        listening(tmp_path_factory.mktemp("heard"), patch) as server,
    ):
        yield server
