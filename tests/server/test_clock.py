"""Clocks: how long somebody may think, and what happens then."""

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server import acts
from azulejos.server.clock import LAG, Clock, Times
from azulejos.server.room import Room
from tests.server.rooms import OPEN, bot, decide, fresh_move, person, playing, seen, stored

PER_MOVE, PER_GAME = Clock(per_move=10.0), Clock(per_game=30.0)


def bot_decides(room, now):
    seat = room.bots_owing[0]
    acts.decide(room, now, seat, room.table.legal(seat)[0], **fresh_move(room))


def test_without_a_clock_nobody_is_hurried():
    room = playing("Bo")
    acts.expire(room, 1e9)
    assert room.next_deadline is None
    assert not any(chair.stands_in for chair in room.chairs)


def test_each_move_has_its_time_and_some_for_the_way_there_and_back():
    room = playing("Bo", clock=PER_MOVE)
    first = room.owing[0]
    assert room.next_deadline == (10.0 + LAG, first)
    decide(room, 11.9)
    assert room.next_deadline == (11.9 + 10.0 + LAG, room.owing[0])


def test_the_time_for_a_game_is_used_up_move_by_move():
    times = Times(PER_GAME, 2)
    times.owe([0], 0.0)
    times.decided(0, 12.0)
    assert times.left(0) == pytest.approx(30.0 - (12.0 - LAG))
    times.owe([0], 100.0)
    times.decided(0, 101.0)
    assert times.left(0) == pytest.approx(30.0 - (12.0 - LAG)), "a quick answer costs nothing"
    assert times.left(1) == 30.0


def test_whose_time_is_over_is_stood_in_for_and_may_come_back():
    room = playing("Bo", clock=PER_MOVE)
    seat = room.owing[0]
    acts.expire(room, 11.9)
    assert not room.chairs[seat].stands_in
    acts.expire(room, 12.0)
    assert room.chairs[seat].stands_in
    assert room.bots_owing == (seat,)
    bot_decides(room, 12.0)
    acts.come_back(room, 13.0, seat, seat)
    assert not room.chairs[seat].stands_in
    decide(room, 14.0)
    assert room.next_deadline == (14.0 + 10.0 + LAG, seat)


def test_a_decision_that_comes_too_late_is_refused_and_the_timeout_stays():
    room = playing("Bo", clock=PER_MOVE)
    seat = room.owing[0]
    with pytest.raises(AzulejosError) as caught:
        decide(room, 12.0)
    assert caught.value.code == "out-of-time"
    assert room.chairs[seat].stands_in
    assert room.fresh[-1].kind == "timed_out"


def test_whoever_has_used_up_a_game_has_only_the_way_there_and_back():
    room = playing("Bo", clock=PER_GAME)
    seat = room.owing[0]
    acts.expire(room, 30.0 + LAG)
    assert room.times.left(seat) == 0.0
    bot_decides(room, 33.0)
    acts.come_back(room, 33.0, seat, seat)
    decide(room, 34.0)
    assert room.next_deadline == (34.0 + LAG, seat)


def test_all_who_owe_a_sealed_decision_run_out_of_time_together():
    room = playing("Bo", "Cy", game="5211", clock=PER_MOVE)
    decide(room, 1.0, seat=1)
    acts.expire(room, 12.0)
    assert [chair.stands_in for chair in room.chairs] == [True, False, True]


def test_changing_a_sealed_decision_costs_no_time():
    room = playing("Bo", game="5211", clock=PER_GAME)
    decide(room, 5.0, seat=0)
    left = room.times.left(0)
    decide(room, 25.0, seat=0, move=room.table.legal(0)[1])
    assert room.times.left(0) == left


def test_bots_have_no_clock():
    room = playing(bots=["random"], clock=PER_MOVE)
    while room.owing == (0,):
        decide(room)
    assert room.bots_owing == (1,)
    assert room.next_deadline is None


def test_who_has_left_runs_out_of_time_like_anybody():
    room = playing("Bo", clock=PER_MOVE)
    seat = room.owing[0]
    acts.leave(room, 1.0, seat, seat)
    acts.come_back(room, 11.0, seat, seat)
    assert room.next_deadline == (12.0, seat), "going out does not stop the clock"
    acts.leave(room, 11.0, seat, seat)
    acts.expire(room, 12.0)
    assert room.bots_owing == (seat,)


def test_a_seat_that_nobody_takes_over_becomes_a_bot_when_its_time_is_over():
    room = playing("Bo", clock=PER_MOVE)
    seat = room.owing[0]
    acts.leave(room, 1.0, seat, seat)
    acts.hand(room, 5.0, room.host, seat, None)
    assert room.chairs[seat] == OPEN
    acts.expire(room, 17.0)
    assert room.chairs[seat] == bot("random")


def test_whoever_takes_over_has_the_whole_time_for_a_move():
    room = playing("Bo", clock=PER_MOVE)
    seat = room.owing[0]
    acts.leave(room, 1.0, seat, seat)
    acts.hand(room, 5.0, room.host, seat, None)
    acts.join(room, 16.0, person("Cy"))
    assert room.next_deadline == (16.0 + 10.0 + LAG, seat)


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME])
def test_a_restart_does_not_change_the_clocks(clock):
    room = playing("Bo", clock=clock, now=1000.0)
    for now in (1003.0, 1004.0, 1012.5):
        decide(room, now)
        again = Room.folded(room.id, stored(room.fresh))
        assert seen(again) == seen(room)
        assert again.next_deadline == room.next_deadline


def test_the_clocks_are_told_as_times_so_that_nobody_has_to_ask_again():
    times = Times(PER_MOVE, 2)
    times.owe([1], 100.0)
    told = {"per_move": 10.0, "per_game": None, "left": [10.0, 10.0], "deadlines": [None, 112.0]}
    assert times.to_json() == told
