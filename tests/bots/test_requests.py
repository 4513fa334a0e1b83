"""Requests of the line protocol: each field checked, and whatever comes gets an answer."""

import io
import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from azulejos.arena import seeded_games
from azulejos.bots import Analysis, Bot, BotFailed, MoveValue
from azulejos.bots.decision import read_decision
from azulejos.bots.engine import ACTIONS, Engine
from azulejos.bots.engine_loop import Loop
from azulejos.bots.random_bot import Random
from azulejos.bots.refusal import BadEngineRequest
from azulejos.bots.requests import FIELDS, LONGEST_REQUEST, read_document, read_request
from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.table import Table

NAMES = ("azul", "summer-pavilion", "5211")
ENGINE = Engine("random", Random, seed="1")


def table(name="azul", players=2):
    game = registry.game(name)
    return Table.new(game, Setup.of(game, players), randomness=SeededRandomness(3))


def position(name="azul"):
    at = table(name)
    return at.game.position(at._history.state)


def view(name="azul", seat=0):
    return table(name).glimpse(seat).view


def refused(**request):
    with pytest.raises(BadEngineRequest) as error:
        read_request({"id": "1", "do": "move", **request})
    return error.value.to_json()


@pytest.mark.parametrize("name", NAMES)
def test_position_view_and_record_ask_for_the_same_decision(name):
    at = table(name)
    record = at.record()
    seen = at.glimpse(0)
    for source in (
        {"position": position(name)},
        {"view": seen.view},
        {"record": "\n".join(record.lines())},
        {"record": list(record.lines())},
        {"record": [json.loads(line) for line in record.lines()]},
        {"view": seen.view, "game": name, "seat": 0, "legal": list(seen.legal)},
        {"position": {key: value for key, value in position(name).items() if key != "game"}, "game": name},
    ):
        decision = read_decision(source)
        assert (decision.view.seat, decision.view.position, decision.legal) == (0, seen.view, seen.legal)


def test_a_bot_never_sees_a_position():
    decision = read_decision({"position": position("5211"), "seat": 1})
    assert decision.view.position == view("5211", 1)
    assert isinstance(decision.view.position["seats"][0]["hand"], int)


def test_a_view_without_a_seat_is_of_the_seat_that_sees_it():
    assert read_decision({"view": view("5211", 1)}).view.seat == 1


def test_a_view_that_shows_too_much_is_refused():
    assert refused(view=position("5211"))["code"] == "bad-view"
    error = refused(view=view("5211", 1), seat=0)
    assert (error["field"], error["code"]) == ("view", "bad-view")
    seen = view("5211", 0)
    seen["seats"][1]["hand"] = "Y1Y2G3O4T1"
    assert refused(view=seen)["code"] == "bad-view"


def test_a_game_that_trusts_its_views_is_not_trusted(monkeypatch):
    monkeypatch.setattr(registry.game("azul"), "imagine", lambda *_: 1 / 0, raising=False)
    assert refused(view=view())["code"] == "bad-view"


def test_a_view_may_say_more_than_is_known():
    seen = view()
    seen["boards"][0]["nickname"] = seen["weather"] = "fine"
    assert read_decision({"view": seen}).view.position == view()


@pytest.mark.parametrize("at", [1, 4, 7])
def test_a_record_means_the_position_at_an_event(at):
    record = next(seeded_games(registry.game("azul"), seed=1))
    lines = list(record.lines())
    decision = read_decision({"record": lines, "at": at})
    assert decision == read_decision({"record": lines[: at + 1]})
    assert record.events[at].move in decision.legal


