"""Tables over HTTP and sockets: whole games, all acts of people, and what viewers see."""

import asyncio
import logging
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from azulejos import records
from azulejos.cli.verify import verify
from azulejos.server.json_logs import Lines
from tests.server.asgi_clients import cold
from tests.server.calls import Socket, Stream, client_of, opened
from tests.server.guests import Guest, finished, joined, made, seated
from tests.server.play import PATIENCE

pytestmark = pytest.mark.anyio

GAMES = [
    ("azul", 2, {}),
    ("azul", 3, {"wall": "grey"}),
    ("azul", 4, {}),
    ("summer-pavilion", 2, {"board": "grey"}),
    ("summer-pavilion", 3, {}),
    ("5211", 2, {}),
    ("5211", 5, {}),
]


@pytest.fixture(autouse=True)
def _cold(monkeypatch):
    cold(monkeypatch)


@pytest.fixture
async def app(sqlite_address, anyio_backend):
    async with opened(sqlite_address) as running:
        yield running


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
async def test_a_whole_game_is_played_and_its_record_is_true(app, tmp_path, game, players, options):
    guests = await seated(app, players, game=game, options=options)
    commitment = (await guests[0].look())["table"]["shuffle"]["commitment"]
    seen = await finished(guests)
    text = (await Guest(app, guests[0].table).ask("/record", "GET")).text
    (record,) = records.read(text)
    assert record.header["shuffle"]["commitment"] == commitment
    assert record.header["options"].items() >= options.items()
    assert (record.result or {})["scores"] == seen["table"]["scores"]
    seats = (await guests[0].ask("/tally", "GET")).json()["seats"]
    assert [sum(item["points"] for item in items) for items in seats] == seen["table"]["scores"]
    (tmp_path / "game.jsonl").write_text(text)
    assert CliRunner().invoke(verify, [str(tmp_path / "game.jsonl")]).exit_code == 0


async def test_a_game_over_sockets_with_a_spectator_who_sees_the_least(app):
    guests = await seated(app, 2, game="5211")
    sockets = [Socket(app, guests[0].table) for _ in range(3)]
    for seat, socket in enumerate(sockets):
        assert await socket.accepted()
        hello = {"secret": guests[seat].secret, "seat": seat} if seat < 2 else {}
        socket.say(do="hello", **hello)
    news = [(await socket.next_message("news"))["news"] for socket in sockets]
    for seat in (0, 1):
        game = news[seat]["game"]
        sockets[seat].say(do="move", id="m", seat=seat, move=game["legal"][0], revision=game["revision"])
        assert (await sockets[seat].next_message("receipt"))["receipt"]["seat"] == seat
    while news[2]["table"]["revision"] == news[0]["table"]["revision"]:
        news[2] = (await sockets[2].next_message("news"))["news"]
    assert news[2]["game"]["legal"] == []
    assert {event.get("seat") for event in news[2]["events"]} >= {0, 1}
    for socket in sockets:
        await socket.close()


async def test_a_decision_that_is_sent_again_gets_the_same_answer_and_an_old_one_what_is_true(app):
    guests = await seated(app, 2)
    (seat,) = (await guests[0].look())["table"]["decide"]
    game = (await guests[seat].look(seat=seat))["game"]
    asked = {"move": game["legal"][0], "revision": game["revision"], "id": "one"}
    first = await guests[seat].do("/moves", **asked)
    assert await guests[seat].do("/moves", **asked) == first
    stale = await guests[seat].ask("/moves", **{**asked, "id": "two"})
    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale-revision"
    assert stale.json()["told"]["table"]["revision"] == first["revision"]


async def test_who_brings_a_secret_may_join_again_if_no_answer_came(app):
    host = await made(app, "me", "open", "open")
    own = "s" * 40
    first = await Guest(app, host.table).do("/join", name="Bo", seat=2, secret=own)
    again = await Guest(app, host.table).do("/join", name="Bo", seat=2, secret=own)
    assert first["secret"] == again["secret"] == own
    assert first["seats"] == again["seats"] == [2]
    assert await Guest(app, host.table).refused("/join", name="Eve", seat=2, secret="e" * 40) == (409, "seat-taken")
    assert await Guest(app, host.table).refused("/join", name="Eve", seat=1, secret="short") == (422, "bad-request")


