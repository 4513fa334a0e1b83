"""Bots in their own processes, and all the ways in which such a process can fail."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from azulejos.arena import play_game
from azulejos.bots import BotFailed, Limit, ProcessBot, View, bot_class, in_process, open_bot
from azulejos.core import registry
from azulejos.core.errors import UnknownName
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.table import Table
from tests.bots.programs import FAILURES, FIRST, program

GAME = registry.game("azul")
QUICK, PLENTY = Limit(seconds=0.2), Limit(seconds=60)
"""Limits for bots that must be late, and for bots that must not, however slow the machine is."""


def glimpse(game=GAME):
    table = Table.new(game, Setup.of(game), randomness=SeededRandomness(1))
    seen = table.glimpse(0)
    return View(0, seen.view), seen.legal


def gone(pid):
    """Whether a process has ended and been reaped."""
    for _ in range(3000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def failure(bot, limit=PLENTY):
    with pytest.raises(BotFailed) as failed:
        bot.choose(*glimpse(), limit)
    return failed.value


@pytest.mark.parametrize("name", ["azul", "summer-pavilion", "5211"])
def test_two_processes_play_a_game_like_two_bots_in_this_process(name):
    game = registry.game(name)
    with open_bot("random", seed="a") as first, open_bot("random", seed="b") as second:
        played = play_game(game, Setup.of(game), [first, second], randomness=SeededRandomness(5))
        pids = first.pid, second.pid
    bots = [bot_class("random")(SeededRandomness(seed)) for seed in "ab"]
    assert played.events == play_game(game, Setup.of(game), bots, randomness=SeededRandomness(5)).events
    assert all(map(gone, pids))


def test_a_new_game_begins_with_its_own_seed():
    view, legal = glimpse()
    with open_bot("random", seed=1) as bot:
        first = [bot.choose(view, legal, Limit()) for _ in range(5)]
        bot.new_game(1)
        assert [bot.choose(view, legal, Limit()) for _ in range(5)] == first
        bot.new_game(2)
        assert [bot.choose(view, legal, Limit()) for _ in range(5)] != first
        bot.new_game()
        assert bot.choose(view, legal, Limit()) in legal


@pytest.mark.parametrize("what", FAILURES)
def test_a_program_that_fails_is_reported_by_code_and_leaves_nothing_behind(tmp_path, what):
    body, code = FAILURES[what]
    started = time.monotonic()
    with ProcessBot(program(tmp_path / "bad.py", body), name="culprit", grace=0.3) as bot:
        failed = failure(bot, QUICK if code == "bot-late" else PLENTY)
        assert (failed.code, "culprit" in failed.message) == (code, True)
        if code not in {"bot-illegal", "bot-error"}:
            assert gone(bot.pid)
            assert failure(bot).code == "bot-died"
    assert gone(bot.pid)
    assert time.monotonic() - started < 60, "nobody waits until a program that hangs is done"


def test_the_error_of_a_dead_process_has_its_status_and_the_end_of_its_stderr(tmp_path):
    with ProcessBot(program(tmp_path / "dies.py", FAILURES["dies"][0]), name="it") as bot:
        assert "exit status 7: my last words" in failure(bot).message
    with ProcessBot(program(tmp_path / "killed.py", FAILURES["is killed"][0]), name="it") as bot:
        assert "SIGKILL" in failure(bot).message


def test_a_program_that_dies_at_start_is_reported_at_its_first_decision():
    with ProcessBot([sys.executable, "-c", "raise SystemExit('no licence')"], name="it") as bot:
        assert (failure(bot).code, "no licence" in failure(bot).message) == ("bot-died", True)


def test_a_program_that_never_gets_ready_is_late():
    with ProcessBot([sys.executable, "-c", "import time; time.sleep(600)"], name="it", timeout=0.3) as bot:
        assert failure(bot).code == "bot-late"
    assert gone(bot.pid)


def test_a_program_that_does_not_read_does_not_block(tmp_path):
    view, legal = glimpse()
    body = "answer(id=id, move=request['legal'][0]); time.sleep(600)"
    with ProcessBot(program(tmp_path / "deaf.py", body), name="deaf") as bot:
        bot.choose(view, legal, PLENTY)
        bot.timeout = 0.5
        long = View(0, {**view.position, "ballast": "x" * 500_000})
        with pytest.raises(BotFailed) as failed:
            bot.choose(long, legal, Limit())
    assert failed.value.code == "bot-late"


@pytest.mark.parametrize("command", [["/nowhere/program"], ["/"], ["a\0b"]])
def test_a_program_that_cannot_be_started(command):
    with pytest.raises(BotFailed) as failed:
        ProcessBot(command, name="ghost")
    assert (failed.value.code, "ghost" in failed.value.message) == ("bot-start", True)


def test_a_process_that_is_killed_in_mid_game():
    view, legal = glimpse()
    with open_bot("random") as bot:
        bot.choose(view, legal, Limit())
        os.kill(bot.pid, signal.SIGKILL)
        assert failure(bot, Limit()).code == "bot-died"
    assert gone(bot.pid)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of another process")
def test_a_program_that_takes_too_much_memory(tmp_path):
    body = "hoard = bytearray(2 * 2**30); " + FIRST
    with ProcessBot(program(tmp_path / "hoard.py", body), name="it", memory=2**30) as bot:
        failed = failure(bot)
    assert (failed.code, "MemoryError" in failed.message) == ("bot-died", True)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of another process")
def test_a_bound_on_memory_that_is_there_already_is_kept(tmp_path):
    (tmp_path / "game.py").write_text(
        "from azulejos.bots import Limit, View, open_bot\n"
        "from azulejos.core import registry\nfrom azulejos.core.setup import Setup\nfrom azulejos.table import Table\n"
        "game = registry.game('azul')\nseen = Table.new(game, Setup.of(game)).glimpse(0)\n"
        "with open_bot('random') as bot:\n    print(bot.choose(View(0, seen.view), seen.legal, Limit()))\n"
    )
    command = f"ulimit -v 4000000; exec {sys.executable} {tmp_path}/game.py"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (run.returncode, ">" in run.stdout) == (0, True), run.stderr


def test_a_whole_group_of_processes_ends(tmp_path):
    body = """
    import subprocess
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
    answer(id=id, move=request["legal"][0], child=child.pid)
    """
    command = program(tmp_path / "parent.py", body)
    bot = ProcessBot(command, name="parent")
    view, legal = glimpse()
    answer = bot._decide("move", view, legal, Limit())
    os.kill(answer["child"], 0)
    bot.close()
    # The grandchild is an orphan now: the process that adopts it may not have reaped it yet.
    assert gone(bot.pid)
    state = "Z"
    for _ in range(3000):
        try:
            with open(f"/proc/{answer['child']}/stat") as file:
                state = file.read().rsplit(")", 1)[1].split()[0]
        except FileNotFoundError:
            break
        if state == "Z":
            break
        time.sleep(0.02)
    assert state == "Z"


def test_nothing_is_left_when_nobody_closes_it(tmp_path):
    view, legal = glimpse()
    bot = ProcessBot(program(tmp_path / "first.py", FIRST), name="it")
    bot.choose(view, legal, Limit())
    pid, threads = bot.pid, threading.active_count()
    del bot
    assert gone(pid)
    assert threading.active_count() < threads


def test_a_program_in_another_language_plays_by_its_command(tmp_path):
    """A shell script with sed: it takes the first legal move out of the line."""
    path = tmp_path / "first.sh"
    path.write_text(
        """#!/bin/sh
        while read -r line; do
            id=$(printf '%s' "$line" | sed 's/^{"id": "\\([^"]*\\)".*/\\1/')
            move=$(printf '%s' "$line" | sed -n 's/.*"legal": \\["\\([^"]*\\)".*/\\1/p')
            printf '{"id": "%s", "move": "%s"}\\n' "$id" "$move"
        done
        """
    )
    path.chmod(0o755)
    bot = bot_class(f"cmd:{path}")
    assert in_process(f"cmd:{path} --flag 'two words'") == [str(path), "--flag", "two words"]
    record = play_game(GAME, Setup.of(GAME), [bot(), bot(SeededRandomness(1))], randomness=SeededRandomness(2))
    assert record.result is not None and "ranks" in record.result


def test_a_program_that_does_not_know_new_games_is_still_asked_for_moves(tmp_path):
    path = tmp_path / "plain.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if request['do'] == 'move':\n"
        "        said = {'move': request['legal'][-1]}\n"
        "    else:\n"
        "        said = {'error': {'code': 'bad-request', 'field': 'do', 'message': 'not known'}}\n"
        "    print(json.dumps({'id': request['id'], **said}), flush=True)\n"
    )
    view, legal = glimpse()
    with open_bot(f"cmd:{sys.executable} {path}", seed=3) as bot:
        bot.new_game(4)
        assert bot.choose(view, legal, Limit()) == legal[-1]


@pytest.mark.parametrize("error", ["3", "{'message': 'no'}"])
def test_a_refused_new_game_is_an_error(tmp_path, error):
    path = tmp_path / "grumpy.py"
    path.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        f"    print(json.dumps({{'id': json.loads(line)['id'], 'error': {error}}}), flush=True)\n"
    )
    with open_bot(f"cmd:{sys.executable} {path}") as bot, pytest.raises(BotFailed) as failed:
        bot.new_game(4)
    assert failed.value.code == "bot-error"


@pytest.mark.parametrize("name", ["stockfish", "nowhere.py:Bot", "cmd:", "cmd:'", "cmd:  "])
def test_unknown_names_are_refused_before_anything_starts(name):
    with pytest.raises(UnknownName):
        open_bot(name)


def test_an_analysis_comes_over_the_pipe(tmp_path):
    path = tmp_path / "thinker.py"
    path.write_text(
        "from azulejos.bots import Analysis, Bot, MoveValue\n\n\nclass Thinker(Bot):\n"
        "    def choose(self, view, legal, limit):\n        return legal[0]\n\n"
        "    def analyse(self, view, legal, limit):\n"
        "        print('thinking aloud')\n"
        "        values = [MoveValue(move, 2, 0.5, -1.5, (move,), (40.5, 42.0)) for move in legal]\n"
        "        return Analysis(tuple(values), 2 * len(legal), 0.25)\n"
    )
    view, legal = glimpse()
    with open_bot(f"{path}:Thinker") as bot:
        analysis = bot.analyse(view, legal, PLENTY)
        assert [value.move for value in analysis.moves] == list(legal)
        assert (analysis.moves[0].difference, analysis.simulations, analysis.seconds) == (-1.5, 2 * len(legal), 0.25)
        assert analysis.moves[0].scores == (40.5, 42.0)
    with open_bot("random") as bot, pytest.raises(BotFailed) as failed:
        bot.analyse(view, legal, PLENTY)
    assert failed.value.code == "no-analysis"


GOOD = {"move": "a", "visits": 1, "win": 0.5, "difference": 0, "line": []}


@pytest.mark.parametrize(
    "moves",
    [
        None,
        [3],
        [{**GOOD, "move": "c"}],
        [{**GOOD, "move": []}],
        [GOOD, GOOD],
        [GOOD, GOOD, GOOD],
        [{**GOOD, "visits": -1}],
        [{**GOOD, "visits": True}],
        [{**GOOD, "win": "much"}],
        [{**GOOD, "win": float("nan")}],
        [{**GOOD, "difference": 10**400}],
        [{**GOOD, "line": "a"}],
        [{**GOOD, "line": [1]}],
        [{**GOOD, "scores": 3}],
        [{**GOOD, "scores": [3, "x"]}],
        [{**GOOD, "scores": [float("nan"), 3]}],
    ],
)
def test_an_analysis_that_is_none_is_rubbish(monkeypatch, tmp_path, moves):
    with ProcessBot(program(tmp_path / "first.py", FIRST), name="it") as bot:
        answer = {"moves": moves, "simulations": 1, "seconds": 0.1}
        monkeypatch.setattr(bot, "_decide", lambda *_: answer)
        with pytest.raises(BotFailed) as failed:
            bot.analyse(View(0, {"game": "azul"}), ["a", "b"], Limit())
    assert failed.value.code == "bot-rubbish"
    assert gone(bot.pid)
