"""Only pages of this server may change anything, only by its own names is it asked, and each answer says what it is."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import pytest

from azulejos.server.http.guard import HEADERS
from azulejos.server.tables import acts
from tests.server.asgi_clients import cold, opened, party
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio

OWN = ["127.0.0.1:5211", "127.0.0.1", "localhost", "LOCALHOST:80", "[::1]", "[::1]:65535"]
FOREIGN = [
    "evil.example",
    "evil.example:5211",
    "127.0.0.1.evil.example",
    "localhost.",
    "127.0.0.1@evil.example",
    "evil@127.0.0.1",
    "127.0.0.1/evil",
    "127.0.0.1#",
    "127.0.0.1:",
    "127.0.0.1:x",
    "127.0.0.1:5211:80",
    "127.0.0.1, evil.example",
    "http://127.0.0.1",
    "[::1",
    "[",
    "[::1]evil",
    "2130706433",
    "0.0.0.0",
    "192.168.1.7",
    " ",
    "",
    None,
]
ORIGINS = [
    "http://evil.example",
    "http://evil.example:5211",
    "null",
    "",
    "http://[",
    "http://127.0.0.1",
    "file://",
    "ftp://127.0.0.1:5211",
    "http://127.0.0.1:5211.evil.example",
    "http://evil@127.0.0.1:5211",
    "http://127.0.0.1:5211/",
    "127.0.0.1:5211",
]


@pytest.mark.parametrize("host", OWN)
async def test_the_server_is_asked_by_its_own_names(site, host):
    assert (await site.get("/health", host=host)).status == 200


@pytest.mark.parametrize("host", FOREIGN)
async def test_no_other_site_can_point_its_name_here(site, host):
    table = await party(site)
    answers = [await site.get("/health", host=host), await table.post("leave", {}, table.secrets[0], host=host)]
    assert {(answer.status, answer.code) for answer in answers} == {(403, "wrong-origin")}
    talk = site.talk(table.id, host=host)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert (talk.accepted, talk.closed) == (False, (1008, "wrong-origin"))


async def test_on_a_network_its_addresses_are_names_too_and_those_of_the_world_are_not(tmp_path, monkeypatch):
    cold(monkeypatch)
    async with opened(tmp_path, lan=True, names=("table.example",)) as site:
        for host in ("192.168.1.7:5211", "10.0.0.1", "[fd00::1]:5211", "table.example", "Table.Example:443"):
            assert (await site.get("/health", host=host)).status == 200, host
        for host in ("8.8.8.8", "evil.example", "[2001:4860:4860::8888]", "x.table.example"):
            assert (await site.get("/health", host=host)).status == 403, host


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_page_of_another_site_can_change_nothing_and_open_no_socket(site, origin):
    table = await party(site)
    before = await table.head()
    for what, body in (("leave", {}), ("end", {}), ("moves", {**await table.legal(0), "id": "a"})):
        answer = await table.post(what, body, table.secrets[0], origin=origin)
        assert (answer.status, answer.code) == (403, "wrong-origin")
    talk = site.talk(table.id, origin=origin)
    talk.say(do="hello", secret=table.secrets[0], seat=0)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert (talk.accepted, talk.closed, talk.received) == (False, (1008, "wrong-origin"), [])
    assert await table.head() == before


@pytest.mark.parametrize("origin", ["http://127.0.0.1:5211", "https://127.0.0.1:5211", None])
async def test_a_page_of_the_server_itself_or_a_program_may(site, origin):
    table = await party(site)
    answer = await table.post("moves", {**await table.legal(0), "id": "a"}, table.secrets[0], origin=origin)
    assert answer.status == 200
    talk = site.talk(table.id, origin=origin)
    talk.say(do="hello")
    await talk.leave()
    assert talk.accepted


async def test_no_answer_lets_another_site_read_it(site):
    for answer in await answers(site):
        assert not [name for name in answer.headers if name.startswith("access-control-")]


async def test_every_answer_has_the_headers_that_keep_pages_apart(site):
    for answer in await answers(site):
        for name, value in HEADERS.items():
            said = answer.headers[name.lower()]
            assert said == value or (name, said) == ("Cache-Control", "no-cache"), answer


async def answers(site):
    """One answer of each kind."""
    table = await party(site)
    paths = ["/", "/page/plain.js", "/page/plain.css", f"/t/{table.id}", "/health", "/metrics", "/api/openapi.json"]
    paths += ["/nothing", "/api/offer", f"/api/tables/{table.id}", "/api/tables/nothing", "/t/%00"]
    paths += [f"/api/tables/{table.id}/{what}" for what in ("record", "picture", "qr.svg")]
    got = [await site.get(path) for path in paths]
    got += [
        await site.post("/api/tables", []),
        await site.ask("DELETE", "/api/offer"),
        await site.get("/", host="evil"),
    ]
    got += [await site.ask("POST", "/api/tables", chunks=[b" " * 20000]), await site.ask("OPTIONS", "/api/tables")]
    return got


async def test_an_answer_to_a_fault_of_the_server_has_them_too_and_reveals_nothing_of_it(site, monkeypatch, caplog):
    table = await party(site)

    def fail(*_):
        raise RuntimeError("the inside of the server")

    monkeypatch.setattr(acts, "leave", fail)
    call = site.call("POST", f"/api/tables/{table.id}/leave", {}, table.secrets[0])
    with pytest.raises(RuntimeError):
        await call.task
    assert (call.answer.status, call.answer.code) == (500, "internal")
    assert b"inside" not in call.answer.body
    assert {name.lower() for name in HEADERS} <= set(call.answer.headers)
    assert "request failed" in caplog.text


NAMED = {"www.w3.org", "svelte.dev", "github.com"}
"""Hosts that are only named: in the names of XML, and in the texts of errors."""


def test_pages_hold_no_address_of_another_host_and_no_script_of_their_own():
    folder = Path(str(files("azulejos.server"))) / "page"
    texts = {
        each: each.read_text("utf-8") for each in folder.rglob("*") if each.suffix in {".html", ".js", ".css", ".svg"}
    }
    assert {each.suffix for each in texts} == {".html", ".js", ".css", ".svg"}
    for page, text in texts.items():
        hosts = re.findall(r"(?:https?:|wss?:|[\"'`(=]\s*)//([\w-]+\.[\w.]+)", text)
        assert set(hosts) <= NAMED, page.name
        assert not re.search(r"document\.write|\beval\(", text), page.name
        if page.suffix == ".html":
            assert not re.search(r"<script(?![^>]*\bsrc=\"/)|<style|\son\w+=|\sstyle=|javascript:", text)
