"""A server with the built page, and a browser that tells of everything that goes wrong."""

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser import chromium
from tests.web.houses import House
from tests.web.players import calling
from tests.web.visitors import visiting


def pytest_itemcollected(item):
    """Nothing of the package runs here but the server, which is measured elsewhere."""
    item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="package")
def house(tmp_path_factory):
    """A server that serves the page, and stays."""
    with House(tmp_path_factory.mktemp("web") / "tables.sqlite") as house:
        yield house


@pytest.fixture(scope="package")
def link(house):
    """Its address."""
    return house.link


@pytest.fixture(scope="package")
def engine():
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def visit(engine, link):
    """Opens a page of the server; whatever the browser complains of, or asks of another host, fails the test."""
    with visiting(engine, link) as opened:
        yield opened


@pytest.fixture
def seated(link):
    """Makes a table over HTTP, started if no seat is open; the answer is what the server told the host."""

    def made(game, chairs, *, start=True, at=link, **more):
        body = {"game": game, "chairs": chairs, "name": "Ada", **more}
        with calling(base_url=at) as client:
            table = client.post("/api/tables", json=body).json()
            if start and "open" not in chairs:
                headers = {"Authorization": f"Bearer {table['secret']}"}
                client.post(f"/api/tables/{table['id']}/start", headers=headers).raise_for_status()
        return {**table, "game": game}

    return made
