"""What people may do at a table, when, and how they are refused."""

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair
from azulejos.server.tables.live_table import OVER, PLAYING, WAITING
from tests.server.live_tables import ME, OPEN, bot, decide, finish, person, playing, refusal, seen, waiting

ADA, BO, CY = 0, 1, 2


# --- Coming ---------------------------------------------------------------------------------------


def test_who_joins_gets_the_first_open_seat_or_the_one_they_name():
    live = waiting(OPEN, ME, OPEN, OPEN)
    assert acts.join(live, 0.0, person("Bo"), 3) == 3
    assert acts.join(live, 0.0, person("Cy")) == 0
    assert [chair.person for chair in live.chairs] == [1 + 1, ADA, None, BO]


def test_who_asks_again_for_the_seat_they_have_has_it_and_nothing_happens():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"), 2, "seed")
    before = seen(live)
    assert acts.join(live, 1.0, person("Bo"), 2, "another") == 2
    assert seen(live) == before


def test_the_last_one_to_come_starts_the_game():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"))
    assert live.status == WAITING
    acts.join(live, 0.0, person("Cy"))
    assert live.status == PLAYING


def test_one_person_may_have_several_seats():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"))
    acts.join(live, 0.0, person("Bo"))
    assert acts.seats_of(live, BO) == [1, 2]
    assert len(live.people) == 2


def test_a_seat_that_is_taken_does_not_exist_or_is_at_a_table_that_is_over_can_not_be_joined():
    live = waiting(ME, bot(), OPEN)
    assert refusal(live, acts.join, person("Bo"), 0) == "seat-taken"
    assert refusal(live, acts.join, person("Bo"), 1) == "seat-taken"
    assert refusal(live, acts.join, person("Bo"), 3) == "no-such-seat"
    acts.join(live, 0.0, person("Bo"))
    assert refusal(live, acts.join, person("Cy")) == "seat-taken"
    acts.end(live, 0.0, ADA)
    assert refusal(live, acts.join, person("Cy")) == "game-over"


def test_a_client_that_asks_for_a_taken_seat_learns_which_are_free():
    with pytest.raises(AzulejosError) as caught:
        acts.join(waiting(ME, OPEN, OPEN), 0.0, person("Bo"), 0)
    assert list(caught.value.allowed) == ["1", "2"]


def test_a_full_table_of_bots_is_started_by_the_host_alone():
    live = waiting(ME, bot(), OPEN)
    assert refusal(live, acts.start, ADA) == "seats-open"
    acts.hand(live, 0.0, ADA, 2, None)
    assert live.head == 1, "a seat that is open already was opened"
    acts.hand(live, 0.0, ADA, 2, "random")
    assert live.status == PLAYING
    assert refusal(live, acts.start, ADA) == "table-started"


def test_only_the_host_starts():
    live = acts.make("table", 0.0, waiting(ME, Chair(person=1)).plan, [person("Ada"), person("Bo")])
    assert refusal(live, acts.start, BO) == "not-host"
    acts.start(live, 0.0, ADA)
    assert live.status == PLAYING


def test_seeds_come_from_those_who_sit_and_before_the_start():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"), seed="bo")
    acts.sow(live, 0.0, ADA, "ada")
    assert live.seeds == ["ada", "bo", None]
    acts.leave(live, 0.0, BO, 1)
    assert refusal(live, acts.sow, BO, "again") == "not-your-seat"
    acts.join(live, 0.0, person("Bo"))
    acts.join(live, 0.0, person("Cy"))
    assert refusal(live, acts.sow, ADA, "late") == "table-started"


# --- Going and coming back ------------------------------------------------------------------------


def test_who_leaves_before_the_start_opens_the_seat():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"))
    acts.leave(live, 0.0, BO, 1)
    assert live.chairs[1] == OPEN
    assert refusal(live, acts.come_back, BO, 1) == "not-your-seat"


def test_who_leaves_the_game_keeps_the_seat_and_comes_back():
    live = playing("Bo")
    acts.leave(live, 0.0, BO, 1)
    assert live.chairs[1] == Chair(person=BO, away=True)
    head = live.head
    acts.leave(live, 0.0, BO, 1)
    assert live.head == head, "a person who has left cannot leave again"
    acts.come_back(live, 0.0, BO, 1)
    assert live.chairs[1] == Chair(person=BO)


def test_who_decides_is_there_again():
    live = playing("Bo")
    seat = live.owing[0]
    acts.leave(live, 0.0, seat, seat)
    decide(live)
    assert not live.chairs[seat].away


def test_nobody_gets_up_for_somebody_else_or_after_the_end():
    live = playing("Bo")
    assert refusal(live, acts.leave, BO, 0) == "not-your-seat"
    assert refusal(live, acts.leave, BO, 2) == "no-such-seat"
    finish(live)
    assert refusal(live, acts.leave, BO, 1) == "game-over"


