"""Moves as numbers and as text. Neither ever changes: stored games and nets depend on them."""

import pytest

from azulejos.core.errors import ParseError
from azulejos.core.setup import Setup
from azulejos.games.g5211 import GAME

COLOURS = "YGOBT"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Y1", 0),
        ("Y6", 5),
        ("G1", 6),
        ("O3", 14),
        ("B6", 23),
        ("T6", 29),
        ("Y1Y1", 30),
        ("Y1Y2", 31),
        ("Y1T4", 57),
        ("Y1T6", 59),
        ("Y2Y2", 60),
        ("Y2T6", 88),
        ("Y3Y3", 89),
        ("G1G1", 195),
        ("T5T5", 492),
        ("T5T6", 493),
        ("T6T6", 494),
    ],
)
def test_some_moves_and_their_numbers__F_3_2__F_3_3(text, move):
    assert GAME.read_move(text) == move
    assert GAME.move_text(move) == text


def test_every_card_has_its_number__F_1_2__F_3_3():
    for colour, letter in enumerate(COLOURS):
        for value in range(1, 7):
            assert GAME.move_text(6 * colour + value - 1) == f"{letter}{value}"


def test_pairs_follow_in_lexicographic_order__F_3_2():
    cards = [f"{letter}{value}" for letter in COLOURS for value in range(1, 7)]
    number = 30
    for first in range(30):
        for second in range(first, 30):
            assert GAME.read_move(cards[first] + cards[second]) == number
            number += 1

    assert number == 495


def test_all_moves_have_different_texts_that_read_back__F_3_2__F_3_3():
    texts = [GAME.move_text(move) for move in range(495)]

    assert len(set(texts)) == 495
    assert [GAME.read_move(text) for text in texts] == list(range(495))
    assert all(GAME.facts(Setup.of(GAME, players)).moves == 495 for players in (2, 3, 4, 5))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "Y",
        "1",
        "1Y",
        "Y0",
        "Y7",
        "R1",
        "y1",
        "Y1 ",
        " Y1",
        "Y1\n",
        "Y1T",
        "Y1 T4",
        "Y1,T4",
        "Y1/T4",
        "T4Y1",
        "Y2Y1",
        "G1Y6",
        "Y1Y2Y3",
        "Y1Y1Y1Y1",
        "Y10",
        "Y１",
        "Y²",
        "pass",
        "deal Y1",
    ],
)
def test_anything_else_is_no_move__F_3_2__F_3_3(text):
    with pytest.raises(ParseError) as caught:
        GAME.read_move(text)

    assert caught.value.code == "bad-move-text"
    assert caught.value.allowed


@pytest.mark.parametrize("move", [-1, 495, 10_000, -30])
def test_no_text_for_what_is_no_move__F_3_2(move):
    with pytest.raises(ParseError) as caught:
        GAME.move_text(move)

    assert caught.value.code == "bad-move-id"


def test_the_facts_about_the_game__F_3_1__F_2_3():
    longest = {2: 66, 3: 63, 4: 72, 5: 60}
    for players, decisions in longest.items():
        facts = GAME.facts(Setup.of(GAME, players))
        assert facts.longest_game == decisions
        assert (facts.hidden_information, facts.simultaneous, facts.seals) == (True, True, True)
        assert facts.most_legal == 10
    assert GAME.facts(Setup.of(GAME, 2, {"target": 50})).longest_game is None
    assert not GAME.has_starter
