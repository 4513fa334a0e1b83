"""A server with the built page, and a browser that tells of everything that goes wrong."""

import asyncio
import contextlib
import json
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from tests.server.served import Served
from tests.web.browser import chromium
from tests.web.players import calling


@pytest.fixture(scope="session")
def link(tmp_path_factory):
    """The address of a server that serves the page."""
    server = Served(tmp_path_factory.mktemp("web") / "tables.sqlite")
    # In a thread of its own: the browser's library has a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(server.ready())).result()
        yield server.link
        thread.submit(lambda: asyncio.run(server.stop())).result()


@pytest.fixture(scope="session")
def engine():
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def visit(engine, link):
    """Opens a page of the server; whatever the browser complains of, or asks of another host, fails the test."""
    complaints = []
    with contextlib.ExitStack() as contexts:

        def opened(path="/", *, width=1440, height=900, language="en", scheme="light", seats=None, **more):
            viewport = {"width": width, "height": height}
            context = engine.new_context(
                viewport=viewport, locale=language, color_scheme=scheme, reduced_motion="reduce", **more
            )
            contexts.callback(context.close)
            context.set_default_timeout(30_000)
            for table, own in (seats or {}).items():
                kept = json.dumps({"secret": own["secret"], "seats": own["seats"], "game": own["game"], "at": 0})
                context.add_init_script(f"localStorage.setItem('azulejos:table:{table}', {json.dumps(kept)})")
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
            page.on("request", lambda request: _own(request.url, link, complaints))
            page.goto(f"{link}{path}")
            return page

        yield opened
    assert complaints == []


def _own(address, link, complaints):
    if urlsplit(address).scheme in {"http", "https", "ws"} and urlsplit(address).netloc != urlsplit(link).netloc:
        complaints.append(f"asked another host: {address}")


@pytest.fixture
def seated(link):
    """Makes a table over HTTP, started if no seat is open; the answer is what the server told the host."""

    def made(game, chairs, *, start=True, **more):
        body = {"game": game, "chairs": chairs, "name": "Ada", **more}
        with calling(base_url=link) as client:
            table = client.post("/api/tables", json=body).json()
            if start and "open" not in chairs:
                headers = {"Authorization": f"Bearer {table['secret']}"}
                client.post(f"/api/tables/{table['id']}/start", headers=headers).raise_for_status()
        return {**table, "game": game}

    return made
