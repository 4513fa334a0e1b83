"""`match` and `league` as a person or a script meets them, killed and resumed."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from azulejos.records import read
from tests.cli.test_commands import azulejos
from tests.unmeasured import unmeasured

BOTS = Path(__file__).parent.parent / "arena" / "bad_bots.py"
QUICK = ("--in-process", "--workers", "2")


def plain(text):
    """A report without what the clock decides."""
    document = json.loads(text)
    for line in document["standings"]:
        line.pop("seconds")
    return document


def test_a_match_for_people():
    command = [sys.executable, "-m", "azulejos", "match", "random", "greedy", "--pairs", "2", "--seed", "1", *QUICK]
    # A worker that is ended while it saves its coverage would say so on stderr.
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=unmeasured())
    assert (run.returncode, run.stderr) == (0, "")  # without a terminal no progress bar
    heads, random, greedy, _, sentence = run.stdout.splitlines()
    assert " ".join(heads.split()) == "bot games won drawn lost score better points lead failures a move Elo"
    assert random.split()[:5] == ["random", "4", "0", "0", "4"]
    assert greedy.split()[:5] == ["greedy", "4", "4", "0", "0"]
    assert re.search(r"100\.0 ± \d+\.\d %  .*\+\d+\.\d ± \d+\.\d .* 0 .* ms  ≥ [+-]\d+$", greedy)
    assert re.fullmatch(r"greedy is the better one with a likelihood of \d\d\.\d % \(4 games, seed 1\)\.", sentence)


def test_a_match_for_programs():
    run = azulejos("match", "random", "greedy", "--games", "3", "--option", "wall=grey", "--json", *QUICK)
    report = json.loads(run.stdout)
    assert (report["kind"], report["games"], report["groups"], report["seed"]) == ("match", 4, 2, "0")
    assert report["options"] == {"wall": "grey"}
    assert set(report["versions"]) == {"azulejos", "python", "numpy"}
    greedy = report["standings"][1]
    assert greedy["elo"] == {"value": None, "low": pytest.approx(greedy["elo"]["low"]), "high": None}
    assert greedy["failures"] == {"crash": 0, "timeout": 0, "illegal": 0, "rubbish": 0}
    assert report["sprt"] is None


def test_a_match_names_its_game_first_or_as_an_option():
    config = ("random", "greedy", "--pairs", "1", "--json", *QUICK)
    first, option = azulejos("match", "5211", *config), azulejos("match", *config, "--game", "5211", "--time", "9")
    assert json.loads(first.stdout)["game"] == "5211"
    assert plain(first.stdout)["standings"] == plain(option.stdout)["standings"]
    assert json.loads(azulejos("league", "azul", *config).stdout)["game"] == "azul"


def test_with_odds_one_bot_may_think_more():
    run = azulejos("match", "best-hand", "best-hand", "--simulations", "20", "--odds", "1,100", "--json", *QUICK)
    report = json.loads(run.stdout)
    assert report["odds"] == [1.0, 100.0]
    assert report["standings"][1]["score"]["value"] > 0.7


@pytest.mark.parametrize(
    ("odds", "message"), [("1", "odds cannot be 1.0"), ("1,0", "odds cannot"), ("1,x", "no numbers")]
)
def test_wrong_odds_are_refused(odds, message):
    run = azulejos("match", "random", "greedy", "--odds", odds, *QUICK)
    assert run.returncode != 0 and message in run.stderr


def test_bots_have_processes_of_their_own_unless_asked_otherwise():
    apart = azulejos("match", "random", "greedy", "--pairs", "1", "--json")
    inside = azulejos("match", "random", "greedy", "--pairs", "1", "--json", *QUICK)
    assert {**plain(apart.stdout), "in_process": True} == plain(inside.stdout)
    died = azulejos("match", "random", f"{BOTS}:Die", "--pairs", "1", "--json")
    assert json.loads(died.stdout)["standings"][1]["failures"]["crash"] == 2
    assert died.returncode == 0


def test_a_sequential_test_says_what_it_found():
    run = azulejos("match", "greedy", "random", "--pairs", "40", "--sprt", "0,300", *QUICK)
    assert "The sequential test accepts a difference of 300 Elo (ratio" in run.stdout
    played = re.search(r"\((\d+) games", run.stdout)
    assert played is not None and int(played[1]) < 80


def test_a_larger_table_shows_the_fair_share():
    run = azulejos("match", "greedy", "random", "--players", "3", "--pairs", "1", *QUICK)
    assert run.stdout.splitlines()[0].endswith("fair")
    assert run.stdout.splitlines()[1].endswith("33.3 %")


def test_a_league_goes_on_without_those_that_can_not_be_loaded(tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_this_name\n")
    bots = ("random", "greedy", "stockfish", f"{broken}:X", f"{BOTS}:Cheat")
    run = azulejos("league", *bots, "--pairs", "1", *QUICK)
    assert run.returncode == 0
    assert "azulejos: stockfish is left out: no bot is called 'stockfish'" in run.stderr
    assert f"azulejos: {broken}:X is left out: " in run.stderr and "nothing_of_this_name" in run.stderr
    lines = run.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:4]] == ["greedy", "random", f"{BOTS}:Cheat"]
    assert "4 illegal" in lines[3]
    report = json.loads(azulejos("league", *bots, "--pairs", "1", "--json", *QUICK).stdout)
    assert [each["name"] for each in report["left_out"]] == ["stockfish", f"{broken}:X"]
    assert report["left_out"][0]["error"]["code"] == "unknown-bot"
    assert report["bots"] == ["random", "greedy", f"{BOTS}:Cheat"]


PAIRS = 40
ASKED = ("match", "random", f"{BOTS}:Unhurried", "--pairs", str(PAIRS), "--seed", "5", "--json", *QUICK)


@pytest.fixture(scope="module")
def uninterrupted():
    return plain(azulejos(*ASKED).stdout)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_match_that_was_stopped_goes_on_to_the_same_end(tmp_path, how, uninterrupted):
    out, records = tmp_path / "out.jsonl", tmp_path / "records.jsonl"
    asked = (*ASKED, "--out", str(out), "--records", str(records))
    stop_half_way([sys.executable, "-m", "azulejos", *asked], out, how)
    assert 4 <= lines_of(out) < 2 * PAIRS
    with out.open("a") as file:
        file.write('{"number": 59, "half')
    resumed = azulejos(*asked)
    assert resumed.returncode == 0
    assert plain(resumed.stdout) == uninterrupted
    assert {json.loads(line)["number"] for line in out.read_text().splitlines()[1:]} == set(range(2 * PAIRS))
    starters = [record.header["starter"] for record in read(records.read_text())]
    assert starters == [group % 2 for group in range(PAIRS) for _ in range(2)]
    other = azulejos(*asked, "--simulations", "5")
    assert other.returncode == 1 and "simulations was null, is 5" in other.stderr


def stop_half_way(command, out, how):
    """Start it, stop it after a few games, long before the last, and wait until its workers have ended too."""
    pipe, slow = subprocess.PIPE, {**unmeasured(), "AZULEJOS_TEST_UNHURRIED": "1"}
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=slow) as process:
        wait_for(lambda: lines_of(out) >= 4)
        if how == signal.SIGINT:  # from the keyboard it reaches all processes
            os.killpg(process.pid, how)
        else:
            process.kill()
        _, stderr = process.communicate()
        wait_for(lambda: is_gone(process.pid))
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    assert "Traceback" not in stderr
    assert ("games are kept; the same command goes on" in stderr) == (how == signal.SIGINT)


def lines_of(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


def is_gone(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for(condition):
    end = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["match", "random"], 1, "a contest needs two bots"),
        (["match"], 2, "BOT"),
        (["match", "random", "stockfish", "--in-process"], 1, "no bot is called 'stockfish'"),
        (["match", "random", "greedy", "--game", "chess"], 1, "no game is called 'chess'"),
        (["match", "random", "greedy", "--games", "2", "--pairs", "1"], 2, "--games and --pairs"),
        (["match", "random", "greedy", "--sprt", "5"], 1, "'5' is no sequential test; allowed: ELO0,ELO1"),
        (["match", "random", "greedy", "random", "--sprt", "0,5"], 1, "a match of two bots"),
        (["match", "random", "greedy", "random", "--players", "4"], 1, "3 bots cannot share 4 seats"),
        (["match", "random", "greedy", "--seconds", "0"], 2, "--seconds"),
        (["match", "random", "greedy", "--workers", "0"], 2, "--workers"),
        (["match", "random", "greedy", "--in-process", "--out", "nowhere/x"], 1, "nowhere/x cannot be used"),
        (["league", "random", "stockfish", "--in-process"], 1, "fewer than two bots can be loaded"),
        (["league", "random", "greedy", "--in-process", "--players", "3"], 1, "two at a table"),
    ],
)
def test_bad_input_is_reported_clearly_with_an_exit_code(arguments, code, message):
    run = azulejos(*arguments)
    assert (run.returncode, run.stdout) == (code, "")
    assert message in run.stderr
    assert "Traceback" not in run.stderr
