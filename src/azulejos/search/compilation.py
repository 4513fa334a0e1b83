"""Compiles kernels of a game, or loads them from the disk: `python -m azulejos.search.compilation GAME [UNIT …]`."""

import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.search import precompile
from azulejos.search.clock import Clock
from azulejos.search.deals import Deals
from azulejos.search.deepening import AlphaBeta
from azulejos.search.glance import glance
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import first_decision
from azulejos.search.precompile import LEARNED, Unit
from azulejos.search.samples import Sampling

SMALL = Parameters(table_bits=8, node_bits=8, edge_bits=12)
"""Enough to compile with."""

SEARCHES: dict[Unit, Any] = {
    Unit.ALPHA_BETA: AlphaBeta,
    Unit.ALPHA_BETA_NET: AlphaBeta,
    Unit.SAMPLING: Sampling,
    Unit.SAMPLING_NET: Sampling,
    Unit.DEALS: Deals,
    Unit.DEALS_NET: Deals,
}


def load(name: str, wanted: Iterable[Unit] | None = None) -> None:
    """Have kernels of a game in this process, compiled anew or from the disk: all, or those that are wanted."""
    game = registry.game(name)
    if isinstance(game, RuledGame):
        for unit in precompile.units(game) if wanted is None else wanted:
            compile_unit(game, unit)


@cache
def compile_unit(game: RuledGame, unit: Unit) -> None:
    """Compile a kernel, or load it, and leave the mark; if another process compiles it, wait and load it."""
    with precompile.lock(game, unit):
        if not precompile.is_compiled(game, unit):
            precompile.note_begin(game, unit)
        _use(game, unit, first_decision(game, Setup.of(game, game.players[0]), 1))
        precompile.note_end(game, unit)


def _use(game: RuledGame, unit: Unit, state: Record) -> None:
    """Make the least use of a kernel: that compiles it."""
    seat = int(game.rules.decider(state[0]))
    if unit is Unit.ONE_PLY:
        glance(game, state, seat)
    else:
        net = Net.random(inputs_of(game), 0) if unit in LEARNED else None
        search = SEARCHES[unit](game, SMALL, net=net)
        search.search(state, seat, Clock(), 10, randomness=SeededRandomness(0))


if __name__ == "__main__":
    load(sys.argv[1], [Unit(name) for name in sys.argv[2:]] or None)
