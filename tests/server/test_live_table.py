"""A live table is a fold of its journal: reading the entries gives the same table, whatever happened."""

import random

import pytest

from azulejos import records
from azulejos.server.store.entry import JournalEntry
from azulejos.server.tables import acts
from azulejos.server.tables.live_table import KINDS, OVER, PLAYING, WAITING, LiveTable
from tests.server.live_tables import ME, OPEN, bot, decide, finish, person, playing, seen, stored, waiting
from tests.server.random_tables import SETUPS, RandomTable, unchanged_by


def refolded(random_table):
    return LiveTable.folded(random_table.live.id, stored(random_table.journal))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_fold_of_a_journal_is_the_original_table(setup):
    random_table, coin = RandomTable(setup, 1), random.Random(1)
    for _ in random_table.run():
        if coin.random() < 0.01:
            assert seen(refolded(random_table)) == seen(random_table.live)
    assert seen(refolded(random_table)) == seen(random_table.live)
    assert (random_table.live.record() is None) == (random_table.live.status != OVER)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_folded_table_goes_on_as_the_original_does(setup):
    """After a restart in the middle the same things have the same outcome, draws included."""
    random_table, again, coin = RandomTable(setup, 2), RandomTable(setup, 2), random.Random(2)
    again.live = refolded(random_table)
    for _ in random_table.run():
        again.step()
        if coin.random() < 0.01:
            again.live = refolded(random_table)
    assert seen(again.live) == seen(random_table.live)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_refused_changes_nothing(setup):
    random_table = RandomTable(setup, 3)
    for _ in range(40):
        if random_table.live.status == OVER:
            break
        assert unchanged_by(random_table)


def test_random_lives_meet_all_kinds_of_entries():
    missing = set(KINDS) - {"rematched"}  # which happens after the end
    for seed in range(100):
        random_table = RandomTable(SETUPS[0], seed)
        for _ in random_table.run():
            missing -= {entry.kind for entry in random_table.journal[-2:]}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("game", ["azul", "summer-pavilion", "5211"])
def test_the_record_of_a_finished_game_replays_and_its_shuffle_is_true(game):
    live = playing("Bo", game=game)
    assert live.record() is None
    finish(live)
    (read,) = records.read(records.write([live.record()]))
    assert records.final_state(read) is not None
    assert records.verify(read).verified


def test_a_table_waits_is_played_at_and_is_over():
    live = waiting(ME, OPEN)
    assert (live.status, live.full) == (WAITING, False)
    acts.join(live, 1.0, person("Bo"))
    assert (live.status, live.full) == (PLAYING, True)
    finish(live)
    assert live.status == OVER
    assert live.owing == ()


def test_time_never_runs_backwards_at_a_table():
    live = playing("Bo", now=100.0)
    decide(live, now=50.0)
    assert [entry.time for entry in live.fresh] == [100.0] * len(live.fresh)
    assert live.changed == 100.0


def test_the_heading_says_when_somebody_has_to_look_again():
    live = waiting(ME, bot(), now=5.0)
    assert live.heading().wakes_at is None
    acts.start(live, 7.0, acts.HOST)
    while live.bots_owing:
        assert live.heading().wakes_at == 7.0
        acts.decide(live, 7.0, 1, live.table.legal(1)[0], revision=live.table.revision, move_id=f"b{live.head}")
    assert live.heading().wakes_at is None


def test_the_heading_names_programs_as_guests_and_nobody_else():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"))
    acts.join(live, 0.0, person("Deep", program=True))
    assert live.heading().guests == (person("Deep").secret,)


def test_seeds_are_those_of_the_people_who_sit_there_at_the_start():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"), seed="bo")
    acts.leave(live, 0.0, 1, 1)
    assert live.seeds == [None, None, None]
    acts.join(live, 0.0, person("Cy"), seed="cy")
    acts.hand(live, 0.0, acts.HOST, 2, "random")
    assert live.seeds == [None, "cy", None]


def test_who_comes_after_the_start_does_not_change_the_seeds_of_the_shuffle():
    seeds = [f"s{seat}" for seat in range(2)]
    live = waiting(ME, OPEN, grace=0.0)
    acts.sow(live, 0.0, acts.HOST, seeds[0])
    acts.join(live, 0.0, person("Bo"), seed=seeds[1])
    acts.leave(live, 0.0, 1, 1)
    acts.hand(live, 0.0, acts.HOST, 1, None)
    acts.join(live, 0.0, person("Cy"), seed="late")
    assert live.seeds == seeds
    acts.end(live, 0.0, acts.HOST)
    assert live.record().header["shuffle"]["seeds"] == seeds


def test_a_journal_with_a_decision_before_the_start_is_refused():
    live = waiting(ME, OPEN)
    with pytest.raises(ValueError, match="before the start"):
        live.follow([JournalEntry(2, 0.0, "decided", {"seat": 0, "move": "1B>1", "revision": 0, "id": "x"})])
