"""Games that are played and kept together: what workers make, and fitting reads."""

import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import learnable
from azulejos.evaluation.net import Net
from azulejos.rl.seeding import begin, beginnings, generator
from azulejos.training.choice_shards import ChoiceShard
from azulejos.training.dealplay import DealPlayer
from azulejos.training.recipe import Recipe
from azulejos.training.selfplay import NOBODY, Player
from azulejos.training.targets import further, targets


@dataclass(frozen=True)
class Shard:
    """Positions of some games, with the targets of every seat."""

    states: Record
    targets: NDArray[np.float32]
    """By position and seat; seats that do not play have none (NaN)."""
    further: NDArray[np.float32]
    """The points still made from there on, by position and seat; NaN where nobody can tell."""
    deals: NDArray[np.bool_]
    """Whether a position is one before a deal."""

    def __len__(self) -> int:
        return len(self.deals)

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        beside = path.with_suffix(".new")
        with beside.open("wb") as file:
            states = self.states.view(np.uint8)
            np.savez(file, states=states, targets=self.targets, further=self.further, deals=self.deals)
        beside.replace(path)

    @classmethod
    def load(cls, path: Path, game: RuledGame) -> "Shard":
        """Read one."""
        with np.load(path) as parts:
            states = parts["states"].view(game.rules.dtype).view(np.recarray)
            return cls(states, parts["targets"], parts["further"], parts["deals"])


AnyShard = Shard | ChoiceShard
"""What the games of a training teach: values of positions, or choices."""


@dataclass(frozen=True)
class Order:
    """A shard that a worker shall play."""

    number: int
    game: str
    setups: tuple[Setup, ...]
    net: Net | None
    recipe: Recipe
    generation: int
    seeds: range
    """One for each game; with it everything about a game is decided."""

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"shard-{self.number:04}"

    @property
    def games(self) -> int:
        """How many games it has."""
        return len(self.seeds)

    def play(self) -> AnyShard:
        """Play the games, the set-ups in turn."""
        game = learnable(self.game)
        return self._valued(game) if game.choices is None else self._chosen(game)

    def _valued(self, game: RuledGame) -> Shard:
        """Games that teach what positions are worth."""
        player, recipe = Player(game, self.recipe.parameters, self.net), self.recipe
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
        """Games that teach what to choose where hands are hidden."""
        player = DealPlayer(game, self.recipe.parameters, self.net)
        simulations = self.recipe.positions(self.generation)
        return ChoiceShard.of([player.play(start, simulations, explored) for start, explored in self._begun(game)])

    def _begun(self, game: RuledGame) -> Iterator[tuple[Record, float]]:
        """How each game begins, and the share of its moves that are explored."""
        recipe = self.recipe
        for seed in self.seeds:
            start = begin(beginnings(game, self.setups[seed % len(self.setups)]), generator(seed)).written()
            yield start, recipe.explored(self.generation) if (seed // 7) % 100 < 100 * recipe.exploring else 0.0

    def keep(self, shard: AnyShard, place: Path) -> None:
        """Keep what was played."""
        shard.save(place / self.name)

    def is_kept(self, place: Path) -> bool:
        """Whether it is there, and whole: a power cut may leave half a file."""
        try:
            with zipfile.ZipFile(place / self.name) as parts:
                return parts.testzip() is None
        except (OSError, zipfile.BadZipFile, zlib.error):
            return False


def _padded(made: NDArray[np.float32], seats: int) -> NDArray[np.float32]:
    return np.pad(made, ((0, 0), (0, seats - made.shape[1])), constant_values=np.nan)
