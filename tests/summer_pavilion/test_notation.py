"""Moves as numbers and as text. Neither ever changes: stored games and nets depend on them."""

from itertools import combinations_with_replacement

import pytest

from azulejos.core.errors import ParseError
from azulejos.core.setup import Setup
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.printed import CELLS, COLOURS

MOVES = 1788


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("CP", 0),
        ("CY", 3),
        ("CR", 5),
        ("1P", 6),
        ("2P", 12),
        ("3R", 23),
        ("9R", 59),
        ("C.N:P+0", 60),
        ("C.N:P+5", 65),
        ("C.N:G+0", 66),
        ("C.NE:P+0", 96),
        ("C.S:B+2", 60 + (3 * 6 + 4) * 6 + 2),
        ("UL.NE:O+0", 60 + (7 * 6 + 2) * 6),
        ("L.NW:R+5", 1571),
        ("+P", 1572),
        ("+G", 1573),
        ("+R", 1577),
        ("pass:-", 1578),
        ("pass:P", 1579),
        ("pass:R", 1584),
        ("pass:PP", 1585),
        ("pass:PG", 1586),
        ("pass:GGGR", 1722),
        ("pass:RRRR", 1787),
    ],
)
def test_some_moves_and_their_numbers__SP_4_1__SP_5_2(text: str, move: int) -> None:
    assert GAME.read_move(text) == move
    assert GAME.move_text(move) == text


def test_every_take_has_its_number__SP_4_1() -> None:
    for source, name in enumerate("C123456789"):
        for colour, letter in enumerate(COLOURS):
            assert GAME.move_text(source * 6 + colour) == f"{name}{letter}"


def test_every_placement_has_its_number__SP_5_2__SP_5_3() -> None:
    for place, name in enumerate(CELLS):
        for colour, letter in enumerate(COLOURS):
            for jokers in range(6):
                assert GAME.move_text(60 + (place * 6 + colour) * 6 + jokers) == f"{name}:{letter}+{jokers}"


def test_every_bonus_pick_has_its_number__SP_5_10() -> None:
    assert [GAME.move_text(1572 + colour) for colour in range(6)] == [f"+{letter}" for letter in COLOURS]


def test_every_pass_has_its_number__SP_5_15() -> None:
    """First nothing, then one tile, two, three, four; among equal sizes in the order of the colours."""
    bunches = ["".join(tiles) for size in range(5) for tiles in combinations_with_replacement(COLOURS, size)]

    assert len(bunches) == 210
    assert [GAME.move_text(1578 + index) for index in range(210)] == [f"pass:{bunch or '-'}" for bunch in bunches]


def test_all_moves_have_different_texts_that_read_back__SP_3_1() -> None:
    texts = [GAME.move_text(move) for move in range(MOVES)]

    assert len(set(texts)) == MOVES
    assert [GAME.read_move(text) for text in texts] == list(range(MOVES))
    assert all(GAME.facts(Setup.of(GAME, players)).moves == MOVES for players in (2, 3, 4))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0R",
        "10R",
        "AR",
        "cR",
        "3r",
        "3K",
        "3",
        "R",
        "3RR",
        "3R ",
        " 3R",
        "3R\n",
        "3R>4",
        "٣R",
        "UL.NE",
        "UL.NE:O",
        "UL.NE:O+",
        "UL.NE:+0",
        "UL.NE:O0",
        "UL.NE:O-0",
        "UL.NE:o+0",
        "UL.NE:OO+0",
        "UL.NE:O+0 ",
        "UL.NE:O+²",
        "UL.NE:O+-1",
        "ul.ne:O+0",
        "UL.E:O+0",
        "ULNE:O+0",
        "X.N:O+0",
        "C.N O+0",
        "C.N:P+00",
        "+",
        "+K",
        "+GG",
        "+g",
        "+ G",
        "G+",
        "pass",
        "pass:",
        "pass: -",
        "pass:--",
        "pass:G-",
        "pass:g",
        "pass:K",
        "pass:RG",  # not in the order of the colours
        "pass:GPGP",
        "pass:GR ",
        "Pass:-",
        "passG",
        "pass:RRRRP",  # five tiles, and not in order
        "deal PGOY",
        "supply PG",
        "105",
    ],
)
def test_malformed_texts_are_no_moves__SP_3_1(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.read_move(text)

    assert caught.value.code == "bad-move-text"
    assert caught.value.allowed


@pytest.mark.parametrize("bunch", ["PPPPP", "PGOYB", "PGOYBR", "GGGGRR", "R" * 22])
def test_a_pass_that_keeps_more_than_four_says_why__SP_5_15(bunch: str) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.read_move(f"pass:{bunch}")

    assert (caught.value.code, caught.value.clause) == ("too-many-kept", "SP-5.15")


@pytest.mark.parametrize("jokers", ["6", "7", "9"])
def test_six_jokers_leave_no_tile_of_the_colour_itself__SP_5_3(jokers: str) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.read_move(f"UL.N:O+{jokers}")

    assert (caught.value.code, caught.value.clause) == ("no-own-tile", "SP-5.3")


@pytest.mark.parametrize("move", [-1, -1788, 1788, 1789, 10**9])
def test_other_numbers_are_no_moves__SP_3_1(move: int) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.move_text(move)

    assert (caught.value.code, caught.value.allowed) == ("bad-move-id", ("0 to 1787",))


def test_a_text_may_name_a_move_that_is_not_legal__SP_1_3__SP_5_4() -> None:
    assert GAME.read_move("9R") == 59  # there are nine displays only with four players
    assert GAME.move_text(GAME.read_move("L.N:P+5")) == "L.N:P+5"
