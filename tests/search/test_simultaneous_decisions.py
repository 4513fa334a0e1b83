"""Where several seats owe a decision, each searches its own: on a grey wall of Azul all tile at the same time."""

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.search import oracle
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import random_game
from azulejos.search.stop_flag import StopFlag
from azulejos.search.values import win_probability
from tests.search.positions import AZUL

SMALL = Parameters(table_bits=12, node_bits=12, edge_bits=16)


def shared_decisions(players):
    """Positions of random games in which more than one seat owes a decision, with those seats."""
    for seed in range(1, 9):
        for draft in random_game(AZUL, Setup.of(AZUL, players, {"wall": "grey"}), seed):
            turn = AZUL.turn(draft)
            if isinstance(turn, Decide) and len(turn.seats) > 1:
                yield draft.written(), turn.seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mcts_finds_moves_of_the_seat_that_asks(players):
    search = Mcts(AZUL, SMALL)  # one tree for all seats, which also holds the decisions of others
    searched = 0
    for state, owing in shared_decisions(players):
        for seat in owing:
            found = search.search(state, seat, StopFlag(), 60, randomness=SeededRandomness(1))
            assert {each.move for each in found.moves} == set(AZUL.legal(state, seat))
            searched += 1
    assert searched > 20


@pytest.mark.parametrize("seat", [0, 1])
def test_alpha_beta_values_moves_of_the_seat_that_asks(seat):
    searched = 0
    for state, _ in shared_decisions(2):
        found = AlphaBeta(AZUL, SMALL).search(state, seat, StopFlag(), exact=True, depth=1)
        left = 1 - (len(found.moves) > 1)  # a decision without a choice costs no depth
        for each in found.moves:
            after = AZUL.play_unchecked(state, seat, each.move)
            assert each.win == win_probability(oracle.value(AZUL, after, seat, left))
        searched += 1
    assert searched > 5