def test_a_game_stays_when_the_last_person_leaves_it():
    live = playing("Bo")
    acts.leave(live, 0.0, ADA, 0)
    acts.leave(live, 0.0, BO, 1)
    assert live.status == PLAYING
    assert live.host == ADA
    acts.come_back(live, 0.0, BO, 1)
    assert live.host == BO


# --- Handing on -----------------------------------------------------------------------------------


def owing_other(live):
    """Let Ada decide until somebody else owes a decision: their seat."""
    while live.owing[0] == 0:
        decide(live, live.changed)
    return live.owing[0]


def test_the_host_hands_on_a_seat_after_the_time_of_grace():
    live = playing("Bo", grace=30.0)
    seat = owing_other(live)
    with pytest.raises(AzulejosError, match="wait 20 s") as caught:
        acts.hand(live, 10.0, ADA, seat, "random")
    assert (caught.value.code, caught.value.facts["seconds"]) == ("grace-not-over", 20)
    acts.hand(live, 30.0, ADA, seat, "random")
    assert live.bots_owing == (seat,)


def test_who_keeps_nobody_waiting_is_left_in_peace():
    live = playing("Bo", grace=0.0)
    seat = owing_other(live)
    decide(live)
    assert live.owing == (0,)
    assert refusal(live, acts.hand, ADA, seat, None) == "nothing-owed"
    early = waiting(ME, OPEN, OPEN, grace=0.0)
    acts.join(early, 0.0, person("Bo"))
    assert refusal(early, acts.hand, ADA, 1, None) == "nothing-owed"


def test_a_seat_that_was_left_is_handed_on_at_once_to_a_bot_or_to_anybody():
    live = playing("Bo")
    acts.leave(live, 0.0, BO, 1)
    acts.hand(live, 0.0, ADA, 1, None)
    assert live.chairs[1] == OPEN
    assert refusal(live, acts.come_back, BO, 1) == "not-your-seat"
    acts.join(live, 0.0, person("Cy"))
    assert live.name(1) == "Cy"
    assert live.status == PLAYING


def test_whoever_takes_over_has_the_whole_time_of_grace():
    live = playing("Bo", grace=30.0)
    seat = owing_other(live)
    acts.hand(live, 40.0, ADA, seat, None)
    acts.join(live, 60.0, person("Cy"))
    with pytest.raises(AzulejosError, match="wait 29 s"):
        acts.hand(live, 61.0, ADA, seat, "random")


def test_only_the_host_hands_on_and_only_to_bots_there_are():
    live = playing("Bo", "Cy")
    acts.leave(live, 0.0, CY, 2)
    assert refusal(live, acts.hand, BO, 2, "random") == "not-host"
    assert refusal(live, acts.hand, ADA, 2, "nobody") == "unknown-bot"
    assert refusal(live, acts.hand, ADA, 3, "random") == "no-such-seat"
    finish(live)
    assert refusal(live, acts.hand, ADA, 2, "random") == "game-over"


def test_when_the_host_has_gone_the_next_one_is_host_until_they_come_back():
    live = playing("Bo", "Cy")
    acts.leave(live, 0.0, ADA, 0)
    assert live.host == BO
    acts.hand(live, 0.0, BO, 0, "random")
    acts.leave(live, 0.0, CY, 2)
    acts.hand(live, 0.0, BO, 2, None)
    acts.join(live, 0.0, person("Ada"))
    assert live.host == ADA
    assert acts.seats_of(live, ADA) == [2]


def test_a_host_who_keeps_all_waiting_is_handed_on_by_anybody_who_sits_there():
    live = playing("Bo", "Cy", grace=30.0)
    while live.owing != (0,):
        decide(live)
    assert refusal(live, acts.hand, CY, 0, "random") == "grace-not-over"
    acts.hand(live, 31.0, CY, 0, "random")
    assert live.host == BO


def test_a_host_without_a_seat_stays_the_host():
    live = waiting(OPEN, OPEN)
    acts.join(live, 0.0, person("Bo"))
    acts.join(live, 0.0, person("Cy"))
    assert live.host == ADA
    assert refusal(live, acts.hand, BO, 1, "random") == "not-host"
    acts.end(live, 0.0, ADA)
    assert live.status == OVER


def test_a_program_is_never_the_host():
    live = waiting(ME, OPEN, OPEN)
    acts.join(live, 0.0, person("Deep", program=True))
    acts.join(live, 0.0, person("Cy"))
    acts.leave(live, 0.0, ADA, 0)
    assert live.host == CY


# --- Checking rights -----------------------------------------------------------------------------------


def test_a_secret_says_who_somebody_is():
    live = playing("Bo")
    assert acts.person_of(live, "Bo") == BO
    assert refusal(live, lambda live, now: acts.person_of(live, None)) == "not-seated"
    assert refusal(live, lambda live, now: acts.person_of(live, "Cy")) == "wrong-secret"
    assert refusal(live, lambda live, now: acts.person_of(live, person("Bo").secret)) == "wrong-secret"
