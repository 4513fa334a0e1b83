"""The schema of the API is true of every answer to whatever is asked."""

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
