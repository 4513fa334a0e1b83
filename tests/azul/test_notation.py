"""Moves as numbers and as text. Neither ever changes: stored games and nets depend on them."""

import pytest

from azulejos.core.errors import ParseError
from azulejos.core.setup import Setup
from azulejos.games.azul import GAME

SOURCES = "C123456789"
COLOURS = "BYRKW"
PLACES = "12345F"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("CB>1", 0),
        ("CB>F", 5),
        ("CY>1", 6),
        ("CW>F", 29),
        ("1B>1", 30),
        ("3R>4", 105),
        ("5K>2", 169),
        ("9W>5", 298),
        ("9W>F", 299),
        ("1=1", 300),
        ("1=5", 304),
        ("2=1", 305),
        ("2=4", 308),
        ("5=5", 324),
    ],
)
def test_some_moves_and_their_numbers__AZ_4_6(text, move):
    assert GAME.read_move(text) == move
    assert GAME.move_text(move) == text


def test_every_take_has_its_number__AZ_4_3a__AZ_4_3b__AZ_4_6():
    for source, name in enumerate(SOURCES):
        for colour, letter in enumerate(COLOURS):
            for line, place in enumerate(PLACES):
                move = (source * 5 + colour) * 6 + line
                assert GAME.move_text(move) == f"{name}{letter}>{place}"


def test_every_choice_of_a_column_has_its_number__AZ_10_1():
    for row in range(5):
        for column in range(5):
            assert GAME.move_text(300 + row * 5 + column) == f"{row + 1}={column + 1}"


def test_all_moves_have_different_texts_that_read_back__AZ_4_6():
    texts = [GAME.move_text(move) for move in range(325)]

    assert len(set(texts)) == 325
    assert [GAME.read_move(text) for text in texts] == list(range(325))
    assert all(GAME.facts(Setup.of(GAME, players)).moves == 325 for players in (2, 3, 4))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0B>1",
        "10B>1",
        "AB>1",
        "cB>1",
        "CM>1",
        "CG>1",
        "Cb>1",
        "CB>0",
        "CB>6",
        "CB>f",
        "CB>C",
        "CB",
        "CB>",
        "CB1",
        "CB-1",
        "CB=1",
        "B>1",
        " CB>1",
        "CB>1 ",
        "CB>1\n",
        "CB > 1",
        "CBB>1",
        "CB>1F",
        "3R>4;",
        "0=1",
        "1=0",
        "6=1",
        "1=6",
        "1=F",
        "C=1",
        "1=1=1",
        "11=1",
        "1>1",
        "1= 1",
        "٣B>1",
        "1=²",
        "pass",
        "deal BBBB",
        "105",
    ],
)
def test_malformed_texts_are_no_moves__AZ_4_6(text):
    with pytest.raises(ParseError) as caught:
        GAME.read_move(text)

    assert caught.value.code == "bad-move-text"
    assert caught.value.allowed


@pytest.mark.parametrize("move", [-1, -325, 325, 326, 10**9])
def test_other_numbers_are_no_moves__AZ_4_6(move):
    with pytest.raises(ParseError) as caught:
        GAME.move_text(move)

    assert (caught.value.code, caught.value.allowed) == ("bad-move-id", ("0 to 324",))


def test_a_text_may_name_a_move_that_is_not_legal__AZ_1_4():
    assert GAME.read_move("9W>F") == 299  # there are nine displays only with four players
