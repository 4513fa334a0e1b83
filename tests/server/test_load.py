"""Load on loopback: every decision of many players is answered and sent to the other player."""

import json

from click.testing import CliRunner

from azulejos.cli.main import cli
from azulejos.server.load.measure import Load, measure, report
from azulejos.server.settings import Settings


def loaded(tmp_path, **more):
    return measure(Load(**{"tables": 20, "rate": 20.0, "seconds": 3.0, **more}), str(tmp_path / "tables.sqlite"))


def test_all_decisions_under_load_are_answered_and_heard_of(tmp_path):
    figures = loaded(tmp_path, games=["azul", "5211", "summer-pavilion"])
    assert (figures["tables"], figures["sockets"], figures["sockets_lost"]) == (20, 40, 0)
    assert figures["refused"] == 0
    assert figures["moves"] > 0
    assert set(figures["receipt_ms"]) == set(figures["others_news_ms"]) == {"p50", "p95", "p99", "max"}
    assert figures["first_page_seconds"] > 0


def test_games_that_are_over_end_the_load_but_not_the_measuring(tmp_path):
    figures = loaded(tmp_path, tables=1, rate=300.0, games=["azul"], outlook=True)
    assert (figures["sockets"], figures["refused"]) == (2, 0)
    assert "others news ms" in report(figures)


def test_the_command_measures_a_server_of_its_own():
    arguments = ["bench", "server", "--tables", "2", "--rate", "5", "--seconds", "1", "--game", "azul", "--json"]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0
    assert json.loads(result.output)["tables"] == 2


def test_without_limits_no_client_is_asked_to_wait():
    settings = Settings("tables.sqlite").unlimited()
    assert min(*settings.requests, *settings.new_tables, *settings.messages, settings.sockets) >= 1_000_000
    assert settings.database == "tables.sqlite"
