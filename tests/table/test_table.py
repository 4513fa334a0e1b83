import pytest

from azulejos.core import registry
from azulejos.core.errors import IllegalMove, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide, Over
from azulejos.records import Event, final_state, read_one, write
from azulejos.table import GameOver, LogEntry, MoveIdReused, NoSuchSeat, NotYourTurn, Receipt, StaleRevision, Table

GAME = registry.game("azul")


def new_table(seed="table", players=2, wall="coloured", **more):
    setup = Setup.of(GAME, players, {"wall": wall}, 0)
    return Table.new(GAME, setup, randomness=SeededRandomness(seed), **more)


def everything(table):
    """All that can be seen of a table, to check that nothing changed."""
    seats = (None, *range(table.setup.players))
    looks = [table.glimpse(seat) for seat in seats]
    return looks, [table.events(seat) for seat in seats], write([table.record()]), table.takeback


def play_on(table, decisions):
    """Let the owing seats play their first legal move."""
    for _ in range(decisions):
        turn = table.turn
        assert isinstance(turn, Decide)
        seat = next(seat for seat in turn.seats if seat not in table.ready)
        table.play(seat, table.legal(seat)[0], revision=table.revision)


def test_the_first_deal_lies_there_when_the_table_opens():
    table = new_table()
    assert table.revision == 1
    assert table.turn == Decide((0,))
    assert table.events(0) == [LogEntry(1, table.record().events[0])]


def test_chance_comes_from_the_seed_or_the_operating_system():
    assert everything(new_table("a")) == everything(new_table("a"))
    assert everything(new_table("a")) != everything(new_table("b"))
    setup = Setup.of(GAME)
    assert everything(Table.new(GAME, setup)) != everything(Table.new(GAME, setup))


def test_a_move_goes_into_the_log_and_the_next_seat_is_on_turn():
    table = new_table()
    move = table.legal(0)[0]
    receipt = table.play(0, move, revision=1)
    assert receipt == Receipt(seat=0, move=move, revision=2, sealed=False)
    assert table.turn == Decide((1,))
    assert table.events(1, since=1) == [LogEntry(2, Event(seat=0, move=move))]


def test_a_glimpse_has_view_legal_moves_and_revision():
    table = new_table()
    own, other, spectator = (table.glimpse(seat) for seat in (0, 1, None))
    assert own.view["turn"] == {"decide": [0]}
    assert list(own.legal) == sorted(own.legal) and own.legal
    assert other.legal == spectator.legal == ()
    assert own.revision == other.revision == 1


@pytest.mark.parametrize(
    ("seat", "move", "revision", "error"),
    [
        (2, "1B>1", 1, NoSuchSeat),
        (-1, "1B>1", 1, NoSuchSeat),
        (1, "1B>1", 1, NotYourTurn),
        (0, "1B>1", 0, StaleRevision),
        (0, "1B>1", 5, StaleRevision),
        (0, "rubbish", 1, ParseError),
        (0, None, 1, ParseError),
        (True, "1B>1", 1, NoSuchSeat),
        (0.0, "1B>1", 1, NoSuchSeat),
        (0, "9B>1", 1, IllegalMove),
        (0, "1=1", 1, IllegalMove),
    ],
)
def test_what_is_refused_changes_nothing(seat, move, revision, error):
    table = new_table()
    before = everything(table)
    with pytest.raises(error) as refused:
        table.play(seat, move, revision=revision, move_id="m")
    assert refused.value.code
    assert everything(table) == before
    table.play(0, table.legal(0)[0], revision=1, move_id="m")


def test_a_seat_that_is_not_on_turn_gets_the_clause():
    with pytest.raises(NotYourTurn) as refused:
        new_table().play(1, "1B>1", revision=1)
    assert (refused.value.clause, refused.value.allowed) == ("AZ-4.1", ("0",))


def test_a_stale_revision_is_refused_with_the_current_one():
    with pytest.raises(StaleRevision) as refused:
        new_table().play(0, "1B>1", revision=0)
    assert refused.value.to_json()["revision"] == 1


def test_the_same_move_id_gets_the_same_answer_again():
    table = new_table()
    move = table.legal(0)[0]
    receipt = table.play(0, move, revision=1, move_id="abc")
    play_on(table, 3)
    before = everything(table)
    assert table.play(0, move, revision=1, move_id="abc") == receipt
    assert everything(table) == before


def test_a_move_id_stands_for_one_move_of_one_seat():
    table = new_table()
    first, second = table.legal(0)[:2]
    table.play(0, first, revision=1, move_id="abc")
    with pytest.raises(MoveIdReused):
        table.play(0, second, revision=1, move_id="abc")
    assert table.play(1, table.legal(1)[0], revision=2, move_id="abc").seat == 1


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_played_and_replayed(players, wall):
    table = new_table(f"whole {players}", players, wall)
    while isinstance(table.turn, Decide):
        play_on(table, 1)
    assert isinstance(table.turn, Over)
    record = read_one(write([table.record()]))
    assert GAME.result(final_state(record)) == table.turn.result
    assert table.scores == table.turn.result.scores
    with pytest.raises(GameOver):
        table.play(0, "1B>1", revision=table.revision)
    with pytest.raises(GameOver):
        table.leave(0)


def test_a_game_can_be_left():
    table = new_table()
    play_on(table, 2)
    table.leave(1)
    assert isinstance(table.turn, Over)
    assert table.events(None)[-1] == LogEntry(4, left=1)
    assert table.record().result == {"left": 1, "scores": [0, 0]}
    assert table.legal(0) == ()
    with pytest.raises(GameOver):
        table.play(0, "1B>1", revision=table.revision)
    assert final_state(table.record()) is not None


def test_a_table_resumes_where_a_record_ends():
    table = new_table()
    play_on(table, 7)
    again = Table(read_one(write([table.record()])), randomness=SeededRandomness("later"))
    assert again.glimpse(0).view == table.glimpse(0).view
    assert again.revision == table.revision
    assert again.names == table.names
    play_on(again, 1)


def test_only_seats_of_the_table_look_and_consent():
    with pytest.raises(NoSuchSeat):
        new_table().events(2)
    with pytest.raises(NoSuchSeat):
        new_table(people=[7])


def test_a_game_that_was_left_says_so():
    table = new_table()
    table.leave(None)
    assert table.glimpse(0).left
    assert table.glimpse(0).legal == ()


def test_names_are_in_the_record():
    assert new_table(names=["Ana", "Ben"]).record().header["names"] == ["Ana", "Ben"]
