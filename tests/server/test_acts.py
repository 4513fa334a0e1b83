"""What people may do at a table, when, and how they are refused."""

import pytest

from azulejos.core.errors import AzulejosError
from azulejos.server import acts
from azulejos.server.chair import Chair
from azulejos.server.room import OVER, PLAYING, WAITING
from tests.server.rooms import ME, OPEN, bot, decide, finish, person, playing, refusal, seen, waiting

ADA, BO, CY = 0, 1, 2


# --- Coming ---------------------------------------------------------------------------------------


def test_who_joins_gets_the_first_open_seat_or_the_one_they_name():
    room = waiting(OPEN, ME, OPEN, OPEN)
    assert acts.join(room, 0.0, person("Bo"), 3) == 3
    assert acts.join(room, 0.0, person("Cy")) == 0
    assert [chair.person for chair in room.chairs] == [1 + 1, ADA, None, BO]


def test_who_asks_again_for_the_seat_they_have_has_it_and_nothing_happens():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"), 2, "seed")
    before = seen(room)
    assert acts.join(room, 1.0, person("Bo"), 2, "another") == 2
    assert seen(room) == before


def test_the_last_one_to_come_starts_the_game():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"))
    assert room.status == WAITING
    acts.join(room, 0.0, person("Cy"))
    assert room.status == PLAYING


def test_one_person_may_have_several_seats():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"))
    acts.join(room, 0.0, person("Bo"))
    assert acts.seats_of(room, BO) == [1, 2]
    assert len(room.people) == 2


def test_a_seat_that_is_taken_does_not_exist_or_is_at_a_table_that_is_over_can_not_be_joined():
    room = waiting(ME, bot(), OPEN)
    assert refusal(room, acts.join, person("Bo"), 0) == "seat-taken"
    assert refusal(room, acts.join, person("Bo"), 1) == "seat-taken"
    assert refusal(room, acts.join, person("Bo"), 3) == "no-such-seat"
    acts.join(room, 0.0, person("Bo"))
    assert refusal(room, acts.join, person("Cy")) == "seat-taken"
    acts.end(room, 0.0, ADA)
    assert refusal(room, acts.join, person("Cy")) == "game-over"


def test_whose_seat_is_free_is_told_to_who_finds_another_taken():
    with pytest.raises(AzulejosError) as caught:
        acts.join(waiting(ME, OPEN, OPEN), 0.0, person("Bo"), 0)
    assert list(caught.value.allowed) == ["1", "2"]


def test_a_full_table_of_bots_is_started_by_the_host_alone():
    room = waiting(ME, bot(), OPEN)
    assert refusal(room, acts.start, ADA) == "seats-open"
    acts.hand(room, 0.0, ADA, 2, None)
    assert room.head == 1, "a seat that is open already was opened"
    acts.hand(room, 0.0, ADA, 2, "random")
    assert room.status == PLAYING
    assert refusal(room, acts.start, ADA) == "table-started"


def test_only_the_host_starts():
    room = acts.make("table", 0.0, waiting(ME, Chair(person=1)).plan, [person("Ada"), person("Bo")])
    assert refusal(room, acts.start, BO) == "not-host"
    acts.start(room, 0.0, ADA)
    assert room.status == PLAYING


def test_seeds_come_from_those_who_sit_and_before_the_start():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"), seed="bo")
    acts.sow(room, 0.0, ADA, "ada")
    assert room.seeds == ["ada", "bo", None]
    acts.leave(room, 0.0, BO, 1)
    assert refusal(room, acts.sow, BO, "again") == "not-your-seat"
    acts.join(room, 0.0, person("Bo"))
    acts.join(room, 0.0, person("Cy"))
    assert refusal(room, acts.sow, ADA, "late") == "table-started"


# --- Going and coming back ------------------------------------------------------------------------


def test_who_leaves_before_the_start_opens_the_seat():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"))
    acts.leave(room, 0.0, BO, 1)
    assert room.chairs[1] == OPEN
    assert refusal(room, acts.come_back, BO, 1) == "not-your-seat"


def test_who_leaves_the_game_keeps_the_seat_and_comes_back():
    room = playing("Bo")
    acts.leave(room, 0.0, BO, 1)
    assert room.chairs[1] == Chair(person=BO, away=True)
    head = room.head
    acts.leave(room, 0.0, BO, 1)
    assert room.head == head, "whoever has left can not leave once more"
    acts.come_back(room, 0.0, BO, 1)
    assert room.chairs[1] == Chair(person=BO)


def test_who_decides_is_there_again():
    room = playing("Bo")
    seat = room.owing[0]
    acts.leave(room, 0.0, seat, seat)
    decide(room)
    assert not room.chairs[seat].away


def test_nobody_gets_up_for_somebody_else_or_after_the_end():
    room = playing("Bo")
    assert refusal(room, acts.leave, BO, 0) == "not-your-seat"
    assert refusal(room, acts.leave, BO, 2) == "no-such-seat"
    finish(room)
    assert refusal(room, acts.leave, BO, 1) == "game-over"


