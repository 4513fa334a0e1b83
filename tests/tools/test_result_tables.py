"""The tables of strength and performance are what the result files say, and every result file says where it is from."""

import datetime
import json
import re
import runpy

import pytest


@pytest.fixture
def tool(request, monkeypatch):
    monkeypatch.syspath_prepend(str(request.config.rootpath / "tools"))
    return runpy.run_path(str(request.config.rootpath / "tools" / "result_tables.py"))


def results(root):
    files = sorted((root / "benchmarks" / "results").glob("*.json"))
    return {path.name: json.loads(path.read_text(encoding="utf-8")) for path in files}


def measurements(root):
    """Everything that was measured: whole files, and single matches."""
    return [each for found in results(root).values() for each in (found if isinstance(found, list) else [found])]


def test_the_tables_are_what_the_result_files_say(tool):
    assert tool["main"](["--check"]) == 0


def test_every_measurement_has_a_command_a_date_a_commit_and_a_machine(root):
    found = measurements(root)
    assert len(found) > 50
    for each in found:
        assert each["command"] and each["machine"]
        assert datetime.date.fromisoformat(each["date"]).year >= 2026
        assert re.fullmatch(r"[0-9a-f]{7,}\+?", each["commit"]), each


def test_every_result_is_in_a_table(tool, root):
    shown = {file for file, _ in tool["TABLES"].values()} | {"matches.json", "speed.json"}
    assert results(root).keys() <= shown
    assert {row["table"] for row in results(root)["matches.json"]} == tool["MATCH_TABLES"]


def test_every_table_is_on_a_page(tool):
    text = "".join(page.read_text(encoding="utf-8") for page in tool["PAGES"])
    names = [block["name"] for block in tool["BLOCK"].finditer(text)]
    assert sorted(names) == sorted({*tool["TABLES"], *tool["MATCH_TABLES"]})


def test_a_stale_table_is_named(tool, tmp_path):
    page = tmp_path / "performance.md"
    page.write_text(f"<!-- engine -->\n{tool['made']('engine')}<!-- end -->\n\n<!-- page -->\n| old |\n<!-- end -->\n")
    assert tool["stale_tables"](page) == ["docs/performance.md: the table page"]
    page.write_text(tool["written"](page.read_text()))
    assert tool["stale_tables"](page) == []


def test_what_was_transcribed_is_marked(tool):
    row = {
        "table": "best",
        "command": "azulejos match a b",
        "games": 1000,
        "score": 0.5,
        "score_error": 0.01,
        "fair": 0.5,
        "lead": -0.5,
        "lead_error": 1.0,
        "milliseconds": 3,
        "date": "2026-11-18",
        "commit": "0000000",
    }
    measured = ["`a b`", "1,000", "50.0 ± 1.0 %", "50.0 %", "–0.5 ± 1.0", "3.0 ms", "2026-11-18", "0000000"]
    assert list(tool["match"](row)) == measured
    assert list(tool["match"]({**row, "source": "transcribed", "note": "busy"}))[0::7] == ["`a b` (busy)", "0000000 †"]
