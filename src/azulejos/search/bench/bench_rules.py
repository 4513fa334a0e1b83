"""Measures the rules of games, compiled and interpreted, and computes their signature."""

import hashlib
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from azulejos.core import registry
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE
from azulejos.search.playouts import lists, play_out, playouts, random_game, seeded

BATCH = 2_000
"""Games per compiled call."""

SIGNED_GAMES = 40
"""Games per set-up that go into the signature."""


def measure(names: Sequence[str], players: int | None, seconds: float) -> dict[str, Any]:
    """Figures for each game and player count, compile times, and the signature of all."""
    figures: dict[str, Any] = {}
    compiling: dict[str, Any] = {}
    for name in names:
        game = registry.game(name)
        if isinstance(game, RuledGame):
            compiling[name] = compile_seconds(name)
            counts = list(game.players) if players is None else [Setup.of(game, players).players]
            figures[name] = {str(count): _speeds(game, count, seconds) for count in counts}
    return {**figures, "compile_seconds": compiling, "signature": signature(list(figures))}


def _speeds(game: RuledGame, players: int, seconds: float) -> dict[str, int]:
    setup = Setup.of(game, players)
    start = game.start(setup)
    games, moves = _compiled(game, start, seconds)
    return {
        "games_per_second": round(games),
        "moves_per_second": round(moves),
        "legal_lists_per_second": round(_lists(game, setup, seconds)),
        "interpreted_moves_per_second": round(_interpreted(game, start, seconds)),
    }


def _compiled(game: RuledGame, start: Any, seconds: float) -> tuple[float, float]:
    """Random games and decisions per second, compiled, on one core."""
    play = playouts(game)
    play(seeded(start, 1, 0), 1)
    games = moves = 0
    took = 0.0
    while took < seconds:
        states = seeded(start, BATCH, games)
        begun = time.perf_counter()
        moves += play(states, BATCH)
        took += time.perf_counter() - begun
        games += BATCH
    return games / took, moves / took


def _lists(game: RuledGame, setup: Setup, seconds: float) -> float:
    """Lists of legal moves per second, over all states of a random game."""
    states = _states_of_a_game(game, setup)
    moves = np.empty(game.rules.most_legal, np.int64)
    kernel = lists(game)
    kernel(states, moves, 1)
    listed, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        kernel(states, moves, 1_000)
        listed += 1_000 * len(states)
    return listed / (time.perf_counter() - begun)


def _states_of_a_game(game: RuledGame, setup: Setup) -> Any:
    drafts = random_game(game, setup, 1)
    kept = [draft.written() for draft in drafts if game.rules.status(draft[0]) == DECIDE]
    return np.concatenate(kept).view(np.recarray)


def _interpreted(game: RuledGame, start: Any, seconds: float) -> float:
    """Decisions per second in plain Python."""
    moves, begun = 0, time.perf_counter()
    for seed in itertools.count(1):
        moves += play_out(game, seeded(start, 1, seed)[0])
        if time.perf_counter() - begun > seconds:
            break
    return moves / (time.perf_counter() - begun)


def compile_seconds(name: str) -> dict[str, float]:
    """The seconds of the first playout in a new process: with an empty cache, and with a filled one."""
    code = (
        "import sys, time; begun = time.perf_counter(); from azulejos.search.bench.bench_rules import first_playout; "
        "first_playout(sys.argv[1]); print(time.perf_counter() - begun)"
    )
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
        command = [sys.executable, "-c", code, name]
        runs = [
            subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603  (our own interpreter)
            for _ in range(2)
        ]
    cold, cached = (round(float(run.stdout), 2) for run in runs)
    return {"cold": cold, "cached": cached}


def first_playout(name: str) -> None:
    """Compile the playout kernel of a game, or load it from the cache, and play one game."""
    game: Any = registry.game(name)
    playouts(game)(seeded(game.start(Setup.of(game)), 1, 1), 1)


def signature(names: Sequence[str]) -> str:
    """A hash of how seeded games end, for every player count and option; it changes when behaviour does."""
    digest = hashlib.sha256()
    for name in names:
        game: Any = registry.game(name)
        for players in game.players:
            for choices in itertools.product(*(option.choices for option in game.options)):
                options = dict(zip((option.name for option in game.options), choices, strict=True))
                states = seeded(game.start(Setup.of(game, players, options)), SIGNED_GAMES, 1)
                decisions = playouts(game)(states, SIGNED_GAMES)
                ends = [game.position(states[index : index + 1]) for index in range(SIGNED_GAMES)]
                digest.update(json.dumps([name, players, options, decisions, ends]).encode())
    return digest.hexdigest()[:16]


def report(figures: dict[str, Any]) -> str:
    """The figures as a table in text."""
    lines = [f"{'game':<18}{'players':>8}{'games/s':>12}{'moves/s':>14}{'lists/s':>14}{'interpreted moves/s':>22}"]
    for name, counts in figures.items():
        if name in {"compile_seconds", "signature"}:
            continue
        for players, figure in counts.items():
            cells = [
                f"{figure['games_per_second']:>12,}",
                f"{figure['moves_per_second']:>14,}",
                f"{figure['legal_lists_per_second']:>14,}",
                f"{figure['interpreted_moves_per_second']:>22,}",
            ]
            lines.append(f"{name:<18}{players:>8}{''.join(cells)}")
    for name, seconds in figures["compile_seconds"].items():
        lines.append(f"{name}: first playout in {seconds['cold']} s cold, {seconds['cached']} s from the cache")
    return "\n".join([*lines, f"signature {figures['signature']}"])