def test_a_finished_game_owes_nothing():
    lines = list(next(seeded_games(registry.game("azul"), seed=1)).lines())
    assert refused(record=lines)["code"] == "no-decision"
    assert refused(record=lines, at=0) == {"code": "no-decision", "field": "seat", "message": "no seat owes a decision"}


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({}, "position", "bad-request"),
    ({"position": {}, "view": {}}, "view", "bad-request"),
    ({"position": 3}, "position", "bad-request"),
    ({"position": {}}, "game", "bad-request"),
    ({"position": {"game": 3}}, "position.game", "bad-request"),
    ({"position": {"game": "chess"}}, "position.game", "unknown-game"),
    ({"position": {}, "game": "chess"}, "game", "unknown-game"),
    ({"position": {"game": "azul"}}, "position", "bad-position"),
    ({"position": position(), "game": "5211"}, "game", "bad-request"),
    ({"position": position(), "seat": 1}, "seat", "no-decision"),
    ({"position": position(), "seat": "0"}, "seat", "bad-request"),
    ({"position": position(), "seat": True}, "seat", "bad-request"),
    ({"position": position(), "seat": 10**30}, "seat", "no-decision"),
    ({"position": position(), "at": 1}, "at", "bad-request"),
    ({"position": position(), "legal": ["1B>1"]}, "legal", "bad-request"),
    ({"position": position(), "limit": 3}, "limit", "bad-request"),
    ({"position": position(), "limit": {"seconds": 0}}, "limit.seconds", "bad-request"),
    ({"position": position(), "limit": {"seconds": -1.5}}, "limit.seconds", "bad-request"),
    ({"position": position(), "limit": {"seconds": True}}, "limit.seconds", "bad-request"),
    ({"position": position(), "limit": {"seconds": 10**400}}, "limit.seconds", "bad-request"),
    ({"position": position(), "limit": {"simulations": 0}}, "limit.simulations", "bad-request"),
    ({"position": position(), "limit": {"simulations": 1.0}}, "limit.simulations", "bad-request"),
    ({"position": position(), "limit": {"second": 1}}, "limit.second", "bad-request"),
    ({"position": position(), "limits": {}}, "limits", "bad-request"),
    ({"position": position(), "seed": "1"}, "seed", "bad-request"),
    ({"view": {"game": "azul"}}, "view", "bad-position"),
    ({"view": {"game": "5211"}}, "view", "bad-position"),
    ({"view": {**view("5211"), "pile": 10**9}}, "view", "bad-position"),
    ({"view": {**view("5211"), "part": 99}}, "view", "bad-position"),
    ({"record": 3}, "record", "bad-request"),
    ({"record": ""}, "record", "no-header"),
    ({"record": [3]}, "record", "bad-request"),
    ({"record": ['{"record": 1, "game": "chess"}']}, "record", "unknown-game"),
    ({"record": ['{"record": 1, "game": "azul", "players": 2}'], "game": "5211"}, "game", "bad-request"),
    ({"record": ['{"record": 1, "game": "azul", "players": 2}'], "at": 1}, "at", "bad-request"),
    ({"record": ['{"record": 1, "game": "azul", "players": 2}'], "at": "0"}, "at", "bad-request"),
]


@pytest.mark.parametrize(("request_", "field", "code"), BROKEN)
def test_what_is_wrong_is_reported_with_its_field(request_, field, code):
    error = refused(**request_)
    assert (error["field"], error["code"]) == (field, code)
    assert error["message"]


def test_a_limit_may_have_both_either_or_none():
    for limit in ({}, {"seconds": 1}, {"simulations": 10}, {"seconds": 0.5, "simulations": 10}, {"seconds": None}):
        read = read_request({"id": "1", "do": "move", "position": position(), "limit": limit}).limit
        assert (read.seconds, read.simulations) == (limit.get("seconds"), limit.get("simulations"))


def test_a_mistake_of_ours_is_an_answer_too(monkeypatch, capsys):
    monkeypatch.setitem(ACTIONS, "hello", lambda *_: 1 / 0)
    answer = ENGINE.answer({"id": "1", "do": "hello"})
    assert (answer["id"], answer["error"]["code"]) == ("1", "internal")
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize("ident", [None, 3, ["1"], {}])
def test_every_request_has_an_id(ident):
    answer = ENGINE.answer({"id": ident, "do": "hello"})
    assert (answer["id"], answer["error"]["field"]) == (None, "id")


@pytest.mark.parametrize("do", [None, "dance", 3, ["move"]])
def test_what_cannot_be_done(do):
    answer = ENGINE.answer({"id": "x", "do": do})
    assert (answer["id"], answer["error"]["field"], answer["error"]["allowed"]) == ("x", "do", list(FIELDS))


def test_faults_clauses_and_lines_come_along():
    wrong = position()
    wrong["bag"] += "B"
    error = ENGINE.answer({"id": "1", "do": "move", "position": wrong})["error"]
    assert (error["field"], error["code"]) == ("position", "bad-position")
    assert "AZ-1.2" in [fault["clause"] for fault in error["faults"]]
    header, deal, *_ = table().record().lines()
    lines = [header, deal, '{"n": 2, "seat": 0, "move": "1B>9"}']
    error = ENGINE.answer({"id": "1", "do": "move", "record": lines})["error"]
    assert (error["field"], error["line"]) == ("record", 3)


@pytest.mark.parametrize("seed", [3, "three", None])
def test_new_takes_a_seed(seed):
    assert ENGINE.answer({"id": "1", "do": "new", "seed": seed}) == {"id": "1", "ok": True}


def test_new_refuses_what_is_no_seed():
    assert ENGINE.answer({"id": "1", "do": "new", "seed": 1.5})["error"]["field"] == "seed"


