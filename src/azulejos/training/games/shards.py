"""Shards of games: workers play and write them, fitting reads them."""

import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import learnable
from azulejos.evaluation.net import Net
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import DeterminizedPlayer
from azulejos.training.games.selfplay import NOBODY, SelfPlayer
from azulejos.training.games.targets import further, targets
from azulejos.training.recipe import Recipe


@dataclass(frozen=True)
class Shard:
    """Positions of some games, with the targets of every seat."""

    states: StateArray
    targets: NDArray[np.float32]
    """By position and seat; seats that do not play have none (NaN)."""
    further: NDArray[np.float32]
    """The points still made from there on, by position and seat; NaN where unknown."""
    deals: NDArray[np.bool_]
    """Whether a position is before a deal."""

    def __len__(self) -> int:
        return len(self.deals)

    def save(self, path: Path) -> None:
        """Write the shard atomically."""
        temporary = path.with_suffix(".new")
        with temporary.open("wb") as file:
            states = self.states.view(np.uint8)
            np.savez(file, states=states, targets=self.targets, further=self.further, deals=self.deals)
        temporary.replace(path)

    @classmethod
    def load(cls, path: Path, game: RuledGame) -> "Shard":
        """Read a shard."""
        with np.load(path) as parts:
            states = parts["states"].view(game.rules.dtype).view(np.recarray)
            return cls(states, parts["targets"], parts["further"], parts["deals"])


AnyShard = Shard | ChoiceShard
"""A shard of either kind: values of positions, or choices."""


@dataclass(frozen=True)
class ShardOrder:
    """An order for a shard, as one task for a worker."""

    number: int
    game: str
    setups: tuple[Setup, ...]
    net: Net | None
    recipe: Recipe
    generation: int
    seeds: range
    """One per game; it decides everything about the game."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"shard-{self.number:04}"

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.seeds)

    def play(self) -> AnyShard:
        """Play the games, the set-ups in turn."""
        game = learnable(self.game)
        return self._valued(game) if game.choices is None else self._chosen(game)

    def _valued(self, game: RuledGame) -> Shard:
        """A shard for a value net."""
        player, recipe = SelfPlayer(game, self.recipe.parameters, self.net), self.recipe
        seats = max(game.players)
        played, made, points, deals = [], [], [], []
        for start, explored in self._begun(game):
            one = player.play(start, recipe.positions(self.generation), explored, sampling_from=recipe.sampling_from)
            enemies = 2 < start[0].players < recipe.sampling_from
            played.append(one.states)
            made.append(_padded(targets(game, one, recipe.mix, enemies=enemies), seats))
            points.append(_padded(further(game, one), seats))
            deals.append(one.seats == NOBODY)
        states = np.concatenate(played).view(np.recarray)
        return Shard(states, np.concatenate(made), np.concatenate(points), np.concatenate(deals))

    def _chosen(self, game: RuledGame) -> ChoiceShard:
        """A shard for a policy net, where hands are hidden."""
        player = DeterminizedPlayer(game, self.recipe.parameters, self.net)
        simulations = self.recipe.positions(self.generation)
        return ChoiceShard.of([player.play(start, simulations, explored) for start, explored in self._begun(game)])

    def _begun(self, game: RuledGame) -> Iterator[tuple[StateArray, float]]:
        """The start of each game, and the share of its moves that explore."""
        recipe = self.recipe
        for seed in self.seeds:
            start = begin(beginnings(game, self.setups[seed % len(self.setups)]), generator(seed)).written()
            yield start, recipe.explored(self.generation) if (seed // 7) % 100 < 100 * recipe.exploring else 0.0

    def keep(self, shard: AnyShard, place: Path) -> None:
        """Write the shard into a folder."""
        shard.save(place / self.name)

    def is_kept(self, place: Path) -> bool:
        """Whether a folder holds the complete shard: a power cut may leave half a file."""
        try:
            with zipfile.ZipFile(place / self.name) as parts:
                return parts.testzip() is None
        except (OSError, zipfile.BadZipFile, zlib.error):
            return False


def _padded(made: NDArray[np.float32], seats: int) -> NDArray[np.float32]:
    return np.pad(made, ((0, 0), (0, seats - made.shape[1])), constant_values=np.nan)
