"""`azulejos verify` as a person or a script meets it."""

import json

import pytest

from azulejos.records import write
from tests.cli.test_commands import azulejos
from tests.records.shuffled import CASES, played


@pytest.fixture
def game(tmp_path):
    """A file with a verifiable game."""
    path = tmp_path / "game.jsonl"
    path.write_text(write([played()]), encoding="utf-8")
    return path


def spoilt(path, line, old, new):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def test_a_verified_game_is_reported_with_commitment_and_seeds(game):
    run = azulejos("verify", str(game))
    assert (run.returncode, run.stderr) == (0, "")
    shuffle = played().header["shuffle"]
    assert run.stdout.startswith("azul at table 'porto': verified.")
    assert f"commitment {shuffle['commitment']}\n" in run.stdout
    assert run.stdout.endswith("seed of seat 0 'sardinha'\n  seed of seat 1 none\n")
    assert shuffle["secret"] not in run.stdout


def test_several_games_come_from_standard_input():
    records = [played(CASES[0]), played(CASES[2])]
    run = azulejos("verify", "-", "--json", stdin=write(records))
    verdict = json.loads(run.stdout)
    assert (run.returncode, verdict["ok"]) == (0, True)
    assert [game["game"] for game in verdict["games"]] == ["azul", "summer-pavilion"]
    drawn = [sum(event.chance is not None for event in record.events) for record in records]
    assert [game["draws"] for game in verdict["games"]] == drawn


def test_a_false_draw_is_reported_with_its_line_and_exit_code_1(game):
    right = played().events[0].chance
    path = spoilt(game, 2, right, "deal BBBB BBBB BBBB BBBB BBBB")
    run = azulejos("verify", path)
    assert (run.returncode, run.stderr) == (1, "")
    assert "DIFFERS. line 2: the draw of event 1 is 'deal BBBB BBBB BBBB BBBB BBBB'" in run.stdout
    assert f"by the shuffle it is '{right}'" in run.stdout
    verdict = json.loads(azulejos("verify", path, "--json").stdout)
    assert verdict["ok"] is False
    assert verdict["games"][0]["difference"]["expected"] == right


def test_a_file_can_not_talk_to_the_terminal(game):
    path = spoilt(game, 1, "sardinha", "\\u001b[2Jgone")
    run = azulejos("verify", path)
    assert run.returncode == 1
    assert "\x1b" not in run.stdout and "\\x1b[2Jgone" in run.stdout


@pytest.mark.parametrize(
    ("line", "old", "new", "code"),
    [
        (1, '"shuffle"', '"shuffled"', "no-shuffle"),
        (1, '"secret"', '"kept"', "secret-kept"),
        (1, '"game": "azul"', '"game": "chess"', "unknown-game"),
        (2, '"n": 1', '"n": 3', "bad-number"),
        (3, '"move": "', '"move": "X', "bad-move-text"),
    ],
)
def test_what_can_not_be_verified_exits_with_2(game, line, old, new, code):
    path = spoilt(game, line, old, new)
    run = azulejos("verify", path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"azulejos: line {line}: ")
    output = azulejos("verify", path, "--json")
    assert output.returncode == 2
    error = json.loads(output.stdout)
    assert (error["ok"], error["error"]["code"]) == (False, code)


def test_a_file_that_is_not_there_exits_with_2(tmp_path):
    run = azulejos("verify", str(tmp_path / "none.jsonl"))
    assert (run.returncode, run.stdout) == (2, "")
    assert "No such file" in run.stderr
