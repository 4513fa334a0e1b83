"""Games that are played and kept together: what workers make, and fitting reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.logit import learnable
from azulejos.evaluation.net import Net
from azulejos.rl.seeding import begin, beginnings, generator
from azulejos.training.fitting import Samples
from azulejos.training.recipe import Recipe
from azulejos.training.selfplay import NOBODY, Player
from azulejos.training.targets import targets


@dataclass(frozen=True)
class Shard:
    """Positions of some games, with the target of every seat."""

    states: Record
    targets: NDArray[np.float32]
    """By position and seat; seats that do not play have none (NaN)."""
    deals: NDArray[np.bool_]
    """Whether a position is one before a deal."""

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        beside = path.with_suffix(".new")
        with beside.open("wb") as file:
            np.savez(file, states=self.states.view(np.uint8), targets=self.targets, deals=self.deals)
        beside.replace(path)

    @classmethod
    def load(cls, path: Path, game: RuledGame) -> "Shard":
        """Read one."""
        with np.load(path) as parts:
            states = parts["states"].view(game.rules.dtype).view(np.recarray)
            return cls(states, parts["targets"], parts["deals"])


@dataclass(frozen=True)
class Order:
    """What a worker shall play."""

    game: str
    setups: tuple[Setup, ...]
    net: Net | None
    recipe: Recipe
    generation: int
    seeds: range
    """One for each game; with it everything about a game is decided."""


def play_shard(order: Order) -> Shard:
    """Play the games of an order, its set-ups in turn."""
    game = learnable(order.game)
    player, recipe = Player(game, order.net, order.recipe.parameters), order.recipe
    played, made, deals = [], [], []
    for seed in order.seeds:
        start = begin(beginnings(game, order.setups[seed % len(order.setups)]), generator(seed)).written()
        explored = recipe.explored(order.generation) if (seed // 7) % 100 < 100 * recipe.exploring else 0.0
        one = player.play(start, recipe.positions(order.generation), explored)
        played.append(one.states)
        made.append(_padded(targets(game, one, recipe.mix), max(game.players)))
        deals.append(one.seats == NOBODY)
    return Shard(np.concatenate(played).view(np.recarray), np.concatenate(made), np.concatenate(deals))


def samples_of(shards: Sequence[Shard], deal_weight: float) -> Samples:
    """Every position of some shards from the sight of every seat that plays."""
    states = np.concatenate([each.states for each in shards])
    made = np.concatenate([each.targets for each in shards])
    weights = np.where(np.concatenate([each.deals for each in shards]), deal_weight, 1.0).astype(np.float32)
    positions, seats = np.nonzero(~np.isnan(made))
    return Samples(
        states.view(np.recarray), positions, seats.astype(np.int8), made[positions, seats], weights[positions]
    )


def _padded(made: NDArray[np.float32], seats: int) -> NDArray[np.float32]:
    return np.pad(made, ((0, 0), (0, seats - made.shape[1])), constant_values=np.nan)
