"""Clocks: how long a person may think, and what happens then."""

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server.tables import acts
from azulejos.server.tables.clock import LAG, Clock, Times
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.snapshots import clock_payload
from tests.server.live_tables import OPEN, bot, decide, fresh_move, person, playing, seen, stored

PER_MOVE, PER_GAME = Clock(per_move=10.0), Clock(per_game=30.0)


def bot_decides(live, now):
    seat = live.bots_owing[0]
    acts.decide(live, now, seat, live.table.legal(seat)[0], **fresh_move(live))


def test_without_a_clock_nobody_is_hurried():
    live = playing("Bo")
    acts.expire(live, 1e9)
    assert live.next_deadline is None
    assert not any(chair.stands_in for chair in live.chairs)


def test_each_move_has_its_time_and_some_for_the_way_there_and_back():
    live = playing("Bo", clock=PER_MOVE)
    first = live.owing[0]
    assert live.next_deadline == (10.0 + LAG, first)
    decide(live, 11.9)
    assert live.next_deadline == (11.9 + 10.0 + LAG, live.owing[0])


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
    live = playing("Bo", clock=PER_MOVE)
    seat = live.owing[0]
    acts.expire(live, 11.9)
    assert not live.chairs[seat].stands_in
    acts.expire(live, 12.0)
    assert live.chairs[seat].stands_in
    assert live.bots_owing == (seat,)
    bot_decides(live, 12.0)
    acts.come_back(live, 13.0, seat, seat)
    assert not live.chairs[seat].stands_in
    decide(live, 14.0)
    assert live.next_deadline == (14.0 + 10.0 + LAG, seat)


def test_a_decision_that_comes_too_late_is_refused_and_the_timeout_stays():
    live = playing("Bo", clock=PER_MOVE)
    seat = live.owing[0]
    with pytest.raises(AzulejosError) as caught:
        decide(live, 12.0)
    assert caught.value.code == "out-of-time"
    assert live.chairs[seat].stands_in
    assert live.fresh[-1].kind == "timed_out"


def test_whoever_has_used_up_a_game_has_only_the_way_there_and_back():
    live = playing("Bo", clock=PER_GAME)
    seat = live.owing[0]
    acts.expire(live, 30.0 + LAG)
    assert live.times.left(seat) == 0.0
    bot_decides(live, 33.0)
    acts.come_back(live, 33.0, seat, seat)
    decide(live, 34.0)
    assert live.next_deadline == (34.0 + LAG, seat)


def test_all_who_owe_a_sealed_decision_run_out_of_time_together():
    live = playing("Bo", "Cy", game="5211", clock=PER_MOVE)
    decide(live, 1.0, seat=1)
    acts.expire(live, 12.0)
    assert [chair.stands_in for chair in live.chairs] == [True, False, True]


def test_changing_a_sealed_decision_costs_no_time():
    live = playing("Bo", game="5211", clock=PER_GAME)
    decide(live, 5.0, seat=0)
    left = live.times.left(0)
    decide(live, 25.0, seat=0, move=live.table.legal(0)[1])
    assert live.times.left(0) == left


def test_bots_have_no_clock():
    live = playing(bots=["random"], clock=PER_MOVE)
    while live.owing == (0,):
        decide(live)
    assert live.bots_owing == (1,)
    assert live.next_deadline is None


def test_who_has_left_runs_out_of_time_like_anybody():
    live = playing("Bo", clock=PER_MOVE)
    seat = live.owing[0]
    acts.leave(live, 1.0, seat, seat)
    acts.come_back(live, 11.0, seat, seat)
    assert live.next_deadline == (12.0, seat), "going out does not stop the clock"
    acts.leave(live, 11.0, seat, seat)
    acts.expire(live, 12.0)
    assert live.bots_owing == (seat,)


def test_a_seat_that_nobody_takes_over_becomes_a_bot_when_its_time_is_over():
    live = playing("Bo", clock=PER_MOVE)
    seat = live.owing[0]
    acts.leave(live, 1.0, seat, seat)
    acts.hand(live, 5.0, live.host, seat, None)
    assert live.chairs[seat] == OPEN
    acts.expire(live, 17.0)
    assert live.chairs[seat] == bot("random")


def test_whoever_takes_over_has_the_whole_time_for_a_move():
    live = playing("Bo", clock=PER_MOVE)
    seat = live.owing[0]
    acts.leave(live, 1.0, seat, seat)
    acts.hand(live, 5.0, live.host, seat, None)
    acts.join(live, 16.0, person("Cy"))
    assert live.next_deadline == (16.0 + 10.0 + LAG, seat)


@pytest.mark.parametrize("clock", [PER_MOVE, PER_GAME])
def test_a_restart_does_not_change_the_clocks(clock):
    live = playing("Bo", clock=clock, now=1000.0)
    for now in (1003.0, 1004.0, 1012.5):
        decide(live, now)
        again = LiveTable.folded(live.id, stored(live.fresh))
        assert seen(again) == seen(live)
        assert again.next_deadline == live.next_deadline


def test_clocks_are_sent_as_times_so_that_no_client_has_to_ask_again():
    times = Times(PER_MOVE, 2)
    times.owe([1], 100.0)
    expected = {"per_move": 10.0, "per_game": None, "left": [10.0, 10.0], "deadlines": [None, 112.0]}
    assert clock_payload(times).model_dump() == expected
