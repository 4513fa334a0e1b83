"""Every reason to refuse a move: its code, its clause, and what would have been allowed."""

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import legal, refused, run, start
from tests.summer_pavilion.positions import Position, board, cell, centre, over, passed, placing, star, stars, taking

TAKE = taking([board(hand="PPGG"), board()], displays=["PPGY", "", "PPPP"], centre="PYYR", token=1)
PLACE = placing([board(hand="PPPGGY", cells=stars("G6", "Y12") | centre({1: "G"})), board(hand="R")])
BONUS = run(
    placing([board(hand="P" * 6 + "GG", cells=stars("P5")), board(hand="R")], supply="PPGGOOYYBB"),
    f"{cell('P', 6)}:P+0",
)
GREY = placing(
    [board(hand="PPPGGGYYY", cells=star("C", "GG....") | star("UL", ".GO...")), board(hand="R")], board="grey"
)
LAST = placing([board(hand="GGYYRR"), board(hand="R")], round=6)
ALL = [TAKE, PLACE, BONUS, GREY, LAST]


def check(document: Position, move: str | int, code: str, clause: str | None) -> None:
    """A move is refused with this code and clause."""
    error = refused(document, move)
    assert (error.code, error.clause) == (code, clause)
    assert error.message


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("6G", "no-such-display", "SP-1.3"),
        ("9R", "no-such-display", "SP-1.3"),
        ("6P", "no-such-display", "SP-1.3"),
        ("1R", "no-such-tile", "SP-4.2"),
        ("2G", "no-such-tile", "SP-4.2"),
        ("5P", "no-such-tile", "SP-4.2"),
        ("CG", "no-such-tile", "SP-4.2"),
        ("3G", "no-such-tile", "SP-4.2"),
        ("1P", "joker-beside-others", "SP-4.3"),
        ("CP", "joker-beside-others", "SP-4.3"),
        ("L.N:P+0", "wrong-phase", "SP-3.1"),
        ("C.S:R+3", "wrong-phase", "SP-3.1"),
        ("pass:-", "wrong-phase", "SP-3.1"),
        ("pass:GG", "wrong-phase", "SP-3.1"),
        ("+G", "wrong-phase", "SP-3.1"),
        (-1, "bad-move-id", None),
        (1788, "bad-move-id", None),
        (10**9, "bad-move-id", None),
    ],
)
def test_refusals_of_phase_one__SP_1_3__SP_4_2__SP_4_3__SP_3_1(move: str | int, code: str, clause: str | None) -> None:
    check(TAKE, move, code, clause)


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("1G", "wrong-phase", "SP-3.1"),
        ("CP", "wrong-phase", "SP-3.1"),
        ("9R", "wrong-phase", "SP-3.1"),
        ("+G", "no-bonus", "SP-5.10"),
        ("+R", "no-bonus", "SP-5.10"),
        (f"{cell('G', 6)}:G+4", "cell-taken", "SP-5.2"),
        (f"{cell('Y', 1)}:Y+0", "cell-taken", "SP-5.2"),
        (f"{cell('C', 1)}:Y+0", "cell-taken", "SP-5.2"),
        (f"{cell('B', 1)}:Y+0", "colour-not-allowed", "SP-5.6"),
        (f"{cell('B', 1)}:G+0", "colour-not-allowed", "SP-5.6"),
        (f"{cell('C', 2)}:G+0", "colour-not-allowed", "SP-5.6"),
        (f"{cell('G', 3)}:G+0", "not-enough-tiles", "SP-5.2"),
        (f"{cell('P', 4)}:P+0", "not-enough-tiles", "SP-5.2"),
        (f"{cell('Y', 5)}:Y+4", "not-enough-tiles", "SP-5.2"),
        (f"{cell('Y', 5)}:Y+3", "not-enough-tiles", "SP-5.2"),
        (f"{cell('G', 2)}:G+2", "no-own-tile", "SP-5.3"),
        (f"{cell('G', 1)}:G+1", "no-own-tile", "SP-5.3"),
        (f"{cell('G', 1)}:G+5", "no-own-tile", "SP-5.3"),
        (f"{cell('O', 2)}:O+1", "no-own-tile", "SP-5.3"),
        (f"{cell('O', 4)}:O+3", "no-own-tile", "SP-5.3"),
        (f"{cell('P', 3)}:P+1", "joker-pays-itself", "SP-5.4"),
        (f"{cell('P', 2)}:P+1", "joker-pays-itself", "SP-5.4"),
        ("pass:R", "not-in-hand", "SP-5.15"),
        ("pass:GGG", "not-in-hand", "SP-5.15"),
        ("pass:PPPP", "not-in-hand", "SP-5.15"),
        (-1, "bad-move-id", None),
        (1788, "bad-move-id", None),
    ],
)
def test_refusals_of_placing__SP_5_2__SP_5_3__SP_5_4__SP_5_6__SP_5_15(
    move: str | int, code: str, clause: str | None
) -> None:
    check(PLACE, move, code, clause)


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("+R", "not-in-supply", "SP-5.10"),
        (f"{cell('G', 1)}:G+0", "bonus-first", "SP-5.10"),
        ("pass:GG", "bonus-first", "SP-5.10"),
        ("pass:-", "bonus-first", "SP-5.10"),
        ("1G", "wrong-phase", "SP-3.1"),
        (1788, "bad-move-id", None),
    ],
)
def test_refusals_in_the_middle_of_a_bonus__SP_5_10(move: str | int, code: str, clause: str | None) -> None:
    check(BONUS, move, code, clause)


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("C.S:Y+0", "colour-not-allowed", "SP-8.3"),
        ("C.S:P+0", "colour-not-allowed", "SP-8.3"),
        ("UL.S:G+0", "colour-not-allowed", "SP-8.3"),
        ("C.N:G+0", "cell-taken", "SP-5.2"),
        ("UR.N:G+1", "not-enough-tiles", "SP-5.2"),
    ],
)
def test_refusals_of_the_grey_side__SP_8_3(move: str, code: str, clause: str) -> None:
    check(GREY, move, code, clause)


