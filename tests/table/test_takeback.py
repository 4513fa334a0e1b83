import pytest

from azulejos.core.turn import Decide
from azulejos.records import final_state
from azulejos.table import GameOver, LogEntry, NoSuchSeat, PendingTakeback, TakebackRefused
from tests.table.test_table import everything, new_table, play_on


def test_people_take_back_by_consent_of_all_others():
    table = new_table(players=3)
    before = table.glimpse(0).view
    play_on(table, 2)
    asked = table.ask_takeback(0)
    assert asked is not None and asked.missing == {1, 2}
    assert table.takeback == asked
    table.agree(2)
    assert table.glimpse(0).view != before
    assert table.agree(1) is None
    assert table.glimpse(0).view == before
    assert table.turn == Decide((0,))


def test_a_takeback_is_an_event_and_the_record_forgets_what_was_taken_back():
    table = new_table(people=[0])
    play_on(table, 3)
    table.ask_takeback(0)
    assert table.events(1, since=3) == [
        LogEntry(4, table.events(1)[3].event),
        LogEntry(5, takeback=3),
    ]
    assert len(table.record().events) == 3
    assert final_state(table.record()) is not None
    play_on(table, 2)
    assert table.revision == 7


def test_what_is_left_after_a_takeback_keeps_its_revisions():
    table = new_table(people=[0])
    play_on(table, 3)
    table.ask_takeback(0)
    play_on(table, 2)
    assert table.revisions == (1, 2, 3, 6, 7)
    kept = [entry.event for entry in table.events(None) if entry.revision in table.revisions]
    assert kept == table.record().events


def test_bots_consent_without_being_asked():
    table = new_table(people=[0])
    play_on(table, 2)
    assert table.ask_takeback(0) is None
    assert table.turn == Decide((0,))


def test_several_takebacks_follow_one_another():
    table = new_table(people=[0])
    start = table.glimpse(0).view
    play_on(table, 5)
    for _ in range(3):
        table.ask_takeback(0)
    assert table.glimpse(0).view == start
    with pytest.raises(TakebackRefused):
        table.ask_takeback(0)


def test_never_across_a_draw():
    table = new_table(people=[0])
    while table.glimpse(None).view["round"] == 1:
        play_on(table, 1)
    for seat in (0, 1):
        with pytest.raises(TakebackRefused, match="since the last draw or reveal"):
            table.ask_takeback(seat)


def test_never_across_a_reveal(tiling_table):
    tiling_table.play(0, "1=3", revision=0)
    tiling_table.play(2, "2=1", revision=0)
    for seat in (0, 2):
        with pytest.raises(TakebackRefused):
            tiling_table.ask_takeback(seat)


def test_a_refusal_ends_it_and_so_does_any_move():
    table = new_table()
    play_on(table, 1)
    table.ask_takeback(0)
    table.refuse(1)
    assert table.takeback is None
    table.ask_takeback(0)
    play_on(table, 1)
    assert table.takeback is None
    with pytest.raises(TakebackRefused):
        table.agree(1)


def test_only_those_who_are_asked_can_agree():
    table = new_table()
    play_on(table, 1)
    for seat in (0, 1):
        with pytest.raises(TakebackRefused):
            table.agree(seat)
    with pytest.raises(TakebackRefused):
        table.refuse(0)
    table.ask_takeback(0)
    before = everything(table)
    with pytest.raises(TakebackRefused):
        table.agree(0)
    with pytest.raises(NoSuchSeat):
        table.refuse(5)
    assert everything(table) == before


def test_a_move_that_was_taken_back_can_be_made_again_with_its_id():
    table = new_table(people=[0])
    move = table.legal(0)[0]
    table.play(0, move, revision=1, move_id="a")
    table.ask_takeback(0)
    assert table.play(0, move, revision=3, move_id="a").revision == 4


def test_a_pending_takeback_reveals_no_state():
    table = new_table()
    play_on(table, 1)
    assert table.ask_takeback(0) == PendingTakeback(seat=0, revision=1, missing=frozenset({1}))


def test_nothing_is_taken_back_after_the_end():
    table = new_table()
    play_on(table, 1)
    table.leave(None)
    with pytest.raises(GameOver):
        table.ask_takeback(0)