def test_a_game_stays_when_the_last_person_leaves_it():
    room = playing("Bo")
    acts.leave(room, 0.0, ADA, 0)
    acts.leave(room, 0.0, BO, 1)
    assert room.status == PLAYING
    assert room.host == ADA
    acts.come_back(room, 0.0, BO, 1)
    assert room.host == BO


# --- Handing on -----------------------------------------------------------------------------------


def owing_other(room):
    """Let Ada decide until somebody else owes a decision: their seat."""
    while room.owing[0] == 0:
        decide(room, room.changed)
    return room.owing[0]


def test_the_host_hands_on_a_seat_after_the_time_of_grace():
    room = playing("Bo", grace=30.0)
    seat = owing_other(room)
    with pytest.raises(AzulejosError, match="wait 20 s") as caught:
        acts.hand(room, 10.0, ADA, seat, "random")
    assert (caught.value.code, caught.value.facts["seconds"]) == ("grace-not-over", 20)
    acts.hand(room, 30.0, ADA, seat, "random")
    assert room.bots_owing == (seat,)


def test_who_keeps_nobody_waiting_is_left_in_peace():
    room = playing("Bo", grace=0.0)
    seat = owing_other(room)
    decide(room)
    assert room.owing == (0,)
    assert refusal(room, acts.hand, ADA, seat, None) == "nothing-owed"
    early = waiting(ME, OPEN, OPEN, grace=0.0)
    acts.join(early, 0.0, person("Bo"))
    assert refusal(early, acts.hand, ADA, 1, None) == "nothing-owed"


def test_a_seat_that_was_left_is_handed_on_at_once_to_a_bot_or_to_anybody():
    room = playing("Bo")
    acts.leave(room, 0.0, BO, 1)
    acts.hand(room, 0.0, ADA, 1, None)
    assert room.chairs[1] == OPEN
    assert refusal(room, acts.come_back, BO, 1) == "not-your-seat"
    acts.join(room, 0.0, person("Cy"))
    assert room.name(1) == "Cy"
    assert room.status == PLAYING


def test_whoever_takes_over_has_the_whole_time_of_grace():
    room = playing("Bo", grace=30.0)
    seat = owing_other(room)
    acts.hand(room, 40.0, ADA, seat, None)
    acts.join(room, 60.0, person("Cy"))
    with pytest.raises(AzulejosError, match="wait 29 s"):
        acts.hand(room, 61.0, ADA, seat, "random")


def test_only_the_host_hands_on_and_only_to_bots_there_are():
    room = playing("Bo", "Cy")
    acts.leave(room, 0.0, CY, 2)
    assert refusal(room, acts.hand, BO, 2, "random") == "not-host"
    assert refusal(room, acts.hand, ADA, 2, "nobody") == "unknown-bot"
    assert refusal(room, acts.hand, ADA, 3, "random") == "no-such-seat"
    finish(room)
    assert refusal(room, acts.hand, ADA, 2, "random") == "game-over"


def test_when_the_host_has_gone_the_next_one_is_host_until_they_come_back():
    room = playing("Bo", "Cy")
    acts.leave(room, 0.0, ADA, 0)
    assert room.host == BO
    acts.hand(room, 0.0, BO, 0, "random")
    acts.leave(room, 0.0, CY, 2)
    acts.hand(room, 0.0, BO, 2, None)
    acts.join(room, 0.0, person("Ada"))
    assert room.host == ADA
    assert acts.seats_of(room, ADA) == [2]


def test_a_host_who_keeps_all_waiting_is_handed_on_by_anybody_who_sits_there():
    room = playing("Bo", "Cy", grace=30.0)
    while room.owing != (0,):
        decide(room)
    assert refusal(room, acts.hand, CY, 0, "random") == "grace-not-over"
    acts.hand(room, 31.0, CY, 0, "random")
    assert room.host == BO


def test_a_host_without_a_seat_stays_the_host():
    room = waiting(OPEN, OPEN)
    acts.join(room, 0.0, person("Bo"))
    acts.join(room, 0.0, person("Cy"))
    assert room.host == ADA
    assert refusal(room, acts.hand, BO, 1, "random") == "not-host"
    acts.end(room, 0.0, ADA)
    assert room.status == OVER


def test_a_program_is_never_the_host():
    room = waiting(ME, OPEN, OPEN)
    acts.join(room, 0.0, person("Deep", program=True))
    acts.join(room, 0.0, person("Cy"))
    acts.leave(room, 0.0, ADA, 0)
    assert room.host == CY


# --- Who is who -----------------------------------------------------------------------------------


def test_a_secret_says_who_somebody_is():
    room = playing("Bo")
    assert acts.person_of(room, "Bo") == BO
    assert refusal(room, lambda room, now: acts.person_of(room, None)) == "not-seated"
    assert refusal(room, lambda room, now: acts.person_of(room, "Cy")) == "wrong-secret"
    assert refusal(room, lambda room, now: acts.person_of(room, person("Bo").secret)) == "wrong-secret"
