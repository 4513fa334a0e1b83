"""Whole contests: the same seed gives the same result, on any workers and after any interruptions."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from azulejos.arena.config import ContestConfig
from azulejos.arena.contest import Contest
from azulejos.arena.outcome import Outcome
from azulejos.arena.outcome_store import OutcomeStore, StoreError
from azulejos.arena.play_schedule import play_here, play_on_workers, players
from azulejos.arena.record_store import RecordStore
from azulejos.arena.reports import ContestReport
from azulejos.arena.sprt import Sprt
from azulejos.arena.worker_pool import Worker, WorkerFailed, cores
from azulejos.core.errors import OptionError
from azulejos.records import read

BOTS = Path(__file__).parent / "bad_bots.py"


def match(*bots, groups=2, sprt=None, **config):
    return Contest(
        "match", ContestConfig.of("azul", bots, groups=groups, **{"in_process": True, "seed": 7, **config}), sprt
    )


def verdicts(outcomes):
    return [outcome.verdict for outcome in outcomes]


def backwards(config, tasks):
    """A runner that plays the last game first."""
    yield from play_here(config, tasks[::-1])


def made_up(ranks):
    """A runner that plays nothing: the first bot gets these ranks, again and again."""

    def run(config, tasks):
        for task in tasks:
            rank = ranks[task.number % len(ranks)]
            seats = tuple(entrant.bot for entrant in task.seats)
            by_seat = tuple(rank if bot == 0 else 3 - rank for bot in seats)
            scores = tuple(9 if rank == 1 else 3 for rank in by_seat)
            figures = scores, (1,) * len(seats), (0.1,) * len(seats)
            yield Outcome(task.number, task.group, seats, by_seat, *figures, record="{}\n")

    return run


def test_workers_processes_and_order_change_nothing():
    contest = match("random", "greedy")
    expected = contest.play(play_here)
    assert [outcome.number for outcome in expected] == [0, 1, 2, 3]
    for runner in (backwards, *(partial(play_on_workers, workers=workers) for workers in (1, 2))):
        assert verdicts(contest.play(runner)) == verdicts(expected)
    apart = match("random", "greedy", in_process=False)
    assert verdicts(apart.play(partial(play_on_workers, workers=2))) == verdicts(expected)


def test_another_seed_plays_other_games():
    first, second = (match("random", "random", groups=1, seed=seed).play(play_here) for seed in (1, 2))
    assert verdicts(first) != verdicts(second)


def test_one_worker_for_each_core():
    assert cores() >= 1
    assert len(match("random", "random", groups=1).play()) == 2


def test_a_bot_that_ends_its_worker_is_reported():
    with pytest.raises(WorkerFailed, match="game 0 ended its worker"):
        match("random", f"{BOTS}:Die", groups=1).play(partial(play_on_workers, workers=1))


def test_an_interrupt_is_for_the_parent_even_while_a_worker_starts():
    contest = match("random", "random", groups=1)
    worker = Worker(partial(players, contest.config))
    pid = worker._process.pid
    assert pid
    os.kill(pid, signal.SIGINT)
    assert worker.give(contest.tasks[0])
    succeeded, outcome = worker.pipe.recv()
    assert succeeded and outcome.number == 0
    worker.stop()
    worker.join()


def test_an_error_that_no_bot_caused_is_raised(monkeypatch):
    contest = Contest("match", ContestConfig("no-game", 2, {}, ("random", "random"), "0", 1))
    monkeypatch.setattr(Contest, "tasks", match("random", "random", groups=1).tasks)
    with pytest.raises(WorkerFailed, match="no game is called 'no-game'"):
        contest.play(partial(play_on_workers, workers=1))


def test_a_sequential_test_stops_after_a_group_whatever_the_order():
    contest = match("a", "b", groups=200, sprt=Sprt(0, 50))
    outcomes = contest.play(made_up([1, 1, 1, 2]))
    report = ContestReport(contest, outcomes)
    assert report.to_json()["sprt"]["state"] == "accept"
    assert 10 < len(outcomes) < 200 and len(outcomes) % 2 == 0

    def shuffled(config, tasks):
        yield from sorted(made_up([1, 1, 1, 2])(config, tasks), key=lambda outcome: (outcome.number * 7919) % 401)

    assert verdicts(contest.play(shuffled)) == verdicts(outcomes)
    rejected = ContestReport(contest, contest.play(made_up([2, 2, 1, 2])))
    assert rejected.to_json()["sprt"]["state"] == "reject"
    assert ContestReport(contest, contest.play(made_up([1, 2]))).to_json()["sprt"]["state"] == "reject"


def test_a_sequential_test_is_for_two_bots():
    with pytest.raises(OptionError, match="two bots"):
        match("a", "b", "c", sprt=Sprt(0, 5))


def test_a_sequential_test_knows_how_many_others_there_are():
    contest = match("a", "b", players=3, groups=300, sprt=Sprt(0, 100))
    outcomes = contest.play(made_up([1, 2, 2]))  # a third of the wins is the fair share
    assert ContestReport(contest, outcomes).to_json()["sprt"]["state"] == "reject"
    assert len(outcomes) % 3 == 0
    assert ContestReport(contest, contest.play(made_up([1, 1, 2]))).to_json()["sprt"]["state"] == "accept"


def test_every_outcome_is_watched_in_order():
    seen = []
    match("random", "random").play(backwards, watch=lambda outcome: seen.append(outcome.number))
    assert seen == [0, 1, 2, 3]


def test_a_contest_resumes_where_it_stopped(tmp_path):
    contest, path = match("random", "greedy"), tmp_path / "results.jsonl"
    whole = contest.play(play_here)
    with OutcomeStore(path, contest.to_json()) as store:
        for outcome in whole[1:3]:
            store.add(outcome)
    path.write_bytes(path.read_bytes() + b'{"number": 0, "gro')
    played: list[int] = []

    def counting(config, tasks):
        played.extend(task.number for task in tasks)
        yield from play_here(config, tasks)

    with OutcomeStore(path, contest.to_json()) as store:
        assert verdicts(contest.play(counting, store=store)) == verdicts(whole)
    assert played == [0, 3]
    with OutcomeStore(path, contest.to_json()) as store:
        assert verdicts(contest.play(made_up([1]), store=store)) == verdicts(whole)
    assert len(path.read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"seed": 8}, 'seed was "7", is "8"'),
        ({"groups": 3}, "groups was 2, is 3"),
        ({"bots": ("random", "random")}, "bots was"),
        ({"options": {"wall": "grey"}}, "options was"),
        ({"in_process": False}, "in_process was true, is false"),
        ({"sprt": Sprt(0, 5)}, "sprt was null"),
    ],
)
def test_another_contest_is_refused_in_the_same_file(tmp_path, other, message):
    path = tmp_path / "results.jsonl"
    OutcomeStore(path, match("random", "greedy").to_json()).close()
    bots = other.pop("bots", ("random", "greedy"))
    with pytest.raises(StoreError, match=message) as refused:
        OutcomeStore(path, match(*bots, **other).to_json())
    assert refused.value.code == "other-contest"


def test_an_edited_bot_is_another_one(tmp_path):
    bot, path = tmp_path / "mine.py", tmp_path / "results.jsonl"
    bot.write_text("# one")
    OutcomeStore(path, match("random", f"{bot}:X").to_json()).close()
    OutcomeStore(path, match("random", f"{bot}:X").to_json()).close()
    bot.write_text("# two")
    with pytest.raises(StoreError, match="sources was"):
        OutcomeStore(path, match("random", f"{bot}:X").to_json())


@pytest.mark.parametrize("line", [b"nonsense\n", b"[]\n", b"{}\n", b'{"number": 1}\n'])
def test_a_file_of_something_else_is_refused(tmp_path, line):
    path = tmp_path / "results.jsonl"
    head = match("random", "greedy").to_json()
    OutcomeStore(path, head).close()
    path.write_bytes(path.read_bytes() + line)
    with pytest.raises(StoreError, match="line 2"):
        OutcomeStore(path, head)
    path.write_bytes(line)
    with pytest.raises(StoreError):
        OutcomeStore(path, head)
    with pytest.raises(StoreError, match="cannot be used"):
        OutcomeStore(tmp_path / "nowhere" / "results.jsonl", head)


def test_a_file_cut_in_its_first_line_starts_again(tmp_path):
    path, head = tmp_path / "results.jsonl", match("random", "greedy").to_json()
    path.write_bytes(b'{"contest": 1, "ga')
    OutcomeStore(path, head).close()
    OutcomeStore(path, head).close()
    assert len(path.read_text().splitlines()) == 1


@pytest.mark.parametrize("place", ["records.jsonl", "records/"])
def test_records_are_kept_in_order_and_resumed(tmp_path, place):
    contest, path = match("random", "greedy"), tmp_path / "results.jsonl"
    where = f"{tmp_path}/{place}"
    record_store = RecordStore(where, resumed=False)
    with OutcomeStore(path, contest.to_json()) as store:
        whole = contest.play(backwards, store=store, record_store=record_store)
    kept = texts(tmp_path / place)
    assert len(kept) == 4 and [(read(text)[0].result or {})["scores"] for text in kept] == [
        list(o.scores) for o in whole
    ]
    cut(tmp_path / place)
    with OutcomeStore(path, contest.to_json()) as store:
        contest.play(backwards, store=store, record_store=RecordStore(where, resumed=True))
    assert texts(tmp_path / place) == kept
    with pytest.raises(StoreError, match="holds records already"):
        RecordStore(where, resumed=False)
    with pytest.raises(StoreError, match="cannot be used"):
        RecordStore(f"{path}/x/", resumed=False)


def texts(place):
    """The records of a file or folder, each as its text."""
    if place.is_dir():
        return [file.read_text() for file in sorted(place.glob("game-*.jsonl"))]
    first, *others = place.read_text().split('{"record"')
    assert first == ""
    return ['{"record"' + other for other in others]


def cut(place):
    """Lose the last record and half of the one before, or the last two files."""
    if place.is_dir():
        for number in (2, 3):
            (place / f"game-{number:06}.jsonl").unlink()
    else:
        content = place.read_bytes()
        place.write_bytes(content[: len(content) * 2 // 3])


def test_a_larger_table_reports_the_share_of_first_places():
    contest = match("greedy", "random", players=3, groups=2)
    report = ContestReport(contest, contest.play(play_here))
    first, second = report.standings
    assert (first.games, first.wins, first.losses) == (6, 6, 0)
    assert (first.fair, second.fair) == pytest.approx((1 / 3, 2 / 3))
    assert first.elo is None and first.lead.value > 10
    assert first.score.value == 1 and second.score.value == 0
    assert first.superiority > 0.9
    assert second.superiority < 0.1


def test_three_bots_share_a_table():
    contest = match("random", "greedy", "random", groups=1)
    report = ContestReport(contest, contest.play(play_here))
    assert [each.name for each in report.standings] == ["random (1)", "greedy", "random (2)"]
    assert sum(each.score.value for each in report.standings) == pytest.approx(1)


def test_a_league_rates_and_counts_failures_and_resumes():
    config = ContestConfig.of("azul", ["random", f"{BOTS}:Cheat", "greedy"], players=2, groups=2, in_process=True)
    contest = Contest("league", config)
    report = ContestReport(contest, contest.play(play_here))
    document = report.to_json()
    by_name = {line["name"]: line for line in document["standings"]}
    cheat = by_name[f"{BOTS}:Cheat"]
    assert cheat["failures"] == {"crash": 0, "timeout": 0, "illegal": 8, "rubbish": 0}
    assert (cheat["wins"], cheat["losses"], cheat["points"]) == (0, 8, None)
    assert by_name["greedy"]["rating"]["value"] > by_name["random"]["rating"]["value"] > cheat["rating"]["value"]
    assert document["pairs"][0]["bots"] == ["random", f"{BOTS}:Cheat"]
    assert document["pairs"][0]["score"]["value"] == 1
    assert document["games"] == 12 and document["groups_played"] == 6
