"""A server with the built page, and a browser whose errors fail the test."""

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser import chromium
from tests.web.page_server import PageServer
from tests.web.players import calling
from tests.web.visitors import visiting


def pytest_itemcollected(item):
    """No coverage is measured here: only the server runs, and its own tests measure it."""
    item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """A server with the page for all tests."""
    with PageServer(tmp_path_factory.mktemp("web") / "tables.sqlite") as server:
        yield server


@pytest.fixture(scope="package")
def link(server):
    """The address of the server."""
    return server.link


@pytest.fixture(scope="package")
def engine():
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def visit(engine, link):
    """Opens a page of the server; errors, warnings and requests to other hosts fail the test."""
    with visiting(engine, link) as opened:
        yield opened


@pytest.fixture
def seated(link):
    """Makes a table over HTTP and starts it if no seat is open; returns the server's answer to the host."""

    def made(game, chairs, *, start=True, at=link, **more):
        body = {"game": game, "chairs": chairs, "name": "Ada", **more}
        with calling(base_url=at) as client:
            table = client.post("/api/tables", json=body).json()
            if start and "open" not in chairs:
                headers = {"Authorization": f"Bearer {table['secret']}"}
                client.post(f"/api/tables/{table['id']}/start", headers=headers).raise_for_status()
        return {**table, "game": game}

    return made
