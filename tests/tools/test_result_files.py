"""Benchmarks leave result files that say when, by which commit and on which machine they were made."""

import importlib
import json
import re
import sys

import pytest


@pytest.fixture
def benchmark(request, monkeypatch):
    """A module of the benchmarks by its name."""
    monkeypatch.syspath_prepend(str(request.config.rootpath / "benchmarks"))
    return importlib.import_module


def test_a_result_file_says_where_it_is_from(benchmark, tmp_path, monkeypatch):
    files = benchmark("result_files")
    monkeypatch.setattr(files, "RESULTS", tmp_path)
    monkeypatch.setattr(files, "commit", lambda: "1234567+")
    monkeypatch.setattr(sys, "argv", ["/somewhere/benchmarks/steps.py", "--games", "3 or 4"])
    files.write("steps", {"azul": 1})
    written = json.loads((tmp_path / "steps.json").read_text(encoding="utf-8"))
    assert written["command"] == ".venv/bin/python benchmarks/steps.py --games '3 or 4'"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", written["date"])
    assert written["commit"] == "1234567+"
    assert re.search(r"\d+ cores, load .*, Python 3\.\d+", written["machine"])
    assert written["figures"] == {"azul": 1}


def test_matches_are_read_and_written_one_on_a_line(benchmark, tmp_path, monkeypatch):
    files = benchmark("result_files")
    before, rows = files.MATCHES.read_text(encoding="utf-8"), files.read_matches()
    monkeypatch.setattr(files, "MATCHES", tmp_path / "matches.json")
    files.write_matches(rows)
    assert (tmp_path / "matches.json").read_text(encoding="utf-8") == before
    assert before.count("\n") == len(rows) + 2


def test_a_match_is_played_by_its_command(benchmark, monkeypatch):
    strength = benchmark("strength")
    monkeypatch.setattr(strength, "stamp", lambda: {"date": "2026-11-18"})
    row = strength.played({"table": "best", "command": "azulejos match greedy random --pairs 2 --seed 1"})
    assert row.pop("milliseconds") > 0
    assert row.pop("lead") > 0 and row.pop("lead_error") >= 0 and row.pop("score_error") > 0
    assert row == {"games": 4, "score": 1.0, "fair": 0.5, "date": "2026-11-18"}


def test_what_benchmarks_print_becomes_a_row(benchmark):
    strength = benchmark("strength")
    estimate = {"value": 0.4, "low": 0.3, "high": 0.5}
    lead = {"value": 2.0, "low": 1.0, "high": 3.0}
    row = {"games": 30, "score": 0.4, "score_error": 0.1, "fair": 0.3333, "lead": 2.0, "lead_error": 1.0}
    for name in ("wins", "first_places"):
        assert strength.of_script({"games": 30, "players": 3, name: estimate, "lead": lead}) == row
