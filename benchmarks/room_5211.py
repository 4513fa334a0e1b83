"""How much there is to win in 5211 beyond what the bot wins: the bot plays against itself, one of the two with more.

.venv/bin/python benchmarks/room_5211.py sees|more [--simulations 600] [--pairs 100] [--json]

`sees` looks into the other hand, as nobody may: so much would be won by someone who guesses hands without fail. `more`
has ten times the simulations. Two players, every deal once from each seat. All choose from the same position, so nobody
sees who has chosen already.
"""

import argparse
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from azulejos.arena.statistics import mean_estimate, score_estimate, shares
from azulejos.core.generator import below
from azulejos.core.randomness import SeededRandomness
from azulejos.core.rule import rule
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE, OVER
from azulejos.games.g5211.game import G5211, GAME
from azulejos.search.clock import Clock
from azulejos.search.deals import Deals
from azulejos.search.leaves import judgement_of
from azulejos.search.playouts import seeded, step

TIMES = 10
"""So many times the simulations has who has more of them."""

FIRST_SEED = 30_000_000
"""Deals nothing was fitted to."""

FINE = 1 << 30

Choose = Callable[[Any, int], int]


@rule
def look(state: Any, seat: int) -> None:
    """Conceal nothing but the luck to come."""
    below(state, FINE)


class Open(G5211):
    """The same game for someone who sees all hands."""

    judgement = replace(judgement_of(GAME), conceal=look)


OPEN = Open()


@dataclass(frozen=True)
class Table:
    """Two bots, and what one of them has more."""

    given: argparse.Namespace

    def bot(self, more: bool, source: SeededRandomness) -> Choose:
        """The bot, with or without what it has more."""
        search = Deals(OPEN if more and self.given.more == "sees" else GAME)
        simulations = self.given.simulations * (TIMES if more and self.given.more == "more" else 1)
        chance = random.Random(source.below(FINE))

        def choose(state: Any, seat: int) -> int:
            found = search.search(state, seat, Clock(), simulations, randomness=source).moves
            return chance.choices([each.move for each in found], [each.share for each in found])[0]

        return choose

    def play(self, number: int, seat: int) -> tuple[float, float]:
        """A game with the one who has more in a seat: its share of the win, and its lead."""
        state = seeded(GAME.start(Setup.of(GAME, 2)), 1, FIRST_SEED + number)
        sources = [SeededRandomness(f"{number} {seat} {other}") for other in range(2)]
        chairs = [self.bot(other == seat, source) for other, source in enumerate(sources)]
        while GAME.rules.status(state[0]) != OVER:
            if GAME.rules.status(state[0]) == DECIDE:
                choices = [choose(state, other) for other, choose in enumerate(chairs)]
                for other, choice in enumerate(choices):
                    GAME.rules.apply(state[0], other, choice)
            else:
                step(GAME, state[0])
        result = GAME.result(state)
        return shares(result.ranks)[seat], result.scores[seat] - result.scores[1 - seat]

    def pairs(self) -> Iterator[tuple[float, float]]:
        """Deal after deal: the mean share of wins and the mean lead over both seats."""
        for number in range(self.given.pairs):
            wins, leads = zip(*(self.play(number, seat) for seat in range(2)), strict=True)
            yield fmean(wins), fmean(leads)


def report(given: argparse.Namespace, played: list[tuple[float, float]]) -> str:
    """The figures so far on one line, for people or for programs."""
    shared, leads = zip(*played, strict=True)
    wins, lead, games = score_estimate(shared), mean_estimate(leads), 2 * len(played)
    if given.json:
        return json.dumps({**vars(given), "games": games, "wins": wins.to_json(), "lead": lead.to_json()})
    share = f"{100 * wins.value:.1f} ± {100 * wins.error:.1f} % wins"
    return (
        f"{given.more}, {given.simulations} simulations, {games} games: {share}, {lead.value:+.1f} ± {lead.error:.1f}"
    )


def main() -> None:
    """Play, and tell how it stands after every fiftieth deal and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("more", choices=["sees", "more"], help="what the first one has more")
    parser.add_argument("--simulations", type=int, default=600, help="for a decision")
    parser.add_argument("--pairs", type=int, default=100, help="deals to play, at least 2")
    parser.add_argument("--json", action="store_true")
    given, played = parser.parse_args(), list[tuple[float, float]]()
    for pair in Table(given).pairs():
        played.append(pair)
        if len(played) % 50 == 0 or len(played) == given.pairs:
            print(report(given, played), flush=True)


if __name__ == "__main__":
    main()
