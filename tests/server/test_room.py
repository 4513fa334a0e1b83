"""A room is a fold: what the journal tells is what was lived through, whatever happened."""

import random

import pytest

from azulejos import records
from azulejos.server import acts
from azulejos.server.entry import Entry
from azulejos.server.room import KINDS, OVER, PLAYING, WAITING, Room
from tests.server.lives import SETUPS, Life, unchanged_by
from tests.server.rooms import ME, OPEN, bot, decide, finish, person, playing, seen, stored, waiting


def refolded(life):
    return Room.folded(life.room.id, stored(life.journal))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_fold_of_a_journal_is_the_room_that_was_lived_through(setup):
    life, coin = Life(setup, 1), random.Random(1)
    for _ in life.live():
        if coin.random() < 0.01:
            assert seen(refolded(life)) == seen(life.room)
    assert seen(refolded(life)) == seen(life.room)
    assert (life.room.record() is None) == (life.room.status != OVER)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_folded_room_goes_on_as_the_lived_one_does(setup):
    """After a restart in the middle the same things have the same outcome, draws included."""
    life, again, coin = Life(setup, 2), Life(setup, 2), random.Random(2)
    again.room = refolded(life)
    for _ in life.live():
        again.step()
        if coin.random() < 0.01:
            again.room = refolded(life)
    assert seen(again.room) == seen(life.room)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_refused_changes_nothing(setup):
    life = Life(setup, 3)
    for _ in range(40):
        if life.room.status == OVER:
            break
        assert unchanged_by(life)


def test_random_lives_meet_all_kinds_of_entries():
    missing = set(KINDS) - {"rematched"}  # which happens after the end
    for seed in range(100):
        life = Life(SETUPS[0], seed)
        for _ in life.live():
            missing -= {entry.kind for entry in life.journal[-2:]}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("game", ["azul", "summer-pavilion", "5211"])
def test_the_record_of_a_finished_game_replays_and_its_shuffle_is_true(game):
    room = playing("Bo", game=game)
    assert room.record() is None
    finish(room)
    (read,) = records.read(records.write([room.record()]))
    assert records.final_state(read) is not None
    assert records.verify(read).verified


def test_a_table_waits_is_played_at_and_is_over():
    room = waiting(ME, OPEN)
    assert (room.status, room.full) == (WAITING, False)
    acts.join(room, 1.0, person("Bo"))
    assert (room.status, room.full) == (PLAYING, True)
    finish(room)
    assert room.status == OVER
    assert room.owing == ()


def test_time_never_runs_backwards_at_a_table():
    room = playing("Bo", now=100.0)
    decide(room, now=50.0)
    assert [entry.time for entry in room.fresh] == [100.0] * len(room.fresh)
    assert room.changed == 100.0


def test_the_heading_says_when_somebody_has_to_look_again():
    room = waiting(ME, bot(), now=5.0)
    assert room.heading().wakes_at is None
    acts.start(room, 7.0, acts.HOST)
    while room.bots_owing:
        assert room.heading().wakes_at == 7.0
        acts.decide(room, 7.0, 1, room.table.legal(1)[0], revision=room.table.revision, move_id=f"b{room.head}")
    assert room.heading().wakes_at is None


def test_the_heading_names_programs_as_guests_and_nobody_else():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"))
    acts.join(room, 0.0, person("Deep", program=True))
    assert room.heading().guests == (person("Deep").secret,)


def test_seeds_are_those_of_the_people_who_sit_there_at_the_start():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"), seed="bo")
    acts.leave(room, 0.0, 1, 1)
    assert room.seeds == [None, None, None]
    acts.join(room, 0.0, person("Cy"), seed="cy")
    acts.hand(room, 0.0, acts.HOST, 2, "random")
    assert room.seeds == [None, "cy", None]


def test_who_comes_after_the_start_does_not_change_the_seeds_of_the_shuffle():
    seeds = [f"s{seat}" for seat in range(2)]
    room = waiting(ME, OPEN, grace=0.0)
    acts.sow(room, 0.0, acts.HOST, seeds[0])
    acts.join(room, 0.0, person("Bo"), seed=seeds[1])
    acts.leave(room, 0.0, 1, 1)
    acts.hand(room, 0.0, acts.HOST, 1, None)
    acts.join(room, 0.0, person("Cy"), seed="late")
    assert room.seeds == seeds
    acts.end(room, 0.0, acts.HOST)
    assert room.record().header["shuffle"]["seeds"] == seeds


def test_a_journal_that_tells_of_a_decision_before_the_start_is_refused():
    room = waiting(ME, OPEN)
    with pytest.raises(ValueError, match="before the start"):
        room.follow([Entry(2, 0.0, "decided", {"seat": 0, "move": "1B>1", "revision": 0, "id": "x"})])
