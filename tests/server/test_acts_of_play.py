"""Deciding, taking back, ending and playing again: who may, when, and how they are refused."""

import pytest

from azulejos.server import acts
from azulejos.server.chair import Chair
from azulejos.server.clock import Clock
from azulejos.server.room import OVER, PLAYING, WAITING
from azulejos.server.telling import table_told
from tests.server.rooms import ME, OPEN, bot, decide, finish, person, playing, refusal, waiting

ADA, BO, CY = 0, 1, 2


# --- Deciding -------------------------------------------------------------------------------------


def test_nothing_is_decided_before_the_start():
    room = waiting(ME, OPEN)
    assert refusal(room, acts.play, 0, "1B>1", revision=0, move_id="a") == "table-not-started"
    assert refusal(room, acts.take_back, 0, "ask") == "table-not-started"


def test_a_decision_that_was_made_already_gets_the_same_answer():
    room = playing("Bo")
    seat, revision = room.owing[0], room.table.revision
    move = room.table.legal(seat)[0]
    first = acts.play(room, 0.0, seat, move, revision=revision, move_id="a")
    head = room.head
    assert acts.play(room, 9.0, seat, move, revision=revision, move_id="a") == first
    assert room.head == head
    other = acts.playing(room).legal(room.owing[0])[0] + "x"
    assert refusal(room, acts.play, seat, other, revision=revision, move_id="a") == "move-id-reused"


def test_decisions_are_refused_by_the_referee_in_its_own_words():
    room = playing("Bo")
    seat, now = room.owing[0], {"revision": room.table.revision, "move_id": "a"}
    legal = room.table.legal(seat)[0]
    assert refusal(room, acts.play, seat, "nonsense", **now) == "bad-move-text"
    assert refusal(room, acts.play, seat, legal, revision=0, move_id="a") == "stale-revision"
    assert refusal(room, acts.play, 1 - seat, legal, **now) == "not-your-turn"
    finish(room)
    assert refusal(room, acts.play, seat, legal, **now) == "game-over"


def test_sealed_decisions_may_be_changed_until_the_last_one_is_in():
    room = playing("Bo", game="5211")
    assert room.owing == (0, 1)
    moves = room.table.legal(0)
    decide(room, seat=0, move=moves[0])
    assert room.owing == (1,)
    receipt = decide(room, seat=0, move=moves[1])
    assert receipt.sealed
    assert room.table.glimpse(0).sealed == moves[1]
    assert room.table.glimpse(1).sealed is None


# --- Taking back ----------------------------------------------------------------------------------


def asked(*names, **more):
    """A table where whoever moved first asks to take it back: the room and the seat."""
    room = playing(*names, **more)
    seat = room.owing[0]
    decide(room)
    acts.take_back(room, 0.0, seat, "ask")
    return room, seat


def test_a_takeback_needs_the_consent_of_everybody_there():
    room, seat = asked("Bo", "Cy")
    others = [other for other in range(3) if other != seat]
    assert refusal(room, acts.take_back, seat, "agree") == "no-takeback"
    acts.take_back(room, 0.0, others[0], "agree")
    assert room.owing != (seat,)
    acts.take_back(room, 0.0, others[1], "agree")
    assert room.owing == (seat,)


def test_bots_and_those_who_have_left_are_not_asked():
    room = playing("Bo", bots=["random"])
    while room.owing[0] != 0:
        acts.decide(
            room,
            0.0,
            room.owing[0],
            room.table.legal(room.owing[0])[0],
            revision=room.table.revision,
            move_id=f"{room.head}",
        )
    acts.leave(room, 0.0, BO, 1)
    decide(room)
    acts.take_back(room, 0.0, 0, "ask")
    assert room.owing == (0,)


@pytest.mark.parametrize("change", ["leave", "hand", "time out"])
def test_a_takeback_lapses_when_somebody_goes_who_was_asked(change):
    room, seat = asked("Bo", "Cy", grace=0.0, clock=Clock(per_move=10.0))
    other = room.owing[0]
    if change == "leave":
        acts.leave(room, 0.0, other, other)
    elif change == "hand":
        acts.hand(room, 1.0, ADA, other, "random")
    else:
        acts.expire(room, 100.0)
    table = acts.playing(room)
    assert table.takeback is None
    acts.take_back(room, 100.0, seat, "ask")
    assert other not in table_told(room)["takeback"]["missing"]


def test_a_takeback_is_refused_by_anybody_and_nothing_is_taken_back_after_the_end():
    room, seat = asked("Bo")
    acts.take_back(room, 0.0, 1 - seat, "refuse")
    assert room.table.takeback is None
    assert refusal(room, acts.take_back, 1 - seat, "refuse") == "no-takeback"
    finish(room)
    assert refusal(room, acts.take_back, seat, "ask") == "game-over"


# --- Ending and playing again ---------------------------------------------------------------------


def test_the_host_ends_a_game_and_others_only_when_they_are_alone():
    room = playing("Bo", "Cy")
    assert refusal(room, acts.end, BO) == "not-host"
    acts.leave(room, 0.0, ADA, 0)
    assert refusal(room, acts.end, CY) == "not-host"
    acts.leave(room, 0.0, BO, 1)
    acts.end(room, 0.0, CY)
    assert room.status == OVER
    assert refusal(room, acts.end, ADA) == "game-over"


def test_a_game_that_was_ended_has_a_record_and_one_that_never_began_has_none():
    room = playing("Bo")
    assert refusal(room, lambda room, now: acts.record(room)) == "not-over"
    acts.end(room, 0.0, ADA)
    assert acts.record(room).result == {"left": None, "scores": [0, 0]}
    never = waiting(ME, OPEN)
    acts.end(never, 0.0, ADA)
    assert never.status == OVER
    assert refusal(never, lambda room, now: acts.record(room)) == "table-not-started"


def test_a_rematch_has_everybody_one_seat_further_and_waits_for_all():
    room = playing("Bo", bots=["greedy"])
    assert refusal(room, lambda room, now: acts.rotated(room, ADA)) == "not-over"
    finish(room)
    plan = acts.rotated(room, BO)
    assert plan.chairs == (Chair(person=BO), bot("greedy"), Chair(person=ADA, away=True))
    again = acts.make("again", 0.0, plan, room.people)
    acts.come_back(again, 0.0, BO, 0)
    assert again.status == WAITING
    assert again.host == BO, "who asks for it looks after it until the host comes"
    acts.come_back(again, 0.0, ADA, 2)
    assert again.status == PLAYING
    assert again.host == ADA


def test_a_rematch_starts_without_those_who_do_not_come_if_the_host_hands_on_their_seats():
    room = finish(playing("Bo"))
    again = acts.make("again", 0.0, acts.rotated(room, BO), room.people)
    acts.hand(again, 0.0, BO, 1, "random")
    assert again.status == PLAYING


def test_who_does_not_want_a_rematch_opens_the_seat_for_others():
    room = finish(playing("Bo"))
    again = acts.make("again", 0.0, acts.rotated(room, ADA), room.people)
    acts.leave(again, 0.0, BO, 0)
    assert again.chairs[0] == OPEN
    acts.join(again, 0.0, person("Cy"))
    assert again.status == PLAYING
