"""Everything the server sends is just what its declared type says: every route, every message, every line."""

import json
from copy import deepcopy
from itertools import count

import pytest
from pydantic import ValidationError

from azulejos.core import registry
from azulejos.server.payloads.lists import BotTablePayload
from azulejos.server.payloads.messages import ServerMessage
from azulejos.server.payloads.refusal import RefusalPayload
from azulejos.server.payloads.seat import SeatPayload
from azulejos.server.tables.snapshots import seat_payload
from tests.server.answers import CheckedSite, declared, messages_of, strictly
from tests.server.asgi_clients import calm, party
from tests.server.live_tables import finish, playing

pytestmark = pytest.mark.anyio

MOVES = 20
"""Moves that the whole games here take at most before the host ends them."""


@pytest.fixture
def checked(site):
    return CheckedSite(site)


# --- The check itself -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", [(), ("table",), ("table", "chairs", 0), ("table", "clock"), ("game",), ("events", 0)])
def test_a_field_too_many_or_too_few_is_noticed_however_deep_it_is(path):
    document = json.loads(seat_payload(playing("Bo"), 0, since=0).to_text())
    strictly(SeatPayload, json.dumps(document))
    for spoil in (lambda part: part.update(more=1), lambda part: part.popitem()):
        spoilt = part = deepcopy(document)
        for key in path:
            part = part[key]
        spoil(part)
        with pytest.raises(ValidationError):
            strictly(SeatPayload, json.dumps(spoilt))


@pytest.mark.parametrize("name", registry.names())
def test_a_payload_is_sent_as_it_was_built(name):
    live = playing("Bo", game=name)
    for table in (live, finish(live)):
        payload = seat_payload(table, 0, since=0, outlook=True)
        assert SeatPayload.model_validate_json(payload.to_text(), strict=True, extra="forbid") == payload


def test_what_was_not_set_is_not_sent():
    live = playing("Bo")
    assert "outlook" not in json.loads(seat_payload(live, 0).to_text())["game"]
    assert "outlook" in json.loads(seat_payload(live, 0, outlook=True).to_text())["game"]


# --- Routes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.names())
async def test_answers_and_messages_in_a_game(checked, name):
    table = await party(checked.site, name, 2, listed=True, clock={"per_game": 3600})
    at, talks = f"/api/tables/{table.id}", [checked.site.talk(table.id) for _ in range(3)]
    stream = checked.site.call("GET", f"{at}/stream")
    for seat, talk in enumerate(talks):
        talk.say(do="hello", outlook=True, **({"secret": table.secrets[seat], "seat": seat} if seat < 2 else {}))
    for number in count():
        seen = (await checked.get(f"{at}?since=0"))["table"]
        if seen["status"] == "over" or number == MOVES:
            break
        seat = next(seat for seat in seen["decide"] if seat not in seen["ready"])
        await _decide(checked, talks[seat], table, seat, number)
    if seen["status"] != "over":
        await checked.post(f"{at}/end", {}, table.secrets[0])
    await checked.get(f"{at}/replay")
    await checked.get(f"{at}/tally")
    await _leave(talks, stream)


async def _decide(checked, talk, table, seat, number):
    """Look, and decide: over HTTP and on the socket in turn."""
    path = f"/api/tables/{table.id}?seat={seat}&since=3&outlook={'true' if number % 5 == 0 else 'false'}"
    game = (await checked.get(path, table.secrets[seat]))["game"]
    move = {"seat": seat, "move": game["legal"][number % len(game["legal"])], "revision": game["revision"]}
    if number % 2:
        talk.say(do="move", id=str(number), **move)
        await calm(checked.site)
    else:
        await checked.post(f"/api/tables/{table.id}/moves", move | {"id": str(number)}, table.secrets[seat])


async def _leave(talks, stream):
    for talk in talks:
        assert len(messages_of(talk)) > 10
        await talk.leave()
    await stream.leave()
    lines = stream.answer.body.splitlines()
    assert len(lines) > 10
    assert [strictly(SeatPayload, line)["seat"] for line in lines] == [None] * len(lines)


