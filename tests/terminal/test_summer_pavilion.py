"""Summer Pavilion at a terminal: whole games on both sides, and what is printed."""

import pytest

from azulejos.core import registry
from azulejos.core.picture import plain
from azulejos.terminal.move_input import spelled
from azulejos.terminal.seating import fresh_table
from azulejos.terminal.session import Session
from tests.summer_pavilion.positions import board, full_board, passed, placing, star, stars, taking
from tests.terminal.typed import Typed

GAME = registry.game("summer-pavilion")


def drawn(document, seat=0):
    """A position as text, as a seat sees it."""
    state = GAME.read_position(document)
    return plain(GAME.picture(GAME.view(state, seat), seat, ["Ana", "Ben", "Cleo", "Dan"][: document["players"]]))


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_a_whole_game_is_played_by_typing(side, tmp_path):
    """A person who always types the first legal move, in small letters, sees the end of the game."""
    table, seated = fresh_table("summer-pavilion", 2, {"board": side}, ["human", "random"], [], "whole", 0)

    class First(Typed):
        def ask(self, prompt):
            return table.legal(0)[0].lower()

    screen = First([])
    Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    shown = screen.written.getvalue()

    assert "Round 6 of 6: place tiles   joker *R* red" in shown
    assert "The game is over." in shown


def test_the_table_shows_offer_supply_joker_and_token():
    shown = drawn(taking(displays=["PPGR", "GOYB", "", "", ""], centre="YB", supply="PGGOYYBBRR"))

    assert "Round 1 of 6: acquire tiles   joker *P* purple" in shown
    assert "1 *P**P* G  R   2  G  O  Y  B   3  ·  ·  ·  ·" in shown
    assert "C  T  Y  B" in shown
    assert "supply *P* G  G  O  Y  Y  B  B  R  R" in shown


def test_a_board_shows_every_cost_where_it_is_printed():
    lines = drawn(placing([board(hand="P")], players=2)).splitlines()
    first = next(index for index, line in enumerate(lines) if "Ana" in line) + 1

    assert [line[:38].rstrip() for line in lines[first : first + 10]] == [
        "          +3  6           5 +3",
        "           5 UL  1 +2  4 UR  6",
        "           4  o  2     3  r  1",
        "        1 +2  3 +1  1 +1  2 +2  4",
        " +3  6  L  2 +1  6  C  2 +1  3  R  5 +3"[:38],
        "     5  p  3     5  ≠  3     2  b  6",
        "        4 +2  2 +1  4 +1  3 +2  1",
        "           1 LL  3 +2  2 LR  4",
        "           6  g  4     1  y  5",
        "          +3  5           6 +3",
    ]


def test_tiles_and_features_are_marked():
    cells = stars("O1256", "R3")
    shown = drawn(placing([board(hand="P", cells=cells)]))

    assert "✓  O6" in shown  # the window is complete
    assert "O5 UL O1 !2" in shown  # the statue lacks one cell


def test_grey_stars_show_what_they_have_become():
    cells = star("UL", "RR....") | star("UR", "RB....") | star("C", "P.....")
    shown = drawn(placing([board(hand="P", cells=cells)], board="grey"))

    assert "=r" in shown
    assert shown.count("≠") == 1


def test_hands_kept_tiles_and_what_is_owed_are_drawn():
    cells = full_board("UL")
    shown = drawn(placing([board(hand="PGG", cells=cells, bonus=2), passed(kept="RR")], supply="PGGOYYBBRR"))

    assert "▶ Ana  5  2 from the supply, starts next" in shown
    assert "hand *P* G  G" in shown
    assert "passed" in shown
    assert "kept  R  R" in shown


def test_a_great_hand_goes_on_in_the_next_line():
    lines = drawn(placing([board(hand="GGGGGGGOOOOOO")])).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("  hand"))

    assert lines[first].split("hand", 1)[1].split()[:10] == list("GGGGGGGOOO")
    assert lines[first + 1].split() == list("OOO")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ul.ne:o+0", "UL.NE:O+0"),
        (" Pass : g g ", "pass:GG"),
        ("PASS:-", "pass:-"),
        ("pass:ggggg", "pass:GGGGG"),  # no move, but one that can be refused with a reason
        ("ul.n:o+6", "UL.N:O+6"),
        ("c.n:r+1", "C.N:R+1"),
        ("what", "what"),
    ],
)
def test_a_person_need_not_mind_capitals_and_blanks(typed, meant):
    assert spelled(GAME, ["UL.NE:O+0", "pass:GG", "pass:-"], typed) == meant
