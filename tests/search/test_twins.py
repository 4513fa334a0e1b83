"""Displays that hold the same tiles: a tree that was grown for one of them says nothing wrong of the other."""

from azulejos.core.randomness import SeededRandomness
from azulejos.search.clock import Clock
from azulejos.search.deepening import AlphaBeta
from azulejos.search.parameters import Parameters
from azulejos.search.samples import Sampling
from tests.azul.positions import position
from tests.search.positions import AZUL

TWINS = position(displays=["BBYY", "KKWW", "BBYY", "", ""])
SMALL = Parameters(table_bits=12, node_bits=12, edge_bits=16)


def test_after_either_twin_was_taken_the_best_move_is_legal():
    start = AZUL.read_position(TWINS)
    for search in (Sampling(AZUL, SMALL), Sampling(AZUL, SMALL, plain=True), AlphaBeta(AZUL, SMALL)):
        search.search(start, 0, Clock(), 3_000, randomness=SeededRandomness(1))
        for taken in ("1B>2", "3B>2"):
            state = AZUL.play(start, 0, AZUL.read_move(taken))
            found = search.search(state, 1, Clock(), 500, randomness=SeededRandomness(2))
            assert {each.move for each in found.moves} <= set(AZUL.legal(state, 1))
            AZUL.play(state, 1, found.moves[0].line[0])


def test_keys_tell_positions_apart_in_which_other_moves_are_legal():
    start = AZUL.read_position(TWINS)
    one, other = (AZUL.play(start, 0, AZUL.read_move(move)) for move in ("1B>2", "3B>2"))

    assert AZUL.judgement.key(one[0], 1) != AZUL.judgement.key(other[0], 1)
    assert AZUL.judgement.key(one[0], 1) == AZUL.judgement.key(one[0], 0)
