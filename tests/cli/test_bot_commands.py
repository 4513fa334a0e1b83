"""`azulejos bot` and the names of bots on the command line, in real processes."""

import json
import os
import subprocess
import sys

import pytest

METADATA = "Metadata-Version: 2.1\nName: others\nVersion: 1.0\n"


def azulejos(*arguments, cwd, stdin=None):
    return subprocess.run(
        [sys.executable, "-m", "azulejos", *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "100"},
    )


@pytest.fixture
def others(tmp_path):
    """A package of someone else's, with bots that can and cannot be loaded."""
    (tmp_path / "others.py").write_text(
        "from azulejos.bots import Bot\n\n\nclass Last(Bot):\n"
        '    """Plays the last move of the list.\n\n    Always."""\n\n'
        "    def choose(self, view, legal, limit):\n        return legal[-1]\n\n\nclass NoBot: pass\n"
    )
    (tmp_path / "others-1.0.dist-info").mkdir()
    (tmp_path / "others-1.0.dist-info" / "METADATA").write_text(METADATA)
    (tmp_path / "others-1.0.dist-info" / "entry_points.txt").write_text(
        "[azulejos.bots]\nlast = others:Last\nruin = nothing_of_this_name:Bot\nfalse = others:NoBot\n"
    )
    return tmp_path


def test_a_new_bot_works_as_it_is_written(tmp_path):
    run = azulejos("bot", "new", "my-tidy", cwd=tmp_path)
    assert run.returncode == 0
    assert "my_tidy.py holds the bot MyTidy" in run.stdout
    text = (tmp_path / "my_tidy.py").read_text()
    assert "azulejos bot check my_tidy.py:MyTidy" in text
    check = azulejos("bot", "check", "my_tidy.py:MyTidy", "--game", "azul", cwd=tmp_path)
    assert (check.returncode, check.stderr) == (0, "")
    assert check.stdout.startswith("azul: all well in 6 set-ups")
    again = azulejos("bot", "new", "my_tidy.py", cwd=tmp_path)
    assert again.returncode == 1 and "is there already" in again.stderr
    assert (tmp_path / "my_tidy.py").read_text() == text


@pytest.mark.parametrize("name", ["", "3", "a b", "../up", "-", "a/b", "1st"])
def test_a_name_that_can_not_be_a_file(tmp_path, name):
    run = azulejos("bot", "new", "--", name, cwd=tmp_path)
    assert run.returncode == 2
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_nothing_can_be_written(tmp_path):
    (tmp_path / "gone").mkdir()
    code = "import os; os.rmdir(os.getcwd()); from azulejos.cli.main import main; main(['bot', 'new', 'mine'])"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "gone", capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert "mine.py" in run.stderr and "Traceback" not in run.stderr


def test_a_bot_that_breaks_its_contract(tmp_path):
    (tmp_path / "bad.py").write_text(
        "from azulejos.bots import Bot\n\n\nclass Bad(Bot):\n"
        "    def choose(self, view, legal, limit):\n        view.position.clear()\n        return 'x'\n"
    )
    run = azulejos("bot", "check", "bad.py:Bad", "--game", "5211", "--json", cwd=tmp_path)
    report = json.loads(run.stdout)
    assert (run.returncode, report["ok"]) == (1, False)
    laws = [finding.split(":")[0] for finding in report["games"]["5211"]["findings"]]
    assert {"view_law", "answer_law"} <= set(laws)
    shown = azulejos("bot", "check", "bad.py:Bad", "--game", "5211", cwd=tmp_path)
    assert shown.returncode == 1 and "5211: breaks its contract\n  view_law: " in shown.stdout


def test_a_program_is_checked_like_any_bot(tmp_path):
    (tmp_path / "dies.py").write_text("raise SystemExit('no licence')")
    run = azulejos("bot", "check", f"cmd:{sys.executable} dies.py", "--game", "azul", cwd=tmp_path)
    assert run.returncode == 1
    assert "no licence" in run.stdout and "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["stockfish"], "no bot is called"), (["cmd:"], "names no program"), (["random", "--game", "go"], "no game")],
)
def test_what_can_not_be_checked(tmp_path, arguments, message):
    run = azulejos("bot", "check", *arguments, cwd=tmp_path)
    assert (run.returncode, run.stdout) == (1, "")
    assert message in run.stderr


def test_bots_are_listed_and_broken_ones_are_reported(others):
    run = azulejos("bot", "list", cwd=others)
    assert run.returncode == 0
    assert "last: Plays the last move of the list.\n" in run.stdout
    assert "greedy: " in run.stdout and "ruin" not in run.stdout
    assert "the bot 'ruin' (nothing_of_this_name:Bot) cannot be loaded" in run.stderr
    assert "the bot 'false' is no subclass" in run.stderr
    listed = {entry["name"]: entry for entry in json.loads(azulejos("bot", "list", "--json", cwd=others).stdout)}
    assert listed["ruin"]["error"]["code"] == "broken-plugin"
    assert listed["random"]["meaning"]


def test_an_installed_bot_plays_in_a_process_of_its_own(others):
    answered = azulejos("engine", "--bot", "last", cwd=others, stdin='{"id": "1", "do": "hello"}\n')
    assert json.loads(answered.stdout)["bot"] == "last"
    command = f"cmd:{sys.executable} -m azulejos engine --bot last"
    played = azulejos("playthrough", "azul", "--bot", "last", "--seed", "1", cwd=others)
    piped = azulejos("playthrough", "azul", "--bot", command, "--seed", "1", cwd=others)
    assert piped.returncode == 0
    assert piped.stdout.splitlines()[1:] == played.stdout.splitlines()[1:]