async def test_several_seats_on_one_secret(app):
    host = await made(app, "me", "me", "open")
    await joined(host, "ignored", host.secret)
    assert [chair["name"] for chair in (await host.look())["table"]["chairs"]] == ["Ada"] * 3
    assert await host.refused("/moves", move="1B>1", revision=0, id="x") == (422, "bad-request")
    seen = await finished([host] * 3)
    assert seen["table"]["result"]["ranks"]


async def test_events_since_a_revision_fill_a_gap(app):
    guests = await seated(app, 2)
    start = (await guests[0].look())["table"]["revision"]
    for _ in range(3):
        (seat,) = (await guests[0].look())["table"]["decide"]
        await guests[seat].decide(seat)
    events = (await Guest(app, guests[0].table).look(since=start))["events"]
    assert [event["revision"] for event in events][:3] == [start + 1, start + 2, start + 3]


# --- People ---------------------------------------------------------------------------------------


async def test_leaving_coming_back_and_handing_on(app):
    guests = await seated(app, 3)
    await guests[1].do("/leave")
    assert (await guests[0].look())["table"]["chairs"][1]["away"]
    await guests[1].do("/return")
    await guests[1].do("/leave")
    await guests[0].do("/hand", seat=1)
    new = await joined(guests[0], "New")
    assert (await new.look(seat=1))["seat"] == 1
    assert await guests[1].refused("", method="GET", seat=1) == (403, "not-your-seat")
    assert await guests[2].refused("/hand", seat=1, bot="random") == (403, "not-host")
    assert await guests[0].refused("/hand", seat=1, bot="nobody") == (422, "unknown-bot")


async def test_whose_seat_is_handed_on_is_shown_no_more_of_it(app):
    guests = await seated(app, 2)
    path = f"/api/tables/{guests[0].table}/stream"
    stream, socket = Stream(app, path, guests[1].secret, "seat=1"), Socket(app, guests[0].table)
    socket.say(do="hello", secret=guests[1].secret, seat=1)
    assert (await stream.status(), await socket.accepted()) == (200, True)
    assert (await stream.line())["seat"] == 1
    await socket.next_message("news")
    await guests[1].do("/leave")
    await guests[0].do("/hand", seat=1, bot="random")
    while "error" not in (line := await stream.line()):
        assert line["seat"] == 1
    assert line["error"]["code"] == "not-your-seat"
    assert (await socket.next_message("refused"))["error"]["code"] == "not-your-seat"
    assert await socket.closed() == 1008
    for call in (stream, socket):
        await call.close()


async def test_a_takeback_by_consent(app):
    guests = await seated(app, 2)
    (seat,) = (await guests[0].look())["table"]["decide"]
    await guests[seat].decide(seat)
    snapshot = await guests[seat].do("/takeback", act="ask")
    assert snapshot["table"]["takeback"] == {"seat": seat, "missing": [1 - seat]}
    snapshot = await guests[1 - seat].do("/takeback", act="agree")
    assert snapshot["table"]["decide"] == [seat]
    assert await guests[seat].refused("/takeback", act="agree") == (409, "no-takeback")


async def test_a_rematch_has_seats_rotated_and_starts_when_all_have_asked(app):
    guests = await seated(app, 2)
    assert await guests[0].refused("/rematch") == (409, "not-over")
    await guests[0].do("/end")
    first, again = await guests[1].do("/rematch"), await guests[1].do("/rematch")
    assert first["table"]["id"] == again["table"]["id"]
    assert (again["seat"], again["table"]["status"]) == (0, "waiting")
    assert (await guests[0].look())["table"]["rematch"] == again["table"]["id"]
    second = await guests[0].do("/rematch")
    assert (second["seat"], second["table"]["status"]) == (1, "playing")


