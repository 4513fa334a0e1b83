"""Decisions, takebacks, endings and rematches: when they are allowed, and how they are refused."""

import pytest

from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.live_table import OVER, PLAYING, WAITING
from azulejos.server.tables.snapshots import events_payload, steps_of, table_payload
from azulejos.table import Table
from tests.server.live_tables import ME, OPEN, bot, decide, finish, person, playing, refusal, waiting

ADA, BO, CY = 0, 1, 2


# --- Deciding -------------------------------------------------------------------------------------


def test_nothing_is_decided_before_the_start():
    live = waiting(ME, OPEN)
    assert refusal(live, acts.play, 0, "1B>1", revision=0, move_id="a") == "table-not-started"
    assert refusal(live, acts.take_back, 0, "ask") == "table-not-started"


def test_a_decision_that_was_made_already_gets_the_same_answer():
    live = playing("Bo")
    seat, revision = live.owing[0], live.table.revision
    move = live.table.legal(seat)[0]
    first = acts.play(live, 0.0, seat, move, revision=revision, move_id="a")
    head = live.head
    assert acts.play(live, 9.0, seat, move, revision=revision, move_id="a") == first
    assert live.head == head
    other = acts.playing(live).legal(live.owing[0])[0] + "x"
    assert refusal(live, acts.play, seat, other, revision=revision, move_id="a") == "move-id-reused"


def test_a_move_id_is_looked_up_once_for_each_request(monkeypatch):
    looked_up, answered = [], Table.answered

    def counted(table, seat, move, move_id):
        looked_up.append(move_id)
        return answered(table, seat, move, move_id)

    monkeypatch.setattr(Table, "answered", counted)
    live = playing("Bo")
    decide(live, move_id="a")
    decide(live, move_id="b")
    assert looked_up == ["a", "b"]


def test_decisions_are_refused_by_the_referee_in_its_own_words():
    live = playing("Bo")
    seat, now = live.owing[0], {"revision": live.table.revision, "move_id": "a"}
    legal = live.table.legal(seat)[0]
    assert refusal(live, acts.play, seat, "nonsense", **now) == "bad-move-text"
    assert refusal(live, acts.play, seat, legal, revision=0, move_id="a") == "stale-revision"
    assert refusal(live, acts.play, 1 - seat, legal, **now) == "not-your-turn"
    finish(live)
    assert refusal(live, acts.play, seat, legal, **now) == "game-over"


def test_sealed_decisions_may_be_changed_until_the_last_one_is_in():
    live = playing("Bo", game="5211")
    assert live.owing == (0, 1)
    moves = live.table.legal(0)
    decide(live, seat=0, move=moves[0])
    assert live.owing == (1,)
    receipt = decide(live, seat=0, move=moves[1])
    assert receipt.sealed
    assert live.table.glimpse(0).sealed == moves[1]
    assert live.table.glimpse(1).sealed is None


# --- Taking back ----------------------------------------------------------------------------------


def test_a_replay_has_the_revisions_that_were_sent_in_play():
    live = playing("Bo")
    for _ in range(2):
        seat = decide(live).seat
        acts.take_back(live, 0.0, seat, "ask")
        acts.take_back(live, 0.0, 1 - seat, "agree")
    finish(live)
    sent = {event.revision: event for event in events_payload(live, None, 0)}
    steps = steps_of(live.record(), acts.revisions(live))
    replayed = [step.event for step in steps if step.event is not None]
    assert replayed == [sent[event.revision] for event in replayed]
    assert len(sent) == len(replayed) + 4, "two moves were taken back, by two takebacks"


def asked(*names, **more):
    """A table where the first seat to move asks for a takeback; the table and the seat."""
    live = playing(*names, **more)
    seat = live.owing[0]
    decide(live)
    acts.take_back(live, 0.0, seat, "ask")
    return live, seat


def test_a_takeback_needs_the_consent_of_everybody_there():
    live, seat = asked("Bo", "Cy")
    others = [other for other in range(3) if other != seat]
    assert refusal(live, acts.take_back, seat, "agree") == "no-takeback"
    acts.take_back(live, 0.0, others[0], "agree")
    assert live.owing != (seat,)
    acts.take_back(live, 0.0, others[1], "agree")
    assert live.owing == (seat,)


