"""One game: a bot that fails loses it, in whatever way it fails."""

import sys
from pathlib import Path

import pytest

from azulejos.arena.bot_pool import KEPT, BotPool, check_bot_loads
from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import read_outcome
from azulejos.arena.play_schedule import play_here
from azulejos.arena.referee import play
from azulejos.arena.schedule import Entrant, match_tasks
from azulejos.bots import BotFailed, Limit
from azulejos.core import registry
from azulejos.core.errors import BrokenPlugin, UnknownName
from azulejos.records import read_one, replay

BOTS = Path(__file__).parent / "bad_bots.py"


def bad(name):
    return f"{BOTS}:{name}"


def games(*bots, in_process=True, **asked):
    config = ContestConfig.of("azul", bots, in_process=in_process, **{"groups": 1, **asked})
    return list(play_here(config, match_tasks(config)))


def test_a_game_is_played_to_its_end_and_its_record_holds():
    for outcome in games("random", "greedy", seed=4):
        record = read_one(outcome.record)
        assert list(replay(record, game=registry.game("azul")))
        assert record.result == {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}
        assert record.header["names"] == [("random", "greedy")[bot] for bot in outcome.seats]
        moves = [event.seat for event in record.events if event.seat is not None]
        assert outcome.decisions == (moves.count(0), moves.count(1))
        assert all(seconds > 0 for seconds in outcome.seconds)
        assert read_outcome(outcome.to_json()).verdict == outcome.verdict


@pytest.mark.parametrize("in_process", [True, False])
def test_getting_ready_costs_no_time(monkeypatch, in_process):
    monkeypatch.setattr("azulejos.arena.bot_pool.GRACE", 1.0)  # less than it takes to load, and plenty for a move
    played = games("random", bad("Heavy"), in_process=in_process, limit=Limit(seconds=1.0))
    assert [game.failure for game in played] == [None, None]


@pytest.mark.parametrize(
    ("bot", "kind"), [("Crash", "crash"), ("Exit", "crash"), ("Cheat", "illegal"), ("Rubbish", "rubbish")]
)
def test_a_bot_that_fails_in_the_worker_loses(bot, kind):
    for outcome in games("random", bad(bot)):
        seat = outcome.seats.index(1)
        assert (outcome.failure.seat, outcome.failure.kind, outcome.scores) == (seat, kind, None)
        assert outcome.ranks[seat] == 2 and outcome.ranks[1 - seat] == 1
        assert (read_one(outcome.record).result or {})["left"] == seat
        again = read_outcome(outcome.to_json())
        assert (again.verdict, again.failure) == (outcome.verdict, outcome.failure)


def test_a_late_answer_inside_loses(monkeypatch):
    monkeypatch.setattr("azulejos.arena.bot_pool.GRACE", 0.05)
    assert {game.failure.kind for game in games("random", bad("Slow"), limit=Limit(seconds=0.1))} == {"timeout"}


@pytest.mark.parametrize(
    ("bot", "kind"),
    [("Crash", "crash"), ("Exit", "crash"), ("Die", "crash"), ("Hang", "timeout")],
)
def test_a_bot_that_fails_in_its_own_process_loses_and_is_started_again(bot, kind):
    played = games("random", bad(bot), in_process=False, limit=Limit(seconds=0.05 if bot == "Hang" else 60))
    assert [(game.seats[game.failure.seat], game.failure.kind) for game in played] == [(1, kind)] * 2
    if bot == "Die":  # a restarted bot gets as far as the first did
        assert {game.decisions[game.seats.index(1)] for game in played} == {3}


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("'hello there'", "rubbish"),
        ("json.dumps({'id': json.loads(line)['id'], 'move': 5})", "rubbish"),
        ("json.dumps({'id': json.loads(line)['id'], 'move': '9B>1'})", "illegal"),
    ],
)
def test_a_program_that_answers_nonsense_loses(tmp_path, answer, kind):
    program = tmp_path / "babble.py"
    program.write_text(f"import json, sys\nfor line in sys.stdin:\n    print({answer}, flush=True)\n")
    played = games("random", f"cmd:{sys.executable} {program}", in_process=False)
    assert [game.failure.kind for game in played] == [kind] * 2


def test_with_several_others_they_share_the_win():
    for outcome in games("random", bad("Crash"), "greedy"):
        assert sorted(outcome.ranks) == [1, 1, 3]
        assert outcome.seats[outcome.ranks.index(3)] == 1


def test_processes_play_what_bots_inside_play():
    inside, outside = (
        games(bad("Memory"), "greedy", groups=2, in_process=in_process, seed=3) for in_process in (True, False)
    )
    assert [game.verdict for game in inside] == [game.verdict for game in outside]
    assert [game.record for game in inside] == [game.record for game in outside]


def test_a_process_is_kept_for_the_next_game():
    config = ContestConfig.of("azul", ["random", "random"])
    with BotPool(config) as pool:
        first, again = (pool.player(Entrant(0), seed) for seed in (1, 2))
        assert first is again
        pool.discard(Entrant(0))
        assert pool.player(Entrant(0), 3) is not first


def test_only_a_limited_number_of_processes_is_kept(monkeypatch):
    closed = []

    class Quiet:
        def __init__(self, name):
            self.name = name

        def close(self):
            closed.append(self.name)

    monkeypatch.setattr("azulejos.arena.bot_pool.open_bot", Quiet)
    bots = [f"bot {number}" for number in range(KEPT + 2)]
    with BotPool(ContestConfig.of("azul", bots, players=2)) as pool:
        for number in range(KEPT + 2):
            pool.player(Entrant(number), 0)
        assert closed == ["bot 0", "bot 1"]
    assert len(closed) == KEPT + 2


@pytest.mark.parametrize("in_process", [True, False])
def test_a_bot_that_cannot_be_loaded_is_reported_with_the_reason(in_process, tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_this_name\n")
    config = ContestConfig.of("azul", ["random", "stockfish", f"{broken}:X", bad("Unready")], in_process=in_process)
    check_bot_loads(config, 0)
    with pytest.raises(UnknownName, match="stockfish"):
        check_bot_loads(config, 1)
    with pytest.raises(Exception, match="nothing_of_this_name"):
        check_bot_loads(config, 2)
    with pytest.raises(BrokenPlugin if in_process else BotFailed, match="not today"):
        check_bot_loads(config, 3)


def test_a_bot_that_cannot_be_created_loses_its_games():
    for outcome in games("random", bad("Unready")):
        assert (outcome.seats[outcome.failure.seat], outcome.failure.kind) == (1, "crash")
        assert outcome.decisions == (0, 0)


def test_the_same_moves_bring_the_same_deals():
    config = ContestConfig.of("azul", [bad("Memory"), bad("Memory")], in_process=True, groups=1)
    task = match_tasks(config)[0]
    with BotPool(config) as pool:
        first, second = (play(config, task, pool) for _ in range(2))
    assert first.record == second.record