async def test_all_ask_for_a_rematch_at_once(app):
    guests = await seated(app, 4)
    await guests[0].do("/end")
    tables = await asyncio.gather(*(guest.do("/rematch") for guest in guests))
    assert len({each["table"]["id"] for each in tables}) == 1
    assert [each["seat"] for each in tables] == [3, 0, 1, 2]
    assert (await Guest(app, tables[0]["table"]["id"]).look())["table"]["status"] == "playing"


async def test_bots_play_in_their_processes(app):
    host = await made(app, "me", "random")
    await host.do("/start")
    async with asyncio.timeout(PATIENCE):
        for _ in range(3):
            while (await host.look())["table"]["decide"] != [0]:
                await asyncio.sleep(0.05)
            await host.decide(0)


async def test_refusals_are_in_the_language_of_the_client(app):
    guests = await seated(app, 2, grace=100)
    (seat,) = (await guests[0].look())["table"]["decide"]
    if seat == 0:
        await guests[0].decide(0)
    answer = await guests[0].ask("/hand", language="pl", seat=1)
    assert answer.json()["error"]["code"] == "grace-not-over"
    assert "sekund" in answer.json()["error"]["message"]
    answer = await guests[0].ask("/leave", language="uk", seat=1)
    assert answer.json()["error"]["message"] == "Це не ваше місце."


# --- Lists, pictures, records ---------------------------------------------------------------------


async def test_listed_tables_are_found_page_by_page(app):
    hosts = [await made(app, "me", "open", listed=number % 3 > 0) for number in range(9)]
    wanted = [host.table for number, host in enumerate(hosts) if number % 3][::-1]
    found, query = [], {"limit": 4}
    async with client_of(app) as client:
        while True:
            page = (await client.get("/api/tables", params=query)).json()
            found += [table["id"] for table in page["tables"]]
            if page["next"] is None:
                break
            query["before"] = page["next"]
    assert found == wanted


async def test_a_record_is_not_sent_before_the_end(app):
    guests = await seated(app, 2)
    assert await guests[0].refused("/record", method="GET") == (409, "not-over")
    assert await guests[0].refused("/tally", method="GET") == (409, "not-over")
    await guests[0].do("/end")
    assert (await guests[0].ask("/record", "GET")).headers["content-disposition"].endswith('.jsonl"')
    waiting = await made(app, "me", "open")
    await waiting.do("/end")
    assert await waiting.refused("/record", method="GET") == (409, "table-not-started")


async def test_pictures_codes_and_pages(app):
    guests = await seated(app, 2)
    assert "P1" in (await guests[0].ask("/picture", "GET", seat=0)).text
    code = await guests[0].ask("/qr.svg", "GET")
    assert code.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(code.text).tag == "{http://www.w3.org/2000/svg}svg"
    async with client_of(app) as client:
        for path in ("/", f"/t/{guests[0].table}", "/new/azul", "/rules/5211", "/learn/azul", "/page/icon.svg"):
            assert (await client.get(path)).status_code == 200
        offer = (await client.get("/api/offer")).json()
        assert {game["name"] for game in offer["games"]} == {"azul", "summer-pavilion", "5211"}
        assert {"random", "level-1"} <= set(offer["bots"])


async def test_health_and_metrics(app):
    guests = await seated(app, 2)
    (seat,) = (await guests[0].look())["table"]["decide"]
    await guests[seat].decide(seat)
    async with client_of(app) as client:
        assert (await client.get("/health")).json()["status"] == "ok"
        metrics = (await client.get("/metrics")).text
    assert 'azulejos_moves_total{by="person"} 1.0' in metrics
    assert "azulejos_tables_in_memory 1.0" in metrics


