import pytest

from azulejos.core.turn import Chance, Decide, Over, Result, ranked


def test_a_rank_is_one_more_than_the_seats_strictly_better():
    assert ranked((50, 60, 50, 40)).ranks == (2, 1, 2, 4)


def test_tie_breaks_rank_equal_scores():
    assert ranked((50, 50), (2, 1)).ranks == (1, 2)
    assert ranked((50, 50), (2, 2)).ranks == (1, 1)
    assert ranked((50, 50, 9), (2, 2, 9), (0, 1, 9)).ranks == (2, 1, 3)


@pytest.mark.parametrize(
    ("turn", "document"),
    [
        (Decide((0, 2)), {"decide": [0, 2]}),
        (Chance("deal"), {"chance": "deal"}),
        (Chance("supply", 1), {"chance": "supply", "after": 1}),
        (Over(Result((3, 4), (2, 1))), {"over": {"ranks": [2, 1]}}),
    ],
)
def test_turns_as_positions_write_them(turn, document):
    assert turn.to_json() == document
