"""What people type: either order of two cards, as on a real table."""

import pytest

from azulejos.core import registry
from azulejos.games.g5211.moves import MOVES
from azulejos.terminal.move_input import spelled

CARDS = registry.game("5211")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Y6 Y2", "Y2Y6"),
        ("b1y2", "Y2B1"),
        ("Y2B1", "Y2B1"),
        ("6b", "B6"),
        ("T4 Y1", "Y1T4"),  # not in hand, but a move, which can be refused with a reason
        ("Y2B", "Y2B"),
    ],
)
def test_two_cards_are_understood_in_either_order(typed, meant):
    assert spelled(CARDS, ["Y2Y6", "Y2B1", "Y1B2", "B6"], typed) == meant


def test_no_other_move_is_made_of_the_same_signs():
    """Every pair of cards, begun with the second one, is the pair itself and nothing else."""
    moves = [CARDS.move_text(move) for move in range(MOVES)]
    pairs = [move for move in moves if len(move) == 4]
    assert [spelled(CARDS, moves, pair[2:] + pair[:2]) for pair in pairs] == pairs


def test_a_tile_is_taken_whichever_way_round_it_is_typed():
    stars = registry.game("summer-pavilion")
    assert spelled(stars, ["3R", "CY"], "r3") == "3R"
    assert spelled(stars, ["3R", "CY"], "yc") == "CY"
