"""The schema of the API is true: of every answer to whatever is asked, and of every answer in whole games."""

import json

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from azulejos.core import registry
from azulejos.server.http import payloads
from azulejos.server.http.payloads import (
    Health,
    OfferPayload,
    ReceiptPayload,
    RefusalPayload,
    SeatedPayload,
    SeatPayload,
    TableList,
)
from tests.server.asgi_clients import calm, party
from tests.server.play import PATIENCE

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENDLESS = ("/api/tables/{table_id}/stream", "/api/bot/events")
"""Streams end only when somebody goes: they have tests of their own."""

EXAMPLES = 25


@pytest.fixture(scope="module")
def schema(listening_server):
    return schemathesis.openapi.from_url(f"{listening_server.link}api/openapi.json")


@pytest.fixture(scope="module")
def keys_of_tables(listening_server):
    """Tables that wait, are played at and are over, each with a secret."""
    with httpx.Client(base_url=listening_server.link, timeout=PATIENCE, trust_env=False) as client:
        waiting = client.post("/api/tables", json={"game": "azul", "chairs": ["me", "open"], "name": "Ada"}).json()
        playing = client.post("/api/tables", json={"game": "5211", "chairs": ["me", "me"], "name": "Ada"}).json()
        over = client.post("/api/tables", json={"game": "azul", "chairs": ["me", "me"], "name": "Ada"}).json()
        for table in (playing, over):
            said = {"Authorization": f"Bearer {table['secret']}"}
            client.post(f"/api/tables/{table['id']}/start", headers=said).raise_for_status()
        client.post(f"/api/tables/{over['id']}/end", headers=said).raise_for_status()
    return [(table["id"], table["secret"]) for table in (waiting, playing, over)]


def test_every_answer_to_whatever_is_asked_is_as_the_schema_says(schema, keys_of_tables):
    operations = [found.ok() for found in schema.get_all_operations()]
    asked = [operation for operation in operations if operation.path not in ENDLESS]
    assert len(asked) >= 18
    for operation in asked:
        _ask(operation, keys_of_tables)


def _ask(operation, tables):
    @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None]), known=st.booleans())
    @settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    def ask(case, table, known):
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table[0]
            if known:
                case.headers["Authorization"] = f"Bearer {table[1]}"
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    ask()


def strictly(model, answer, status=200):
    """The answer, which has all that the model says, in its types, and nothing else."""
    assert answer.status == status, answer.body
    model.model_validate_json(answer.body, strict=True, extra="forbid")
    return answer.json


@pytest.mark.anyio
@pytest.mark.parametrize("name", registry.names())
async def test_answers_in_a_whole_game_are_just_what_the_types_say(site, name):
    table = await party(site, name, 2, listed=True, clock={"per_game": 3600})
    talks = [site.talk(table.id) for _ in range(3)]
    for seat, talk in enumerate(talks):
        seated = {"secret": table.secrets[seat], "seat": seat} if seat < 2 else {}
        talk.say(do="hello", outlook=True, **seated)
    number = 0
    while (snapshot := strictly(SeatPayload, await site.get(f"/api/tables/{table.id}?since=0")))["table"][
        "status"
    ] == "playing":
        for seat in snapshot["table"]["decide"]:
            path = f"/api/tables/{table.id}?seat={seat}&since=3&outlook={'true' if number % 5 == 0 else 'false'}"
            seen = strictly(SeatPayload, await site.get(path, table.secrets[seat]))["game"]
            legal = seen["legal"]
            move = {"seat": seat, "move": legal[number % len(legal)], "revision": seen["revision"], "id": str(number)}
            strictly(ReceiptPayload, await table.post("moves", move, table.secrets[seat]))
            number += 1
    strictly(RefusalPayload, await table.post("moves", move | {"id": "late"}, table.secrets[move["seat"]]), 409)
    strictly(TableList, await site.get("/api/tables?status=over"))
    await calm(site)
    for talk in talks:
        _check_said(talk.received)
        await talk.leave()


def _check_said(messages):
    assert len(messages) > 10
    for message in map(json.loads, messages):
        assert set(message) == {"tell", "news"}
        SeatPayload.model_validate_json(json.dumps(message["news"]), strict=True, extra="forbid")


@pytest.mark.anyio
async def test_answers_around_a_game_are_just_what_the_types_say(site):
    strictly(OfferPayload, await site.get("/api/offer"))
    strictly(Health, await site.get("/health"))
    asked = {"game": "azul", "chairs": ["me", "open"], "name": "Ada", "listed": True, "grace": 0}
    made = strictly(SeatedPayload, await site.post("/api/tables", asked), 201)
    at, host = f"/api/tables/{made['id']}", made["secret"]
    strictly(TableList, await site.get("/api/tables"))
    bot = strictly(payloads.BotToken, await site.post("/api/bots", {"name": "Bot"}), 201)["token"]
    strictly(SeatPayload, await site.post(f"{at}/seed", {"seed": "a"}, host))
    strictly(RefusalPayload, await site.post(f"{at}/start", {}, host), 409)
    strictly(SeatedPayload, await site.post(f"{at}/join", {"name": "x", "seed": "b"}, bot))
    strictly(RefusalPayload, await site.post(f"{at}/moves", {"move": "?", "revision": 0, "id": "a"}, host), 409)
    strictly(SeatPayload, await site.post(f"{at}/leave", {}, host))
    strictly(SeatPayload, await site.post(f"{at}/return", {}, host))
    strictly(SeatPayload, await site.post(f"{at}/end", {}, host))
    strictly(RefusalPayload, await site.post(f"{at}/leave", {}, host), 409)
    strictly(SeatPayload, await site.post(f"{at}/rematch", {}, host))
    strictly(RefusalPayload, await site.get("/nothing"), 404)
    strictly(RefusalPayload, await site.post("/api/tables", {}), 422)
    strictly(RefusalPayload, await site.ask("POST", "/api/tables", chunks=[b" " * 20000]), 413)
