"""How a server starts and stops, as a person or a service manager sees it."""

import asyncio
import json
import subprocess

import httpx
import pytest
import websockets
from websockets.frames import Close

from azulejos.server.run import links
from azulejos.server.settings import Settings
from tests.server.play import PATIENCE
from tests.server.players import line_to
from tests.server.served import Served, served, serving

pytestmark = pytest.mark.anyio

MOVES = 40


async def begun(link):
    """A game of one person at two seats: its address, and the secret."""
    body = {"game": "azul", "chairs": ["me", "me"], "name": "Ada"}
    async with httpx.AsyncClient(base_url=link, timeout=PATIENCE, trust_env=False) as client:
        made = (await client.post("/api/tables", json=body)).json()
        headers = {"Authorization": f"Bearer {made['secret']}"}
        assert (await client.post(f"/api/tables/{made['id']}/start", headers=headers)).is_success
    return f"{link}/api/tables/{made['id']}", made["secret"]


async def sitting(table, secret, seat=0):
    """A socket at a seat, and the first news."""
    socket = await line_to(table)
    await socket.send(json.dumps({"do": "hello", "secret": secret, "seat": seat}))
    return socket, json.loads(await socket.recv())["news"]


async def lines(table, begun):
    """The lines of a stream, to its end; with the first it has begun."""
    client, received = httpx.AsyncClient(timeout=PATIENCE, trust_env=False), []
    async with client, client.stream("GET", f"{table}/stream") as stream:
        async for line in stream.aiter_lines():
            received.append(line)
            begun.set()
    return received


async def test_subscribers_are_asked_to_reconnect_and_the_exit_is_a_success(tmp_path):
    server, follows = Served(tmp_path / "tables.sqlite", measured=True), asyncio.Event()
    await server.ready()
    table, secret = await begun(server.link)
    socket, _ = await sitting(table, secret)
    listening = asyncio.ensure_future(lines(table, follows))
    await asyncio.wait_for(follows.wait(), PATIENCE)
    assert await server.stop() == (0, "")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd == Close(1012, "shutting-down")
    assert json.loads((await listening)[0])["table"]["revision"] == 1, "a stream ends like any answer"


async def both_decide(table, secret):
    """Decide for both seats over HTTP until the server is gone; the answer is how often it acknowledged."""
    acknowledged = []
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        client.headers["Authorization"] = f"Bearer {secret}"
        for number in range(MOVES):
            try:
                snapshot = (await client.get(f"{table}?seat={number % 2}")).json()
                seat = snapshot["table"]["decide"][0]
                snapshot = (await client.get(f"{table}?seat={seat}")).json()
                body = {"seat": seat, "move": snapshot["game"]["legal"][0], "revision": snapshot["table"]["revision"]}
                answer = await client.post(f"{table}/moves", json={**body, "id": str(number)})
            except httpx.TransportError:
                break
            assert answer.is_success, answer.text
            acknowledged.append((seat, body["move"]))
    return acknowledged


async def test_a_request_under_way_is_answered_before_the_server_stops(tmp_path):
    server = Served(tmp_path / "tables.sqlite", measured=True)
    await server.ready()
    table, secret = await begun(server.link)
    playing = asyncio.ensure_future(both_decide(table, secret))
    socket, news = await sitting(table, secret)
    while news["table"]["revision"] < 4:
        news = json.loads(await socket.recv())["news"]
    assert await server.stop() == (0, "")
    acknowledged = await playing
    async with served(tmp_path / "tables.sqlite") as servers:
        again = table.replace(table.partition("/api")[0], await servers.link(0))
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            events = (await client.get(f"{again}?since=0")).json()["events"]
    assert [(event["seat"], event["move"]) for event in events if "move" in event] == acknowledged


async def test_a_second_server_on_the_same_file_is_refused_and_the_first_serves_on(tmp_path):
    async with served(tmp_path / "tables.sqlite") as servers:
        command = serving(tmp_path / "tables.sqlite")
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert (second.returncode, second.stdout) == (1, "")
        said = f"azulejos: {tmp_path}/tables.sqlite is being served by process {servers.up[0].process.pid}: "
        assert second.stderr.startswith(said) and second.stderr.count("\n") == 1
        await begun(await servers.link(0))


async def test_a_port_that_another_program_has_is_reported(tmp_path):
    async with served(tmp_path / "tables.sqlite") as servers:
        port = (await servers.link(0)).rpartition(":")[2]
        command = serving(tmp_path / "others.sqlite", port)
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        assert (second.returncode, second.stdout) == (1, "")
        assert second.stderr.startswith(f"azulejos: cannot listen on 127.0.0.1 port {port}: ")
        assert "name another with --port" in second.stderr
        assert not (tmp_path / "others.sqlite").exists(), "nothing is left behind"


@pytest.mark.parametrize(("host", "link"), [("::1", "http://[::1]:7/"), ("127.0.0.1", "http://127.0.0.1:7/")])
def test_the_address_that_is_printed_can_be_opened(host, link):
    assert links(Settings("tables.sqlite", host=host), 7) == [link]
