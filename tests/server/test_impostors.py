"""A secret is good for its own seats at its own table, and for nothing else."""

import asyncio
import json

import pytest

from azulejos.server import access_keys
from tests.server.asgi_clients import calm, party
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio


async def doors(table):
    """Everything that only people at a table may do, with a body that would be right for seat 0."""
    move = {**await table.legal(0), "id": "a"}
    bodies = {"moves": move, "takeback": {"act": "ask"}, "leave": {"seat": 0}, "return": {"seat": 0}}
    return {**bodies, "hand": {"seat": 1}, "seed": {"seed": "x"}, "start": {}, "end": {}, "rematch": {}}


async def refusals(table, secret):
    """How everything is refused to somebody; nothing may have happened."""
    before = await table.head()
    answers = [await table.post(what, body, secret) for what, body in (await doors(table)).items()]
    site = table.site
    paths = ["?seat=0", "/picture?seat=0", "/stream?seat=0"]
    answers += [await site.get(f"/api/tables/{table.id}{path}", secret) for path in paths]
    talk = site.talk(table.id)
    talk.say(do="hello", secret=secret, seat=0)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed[0] == 1008
    assert await table.head() == before
    return {(answer.status, answer.code) for answer in answers} | {(talk.last["status"], talk.closed[1])}


async def test_without_a_secret_nothing_of_a_seat_is_done_or_seen(site):
    assert await refusals(await party(site), None) == {(401, "not-seated")}


async def test_a_guessed_secret_is_worth_nothing(site):
    table = await party(site)
    for guess in (
        access_keys.new_secret(),
        table.secrets[0][:-1],
        table.secrets[0] + "x",
        table.secrets[0].swapcase(),
        "%",
    ):
        assert await refusals(table, guess) == {(403, "wrong-secret")}


async def test_a_hash_of_a_secret_is_no_secret(site):
    table = await party(site)
    assert await refusals(table, access_keys.hashed(table.secrets[0])) == {(403, "wrong-secret")}


async def test_a_secret_is_good_at_one_table_only(site):
    table, other = await party(site), await party(site)
    assert await refusals(table, other.secrets[0]) == {(403, "wrong-secret")}


async def test_a_bots_token_is_good_only_where_the_bot_sits(site):
    table = await party(site)
    token = (await site.post("/api/bots", {"name": "Bot"})).json["token"]
    assert await refusals(table, token) == {(403, "wrong-secret")}


async def test_a_secret_of_one_seat_does_nothing_for_another(site):
    table = await party(site)
    before = await table.head()
    for own in (0, 1):
        move = {**await table.legal(1 - own), "id": "a"}
        for what, body in (("moves", move), ("leave", {"seat": 1 - own}), ("return", {"seat": 1 - own})):
            answer = await table.post(what, body, table.secrets[own])
            assert (answer.status, answer.code) == (403, "not-your-seat")
        answer = await site.get(f"/api/tables/{table.id}?seat={1 - own}", table.secrets[own])
        assert (answer.status, answer.code) == (403, "not-your-seat")
    assert await table.head() == before


async def test_on_a_socket_too_a_seat_decides_for_itself_only(site):
    table = await party(site)
    before = await table.head()
    for secret, code in ((table.secrets[0], "not-your-seat"), (None, "not-seated")):
        talk = site.talk(table.id)
        talk.say(do="hello", secret=secret)
        talk.say(do="move", id="a", **await table.legal(1))
        await calm(site)
        (refused,) = [json.loads(text) for text in talk.received if "refused" in text]
        assert refused["error"]["code"] == code
        await talk.leave()
    assert await table.head() == before


async def test_another_scheme_than_bearer_is_no_secret(site):
    table = await party(site)
    for header in (f"Basic {table.secrets[0]}", table.secrets[0], "Bearer", "Bearer ", "Bearer\t"):
        answer = await site.get(f"/api/tables/{table.id}?seat=0", authorization=header)
        assert (answer.status, answer.code) == (401, "not-seated")


async def test_a_secret_in_an_address_is_no_secret(site):
    table = await party(site)
    answer = await site.get(f"/api/tables/{table.id}?seat=0&secret={table.secrets[0]}")
    assert answer.status == 401


async def test_a_token_that_was_not_made_here_is_refused(site):
    token = (await site.post("/api/bots", {"name": "Bot"})).json["token"]
    forged = [
        access_keys.new_token("Bot", b"x" * 32),
        token[:-1],
        "Bat" + token[3:],
        token.replace(".", ""),
        "..",
        "ż.ż.ż",
    ]
    for text in forged:
        answer = await site.get("/api/bot/events", text)
        assert (answer.status, answer.code) == (403, "bad-token"), text
    assert (await site.get("/api/bot/events")).status == 401


async def test_a_forged_token_takes_no_seat(site):
    made = (await site.post("/api/tables", {"game": "azul", "chairs": ["me", "open"], "name": "Ada"})).json
    answer = await site.post(f"/api/tables/{made['id']}/join", {"name": "x"}, access_keys.new_token("Bot", b"x" * 32))
    assert (answer.status, answer.code) == (403, "wrong-secret")


async def test_who_was_replaced_sees_no_more_and_decides_no_more(site):
    table = await party(site, grace=0)
    talk = site.talk(table.id)
    talk.say(do="hello", secret=table.secrets[1], seat=1)
    stream = site.call("GET", f"/api/tables/{table.id}/stream?seat=1", secret=table.secrets[1])
    await calm(site)
    assert (await table.post("hand", {"seat": 1}, table.secrets[0])).status == 200
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed == (1008, "not-your-seat")
    await calm(site)
    await asyncio.wait_for(stream.task, PATIENCE)
    assert len(stream.answer.body.splitlines()) == 2 and b"not-your-seat" in stream.answer.body.splitlines()[1]
    await table.join("Eve")
    answer = await site.get(f"/api/tables/{table.id}?seat=1", table.secrets[1])
    assert (answer.status, answer.code) == (403, "not-your-seat")
    assert (await site.get(f"/api/tables/{table.id}?seat=1", table.secrets[2])).status == 200
