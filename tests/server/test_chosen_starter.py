"""Who starts, by the host's choice: at the table, in the journal, in the record, and in a rematch."""

import pytest
from click.testing import CliRunner

from azulejos import records
from azulejos.cli.verify import verify
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.plan import read_plan
from azulejos.server.tables.snapshots import table_payload
from tests.server.asgi_clients import cold
from tests.server.calls import client_of, opened
from tests.server.guests import Guest, finished, seated
from tests.server.live_tables import ME, OPEN, finish, person, plan, seen, stored, waiting

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _cold(monkeypatch):
    cold(monkeypatch)


@pytest.fixture
async def app(sqlite_address, anyio_backend):
    async with opened(sqlite_address) as running:
        yield running


def begun(starter, *, game="azul", others=2):
    """A full table where the host has chosen the starting seat."""
    live = waiting(ME, *[OPEN] * others, game=game, starter=starter)
    for name in ("Bo", "Cy", "Di")[:others]:
        acts.join(live, 0.0, person(name))
    return live


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_chosen_seat_starts(game, starter):
    live = begun(starter, game=game)

    assert live.owing == (starter,)
    assert table_payload(live).starter == starter
    assert live.table.record().header["starter"] == starter


def test_without_a_choice_the_seat_is_drawn():
    started = {begun(None).owing for _ in range(60)}

    assert started == {(0,), (1,), (2,)}
    assert table_payload(begun(None)).starter is None
    assert "starter" not in plan(ME, OPEN).to_json()


def test_the_record_holds_the_choice_and_is_verified():
    record = finish(begun(1)).record()

    assert record.header["starter"] == record.header["shuffle"]["starter"] == 1
    assert records.verify(record).verified


def test_the_journal_holds_the_choice():
    live = finish(begun(1))

    assert read_plan(live.plan.to_json()) == live.plan
    assert seen(LiveTable.folded(live.id, stored(live.fresh))) == seen(live)


def test_a_plan_of_an_earlier_version_names_no_starter():
    document = plan(ME, OPEN).to_json()
    assert read_plan(document).starter is None


def test_in_a_rematch_the_same_seat_starts_with_somebody_else_on_it():
    live = finish(begun(1))

    again = acts.rotated(live, 0)

    assert again.starter == 1
    assert again.chairs[1] == Chair(person=live.chairs[2].person, away=True)


# --- Over HTTP --------------------------------------------------------------------------------------


async def test_a_starter_is_chosen_over_http_and_the_record_is_true(app, tmp_path):
    guests = await seated(app, 2, game="azul", starter=1)
    look = await guests[0].look()
    assert (look["table"]["starter"], look["game"]["view"]["starter"]) == (1, 1)

    await finished(guests)
    path = tmp_path / "game.jsonl"
    path.write_text((await Guest(app, guests[0].table).ask("/record", "GET")).text)
    run = CliRunner().invoke(verify, [str(path)])

    assert run.exit_code == 0
    assert "That seat 1 starts was chosen, not drawn." in run.output


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"game": "azul", "starter": 2}, 422),
        ({"game": "5211", "starter": 0}, 422),
        ({"game": "azul", "starter": "0"}, 422),
    ],
)
async def test_a_seat_that_can_not_start_is_refused(app, asked, status):
    async with client_of(app) as client:
        answer = await client.post("/api/tables", json={"chairs": ["me", "me"], "name": "Ada", **asked})

    assert answer.status_code == status


async def test_the_offer_says_where_a_seat_starts(app):
    async with client_of(app) as client:
        games = (await client.get("/api/offer")).json()["games"]

    assert {game["name"]: game["starter"] for game in games} == {"azul": True, "summer-pavilion": True, "5211": False}
