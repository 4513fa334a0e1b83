"""Every reason to refuse a move: its code, its clause, and what would have been allowed."""

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.games.azul import GAME
from tests.azul.positions import board, end_offer, legal, over, position, refused, start

OFFER = position(
    [board(lines={2: "BB", 3: "B"}, wall={4: "...B."}), board(floor="M")],
    displays=["BBYK", "", "WWWW"],
    centre="R",
    marker=1,
    starter=1,
)
TILING = end_offer(board(lines={2: "RR", 4: "KKKK"}, wall={2: "B..Y.", 1: ".R..."}), wall="grey")


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("6B>1", "no-such-display", "AZ-1.4"),
        ("5B>1", "no-such-tile", "AZ-4.3"),
        ("9W>F", "no-such-display", "AZ-1.4"),
        ("1R>1", "no-such-tile", "AZ-4.3"),
        ("2B>1", "no-such-tile", "AZ-4.3"),
        ("CB>F", "no-such-tile", "AZ-4.3"),
        ("1B>2", "line-full", "AZ-4.7a"),
        ("1Y>2", "line-full", "AZ-4.7a"),
        ("1Y>3", "line-holds-other", "AZ-4.7b"),
        ("1B>4", "colour-in-row", "AZ-4.7c"),
        ("1=1", "wrong-phase", "AZ-3.1"),
        (-1, "bad-move-id", None),
        (325, "bad-move-id", None),
        (10**9, "bad-move-id", None),
    ],
)
def test_refusals_of_the_offer__AZ_4_3a__AZ_4_3b__AZ_4_7a__AZ_4_7b__AZ_4_7c(move, code, clause):
    error = refused(OFFER, move)

    assert (error.code, error.clause) == (code, clause)


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("CB>F", "wrong-phase", "AZ-4.10"),
        ("4=1", "wrong-line", "AZ-10.3"),
        ("1=3", "wrong-line", "AZ-10.3"),
        ("2=1", "cell-taken", "AZ-10.2"),
        ("2=4", "cell-taken", "AZ-10.2"),
        ("2=2", "colour-in-column", "AZ-10.2"),
        (325, "bad-move-id", None),
    ],
)
def test_refusals_of_the_tiling__AZ_10_2__AZ_10_3(move, code, clause):
    error = refused(TILING, move)

    assert (error.code, error.clause) == (code, clause)


@pytest.mark.parametrize(
    ("table", "move", "message"),
    [
        (OFFER, "6B>1", "there is no display 6"),
        (OFFER, "1R>1", "there is no red tile on display 1"),
        (OFFER, "CB>F", "there is no blue tile in the centre"),
        (OFFER, "1B>2", "line 2 is full"),
        (OFFER, "1Y>3", "line 3 holds blue, not yellow"),
        (OFFER, "1B>4", "wall row 4 already shows blue"),
        (TILING, "4=1", "line 2 comes first"),
        (TILING, "2=4", "row 2, column 4 already holds a tile"),
        (TILING, "2=2", "column 2 already shows red"),
    ],
)
def test_a_refusal_counts_from_one_as_people_do__AZ_4_7a__AZ_10_2(table, move, message):
    assert refused(table, move).message == message


def test_a_seat_that_owes_nothing_is_refused__AZ_4_1():
    for seat in (1, 2, -1, 99):
        error = refused(OFFER, "1B>1", seat=seat)
        assert error.code == "not-your-turn"
        assert error.allowed == ()


def test_nobody_moves_while_tiles_are_dealt__AZ_8_2():
    assert refused(GAME.position(start()), "1B>1", seat=0).code == "not-your-turn"


def test_nobody_moves_after_the_end__AZ_9_1():
    ended = over([board(score=5, wall={1: "BYRKW"}), board()], [1, 2])

    assert refused(ended, "1B>1", seat=0).code == "not-your-turn"


@pytest.mark.parametrize("table", [OFFER, TILING])
def test_a_refusal_names_all_legal_moves_sorted_as_text__AZ_4_2(table):
    error = refused(table, "9B>1")

    assert set(error.allowed) == legal(table)
    assert list(error.allowed) == sorted(error.allowed)


def test_a_refusal_as_a_program_and_as_a_person_reads_it__AZ_4_7b():
    table = position([board(lines={1: "B", 2: "B", 3: "B", 4: "B", 5: "B"})], displays=["YYYY"])

    error = refused(table, "1Y>3")

    assert error.to_json() == {
        "code": "line-holds-other",
        "message": "line 3 holds blue, not yellow",
        "clause": "AZ-4.7b",
        "allowed": ["1Y>F"],
        "facts": {"line": 3, "colour": "yellow", "held": "blue"},
    }
    assert str(error) == "line 3 holds blue, not yellow (AZ-4.7b); allowed: 1Y>F"


@pytest.mark.parametrize("table", [OFFER, TILING])
def test_every_id_is_either_legal_or_refused_with_a_code__AZ_4_2(table):
    state = GAME.read_position(table)
    legal_ids = GAME.legal(state, 0)

    for move in range(325):
        if move in legal_ids:
            GAME.play(state, 0, move)
            continue
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, 0, move)
        assert caught.value.code not in {"", "illegal-move", "bad-move-id", "not-your-turn"}
        assert caught.value.clause is not None
