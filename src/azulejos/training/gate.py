"""The gate between generations: a new net replaces the best one only if it wins against it."""

from dataclasses import dataclass

import numpy as np

from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.logit import learnable
from azulejos.evaluation.net import Net
from azulejos.rl.seeding import begin, beginnings, generator
from azulejos.search.leaves import judgement_of
from azulejos.training.recipe import Recipe
from azulejos.training.selfplay import Player

NEW, BEST = range(2)


@dataclass(frozen=True)
class Duel:
    """Paired games that a worker shall play between two nets."""

    game: str
    setups: tuple[Setup, ...]
    new: Net
    best: Net
    recipe: Recipe
    seeds: range
    """One for each group: the same deals with the new net in every seat once."""


def play_duel(duel: Duel) -> list[float]:
    """The new net's share of the wins in each group."""
    game = learnable(duel.game)
    player = Player(game, duel.new, duel.recipe.parameters, duel.best)
    return [_group(game, player, duel, seed) for seed in duel.seeds]


def _group(game: RuledGame, player: Player, duel: Duel, seed: int) -> float:
    setup = duel.setups[seed % len(duel.setups)]
    judgement, shares = judgement_of(game), []
    for seat in range(setup.players):
        sitters = [NEW if other == seat else BEST for other in range(setup.players)]
        start = begin(beginnings(game, setup), generator(seed)).written()
        last = player.play(start, duel.recipe.gate_positions, sitters=sitters).last[0]
        standings = np.array([int(judgement.standing(last, other)) for other in range(setup.players)])
        winners = standings == standings.max()
        shares.append(float(winners[seat] / winners.sum()))
    return float(np.mean(shares))
