"""The gate between generations: a new net replaces the best one only if it wins against it.

How it does against the game's own appraisal is measured beside, since that never changes.
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
from azulejos.rl.seeding import begin, beginnings, generator
from azulejos.search.leaves import judgement_of
from azulejos.training.dealplay import DealPlayer
from azulejos.training.recipe import Recipe
from azulejos.training.selfplay import Player
from azulejos.training.writing import write_whole

NEW, RIVAL = range(2)

Share = tuple[int, float]
"""How many have played in a group, and the new net's share of the wins."""


@dataclass(frozen=True)
class Duel:
    """Groups of games that a worker shall play between a new net and a rival."""

    number: int
    kind: str
    """What they are played for: `gate`, or `yardstick`."""
    game: str
    setups: tuple[Setup, ...]
    new: Net
    rival: Net | None
    """A net, or the game's own appraisal."""
    recipe: Recipe
    generation: int
    seeds: range
    """One for each group: the same deals with the new net in every seat once."""

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.kind}-{self.number:04}.json"

    @property
    def games(self) -> int:
        """How many games it has."""
        return sum(self._setup(seed).players for seed in self.seeds)

    def play(self) -> list[Share]:
        """The new net's share of the wins in each group."""
        game = learnable(self.game)
        plays = Player if game.choices is None else DealPlayer
        player = plays(game, self.recipe.parameters, self.new, self.rival)
        return [self._group(game, player, seed) for seed in self.seeds]

    def keep(self, shares: list[Share], place: Path) -> None:
        """Keep what was played."""
        write_whole(place / self.name, json.dumps(shares))

    def is_kept(self, place: Path) -> bool:
        """Whether it is there."""
        return (place / self.name).exists()

    def kept(self, place: Path) -> list[Share]:
        """What was played."""
        return [(players, share) for players, share in json.loads((place / self.name).read_text())]

    def _group(self, game: RuledGame, player: Player | DealPlayer, seed: int) -> Share:
        setup = self._setup(seed)
        judgement, shares = judgement_of(game), []
        for seat in range(setup.players):
            sitters = [NEW if other == seat else RIVAL for other in range(setup.players)]
            start = begin(beginnings(game, setup), generator(seed)).written()
            last = player.play(start, self.recipe.gate_positions, sitters=sitters).last[0]
            standings = np.array([int(judgement.standing(last, other)) for other in range(setup.players)])
            winners = standings == standings.max()
            shares.append(float(winners[seat] / winners.sum()))
        return setup.players, float(np.mean(shares))

    def _setup(self, seed: int) -> Setup:
        return self.setups[seed % len(self.setups)]


def score_of(groups: Sequence[Share]) -> float:
    """The score of the new net, such that equals have ½ at tables of every size: one of three wins a third by luck."""
    scores = []
    for players in sorted({players for players, _ in groups}):
        shares = [share for count, share in groups if count == players]
        won = float(np.mean(shares)) * (players - 1)
        scores += [won / (won + 1 - won / (players - 1))] * len(shares)
    return float(np.mean(scores))
