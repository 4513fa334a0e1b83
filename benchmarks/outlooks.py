"""What a table of people waits for: all legal moves of a decision, and what each would do, interpreted.

.venv/bin/python benchmarks/outlooks.py
"""

import time
from collections.abc import Iterator
from statistics import median

from result_files import write

from azulejos.core import registry
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.testing.conformance import all_setups

GAMES = 5
"""Random games with every set-up."""

TIMES = "legal_median", "legal_worst", "outlook_median", "outlook_worst"
"""Milliseconds in the result file."""


def decisions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random game: the state and the seat."""
    randomness = SeededRandomness(seed)
    state = game.start(setup)
    while True:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.deal(state, game.draw(state, randomness))
        elif isinstance(turn, Decide):
            yield state, turn.seats[0]
            legal = game.legal(state, turn.seats[0])
            state = game.play_unchecked(state, turn.seats[0], legal[randomness.below(len(legal))])
        else:
            return


def measure(game: Game, state: State, seat: int) -> tuple[int, float, float]:
    """How many moves a decision has, and the milliseconds of listing them without and with their outlooks.

    Processor time: others may be at work on the same machine.
    """
    begun = time.thread_time()
    legal = game.legal(state, seat)
    listed = time.thread_time()
    for move in legal:
        game.outlook(state, seat, move)
    return len(legal), (listed - begun) * 1e3, (time.thread_time() - begun) * 1e3


def main() -> None:
    """A line for each game and set-up."""
    print("game, players, options: decisions; most moves; median and worst ms of legal; the same with outlooks")
    figures = []
    for name in registry.names():
        game = registry.game(name)
        for setup in all_setups(game):
            found = [
                measure(game, state, seat) for seed in range(GAMES) for state, seat in decisions(game, setup, seed)
            ]
            moves, legal, whole = zip(*found, strict=True)
            times = [median(legal), max(legal), median(whole), max(whole)]
            place = {"game": name, "players": setup.players, "options": dict(setup.options), "most_moves": max(moves)}
            figures.append(place | dict(zip(TIMES, (round(each, 2) for each in times), strict=True)))
            print(
                f"{name}, {setup.players}, {dict(setup.options)}: {len(found)}; {max(moves)};"
                f" {median(legal):.2f}, {max(legal):.2f}; {median(whole):.2f}, {max(whole):.2f}"
            )
    write("outlooks", figures)


if __name__ == "__main__":
    main()
