"""The searches return the same results interpreted and compiled."""

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.search.alpha_beta import search_thread
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.mcts import mcts_kernel
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.one_ply import one_ply
from azulejos.search.parameters import Parameters
from azulejos.search.stop_flag import StopFlag
from tests.search.positions import AZUL, CARDS, PAVILION, decisions, late, named

SMALL = Parameters(table_bits=10, node_bits=10, edge_bits=14)


def interpreted(monkeypatch, module, name):
    """Let a search use the plain function of a kernel."""
    compiled = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *asked, **more: compiled(*asked, **more).py_func)


@pytest.mark.parametrize("game", [AZUL, PAVILION], ids=["azul", "summer-pavilion"])
def test_alpha_beta(game, monkeypatch):
    state = late(game, 1, most=80)[0]
    seat = int(game.rules.decider(state[0]))
    compiled = AlphaBeta(game, SMALL).search(state, seat, StopFlag(), 300)
    interpreted(monkeypatch, search_thread, "iterate")
    plain = AlphaBeta(game, SMALL).search(state, seat, StopFlag(), 300)

    assert (plain.moves, plain.simulations, plain.depth) == (compiled.moves, compiled.simulations, compiled.depth)


@pytest.mark.parametrize(
    ("game", "players", "plain"),
    [(AZUL, 3, False), (PAVILION, 2, False), (AZUL, 3, True), (PAVILION, 2, True), (CARDS, 3, True)],
    ids=named,
)
def test_mcts(game, players, plain, monkeypatch):
    state = [*decisions(game, 4, players)][-12]
    seat = int(game.rules.decider(state[0]))

    def search():
        searcher = Mcts(game, SMALL, plain=plain)
        return searcher.search(state, seat, StopFlag(), 40, randomness=SeededRandomness(1))

    compiled = search()
    interpreted(monkeypatch, mcts_kernel, "simulation_kernel")
    again = search()

    assert [each.visits for each in again.moves] == [each.visits for each in compiled.moves]
    for one, other in zip(again.moves, compiled.moves, strict=True):
        assert (one.win, one.lead) == pytest.approx((other.win, other.lead))


@pytest.mark.parametrize("game", [AZUL, PAVILION], ids=["azul", "summer-pavilion"])
def test_one_ply(game):
    for state in [*decisions(game, 4, 3)][::25]:
        seat = int(game.rules.decider(state[0]))
        plain, compiled = (one_ply(game, state, seat, compiled=each) for each in (False, True))
        assert [move for move, _ in plain] == [move for move, _ in compiled]
        assert [lead for _, lead in plain] == pytest.approx([lead for _, lead in compiled])
