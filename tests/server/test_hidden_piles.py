"""A table that hides score piles: every viewer sees only its own pile until the game is over."""

import pytest

from azulejos.server.bots.scheduler import _first_task
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.plan import read_plan
from azulejos.server.tables.snapshots import drawn, seat_payload, steps_of, table_payload
from tests.server.asgi_clients import cold
from tests.server.calls import client_of, opened
from tests.server.guests import Guest, seated
from tests.server.live_tables import ME, OPEN, bot, decide, finish, plan, playing, seen, stored, waiting

VIEWERS = (None, 0, 1, 2)


def halfway(*, hidden=True, **more):
    """A game of three in which every seat has won a card."""
    for _ in range(50):
        live = playing("Bo", "Cy", game="5211", hidden_piles=hidden, **more)
        while live.owing:
            if all(player["won"] for player in live.table.glimpse(None).view["seats"]):
                return live
            decide(live)
    raise AssertionError("some seat never won a card")


def shown_to(live, viewer):
    """The view that a viewer gets."""
    game = seat_payload(live, viewer).game
    return None if game is None else game.view


@pytest.mark.parametrize("viewer", VIEWERS)
def test_others_see_the_number_of_cards_and_no_points(viewer):
    live = halfway()
    whole = live.table.glimpse(viewer).view
    table = table_payload(live)
    assert shown_to(live, viewer) == live.plan.game.hide_piles(whole, viewer)
    assert [isinstance(player["won"], str) for player in shown_to(live, viewer)["seats"]] == [
        each == viewer for each in range(3)
    ]
    assert table.scores is None
    assert table.hidden_piles is True
    assert drawn(live, viewer).count("? points") == (3 if viewer is None else 2)


def test_after_the_game_everything_is_shown():
    live = finish(halfway())
    assert table_payload(live).scores == live.record().result["scores"]
    assert shown_to(live, None) == live.table.glimpse(None).view
    assert steps_of(live.record(), live.table.revisions)[-1].view["discard"]


def test_nothing_is_hidden_unless_the_host_wants_it():
    live = halfway(hidden=False)
    assert table_payload(live).scores == list(live.table.scores)
    assert shown_to(live, None) == live.table.glimpse(None).view
    assert table_payload(live).hidden_piles is False


def test_the_journal_stores_it_and_a_journal_of_an_earlier_version_hides_nothing():
    live = halfway()
    assert read_plan(live.plan.to_json()) == live.plan
    assert seen(LiveTable.folded(live.id, stored(live.fresh))) == seen(live)
    assert "hidden_piles" not in plan(ME, OPEN).to_json()
    assert read_plan(plan(ME, OPEN).to_json()).hidden_piles is False


def test_a_record_does_not_mention_it():
    """A record has every card that was played; the option belongs to the table."""
    records = [finish(halfway(hidden=hidden)).record() for hidden in (True, False)]
    assert records[0].header.keys() == records[1].header.keys()
    assert records[0].header["options"] == records[1].header["options"]


def test_bots_of_the_server_remember_open_cards():
    live = waiting(ME, bot(), game="5211", hidden_piles=True)
    acts.start(live, 0.0, acts.HOST)
    task = _first_task(live)
    assert task is not None
    assert isinstance(task.view["discard"], str)


# --- Over HTTP --------------------------------------------------------------------------------------


@pytest.fixture
def _cold(monkeypatch):
    cold(monkeypatch)


@pytest.mark.anyio
@pytest.mark.usefixtures("_cold")
async def test_no_answer_of_the_api_shows_a_pile_of_somebody_else(sqlite_address, anyio_backend):
    async with opened(sqlite_address) as app:
        guests = await seated(app, 2, game="5211", hidden_piles=True)
        watcher = Guest(app, guests[0].table)
        shown = 0
        while (look := await watcher.look())["table"]["status"] == "playing":
            assert look["table"]["scores"] is None
            assert all(isinstance(player["won"], int) for player in look["game"]["view"]["seats"])
            own = (await guests[0].look(seat=0, outlook=True))["game"]["view"]
            assert (type(own["seats"][0]["won"]), type(own["seats"][1]["won"])) == (str, int)
            assert "? points" in (await watcher.ask("/picture", "GET")).text
            assert (await watcher.ask("/tally", "GET")).status_code != 200
            shown += own["seats"][1]["won"] > 0
            for seat in set(look["table"]["decide"]) - set(look["table"]["ready"]):
                await guests[seat].decide(seat, shown)
        assert shown
        assert (await watcher.look())["table"]["scores"] is not None


@pytest.mark.anyio
@pytest.mark.usefixtures("_cold")
async def test_a_game_without_score_piles_cannot_hide_them(sqlite_address, anyio_backend):
    async with opened(sqlite_address) as app, client_of(app) as client:
        body = {"game": "azul", "chairs": ["me", "me"], "name": "Ada", "hidden_piles": True}
        answer = await client.post("/api/tables", json=body)
        offered = (await client.get("/api/offer")).json()["games"]
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "hidden_piles")
    assert {game["name"]: game["hidden_piles"] for game in offered}["5211"] is True