def test_bots_and_those_who_have_left_are_not_asked():
    live = playing("Bo", bots=["random"])
    while live.owing[0] != 0:
        acts.decide(
            live,
            0.0,
            live.owing[0],
            live.table.legal(live.owing[0])[0],
            revision=live.table.revision,
            move_id=f"{live.head}",
        )
    acts.leave(live, 0.0, BO, 1)
    decide(live)
    acts.take_back(live, 0.0, 0, "ask")
    assert live.owing == (0,)


@pytest.mark.parametrize("change", ["leave", "hand", "time out"])
def test_a_takeback_lapses_when_somebody_goes_who_was_asked(change):
    live, seat = asked("Bo", "Cy", grace=0.0, clock=Clock(per_move=10.0))
    other = live.owing[0]
    if change == "leave":
        acts.leave(live, 0.0, other, other)
    elif change == "hand":
        acts.hand(live, 1.0, ADA, other, "random")
    else:
        acts.expire(live, 100.0)
    table = acts.playing(live)
    assert table.takeback is None
    acts.take_back(live, 100.0, seat, "ask")
    pending = table_payload(live).takeback
    assert pending is not None and other not in pending.missing


def test_a_takeback_is_refused_by_anybody_and_nothing_is_taken_back_after_the_end():
    live, seat = asked("Bo")
    acts.take_back(live, 0.0, 1 - seat, "refuse")
    assert live.table.takeback is None
    assert refusal(live, acts.take_back, 1 - seat, "refuse") == "no-takeback"
    finish(live)
    assert refusal(live, acts.take_back, seat, "ask") == "game-over"


# --- Ending and playing again ---------------------------------------------------------------------


def test_the_host_ends_a_game_and_others_only_when_they_are_alone():
    live = playing("Bo", "Cy")
    assert refusal(live, acts.end, BO) == "not-host"
    acts.leave(live, 0.0, ADA, 0)
    assert refusal(live, acts.end, CY) == "not-host"
    acts.leave(live, 0.0, BO, 1)
    acts.end(live, 0.0, CY)
    assert live.status == OVER
    assert refusal(live, acts.end, ADA) == "game-over"


def test_a_game_that_was_ended_has_a_record_and_one_that_never_began_has_none():
    live = playing("Bo")
    assert refusal(live, lambda live, now: acts.record(live)) == "not-over"
    acts.end(live, 0.0, ADA)
    assert acts.record(live).result == {"left": None, "scores": [0, 0]}
    never = waiting(ME, OPEN)
    acts.end(never, 0.0, ADA)
    assert never.status == OVER
    assert refusal(never, lambda live, now: acts.record(live)) == "table-not-started"


def test_a_rematch_has_everybody_one_seat_further_and_waits_for_all():
    live = playing("Bo", bots=["greedy"])
    assert refusal(live, lambda live, now: acts.rotated(live, ADA)) == "not-over"
    finish(live)
    plan = acts.rotated(live, BO)
    assert plan.chairs == (Chair(person=BO), bot("greedy"), Chair(person=ADA, away=True))
    again = acts.make("again", 0.0, plan, live.people)
    acts.come_back(again, 0.0, BO, 0)
    assert again.status == WAITING
    assert again.host == BO, "who asks for it looks after it until the host comes"
    acts.come_back(again, 0.0, ADA, 2)
    assert again.status == PLAYING
    assert again.host == ADA


def test_a_rematch_starts_without_those_who_do_not_come_if_the_host_hands_on_their_seats():
    live = finish(playing("Bo"))
    again = acts.make("again", 0.0, acts.rotated(live, BO), live.people)
    acts.hand(again, 0.0, BO, 1, "random")
    assert again.status == PLAYING


def test_who_does_not_want_a_rematch_opens_the_seat_for_others():
    live = finish(playing("Bo"))
    again = acts.make("again", 0.0, acts.rotated(live, ADA), live.people)
    acts.leave(again, 0.0, BO, 0)
    assert again.chairs[0] == OPEN
    acts.join(again, 0.0, person("Cy"))
    assert again.status == PLAYING
