"""Compiles or loads kernels of a game: `python -m azulejos.search.compiler.compilation GAME [UNIT …]`."""

import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.compiler import precompile
from azulejos.search.compiler.precompile import LEARNED, Unit
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.one_ply import one_ply
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import first_decision
from azulejos.search.stop_flag import StopFlag

SMALL = Parameters(table_bits=8, node_bits=8, edge_bits=12)
"""The smallest tables that still compile the kernels."""

SEARCHES: dict[Unit, Any] = {
    Unit.ALPHA_BETA: AlphaBeta,
    Unit.ALPHA_BETA_NET: AlphaBeta,
    Unit.MCTS: Mcts,
    Unit.MCTS_NET: Mcts,
    Unit.DETERMINIZED: DeterminizedSearch,
    Unit.DETERMINIZED_NET: DeterminizedSearch,
}


def load(name: str, wanted: Iterable[Unit] | None = None) -> None:
    """Compile kernels of a game in this process, or load them from disk: all, or those that are wanted."""
    game = registry.game(name)
    if isinstance(game, RuledGame):
        for unit in precompile.units(game) if wanted is None else wanted:
            compile_unit(game, unit)


@cache
def compile_unit(game: RuledGame, unit: Unit) -> None:
    """Compile or load a kernel and write its mark; if another process compiles it, wait and load it."""
    with precompile.lock(game, unit):
        if not precompile.is_compiled(game, unit):
            precompile.note_begin(game, unit)
        _use(game, unit, first_decision(game, Setup.of(game, game.players[0]), 1))
        precompile.note_end(game, unit)


def _use(game: RuledGame, unit: Unit, state: StateArray) -> None:
    """Run a kernel briefly, which compiles it."""
    seat = int(game.rules.decider(state[0]))
    if unit is Unit.ONE_PLY:
        one_ply(game, state, seat)
    else:
        net = Net.random(inputs_of(game), 0) if unit in LEARNED else None
        search = SEARCHES[unit](game, SMALL, net=net)
        search.search(state, seat, StopFlag(), 10, randomness=SeededRandomness(0))


if __name__ == "__main__":
    load(sys.argv[1], [Unit(name) for name in sys.argv[2:]] or None)
