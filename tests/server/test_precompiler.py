"""Compiling in the background: what clients see of it, waiting for it, and that it ends with the server."""

import asyncio
import contextlib
import os
import subprocess
import time

import pytest

from azulejos.core import registry
from azulejos.core.ruled import RuledGame
from azulejos.search.compiler import precompile
from azulejos.server.bots.precompiler import COMMAND
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import LiveTable
from tests.server.calls import Socket, opened
from tests.server.guests import Guest, joined, made
from tests.server.live_tables import ME, bot, finish, playing, refusal, seen, stored, waiting
from tests.server.play import PATIENCE

BOT, UNIT = "level-1", precompile.Unit.ONE_PLY
"""A bot of which the tests say when its search is compiled, and the kernel that it needs at a table for two."""


def test_compiling_ends_when_the_server_has_gone(tmp_path):
    nothing_compiled = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, env=nothing_compiled) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 1, "it was not done, and has not gone on"


# --- Without a server -----------------------------------------------------------------------------


def test_a_table_is_patient_once_somebody_wants_to_wait_and_a_second_request_changes_nothing():
    live = waiting(ME, bot())
    assert not live.patient
    acts.wait(live, 1.0, acts.HOST)
    before = seen(live)
    acts.wait(live, 2.0, acts.HOST)
    assert live.patient
    assert seen(live) == before


def test_a_game_that_is_over_waits_for_nobody():
    assert refusal(finish(playing(bots=["random"])), acts.wait, acts.HOST) == "game-over"


def test_a_journal_in_which_somebody_waited_gives_the_same_table_again():
    live = playing(bots=["random"])
    acts.wait(live, 1.0, acts.HOST)
    again = LiveTable.folded(live.id, stored(live.fresh))
    assert again.patient
    assert seen(again) == seen(live)


# --- With a server --------------------------------------------------------------------------------


class Bots:
    """Bots that answer at once with the first legal move, and note which bot was asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.asked: list[bool] = []

    async def choose(self, name, view, legal):
        self.asked.append(precompile.is_compiled(azul(), UNIT))
        return legal[0]

    def close(self):
        """There is nothing to close."""


def azul() -> RuledGame:
    game = registry.game("azul")
    assert isinstance(game, RuledGame)
    return game


@pytest.fixture
def bots(monkeypatch):
    """The bots of the server. Whether they were at full strength is kept each time one of them is asked."""
    there = Bots()
    monkeypatch.setattr("azulejos.server.app_state.BotProcesses", lambda processes: there)
    return there


@pytest.fixture
async def app(bots, sqlite_address, tmp_path, monkeypatch, anyio_backend):
    """A server with nothing compiled; the test holds the kernel, so that nobody compiles it."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kernels"))
    with precompile.lock(azul(), UNIT):
        precompile.note_begin(azul(), UNIT)
        async with opened(sqlite_address, warm=False) as running:
            yield running


def due(snapshot):
    return [chair["strength_due"] for chair in snapshot["table"]["chairs"]]


async def begun(app, *chairs):
    """A table with a bot that has begun to play; its host."""
    host = await made(app, "me", *chairs)
    await host.do("/start")
    return host


async def until(guest, condition):
    """What somebody sees once a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition(snapshot := await guest.look(seat=0)):
            await asyncio.sleep(0.02)
        return snapshot


def owes(snapshot):
    return 0 in snapshot["table"]["decide"]


@pytest.mark.anyio
async def test_a_table_shows_when_its_bots_are_at_full_strength_before_the_start_and_after(app):
    host = await made(app, "me", BOT)
    person, strength = due(await host.look())
    assert person is None
    assert 0 < strength - time.time() < 3600
    await host.do("/start")
    socket = Socket(app, host.table)
    assert await socket.accepted()
    socket.say(do="hello")
    assert due((await socket.next_message("news"))["news"])[1] is not None
    precompile.note_end(azul(), UNIT)
    while due((await socket.next_message("news"))["news"]) != [None, None]:
        pass
    await socket.close()


@pytest.mark.anyio
async def test_an_estimate_that_has_run_out_is_shown_until_the_bot_is_at_full_strength(app, monkeypatch):
    monkeypatch.setattr(precompile, "SECONDS", dict.fromkeys(precompile.Unit, -100))
    host = await made(app, "me", BOT)
    assert due(await host.look())[1] < time.time()
    precompile.note_end(azul(), UNIT)
    assert due(await host.look()) == [None, None]


@pytest.mark.anyio
async def test_bots_that_do_not_search_are_always_at_full_strength(app):
    assert due(await (await made(app, "me", "greedy")).look()) == [None, None]


@pytest.mark.anyio
async def test_a_patient_bot_decides_only_at_full_strength_while_others_play(app, bots):
    patient = await made(app, "me", BOT)
    snapshot = await patient.do("/wait")
    assert snapshot["table"]["patient"]
    await patient.do("/start")
    if owes(await patient.look(seat=0)):
        await patient.decide(0)
    hasty = await begun(app, BOT)
    for _ in range(3):
        await until(hasty, owes)
        await hasty.decide(0)
    await until(hasty, owes)
    assert not any(bots.asked)
    assert (await patient.look())["table"]["decide"] == [1]
    bots.asked.clear()
    precompile.note_end(azul(), UNIT)
    await until(patient, owes)
    assert bots.asked
    assert all(bots.asked)


@pytest.mark.anyio
async def test_who_sits_at_a_table_may_wait_also_as_a_guest_and_again(app):
    host = await made(app, "me", "open", BOT)
    guest = await joined(host, "Bo")
    for _ in range(2):
        assert (await guest.do("/wait"))["table"]["patient"]
    assert (await Guest(app, host.table).look())["table"]["patient"], "everybody may know"


@pytest.mark.anyio
async def test_strangers_can_not_make_a_table_wait(app):
    host = await begun(app, BOT)
    assert await Guest(app, host.table).refused("/wait") == (401, "not-seated")
    assert (await Guest(app, host.table, "wrong" * 8).refused("/wait"))[1] == "wrong-secret"
    assert not (await host.look())["table"]["patient"]


@pytest.mark.anyio
async def test_a_game_that_is_over_can_not_be_made_to_wait_and_has_no_bots_to_warm(app):
    host = await begun(app, BOT)
    await host.do("/end")
    assert (await host.refused("/wait"))[1] == "game-over"
    assert due(await host.look()) == [None, None]


@pytest.mark.anyio
async def test_a_patient_table_is_patient_after_a_restart(bots, sqlite_address, tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kernels"))
    with contextlib.ExitStack() as held:
        held.enter_context(precompile.lock(azul(), UNIT))
        precompile.note_begin(azul(), UNIT)
        async with opened(sqlite_address, warm=False) as app:
            host = await made(app, "me", BOT)
            await host.do("/wait")
        async with opened(sqlite_address, warm=False) as again:
            assert (await Guest(again, host.table).look())["table"]["patient"]
