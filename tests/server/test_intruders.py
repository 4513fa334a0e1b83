"""Whatever is said to the server, it answers with a code, or ends the talk; nothing changes and nobody else is hurt."""

import asyncio
import json

import pytest

from azulejos.languages import names
from azulejos.server.http import sockets
from azulejos.server.http.requests import plain_name
from tests.server.asgi_clients import calm, party
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio

TABLE = b'{"game":"5211","chairs":["me","me"],"name":"Ada",%s}'

MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"text"',
    b'{"game":"\xff"}',
    b"\xff\xfe{\x00}\x00",
    b"[" * 8000,
    b'{"a":' * 2500,
    b'{"game":' + b"[" * 4000 + b"]" * 4000 + b"}",
    b'{"\\ud800":1}',
    b'{"game":"\\ud800","chairs":["me","me"],"name":"Ada"}',
    b'{"game":"\\u0000","chairs":["me","me"],"name":"Ada"}',
    b'{"game":"5211","chairs":["me","\\u0000"],"name":"Ada"}',
    b'{"game":"5211","chairs":["me","cmd:/bin/true"],"name":"Ada"}',
    b'{"game":"5211","chairs":["me","me"],"name":"\\ud83d"}',
    b'{"game":"5211","chairs":["me","me"],"name":7}',
    b'{"game":"5211","chairs":"me","name":"Ada"}',
    b'{"game":"5211","chairs":[],"name":"Ada"}',
    TABLE % b'"grace":NaN',
    TABLE % b'"grace":Infinity',
    TABLE % b'"grace":-1',
    TABLE % b'"grace":1e400',
    TABLE % b'"clock":{"per_move":NaN}',
    TABLE % b'"clock":{"per_move":10,"per_game":100}',
    TABLE % b'"options":{"target":1e5}',
    TABLE % b'"options":{"target":true}',
    TABLE % b'"options":{"target":-1}',
    TABLE % b'"options":{"target":' + b"9" * 30 + b"}}",
    TABLE % b'"options":{"target":' + b"9" * 5000 + b"}}",
    TABLE % b'"options":{"target":"' + b"9" * 5000 + b'"}',
    TABLE % b'"surprise":1',
]
"""Bodies that make no table."""


@pytest.mark.parametrize("number", range(len(MALFORMED)))
async def test_a_malformed_request_is_refused_and_makes_nothing(site, number):
    before = await site.state.journal.count("waiting")
    answer = await site.ask("POST", "/api/tables", chunks=[MALFORMED[number]])
    assert 400 <= answer.status < 500
    assert answer.json["error"]["message"]
    assert await site.state.journal.count("waiting") == before


@pytest.mark.parametrize("chunks", [[b" " * 9000] * 2, [b" " * 16385], [b'{"a":"', *[b"x" * 16] * 2000]])
async def test_a_body_that_does_not_say_its_length_is_counted(site, chunks):
    answer = await site.ask("POST", "/api/tables", chunks=chunks)
    assert (answer.status, answer.code) == (413, "too-large")


@pytest.mark.parametrize("length", ["16385", "9" * 18])
async def test_a_body_that_says_it_is_too_long_is_not_read(site, length):
    answer = await site.ask("POST", "/api/tables", chunks=[b"{}"], content_length=length)
    assert (answer.status, answer.code) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "ten", "9" * 5000, "٣"])
async def test_a_length_that_is_no_number_says_nothing(site, length):
    answer = await site.ask("POST", "/api/tables", chunks=[b" " * 20000], content_length=length)
    assert answer.status == 413


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/" + "x" * 65, "/api/tables/..", "/t/a b", "/api/tables/ż"]
)
async def test_no_address_of_a_table_is_read_as_anything_else(site, path):
    assert (await site.get(path)).status in {404, 422}


async def test_unknown_fields_are_refused_everywhere(site):
    table = await party(site)
    move = await table.legal(0)
    bodies = {
        "moves": {**move, "id": "a"},
        "takeback": {"act": "ask"},
        "leave": {},
        "return": {},
        "hand": {"seat": 1},
        "seed": {"seed": "x"},
        "join": {"name": "Eve"},
    }
    before = await table.head()
    for what, body in bodies.items():
        answer = await table.post(what, {**body, "surprise": 1}, table.secrets[0])
        assert (answer.status, answer.json["error"]["field"]) == (422, "surprise"), what
    assert await table.head() == before


async def test_decisions_out_of_order_are_refused_and_change_nothing(site):
    table = await party(site)
    before = await table.head()
    move = {**await table.legal(0), "id": "a"}
    early = await table.post("moves", {**move, "revision": move["revision"] + 1}, table.secrets[0])
    late = await table.post("moves", {**move, "revision": move["revision"] - 1}, table.secrets[0])
    assert [(answer.status, answer.code) for answer in (early, late)] == [(409, "stale-revision")] * 2
    assert early.json["told"] == late.json["told"] == await table.look(0)
    assert await table.head() == before


