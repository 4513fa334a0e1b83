"""A starting player whom the host chose: the record names it, the shuffle binds it, the verification reports it."""

import copy

import pytest

from azulejos.core import registry
from azulejos.core.errors import OptionError, RecordError
from azulejos.core.setup import Setup
from azulejos.records import Record, Shuffle, read_one, verify, write
from tests.cli.test_commands import azulejos
from tests.records.shuffled import SECRET, play_out, shuffled, table_of

AZUL = registry.game("azul")


def chosen(starter: int, players: int = 3) -> Record:
    """The record of a game in which a seat was chosen to start; the test may change it."""
    shuffle = Shuffle(SECRET).keyed(
        table="porto",
        game=AZUL,
        setup=Setup.of(AZUL, players),
        seeds=["sardinha", *[None] * (players - 1)],
        starter=starter,
    )
    table = table_of(shuffle, "azul")
    play_out(table, "moves")
    record = table.record()
    record.header["shuffle"] = shuffle.revealed()
    return read_one(write([record]))


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_record_names_the_starter_and_that_it_was_chosen(starter):
    record = chosen(starter)

    assert record.header["starter"] == starter
    assert (record.header["shuffle"]["version"], record.header["shuffle"]["starter"]) == (2, starter)
    verdict = verify(record)
    assert (verdict.verified, verdict.starter) == (True, starter)
    assert (verdict.to_json()["starter"], verdict.to_json()["chosen"]) == (starter, True)


def test_a_drawn_starter_is_recorded_as_before():
    shuffle = shuffled("azul", 3, "wall", "coloured")

    assert shuffle.chosen is None
    assert set(shuffle.public()) == {"version", "table", "commitment", "seeds"}
    assert shuffle.public()["version"] == 1


def test_the_draws_fit_no_other_choice():
    record = chosen(1)
    record.header["starter"] = 2
    record.header["shuffle"]["starter"] = 2

    difference = verify(record).difference

    assert difference is not None
    assert difference.what == "draw"


def test_a_header_that_names_another_starter_differs():
    record = chosen(1)
    record.header["starter"] = 0

    difference = verify(record).difference

    assert difference is not None
    assert (difference.what, difference.said, difference.expected) == ("starter", 0, 1)


def test_a_chosen_starter_cannot_pass_for_a_drawn_one():
    record = chosen(1)
    record.header["shuffle"] = {**record.header["shuffle"], "version": 1}

    assert not verify(record).verified


@pytest.mark.parametrize("starter", [None, -1, True, "1", 1.0, 3])
def test_a_starter_that_is_no_seat_cannot_be_verified(starter):
    record = copy.deepcopy(chosen(1))
    record.header["shuffle"]["starter"] = starter

    with pytest.raises(RecordError) as caught:
        verify(record)
    assert caught.value.code == "bad-starter"


def test_nobody_can_be_chosen_where_nobody_starts():
    game = registry.game("5211")
    with pytest.raises(OptionError):
        Shuffle(SECRET).keyed(table="porto", game=game, setup=Setup.of(game, 2), seeds=[None, None], starter=0)


def test_the_command_says_what_was_chosen(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(write([chosen(2)]), encoding="utf-8")

    run = azulejos("verify", str(path))

    assert run.returncode == 0
    assert "verified. By its shuffle all" in run.stdout
    assert "That seat 2 starts was chosen, not drawn." in run.stdout
