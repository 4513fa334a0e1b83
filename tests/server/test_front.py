"""The page is there before the application is, and everything else waits for it."""

import asyncio

import httpx
import pytest

from azulejos.server.http import pages
from azulejos.server.http.front import Front
from azulejos.server.settings import Settings

pytestmark = pytest.mark.anyio


async def application(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"the application"})


def asking(front):
    return httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url="http://127.0.0.1")


async def test_the_page_and_its_parts_come_before_the_application():
    may_load = asyncio.Event()

    async def load():
        await may_load.wait()
        return application

    front = Front(Settings(database=""), load)
    async with asking(front) as client:
        page, part = await client.get("/"), await client.get("/page/icon.svg")
        assert page.content == (pages.FOLDER / "index.html").read_bytes()
        assert part.content == (pages.FOLDER / "icon.svg").read_bytes()
        assert "content-security-policy" in page.headers

        asked = [asyncio.ensure_future(client.get(path)) for path in ("/api/offer", "/page/nothing.js")]
        await asyncio.sleep(0.05)
        assert not any(each.done() for each in asked)
        may_load.set()
        assert [(await each).text for each in asked] == ["the application"] * 2
        assert (await client.get("/")).text == "the application"


async def test_other_names_are_refused_from_the_first_moment_on():
    async def load():
        await asyncio.Event().wait()

    async with asking(Front(Settings(database=""), load)) as client:
        refused = await client.get("/", headers={"Host": "elsewhere.example"})
    assert refused.status_code == 403
    assert refused.json()["error"]["code"] == "wrong-origin"


async def test_what_keeps_the_application_from_being_loaded_is_raised():
    async def load():
        raise OSError("no disk")

    front = Front(Settings(database=""), load)
    with pytest.raises(OSError, match="no disk"):
        await front.loaded()