@pytest.mark.parametrize("line", [b"{", b"[]", b"3", b"\xff", b'{"id": NaN}', b"[" * 100_000, b"1" * 10_000, None])
def test_what_is_no_request_is_refused(line):
    with pytest.raises(BadEngineRequest) as error:
        read_document(line)
    assert error.value.code in {"not-json", "too-long"}
    assert LONGEST_REQUEST > 2**20


class Broken(Bot):
    def choose(self, view, legal, limit):
        raise KeyError("lost")

    def analyse(self, view, legal, limit):
        return 3


class Dreamer(Random):
    def analyse(self, view, legal, limit):
        return Analysis((MoveValue(legal[0], 1, float("nan"), 0.0),), 1, 0.1)


class Unborn(Bot):
    def __init__(self, randomness=None):
        raise KeyError("lost")

    def choose(self, view, legal, limit):
        return legal[0]


def test_a_bot_that_cannot_be_made_is_reported():
    with pytest.raises(BotFailed, match="lost"):
        Engine("unborn", Unborn)


class Cheat(Bot):
    def choose(self, view, legal, limit):
        return "9B>9"


@pytest.mark.parametrize(
    ("bot", "do", "code"),
    [
        (Broken, "move", "bot-failed"),
        (Broken, "analyse", "bot-failed"),
        (Dreamer, "analyse", "bot-rubbish"),
        (Cheat, "move", "bot-illegal"),
        (Cheat, "analyse", "no-analysis"),
    ],
)
def test_a_bot_that_fails_is_an_error_answer(bot, do, code, capsys):
    engine = Engine("culprit", bot)
    assert engine.answer({"id": "1", "do": do, "position": position()})["error"]["code"] == code
    assert engine.answer({"id": "2", "do": "hello"})["protocol"] == 1
    assert capsys.readouterr().out == ""


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def spoilt(draw, name):
    """A view or position with something else in one place."""
    document: Any = draw(st.sampled_from([position(name), view(name), view(name, 1)]))
    place, parts = document, []
    while isinstance(place, dict | list) and place:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        parts.append((place, draw(st.sampled_from(list(keys)))))
        place = parts[-1][0][parts[-1][1]]
    inside, key = draw(st.sampled_from(parts))
    inside[key] = draw(JSON)
    return document


REQUESTS = st.fixed_dictionaries(
    {"id": st.text(max_size=5) | JSON, "do": st.sampled_from(["move", "analyse", "new", "hello"]) | JSON},
    optional={
        "position": st.sampled_from(NAMES).flatmap(spoilt) | JSON,
        "view": st.sampled_from(NAMES).flatmap(spoilt) | JSON,
        "record": JSON | st.lists(JSON.map(json.dumps), max_size=3),
        "limit": JSON | st.fixed_dictionaries({}, optional={"seconds": JSON, "simulations": JSON}),
        **dict.fromkeys(("seat", "at", "game", "legal", "seed"), JSON),
    },
)


def check_answer(request, answer):
    """An answer carries the id; it is an error with a code, or what was asked for."""
    assert answer["id"] == (request["id"] if isinstance(request.get("id"), str) else None)
    json.dumps(answer, allow_nan=False)
    if "error" in answer:
        assert answer["error"]["code"] and answer["error"]["message"]
        assert answer["error"]["code"] != "internal", answer
    else:
        assert set(answer) & {"move", "moves", "ok", "protocol"}


@settings(max_examples=300)
@given(REQUESTS)
@example({"id": "\ud800", "do": "move", "view": {"game": "\ud800"}})
def test_no_request_is_without_an_answer(request):
    check_answer(request, ENGINE.answer(request))


LINES = st.binary(max_size=20).map(lambda line: line.replace(b"\n", b" ")) | REQUESTS.map(
    lambda request: json.dumps(request).encode()
)


@settings(max_examples=100)
@given(st.lists(LINES, max_size=5))
def test_every_line_gets_one_answer(lines):
    said = io.BytesIO()
    Loop(ENGINE, io.BytesIO(b"\n".join(lines)), said).run()
    answers = [json.loads(line) for line in said.getvalue().splitlines()]
    assert len(answers) == sum(bool(line.strip()) for line in lines)
    assert all("id" in answer for answer in answers)


@settings(max_examples=200)
@given(st.sampled_from(NAMES).flatmap(spoilt), st.sampled_from(["position", "view"]))
def test_no_spoilt_position_is_without_an_answer(document, source):
    request = {"id": "1", "do": "move", source: document}
    check_answer(request, ENGINE.answer(request))