async def test_logs_hold_no_secret_no_name_and_no_query(app, caplog):
    caplog.set_level(logging.DEBUG)
    host = await made(app, "me", "open", name="Zdzisława")
    guest = await joined(host, "Świętosława", seed="my-own-seed")
    await guest.ask(method="GET", seat=1, since=4711)
    await guest.refused("/moves", move="nonsense", revision=4711, id="x")
    lines = "\n".join(Lines().format(record) for record in caplog.records if record.name.startswith("azulejos"))
    assert f"/api/tables/{host.table}" in lines
    for secret in (host.secret, guest.secret, "Zdzis", "wi\u0119tos", "my-own-seed", "since", "nonsense"):
        assert secret not in lines


async def test_a_server_that_was_stopped_goes_on_where_it_was(sqlite_address):
    async with opened(sqlite_address) as app:
        guests = await seated(app, 3, game="5211")
        await guests[1].decide(1)
        before = [await guest.look(seat=seat) for seat, guest in enumerate(guests)]
    async with opened(sqlite_address) as app:
        for guest in guests:
            guest.app = app
        assert [await guest.look(seat=seat) for seat, guest in enumerate(guests)] == before
        assert (await finished(guests))["table"]["status"] == "over"


# --- Bots of other people -------------------------------------------------------------------------


async def token_of(app, name):
    async with client_of(app) as client:
        return (await client.post("/api/bots", json={"name": name})).json()["token"]


async def test_a_bot_hears_where_it_is_wanted_and_plays_by_its_token(app):
    token = await token_of(app, "Deep")
    stream = Stream(app, "/api/bot/events", token)
    assert await stream.status() == 200
    host = await made(app, "me", "open")
    deep = await joined(host, "ignored", token)
    assert deep.secret == token
    chair = (await host.look())["table"]["chairs"][1]
    assert (chair["name"], chair["program"]) == ("Deep", True)
    while not (line := await stream.line())["owes"]:
        if (await host.look())["table"]["decide"] == [0]:
            await host.decide(0)
    assert line == {"table": host.table, "game": "azul", "status": "playing", "seats": [1], "owes": [1]}
    await deep.decide(1)
    await host.do("/end")
    while (await stream.line())["status"] != "over":
        pass
    await stream.close()


async def test_a_bot_that_reconnects_is_notified_of_its_tables(app):
    token = await token_of(app, "Deep")
    hosts = [await made(app, "me", "open", "open") for _ in range(3)]
    for host in hosts[:2]:
        await joined(host, "Deep", token)
    stream = Stream(app, "/api/bot/events", token)
    assert await stream.status() == 200
    reported = {(await stream.line())["table"] for _ in range(2)}
    assert reported == {host.table for host in hosts[:2]}
    await stream.close()


async def test_when_changes_may_have_been_missed_a_bot_is_notified_of_all_its_tables(app):
    token = await token_of(app, "Deep")
    stream = Stream(app, "/api/bot/events", token)
    assert await stream.status() == 200
    host = await made(app, "me", "open", "open")
    await joined(host, "Deep", token)
    assert (await stream.line())["status"] == "waiting"
    state = app.state.app_state
    listeners, state.listeners = state.listeners, set()
    await joined(host, "Bo")
    state.listeners = listeners
    state._on_stored("", 0)
    assert (await stream.line())["status"] == "playing"
    await stream.close()


async def test_only_tokens_of_this_server_are_bots(app):
    for token, code in ((None, "not-seated"), ("made.up.token", "bad-token")):
        async with client_of(app, token) as client:
            answer = await client.get("/api/bot/events")
            assert answer.json()["error"]["code"] == code


async def test_too_many_streams_of_one_address_are_refused_by_status(sqlite_address):
    async with opened(sqlite_address, sockets=1) as app:
        host = await made(app, "me", "open")
        first = Stream(app, f"/api/tables/{host.table}/stream")
        assert await first.status() == 200
        assert (await first.line())["table"]["id"] == host.table
        second = Stream(app, f"/api/tables/{host.table}/stream")
        assert await second.status() == 429
        await first.close()
        await second.close()
        third = Stream(app, f"/api/tables/{host.table}/stream")
        assert await third.status() == 200
        await third.close()
