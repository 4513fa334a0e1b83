"""What the benchmarks of 5211 share: games in which one seat differs from the others, and their results.

All choose from the same position, so nobody sees who has chosen already.
"""

import json
import random
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from azulejos.arena.statistics import mean_estimate, score_estimate, shares
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE, OVER
from azulejos.evaluation import files
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import net_for
from azulejos.games.g5211 import GAME
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.playouts import seeded, step
from azulejos.search.stop_flag import StopFlag

FINE = 1 << 30

Choose = Callable[[Any, int], int]
"""Chooses the move of a seat."""

Seated = Callable[[bool, SeededRandomness], Choose]
"""Makes the player of a seat, the one that differs or one of the others, with its own randomness."""


def net_of(name: str, setup: Setup) -> Net | None:
    """A net by its file; `shipped` for the package's own, `hand` for none."""
    if name == "shipped":
        return net_for(GAME, setup)
    return None if name == "hand" else files.load(Path(name), inputs_of(GAME))[0]


def bot(search: DeterminizedSearch, simulations: int, source: SeededRandomness) -> Choose:
    """The bot: its search, and a move by its share."""
    chance = random.Random(source.below(FINE))

    def choose(state: Any, seat: int) -> int:
        found = search.search(state, seat, StopFlag(), simulations, randomness=source).moves
        return chance.choices([each.move for each in found], [each.share for each in found])[0]

    return choose


def play(setup: Setup, seated: Seated, seed: int, number: int, seat: int) -> tuple[float, float]:
    """A game with the one that differs in a seat: its share of the win, and its lead over the others' mean."""
    state = seeded(GAME.start(setup), 1, seed + number)
    sources = [SeededRandomness(f"{number} {seat} {other}") for other in range(setup.players)]
    chairs = [seated(other == seat, source) for other, source in enumerate(sources)]
    while GAME.rules.status(state[0]) != OVER:
        if GAME.rules.status(state[0]) == DECIDE:
            choices = [choose(state, other) for other, choose in enumerate(chairs)]
            for other, choice in enumerate(choices):
                GAME.rules.apply(state[0], other, choice)
        else:
            step(GAME, state[0])
    ranks, scores = GAME.result(state).ranks, GAME.result(state).scores
    return shares(ranks)[seat], scores[seat] - fmean(scores[:seat] + scores[seat + 1 :])


def groups(setup: Setup, seated: Seated, seed: int, numbers: range) -> Iterator[tuple[float, float]]:
    """Deal after deal: the mean share of wins and the mean lead over all seats."""
    for number in numbers:
        games = [play(setup, seated, seed, number, seat) for seat in range(setup.players)]
        wins, leads = zip(*games, strict=True)
        yield fmean(wins), fmean(leads)


def print_standing(given: Namespace, who: str, players: int, played: Iterable[tuple[float, float]], every: int) -> None:
    """Print the standing after every `every` deals, and at the end."""
    done: list[tuple[float, float]] = []
    for pair in played:
        done.append(pair)
        if len(done) % every == 0 or len(done) == given.pairs:
            print(report(given, who, players, done), flush=True)


def report(given: Namespace, who: str, players: int, played: list[tuple[float, float]]) -> str:
    """The figures so far on one line, for people or for programs."""
    shared, leads = zip(*played, strict=True)
    wins, lead, games = score_estimate(shared), mean_estimate(leads), len(played) * players
    if given.json:
        return json.dumps({**vars(given), "games": games, "wins": wins.to_json(), "lead": lead.to_json()})
    share = f"{100 * wins.value:.1f} ± {100 * wins.error:.1f} % wins (fair {100 / players:.1f})"
    return f"{who}, {players} players, {games} games: {share}, lead {lead.value:+.1f} ± {lead.error:.1f}"