@pytest.mark.parametrize("move", ["pass:P", "pass:GGG", "pass:YYB", "pass:RRRR"])
def test_refusals_of_the_last_round__SP_R4(move: str) -> None:
    check(LAST, move, "not-in-hand", "SP-5.15")


# --- Whose turn it is ---------------------------------------------------------------------------------


@pytest.mark.parametrize("document", ALL)
def test_a_seat_that_owes_nothing_is_refused__SP_2_5(document: Position) -> None:
    for seat in (1, 2, -1, 99):
        error = refused(document, "pass:-", seat=seat)
        assert (error.code, error.clause, error.allowed) == ("not-your-turn", "SP-2.5", ())


def test_nobody_moves_while_tiles_are_drawn__SP_2_5__SP_5_12() -> None:
    refill = run(BONUS, "+P", "+P", "+O")

    for document in (GAME.position(start()), refill):
        for seat in (0, 1):
            assert refused(document, "pass:-", seat=seat).code == "not-your-turn"


def test_nobody_moves_after_the_end__SP_7_1() -> None:
    ended = over([passed(score=9), passed(score=7)], [1, 2])

    assert refused(ended, "pass:-", seat=0).code == "not-your-turn"


# --- What would have been allowed -----------------------------------------------------------------------


@pytest.mark.parametrize("document", ALL)
def test_a_refusal_names_all_legal_moves_sorted_as_text__SP_4_1__SP_5_1(document: Position) -> None:
    error = refused(document, 0 if document is not TAKE else 1787)

    assert set(error.allowed) == legal(document)
    assert list(error.allowed) == sorted(error.allowed)


def test_a_refusal_as_a_program_reads_it__SP_5_10() -> None:
    error = refused(BONUS, "+R")

    assert error.to_json() == {
        "code": "not-in-supply",
        "message": error.message,
        "clause": "SP-5.10",
        "allowed": ["+B", "+G", "+O", "+P", "+Y"],
        "facts": {"colour": "red"},
    }
    assert str(error).endswith("(SP-5.10); allowed: +B, +G, +O, +P, +Y")


@pytest.mark.parametrize("document", ALL)
def test_every_id_is_either_legal_or_refused_with_a_code__SP_3_1(document: Position) -> None:
    """One move in three of all there are, with an offset that meets every kind."""
    state = GAME.read_position(document)
    legal_ids = set(GAME.legal(state, 0))

    for move in range(document["round"] % 3, 1788, 3):
        if move in legal_ids:
            GAME.play(state, 0, move)
            continue
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, 0, move)
        assert caught.value.code not in {"", "illegal-move", "bad-move-id", "not-your-turn"}
        assert (caught.value.clause or "").startswith("SP-")
