"""The command line as a person or a script meets it: real processes, stdout, stderr, exit codes."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.records import read


def azulejos(*arguments, stdin=None, **environment):
    return subprocess.run(
        [sys.executable, "-m", "azulejos", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "100", **environment},
    )


def lines(run):
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_help_names_every_command():
    run = azulejos("--help")
    assert run.returncode == 0
    for command in (
        "bench",
        "bot",
        "engine",
        "games",
        "league",
        "match",
        "nets",
        "perft",
        "play",
        "playthrough",
        "replay",
        "train",
        "verify",
    ):
        assert command in run.stdout
    assert "serve" in run.stdout
    for command in ("games", "nets", "perft", "play", "playthrough", "replay", "bench", "serve", "train"):
        assert azulejos(command, "--help").returncode == 0


def test_help_imports_nothing_heavy():
    code = "import sys; from azulejos.cli.main import cli; cli(['--help'], standalone_mode=False); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "azulejos.cli.play" in run.stdout.split()
    assert not {"numpy", "numba", "rich"} & set(run.stdout.split())


def test_version():
    assert azulejos("--version").stdout.strip() == "azulejos, version 0.2.0"


def test_games_for_people_and_for_programs():
    assert "azul: Azul, 2 to 4 players" in azulejos("games").stdout
    azul = next(game for game in json.loads(azulejos("games", "--json").stdout) if game["name"] == "azul")
    assert azul["players"] == [2, 3, 4]
    assert azul["options"][0]["choices"] == ["coloured", "grey"]


def test_playthroughs_are_json_lines_one_game_after_another():
    run = azulejos("playthrough", "azul", "--players", "3", "--option", "wall=grey", "--seed", "5", "--games", "2")
    assert run.returncode == 0 and run.stderr == ""
    headers = [line for line in lines(run) if "record" in line]
    assert [header["players"] for header in headers] == [3, 3]
    assert headers[0]["options"] == {"wall": "grey"}
    assert sum("result" in line for line in lines(run)) == 2
    assert len(read(run.stdout)) == 2


def test_the_same_seed_prints_the_same():
    first, second, other = (azulejos("playthrough", "azul", "--seed", seed).stdout for seed in "112")
    assert first == second != other


def test_bots_sit_by_seat():
    run = azulejos("playthrough", "azul", "--bot", "greedy", "--bot", "random", "--starter", "1")
    header = lines(run)[0]
    assert (header["names"], header["starter"]) == (["greedy", "random"], 1)


def test_a_playthrough_can_be_piped_into_replay():
    played = azulejos("playthrough", "azul", "--games", "2").stdout
    run = azulejos("replay", "-", stdin=played)
    assert run.returncode == 0
    assert run.stdout.count("all legal") == 2
    replayed = json.loads(azulejos("replay", "-", "--json", stdin=played).stdout)
    assert replayed["ok"] is True
    assert [game["events"] for game in replayed["games"]] == [len(record.events) for record in read(played)]


def test_replay_shows_any_moment():
    played = azulejos("playthrough", "azul").stdout
    shown = json.loads(azulejos("replay", "-", "--json", "--at", "3", stdin=played).stdout)
    assert shown["games"][0]["position"] == lines(azulejos("playthrough", "azul"))[3]["position"]
    assert azulejos("replay", "-", "--at", "999", stdin=played).returncode == 2


def test_a_broken_record_says_what_and_where_and_exits_with_1(tmp_path):
    played = azulejos("playthrough", "azul").stdout.splitlines()
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join([*played[:4], played[4].replace('"move": "', '"move": "X')]))
    run = azulejos("replay", str(path))
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr.startswith("azulejos: line 5: ")
    error = json.loads(azulejos("replay", str(path), "--json").stdout)
    assert (error["ok"], error["error"]["line"], error["error"]["code"]) == (False, 5, "bad-move-text")


def test_perft_counts_divides_and_reads_positions(tmp_path):
    golden = (Path(__file__).parent.parent / "golden" / "azul-2-coloured.perft").read_text()
    counted = azulejos("perft", "azul", "--depth", "1", "--seed", "golden").stdout
    assert golden.startswith(f"start 1 {counted}")
    divided = azulejos("perft", "azul", "--depth", "1", "--divide").stdout.splitlines()
    assert divided[0].endswith(": 1")
    assert int(divided[-1]) == len(divided) - 1
    counted = json.loads(azulejos("perft", "azul", "--depth", "1", "--divide", "--json").stdout)
    assert counted["count"] == len(counted["divide"])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(lines(azulejos("playthrough", "azul"))[1]["position"]))
    assert int(azulejos("perft", "azul", "--depth", "1", "--position", str(path)).stdout) > 50


def test_perft_lists_all_faults_of_a_bad_position(tmp_path):
    position = lines(azulejos("playthrough", "azul"))[1]["position"]
    position["bag"] += "B"
    position["boards"][0]["lines"][1] = "RK"
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    run = azulejos("perft", "azul", "--depth", "1", "--position", str(path))
    assert run.returncode == 1
    for part in ("21 blue tiles", "more than one colour", "AZ-1.2", "AZ-4.7b"):
        assert part in run.stderr


def test_perft_of_nothing_is_one():
    assert (
        azulejos("perft", "azul", "--depth", "0").stdout == azulejos("perft", "azul", "--depth", "0", "--divide").stdout
    )


def test_5211_is_played_through_too():
    run = azulejos("playthrough", "5211", "--players", "4", "--option", "target=0", "--option", "edition=international")
    assert azulejos("replay", "-", stdin=run.stdout).returncode == 0
    header, deal = lines(run)[:2]
    assert header["options"] == {"edition": "international", "target": 0}
    assert "starter" not in header
    assert deal["chance"].startswith("deal ")
    assert "or any number from 1" in azulejos("games").stdout


def test_summer_pavilion_is_played_through_and_replayed_on_both_boards():
    for side in ("coloured", "grey"):
        played = azulejos(
            "playthrough", "summer-pavilion", "--option", f"board={side}", "--players", "4", "--seed", "1"
        )
        header, *_, result = lines(played)
        assert (header["options"], len(result["result"]["scores"])) == ({"board": side}, 4)
        assert azulejos("replay", "-", stdin=played.stdout).returncode == 0


def test_bench_search_prints_rates_and_which_search_it_is():
    run = azulejos("bench", "search", "--game", "azul", "--seconds", "0.05", "--json")
    figures = json.loads(run.stdout)["azul"]
    assert [figures[players]["search"] for players in "234"] == ["AlphaBeta", "Mcts", "Mcts"]
    assert all(figure["one_thread"] > 0 for figure in figures.values())


def test_bench_engine_prints_figures_and_a_signature():
    run = azulejos("bench", "engine", "--game", "azul", "--players", "2", "--seconds", "0.05", "--json")
    figures = json.loads(run.stdout)
    assert set(figures["azul"]) == {"2"}
    assert {"games_per_second", "moves_per_second", "interpreted_moves_per_second"} <= set(figures["azul"]["2"])
    assert figures["compile_seconds"]["azul"].keys() == {"cold", "cached"}
    assert len(figures["signature"]) == 16


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["playthrough", "chess"], 1, "no game is called 'chess'; allowed: "),
        (["playthrough", "azul", "--players", "5"], 1, "cannot be played by 5; allowed: 2, 3, 4"),
        (["playthrough", "azul", "--option", "wall=pink"], 1, "allowed: coloured, grey"),
        (["playthrough", "azul", "--option", "roof=grey"], 1, "no option 'roof'; allowed: wall"),
        (["playthrough", "azul", "--option", "wall"], 1, "'wall' is not an option; allowed: NAME=VALUE"),
        (["playthrough", "azul", "--bot", "stockfish"], 1, "no bot is called 'stockfish'"),
        (["playthrough", "azul", "--bot", "nowhere.py:X"], 1, "there is no file 'nowhere.py'"),
        (["playthrough", "azul", "--bot", "random", "--bot", "random", "--bot", "greedy"], 1, "3 bots are named"),
        (["playthrough", "5211", "--option", "target=" + "9" * 30], 1, "any whole number from 1"),
        (["playthrough", "azul", "--players", "0"], 1, "cannot be played by 0"),
        (["play", "azul", "--players", "0"], 1, "“0” is not a number of players for Azul. Possible: 2, 3, 4."),
        (["play", "azul", "--name", "a", "--name", "b", "--name", "c"], 1, "3 names are given for 2 players"),
        (
            ["play", "azul", "--seat", "level-9"],
            1,
            "There is no bot called “level-9”. Possible: best, best-hand, greedy, level-1",
        ),
        (["play", "--resume", "x.jsonl", "--players", "3"], 2, "--resume"),
        (["playthrough", "azul", "--games", "0"], 2, "--games"),
        (["perft", "azul"], 2, "--depth"),
        (["perft", "azul", "--depth", "1", "--position", "nowhere.json"], 1, "nowhere.json"),
        (["replay", "nowhere.jsonl"], 1, "nowhere.jsonl"),
        (["play", "--resume", "nowhere.jsonl"], 1, "nowhere.jsonl"),
        (["play", "azul", "--seat", "human", "--seat", "human", "--seat", "human", "--players", "2"], 1, "3 seats"),
        (["dance"], 2, "dance"),
    ],
)
def test_bad_input_is_reported_clearly_with_an_exit_code(arguments, code, message):
    run = azulejos(*arguments)
    assert run.returncode == code
    assert message in run.stderr
    assert run.stdout == ""
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("content", ["{", "[]", "3", "[" * 200_000])
def test_a_position_that_is_no_json_object(content):
    run = azulejos("perft", "azul", "--depth", "1", "--position", "-", stdin=content)
    assert run.returncode == 1
    assert "the position is not" in run.stderr


def test_a_reader_that_goes_away_is_no_crash():
    command = f"{sys.executable} -m azulejos playthrough azul --games 3 | head -n 1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.stdout.startswith('{"record": 1')
    assert "Traceback" not in run.stderr


def test_ctrl_c_saves_the_game_that_is_played(tmp_path):
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--seat", "human", "--seat", "random"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*command, "--save", str(path)], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        shown = ""
        while "moves, as" not in shown:  # the question ends no line
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, output = process.communicate()
    assert process.returncode == 130
    assert f"Go on with: azulejos play --resume {path}" in rest
    assert output.strip() == "azulejos: stopped"
    assert len(read(path.read_text())) == 1
