"""Notices about the end of a game: the counter of idle rounds, and why the game ended."""

import pytest

from azulejos.core import registry
from azulejos.core.notice import Notice
from azulejos.games.azul import GAME
from azulejos.languages import language
from azulejos.server.tables.snapshots import steps_of, table_payload
from azulejos.table import Table
from tests.azul.positions import PRINTED, board, over, play, position
from tests.azul.test_end import everything_locked
from tests.server.live_tables import finish, playing
from tests.terminal.typed import output, table_from


def notice(document):
    """The notice of a position."""
    return GAME.notice(GAME.read_position(document))


@pytest.mark.parametrize("idle", [1, 2])
def test_idle_rounds_are_counted_while_the_game_goes_on__AZ_R9(idle):
    assert notice(position(idle=idle)) == Notice("idle", "AZ-R9", {"idle": idle, "most": 3})


def test_without_an_idle_round_there_is_nothing_to_say__AZ_R9():
    assert notice(position()) is None


def test_three_idle_rounds_are_the_reason__AZ_R9():
    ended = over([board(), board()], (1, 1), idle=3)

    assert notice(ended) == Notice("ended-idle", "AZ-R9", {"idle": 3, "most": 3})


def test_a_lack_of_tiles_is_the_reason__AZ_R9():
    assert notice(play(everything_locked(), "1W>4")) == Notice("ended-no-tiles", "AZ-R9")


def test_a_complete_row_is_the_reason__AZ_9_1():
    ended = over([board(wall={1: PRINTED[0]}), board()], (1, 2))

    assert notice(ended) == Notice("ended-row", "AZ-9.1")


@pytest.mark.parametrize("name", language.names())
@pytest.mark.parametrize("code", ["idle", "ended-row", "ended-idle", "ended-no-tiles"])
def test_every_language_has_words_for_it__AZ_R9(name, code):
    assert language.Language(name).text(f"page-notice-{code}", {"idle": 2, "most": 3})


@pytest.mark.parametrize("name", [name for name in registry.names() if name != "azul"])
def test_other_games_have_no_notice__AZ_R9(name):
    game = registry.game(name)
    setup = next(iter(game.players))

    assert table_payload(playing(*["Bo"] * (setup - 1), game=name)).notice is None


# --- Shown by the server and by the terminal -----------------------------------------------------------


def test_a_table_reports_why_its_game_ended__AZ_9_1():
    live = playing("Bo")
    assert table_payload(live).notice is None

    finish(live)

    assert getattr(table_payload(live).notice, "code", "").startswith("ended-")
    steps = steps_of(live.record(), live.table.revisions)
    assert steps[-1].notice == table_payload(live).notice
    assert steps[0].notice is None


def test_a_table_counts_idle_rounds_and_forgets_them_when_the_game_is_left__AZ_R9():
    table: Table = table_from(position(idle=2, displays=["BBYY"]), {"wall": "coloured"})
    assert table.notice == Notice("idle", "AZ-R9", {"idle": 2, "most": 3})

    table.leave(None)

    assert table.notice is None


def test_the_terminal_says_why_the_game_ended__AZ_R9(tmp_path):
    table = table_from(over([board(), board()], (1, 1), idle=3), {"wall": "coloured"})

    shown = " ".join(output([], table, tmp_path / "game.jsonl").split())

    assert "The game ended after 3 rounds in a row without a new tile on any wall (AZ-R9)." in shown