SAID = [
    "",
    "{",
    "[]",
    "null",
    '"ping"',
    "[" * 9000,
    '{"do":"ping","id":' + "[" * 990 + "]" * 990 + "}",
    '{"do":"ping","id":NaN}',
    '{"do":"ping","id":"\\ud800"}',
    '{"do":"ping","id":7}',
    '{"do":"ping","id":"' + "x" * 65 + '"}',
    '{"do":"ping","surprise":1}',
    '{"do":[]}',
    '{"do":{}}',
    '{"do":null}',
    '{"do":"hello"}',
    '{"do":"__class__"}',
    '{"do":"move"}',
    '{"do":"move","id":"a","seat":0,"move":7,"revision":4}',
    '{"do":"move","id":"a","seat":-1,"move":"Y1","revision":4}',
    '{"do":"move","id":"a","seat":0,"move":"Y1","revision":1e3}',
    '{"do":"move","id":"a","seat":0,"move":"Y1","revision":' + "9" * 5000 + "}",
    '{"do":"move","id":"a","seat":0,"move":"\\u0000","revision":4}',
    '{"do":"move","\\udfff":1}',
    '{"do":"takeback","act":"steal"}',
]
"""What is refused on a socket, which goes on."""


@pytest.mark.parametrize("number", range(len(SAID)))
async def test_nonsense_on_a_socket_is_refused_and_the_talk_goes_on(site, number):
    table = await party(site)
    before = await table.head()
    talk = site.talk(table.id)
    talk.say(do="hello", secret=table.secrets[0], seat=0)
    talk.say_text(SAID[number])
    talk.say(do="ping", id="still there")
    await calm(site)
    refused, pong = map(json.loads, [text for text in talk.received if not text.startswith('{"tell":"news"')])
    assert refused["tell"] == "refused" and 400 <= refused["status"] < 500 and refused["error"]["message"]
    assert pong == {"tell": "pong", "id": "still there"}
    assert await table.head() == before
    await talk.leave()


FIRST = [
    '{"do":"ping"}',
    '{"do":"move","id":"a","move":"Y1","revision":1}',
    '{"do":"hello","surprise":1}',
    '{"do":"hello","seat":9}',
    '{"do":"hello","seat":"0"}',
    '{"do":"hello","since":-1}',
    '{"do":"hello","since":1e30}',
    '{"do":"hello","secret":"' + "x" * 500 + '"}',
    '{"do":"hello","language":"' + "a-" * 5000 + '"}',
    '{"do":"hello","seat":0}',
    '{"do":"hello","seat":0,"secret":""}',
    '{"do":"hello","seat":0,"secret":"guessed"}',
    '{"do":"hello","seat":0,"secret":"\\u0000"}',
]
"""First messages that end the talk."""


@pytest.mark.parametrize("first", FIRST)
async def test_who_does_not_say_hello_is_shown_out(site, first):
    table = await party(site)
    talk = site.talk(table.id)
    talk.say_text(first)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed[0] == 1008 and talk.last["tell"] == "refused"
    assert talk.closed[1] == talk.last["error"]["code"]
    assert len(site.state.connections) == 0


async def test_who_says_nothing_is_shown_out(site, monkeypatch):
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.01)
    talk = site.talk((await party(site)).id)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed == (1008, "bad-request")
    assert len(site.state.connections) == 0


@pytest.mark.parametrize("hello", [True, False])
async def test_bytes_end_the_talk(site, hello):
    talk = site.talk((await party(site)).id)
    if hello:
        talk.say(do="hello")
    talk.say_bytes(b"\x00\xff")
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed == (1008, "bad-request")


async def test_a_message_that_is_too_large_ends_the_talk(site):
    talk = site.talk((await party(site)).id)
    talk.say(do="hello")
    talk.say(do="ping", id="x" * 17000)
    await asyncio.wait_for(talk.task, PATIENCE)
    assert talk.closed == (1009, "too-large")


async def test_a_socket_at_no_table_is_closed(site):
    for name in ("nothing", "a.b", "x" * 100):
        talk = site.talk(name)
        talk.say(do="hello")
        await asyncio.wait_for(talk.task, PATIENCE)
        assert talk.closed == (1008, "no-such-table")


async def test_a_takeback_on_a_socket_is_answered_by_its_id(site):
    table = await party(site, "azul")
    (seat,) = (await table.look())["table"]["decide"]
    await table.post("moves", {**await table.legal(seat), "id": "a"}, table.secrets[seat])
    talk = site.talk(table.id)
    talk.say(do="hello", secret=table.secrets[seat], seat=seat)
    talk.say(do="takeback", id="back", seat=seat, act="ask")
    await calm(site)
    assert {"tell": "done", "id": "back"} in map(json.loads, talk.received)
    assert (await table.look())["table"]["takeback"] == {"seat": seat, "missing": [1 - seat]}
    await talk.leave()