async def test_answers_of_all_routes(checked):
    await checked.get("/api/offer")
    asked = {"game": "azul", "chairs": ["me", "open"], "name": "Ada", "listed": True, "grace": 0}
    made = await checked.post("/api/tables", asked, status=201)
    at, host = f"/api/tables/{made['id']}", made["secret"]
    bot = (await checked.post("/api/bots", {"name": "Bot"}, status=201))["token"]
    stream = checked.site.call("GET", "/api/bot/events", None, bot)
    await checked.post(f"{at}/seed", {"seed": "a"}, host)
    await checked.post(f"{at}/join", {"name": "x", "seed": "b"}, bot)
    await _play_and_take_back(checked, at, host, bot)
    for what in ("leave", "return", "wait", "end", "rematch"):
        await checked.post(f"{at}/{what}", {}, host)
    for path in ("/health", "/api/tables", "/api/tables?status=over", f"{at}/replay", f"{at}/tally"):
        await checked.get(path)
    alone = await checked.post("/api/tables", asked | {"chairs": ["me", "me"]}, status=201)
    await checked.post(f"/api/tables/{alone['id']}/start", {}, alone["secret"])
    await checked.post(f"/api/tables/{alone['id']}/hand", {"seat": 1, "bot": "random"}, alone["secret"])
    await calm(checked.site)
    await stream.leave()
    assert [strictly(BotTablePayload, line)["table"] for line in stream.answer.body.splitlines() if line.strip()]
    every = {f"{method} {route.path}" for route in declared(checked.site.app) for method in route.methods}
    assert set(checked.answered) == every, "a route that answers with JSON is not asked here"


async def _play_and_take_back(checked, at, host, bot):
    """The seat on turn moves and asks to take it back; the other one agrees."""
    (seat,) = (await checked.get(at))["table"]["decide"]
    secrets = [host, bot]
    game = (await checked.get(f"{at}?seat={seat}", secrets[seat]))["game"]
    move = {"move": game["legal"][0], "revision": game["revision"], "id": "a"}
    await checked.post(f"{at}/moves", move, secrets[seat])
    asked = await checked.post(f"{at}/takeback", {"act": "ask"}, secrets[seat])
    assert asked["table"]["takeback"]["missing"]
    await checked.post(f"{at}/takeback", {"act": "agree"}, secrets[1 - seat])
    assert "takeback" in (await checked.get(f"{at}?since=0"))["events"][-1]


# --- Refusals -------------------------------------------------------------------------------------


async def test_refusals_of_every_kind(checked):
    asked = {"game": "azul", "chairs": ["me", "open"], "name": "Ada"}
    made = await checked.post("/api/tables", asked, status=201)
    at, host = f"/api/tables/{made['id']}", made["secret"]
    move = {"move": "?", "revision": 0, "id": "a"}
    await checked.post(f"{at}/start", {}, host, 409)
    await checked.post(f"{at}/moves", move, host, 409)
    await checked.post(f"{at}/moves", move, status=401)
    await checked.post(f"{at}/moves", move, "wrong", 403)
    await checked.get("/nothing", status=404)
    await checked.post("/api/tables", {}, status=422)
    await checked.post("/api/tables", asked | {"name": "x" * 20000}, status=413)
    await checked.post(f"{at}/join", {"name": "Bo"})
    stale = await checked.post(f"{at}/moves", move, host, 409)
    assert stale["told"]["table"]["revision"] == stale["error"]["revision"] > 0


async def test_messages_of_every_kind(checked):
    table = await party(checked.site, "azul", 2)
    (seat,) = (await table.look())["table"]["decide"]
    talks = [checked.site.talk(table.id) for _ in range(2)]
    for number, talk in enumerate(talks):
        talk.say(do="hello", secret=table.secrets[number], seat=number)
    move = await table.legal(seat)
    talks[seat].say(do="move", id="a", **move)
    talks[seat].say(do="move", id="b", **move)
    talks[seat].say(do="takeback", id="c", act="ask")
    talks[seat].say(do="ping")
    talks[seat].say(do="nothing")
    talks[seat].say_text("[]")
    await calm(checked.site)
    found = messages_of(talks[seat])
    assert {message["tell"] for message in found} == {"news", "receipt", "refused", "done", "pong"}
    (stale,) = [message for message in found if message["tell"] == "refused" and message["id"] == "b"]
    assert stale["news"]["table"]["revision"] == stale["error"]["revision"]
    for talk in talks:
        await talk.leave()


async def test_the_first_message_and_the_last_line_may_be_refusals(checked):
    table = await party(checked.site, "azul", 2)
    talk = checked.site.talk(table.id)
    talk.say(do="hello", secret="wrong", seat=0)
    stream = checked.site.call("GET", f"/api/tables/{table.id}/stream?seat=1", None, table.secrets[1])
    await calm(checked.site)
    assert [message["tell"] for message in messages_of(talk)] == ["refused"]
    await table.post("leave", {"seat": 1}, table.secrets[1])
    await table.post("hand", {"seat": 1, "bot": "random"}, table.secrets[0])
    await calm(checked.site)
    await stream.leave()
    strictly(RefusalPayload, stream.answer.body.splitlines()[-1])


def test_every_message_has_a_type_of_its_own():
    with pytest.raises(ValidationError):
        strictly(ServerMessage, '{"tell": "gossip"}')
    with pytest.raises(ValidationError):
        strictly(ServerMessage, '{"tell": "done", "id": null, "receipt": {}}')
