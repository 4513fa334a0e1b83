"""The gate between generations: a new net replaces the best one only if it wins against it.

Its score against the heuristic, which never changes, is measured too.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import learnable
from azulejos.evaluation.net import Net
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.training.atomic_files import write_whole
from azulejos.training.games.determinized_selfplay import DeterminizedPlayer
from azulejos.training.games.selfplay import SelfPlayer
from azulejos.training.recipe import Recipe

NEW, RIVAL = range(2)

Share = tuple[int, float]
"""The number of players in a group, and the new net's share of the wins."""


@dataclass(frozen=True)
class Duel:
    """Groups of games between a new net and a rival, as one task for a worker."""

    number: int
    kind: str
    """The purpose of the games: `gate` or `yardstick`."""
    game: str
    setups: tuple[Setup, ...]
    new: Net
    rival: Net | None
    """A net; None for the heuristic."""
    recipe: Recipe
    generation: int
    seeds: range
    """One per group: the same deals with the new net in every seat once."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.kind}-{self.number:04}.json"

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(self._setup(seed).players for seed in self.seeds)

    def play(self) -> list[Share]:
        """The new net's share of the wins in each group."""
        game = learnable(self.game)
        plays = SelfPlayer if game.choices is None else DeterminizedPlayer
        player = plays(game, self.recipe.parameters, self.new, self.rival)
        return [self._group(game, player, seed) for seed in self.seeds]

    def keep(self, shares: list[Share], place: Path) -> None:
        """Write the results to a folder."""
        write_whole(place / self.name, json.dumps(shares))

    def is_kept(self, place: Path) -> bool:
        """Whether the results are in a folder."""
        return (place / self.name).exists()

    def kept(self, place: Path) -> list[Share]:
        """The results in a folder."""
        return [(players, share) for players, share in json.loads((place / self.name).read_text())]

    def _group(self, game: RuledGame, player: SelfPlayer | DeterminizedPlayer, seed: int) -> Share:
        setup = self._setup(seed)
        heuristic, shares = heuristic_of(game), []
        for seat in range(setup.players):
            seating = [NEW if other == seat else RIVAL for other in range(setup.players)]
            start = begin(beginnings(game, setup), generator(seed)).written()
            last = player.play(start, self.recipe.gate_positions, seating=seating).last[0]
            standings = np.array([int(heuristic.standing(last, other)) for other in range(setup.players)])
            winners = standings == standings.max()
            shares.append(float(winners[seat] / winners.sum()))
        return setup.players, float(np.mean(shares))

    def _setup(self, seed: int) -> Setup:
        return self.setups[seed % len(self.setups)]


def score_of(groups: Sequence[Share]) -> float:
    """The score of the new net, scaled so that an equal net scores ½ with any number of players."""
    scores = []
    for players in sorted({players for players, _ in groups}):
        shares = [share for count, share in groups if count == players]
        won = float(np.mean(shares)) * (players - 1)
        scores += [won / (won + 1 - won / (players - 1))] * len(shares)
    return float(np.mean(scores))