async def test_who_does_not_listen_holds_nobody_up_and_gets_one_piece_of_news_for_many_changes(site):
    table = await party(site, "azul")
    slow = site.talk(table.id)
    slow.say(do="hello")
    await calm(site)
    slow.listens.clear()
    for number in range(8):
        (seat,) = (await table.look())["table"]["decide"]
        answer = await table.post("moves", {**await table.legal(seat), "id": str(number)}, table.secrets[seat])
        assert answer.status == 200
    await calm(site)
    slow.listens.set()
    await calm(site)
    news = [json.loads(text)["news"] for text in slow.received]
    assert len(news) <= 3
    assert news[-1]["table"] == (await table.look())["table"]
    happened = [event["revision"] for each in news for event in each["events"]]
    assert happened == list(range(1, news[-1]["table"]["revision"] + 1))
    await slow.leave()


SHOWN = [
    "Ada",
    "<b>Ada</b>",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "Ådå",
    "Żółć",
    "李雷",
    "עדה",
    "🦜",
    "${Ada}",
    "x" * 40,
]
CONTROLS = ["", " ", "\t\n", "a\x00b", "a\x1bb", "a\u202eb", "a\u200fb", "a\u2066b", "\u200b", "\ufeff", "a\u00adb"]
HIDDEN = [*CONTROLS, "\u3164", "\u2800", "\u0301", "\ue000", "x" * 41, "\u0958" * 21]


@pytest.mark.parametrize("name", SHOWN)
async def test_a_name_is_text_and_comes_back_as_it_was(site, name):
    table = await party(site, "azul")
    made = await site.post("/api/tables", {"game": "azul", "chairs": ["me", "open"], "name": name, "listed": True})
    assert made.json["told"]["table"]["chairs"][0]["name"] == name
    listed, *_ = (await site.get("/api/tables?status=waiting")).json["tables"]
    assert listed["summary"]["chairs"][0]["name"] == name
    assert made.headers["content-type"] == "application/json"
    assert (await site.get(f"/api/tables/{table.id}/picture")).headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("name", HIDDEN)
async def test_a_name_that_can_not_be_seen_or_turns_a_line_around_is_refused(site, name):
    answer = await site.post("/api/tables", {"game": "azul", "chairs": ["me", "open"], "name": name})
    assert (answer.status, answer.code) == (422, "bad-name")


def test_names_that_look_alike_are_alike():
    assert plain_name("A\u030a  da ") == plain_name("\u00c5 da")


async def test_every_refusal_has_a_code_and_words_in_the_language_of_who_asks(site):
    table = await party(site)
    move = await table.legal(0)
    asked = [
        ("POST", "/api/tables", {"game": "chess", "chairs": ["me"], "name": "Ada"}, None),
        ("POST", "/api/tables", {"game": "5211", "chairs": ["me"], "name": "Ada"}, None),
        ("POST", "/api/tables", {"game": "5211", "chairs": ["me", "nobody"], "name": "Ada"}, None),
        ("POST", "/api/tables", {"game": "5211", "chairs": ["me", "me"], "name": ""}, None),
        ("POST", "/api/tables", {"game": "5211", "chairs": ["me", "me"], "name": "Ada", "options": {"x": 1}}, None),
        (
            "POST",
            "/api/tables",
            {"game": "5211", "chairs": ["me", "me"], "name": "A", "options": {"target": "x"}},
            None,
        ),
        ("POST", "/api/tables", [], None),
        ("GET", "/api/tables/nothing", None, None),
        ("GET", "/nothing", None, None),
        ("DELETE", "/api/offer", None, None),
        ("GET", f"/api/tables/{table.id}?seat=0", None, None),
        ("GET", f"/api/tables/{table.id}?seat=0", None, "wrong"),
        ("GET", f"/api/tables/{table.id}?seat=1", None, table.secrets[0]),
        ("GET", f"/api/tables/{table.id}?seat=5", None, table.secrets[0]),
        ("GET", f"/api/tables/{table.id}/record", None, None),
        ("GET", "/api/bot/events", None, "wrong"),
        ("POST", f"/api/tables/{table.id}/join", {"name": "Eve"}, None),
        ("POST", f"/api/tables/{table.id}/start", {}, table.secrets[0]),
        ("POST", f"/api/tables/{table.id}/hand", {"seat": 0}, table.secrets[1]),
        ("POST", f"/api/tables/{table.id}/hand", {"seat": 1}, table.secrets[0]),
        ("POST", f"/api/tables/{table.id}/end", {}, table.secrets[1]),
        ("POST", f"/api/tables/{table.id}/rematch", {}, table.secrets[1]),
        ("POST", f"/api/tables/{table.id}/takeback", {"act": "agree"}, table.secrets[1]),
        ("POST", f"/api/tables/{table.id}/takeback", {"act": "ask"}, table.secrets[1]),
        ("POST", f"/api/tables/{table.id}/moves", {**move, "id": "a", "move": "?"}, table.secrets[0]),
        ("POST", f"/api/tables/{table.id}/moves", {**move, "id": "a", "revision": 0}, table.secrets[0]),
    ]
    before = await table.head()
    for method, path, body, secret in asked:
        answers = [await site.ask(method, path, body, secret, accept_language=name) for name in names()]
        assert {answer.status // 100 for answer in answers} == {4}, path
        assert len({answer.code for answer in answers}) == 1
        messages = {answer.json["error"]["message"] for answer in answers}
        assert len(messages) == len(names()), messages
    assert await table.head() == before
