"""Measures the searches: positions or simulations per second, with one thread and with two.

On a busy machine two threads do not get two cores. `cores` is the processor time of two threads divided by that of one.
"""

import time
from collections.abc import Sequence
from typing import Any

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.shipped import net_for
from azulejos.search.playouts import first_decision
from azulejos.search.searcher import Searcher, searcher
from azulejos.search.stop_flag import StopFlag

DECISIONS = 5
"""Games whose first decision is searched, since the first decision has most to search."""


def measure(names: Sequence[str], players: int | None, seconds: float) -> dict[str, Any]:
    """Figures for each game and player count: the search, and its rate with one and two threads."""
    figures: dict[str, Any] = {}
    for name in names:
        game = registry.game(name)
        if isinstance(game, RuledGame) and game.heuristic is not None:
            counts = list(game.players) if players is None else [Setup.of(game, players).players]
            figures[name] = {str(count): _figures(game, count, seconds) for count in counts}
    return figures


def _figures(game: RuledGame, players: int, seconds: float) -> dict[str, Any]:
    (one, alone), (two, together) = (_rate(game, players, threads, seconds) for threads in (1, 2))
    kind = type(_searcher(game, players, 1)).__name__
    rates = {"one_thread": round(one), "two_threads": round(two), "ratio": round(two / one, 2)}
    return {"search": kind, **rates, "cores": round(together / alone, 2)}


def _searcher(game: RuledGame, players: int, threads: int) -> Searcher:
    setup = Setup.of(game, players)
    return searcher(game, setup, threads=threads, net=net_for(game, setup))


def _rate(game: RuledGame, players: int, threads: int, seconds: float) -> tuple[float, float]:
    """Positions or simulations per second at the first decisions of some games, and the cores it had."""
    search = _searcher(game, players, threads)
    randomness = SeededRandomness("bench")
    done = took = worked = 0.0
    for number in range(DECISIONS):
        state = first_decision(game, Setup.of(game, players), 1 + number)
        seat = int(game.rules.decider(state[0]))
        if number == 0:  # compile or load, outside of the measured time
            search.search(state, seat, StopFlag(), 100, exact=False, randomness=randomness)
        begun = time.process_time()
        with StopFlag(seconds / DECISIONS) as stop:
            found = search.search(state, seat, stop, exact=False, randomness=randomness)
        done, took, worked = done + found.simulations, took + found.seconds, worked + time.process_time() - begun
    return done / took, worked / took


def report(figures: dict[str, Any]) -> str:
    """The figures as a table in text."""
    lines = [
        f"{'game':<18}{'players':>8}  {'search':<12}{'one thread/s':>14}{'two threads/s':>15}{'ratio':>8}{'cores':>8}"
    ]
    for name, counts in figures.items():
        for players, figure in counts.items():
            rates = f"{figure['one_thread']:>14,}{figure['two_threads']:>15,}{figure['ratio']:>8}{figure['cores']:>8}"
            lines.append(f"{name:<18}{players:>8}  {figure['search']:<12}{rates}")
    return "\n".join(lines)
