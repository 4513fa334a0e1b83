"""Compiling takes seconds the first time: who can not wait lets another process do it and asks again.

A mark beside the compiled kernels says that a game's are there, for just these sources and this compiler.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path

import numba
import numpy as np

from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.shipped import shipped
from azulejos.search.clock import Clock
from azulejos.search.deals import Deals
from azulejos.search.deepening import AlphaBeta
from azulejos.search.glance import glance
from azulejos.search.kernel import fingerprint
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import seeded, step
from azulejos.search.samples import Sampling

SMALL = Parameters(table_bits=8, node_bits=8, edge_bits=12)
"""Enough to compile with."""

_workers: dict[str, subprocess.Popen[bytes]] = {}


def is_warm(game: RuledGame) -> bool:
    """Whether the kernels of a game lie compiled on the disk."""
    return _mark(game).exists()


def warm_in_background(game: RuledGame) -> None:
    """Let another process compile the kernels of a game, unless one does already or they are there."""
    worker = _workers.get(game.name)
    if not is_warm(game) and (worker is None or worker.poll() is not None):
        command = [sys.executable, "-m", "azulejos.search.warmth", game.name]
        _workers[game.name] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603  (our own interpreter)


def warm(game: RuledGame) -> None:
    """Compile the kernels of a game, or load them, and leave the mark."""
    for players in game.players[:2]:
        state = seeded(game.start(Setup.of(game, players)), 1, 1)
        while game.rules.status(state[0]) != 0:
            step(game, state[0])
        seat = int(game.rules.decider(state[0]))
        glance(game, state, seat)
        hidden = game.facts(Setup.of(game, players)).hidden_information
        for net in (None, *(net for net, _ in shipped(game)[:1])):
            if hidden:
                Deals(game, net=net).search(state, seat, Clock(), 10, randomness=SeededRandomness(0))
            elif players == game.players[0]:
                AlphaBeta(game, SMALL, net=net).search(state, seat, Clock(), 10)
            if net is None or not hidden:
                Sampling(game, SMALL, net=net).search(state, seat, Clock(), 10, randomness=SeededRandomness(0))
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


def _mark(game: RuledGame) -> Path:
    return Path(vars(numba.config)["CACHE_DIR"]) / f"{game.name}-{fingerprint(game):x}-{np.__version__}.warm"


@cache
def load(name: str) -> None:
    """Have a game's kernels in this process, compiled anew or from the disk, if it can be searched at all."""
    if (game := _searchable(name)) is not None:
        warm(game)


def is_compiled(name: str) -> bool:
    """Whether a game can be searched and its kernels lie compiled on the disk."""
    return (game := _searchable(name)) is not None and is_warm(game)


def _searchable(name: str) -> RuledGame | None:
    game: Game = registry.game(name)
    return game if isinstance(game, RuledGame) and game.judgement is not None else None


if __name__ == "__main__":
    load(sys.argv[1])
