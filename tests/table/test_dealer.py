import pytest

from azulejos.core import registry
from azulejos.core.errors import IllegalChance
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.records import read_one, verify, write
from azulejos.table import RandomDealer, Remembering, Table
from tests.records.shuffled import CASES, play_out, shuffled, table_of

GAME = registry.game("azul")


class Nobody:
    """A dealer who must not be asked."""

    def draw(self, game, state, number):
        raise AssertionError(f"draw {number} was asked for")


class Counting(RandomDealer):
    """A dealer who writes down how many draws were before."""

    def __init__(self, seed):
        super().__init__(SeededRandomness(seed))
        self.numbers: list[int] = []

    def draw(self, game, state, number):
        self.numbers.append(number)
        return super().draw(game, state, number)


def draws(table):
    return [event.chance for event in table.record().events if event.chance is not None]


def resumed(table, dealer):
    return Table(read_one(write([table.saved()])), dealer=dealer)


def test_a_random_dealer_draws_what_its_randomness_brings():
    one = Table.new(GAME, Setup.of(GAME), randomness=SeededRandomness("a"))
    other = Table.new(GAME, Setup.of(GAME), dealer=RandomDealer(SeededRandomness("a")))
    for table in (one, other):
        play_out(table, "moves")
    assert one.record() == other.record()


def test_without_a_dealer_the_operating_system_draws():
    assert draws(Table.new(GAME, Setup.of(GAME), dealer=RandomDealer())) != draws(Table.new(GAME, Setup.of(GAME)))


def test_a_table_draws_from_one_source_only():
    with pytest.raises(TypeError, match="not from both"):
        Table.new(GAME, Setup.of(GAME), randomness=SeededRandomness(1), dealer=Nobody())


def test_the_dealer_gets_the_number_of_draws_before_takebacks_or_not():
    dealer = Counting("count")
    table = Table.new(GAME, Setup.of(GAME), people=[0], dealer=dealer)
    table.play(0, table.legal(0)[0], revision=1)
    table.ask_takeback(0)
    play_out(table, "moves")
    assert dealer.numbers == list(range(len(draws(table))))
    assert len(dealer.numbers) > 1


def test_a_table_resumed_from_a_record_counts_its_draws():
    table = Table.new(GAME, Setup.of(GAME), randomness=SeededRandomness("first half"))
    while len(draws(table)) < 3:
        seat = table.turn.seats[0]  # type: ignore[union-attr]  # nobody wins in three rounds
        table.play(seat, table.legal(seat)[-1], revision=table.revision)
    dealer = Counting("second half")
    again = resumed(table, dealer)
    play_out(again, "moves")
    assert dealer.numbers == list(range(3, len(draws(again))))


@pytest.mark.parametrize("case", CASES)
def test_what_is_remembered_is_dealt_again_without_another_draw(case):
    shuffle = shuffled(*case)
    table = table_of(shuffle, case[0])
    play_out(table, "moves")
    again = table_of(shuffle, case[0], Remembering(Nobody(), draws(table)))
    play_out(again, "moves")
    assert again.record() == table.record()


@pytest.mark.parametrize("case", CASES)
def test_after_what_is_remembered_the_shuffle_continues(case):
    shuffle = shuffled(*case)
    table = table_of(shuffle, case[0])
    play_out(table, "moves")
    dealer = Remembering(shuffle, draws(table)[:2])
    again = table_of(shuffle, case[0], dealer)
    play_out(again, "moves")
    assert dealer.known == draws(table)
    record = again.record()
    record.header["shuffle"] = shuffle.revealed()
    assert record.events == table.record().events
    assert verify(record).verified


def test_a_memory_that_cannot_be_true_is_refused():
    with pytest.raises(IllegalChance):
        Table.new(GAME, Setup.of(GAME), dealer=Remembering(Nobody(), ["deal BBYK"]))


def test_a_shuffled_game_can_be_interrupted_and_resumed():
    """A resumed table needs the shuffle only: it finds the number of the next draw in the record."""
    shuffle = shuffled()
    table = table_of(shuffle, "azul")
    for _ in range(3):
        seat = table.turn.seats[0]  # type: ignore[union-attr]  # nobody wins in three moves
        table.play(seat, table.legal(seat)[0], revision=table.revision)
    again = resumed(table, shuffle)
    play_out(again, "moves")
    record = again.record()
    record.header["shuffle"] = shuffle.revealed()
    assert verify(record).verified
