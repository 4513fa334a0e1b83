"""A table that is resumed while some seats have made a simultaneous decision and others have not."""

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.games.azul import GAME as AZUL
from azulejos.games.g5211 import GAME
from azulejos.records import Record, final_state, read_one, write
from azulejos.table import Table, TakebackRefused


def cards(players=3, seed="cards"):
    return Table.new(GAME, Setup.of(GAME, players), randomness=SeededRandomness(seed))


def again(table):
    return Table(read_one(write([table.saved()])), randomness=SeededRandomness("again"))


def test_sealed_choices_survive_and_stay_sealed():
    table = cards()
    chosen = table.legal(1)[0]
    table.play(1, chosen, revision=table.revision)
    resumed = again(table)
    assert resumed.ready == (1,)
    assert resumed.glimpse(1).sealed == chosen
    assert resumed.turn == Decide((0, 1, 2))
    assert resumed.revision == table.revision
    assert resumed.events(0) == table.events(0)
    assert chosen not in str(resumed.events(0)) + str(resumed.glimpse(0))


def test_what_is_saved_is_a_record_that_replays(tiling_table):
    """A column on a grey wall scores as soon as it is in a record, and the result contains it."""
    tiling_table.play(2, "2=4", revision=0)
    saved = read_one(write([tiling_table.saved()]))
    assert AZUL.position(final_state(saved))["boards"][2]["score"] == 1
    resumed = Table(saved)
    assert resumed.ready == (2,)
    assert resumed.glimpse(0).view == tiling_table.glimpse(0).view


def test_a_sealed_choice_can_still_be_changed():
    table = cards()
    table.play(1, table.legal(1)[0], revision=table.revision)
    resumed = again(table)
    resumed.play(1, resumed.legal(1)[1], revision=resumed.revision)
    assert resumed.glimpse(1).sealed == table.legal(1)[1]


def test_the_record_for_everyone_has_no_sealed_choice():
    table = cards()
    before = write([table.record()])
    table.play(1, table.legal(1)[0], revision=table.revision)
    assert write([table.record()]) == before
    assert len(table.saved().events) == len(table.record().events) + 1


def test_a_seat_that_reveals_by_deciding_last_cannot_take_it_back():
    """A position in which the other seat's choice is sealed already."""
    table = cards(2)
    state = GAME.read_position(GAME.position(table._history.state))
    state = GAME.play(state, 0, GAME.legal(state, 0)[0])
    header = {"record": 1, "game": "5211", **Setup.of(GAME, 2).to_json(), "from": GAME.position(state)}
    resumed = Table(Record(header), randomness=SeededRandomness(1))
    assert resumed.ready == (0,)
    resumed.play(1, resumed.legal(1)[0], revision=0)
    with pytest.raises(TakebackRefused):
        resumed.ask_takeback(1)


@pytest.mark.parametrize("events", range(2, 12))
def test_a_record_that_ends_anywhere_is_resumed(events):
    table = cards(2)
    while len(table.record().events) < 12:
        for seat in (0, 1):
            table.play(seat, table.legal(seat)[0], revision=table.revision)
    cut = Record(table.record().header, table.record().events[:events])
    resumed = Table(cut, randomness=SeededRandomness(1))
    assert resumed.saved().events[:events] == cut.events
    for seat in (0, 1):
        if seat not in resumed.ready:
            resumed.play(seat, resumed.legal(seat)[0], revision=resumed.revision)
