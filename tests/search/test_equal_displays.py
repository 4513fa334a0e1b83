"""Displays with the same tiles: a tree built for one of them gives no wrong move for the other."""

from azulejos.core.randomness import SeededRandomness
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import Parameters
from azulejos.search.stop_flag import StopFlag
from tests.azul.positions import position
from tests.search.positions import AZUL

TWINS = position(displays=["BBYY", "KKWW", "BBYY", "", ""])
SMALL = Parameters(table_bits=12, node_bits=12, edge_bits=16)


def test_after_either_twin_was_taken_the_best_move_is_legal():
    start = AZUL.read_position(TWINS)
    for search in (Mcts(AZUL, SMALL), Mcts(AZUL, SMALL, plain=True), AlphaBeta(AZUL, SMALL)):
        search.search(start, 0, StopFlag(), 3_000, randomness=SeededRandomness(1))
        for taken in ("1B>2", "3B>2"):
            state = AZUL.play(start, 0, AZUL.read_move(taken))
            found = search.search(state, 1, StopFlag(), 500, randomness=SeededRandomness(2))
            assert {each.move for each in found.moves} <= set(AZUL.legal(state, 1))
            AZUL.play(state, 1, found.moves[0].line[0])


def test_positions_with_other_legal_moves_have_other_keys():
    start = AZUL.read_position(TWINS)
    one, other = (AZUL.play(start, 0, AZUL.read_move(move)) for move in ("1B>2", "3B>2"))

    assert AZUL.heuristic.key(one[0], 1) != AZUL.heuristic.key(other[0], 1)
    assert AZUL.heuristic.key(one[0], 1) == AZUL.heuristic.key(one[0], 0)
