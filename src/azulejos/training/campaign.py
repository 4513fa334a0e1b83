"""A training from its first game to its best net, in a folder: whatever is done is kept, and never done twice.

    terms.json          what decides everything: the game, its set-ups, the seed, the recipe
    003/shard-0042      games of the fourth generation
    003/net.npz         the net fitted to the last generations
    003/verdict.json    its loss, its score against the best net before it, and whether it took its place

Kill it at any moment; the same command goes on.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from azulejos.core.errors import OptionError
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import Card
from azulejos.evaluation.logit import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.training.fitting import fit
from azulejos.training.gate import Duel, play_duel
from azulejos.training.recipe import Recipe
from azulejos.training.shards import Order, Shard, play_shard, samples_of

Crew = Callable[[Callable[[Any], Any], list[Any]], Iterator[Any]]
"""Whoever works: gives the answers to some orders, in their order."""

GROUPS = 20
"""Groups of a duel that one worker plays at a time."""


@dataclass(frozen=True)
class Terms:
    """All that decides a training."""

    game: str
    setups: tuple[Setup, ...]
    seed: int
    recipe: Recipe

    def to_json(self) -> dict[str, Any]:
        """As it stands in the folder."""
        setups = [{"players": setup.players, "options": dict(setup.options)} for setup in self.setups]
        return {"game": self.game, "setups": setups, "seed": self.seed, "recipe": asdict(self.recipe)}


@dataclass(frozen=True)
class Verdict:
    """What became of a generation."""

    generation: int
    positions: int
    loss: float
    score: float | None
    """Against the best net before; None for the first."""
    accepted: bool


class Campaign:
    """A training in a folder."""

    def __init__(self, folder: Path, terms: Terms, crew: Crew) -> None:
        """Begin, or go on. Raises OptionError if the folder holds a training on other terms."""
        self.folder, self.terms, self._crew = folder, terms, crew
        self.game = learnable(terms.game)
        folder.mkdir(parents=True, exist_ok=True)
        kept, told = folder / "terms.json", json.dumps(terms.to_json(), indent=2, sort_keys=True)
        if kept.exists() and kept.read_text() != told:
            raise OptionError(f"{folder} holds a training on other terms; go on with those, or name another folder")
        kept.write_text(told)

    @property
    def verdicts(self) -> list[Verdict]:
        """The generations that are done."""
        found = sorted(self.folder.glob("*/verdict.json"))
        return [Verdict(**json.loads(path.read_text())) for path in found]

    @property
    def best(self) -> Net | None:
        """The last net that was accepted."""
        accepted = [each.generation for each in self.verdicts if each.accepted]
        return self._net(accepted[-1]) if accepted else None

    def advance(self) -> Verdict:
        """Play, fit and judge the next generation, or what is missing of it."""
        generation = len(self.verdicts)
        place = self._place(generation)
        place.mkdir(exist_ok=True)
        best = self.best
        self._play(generation, best)
        loss = self._fit(generation)
        score = None if best is None else self._duel(generation, best)
        accepted = score is None or score >= self.terms.recipe.gate_score
        verdict = Verdict(generation, self._positions(generation), loss, score, accepted)
        _write(place / "verdict.json", json.dumps(asdict(verdict)))
        return verdict

    def _play(self, generation: int, best: Net | None) -> None:
        recipe = self.terms.recipe
        first = (self.terms.seed * 1_000 + generation) * recipe.games
        numbers = [
            number for number in range(-(-recipe.games // recipe.shard)) if not self._shard(generation, number).exists()
        ]
        orders = [
            Order(
                self.terms.game,
                self.terms.setups,
                best,
                recipe,
                generation,
                range(first + number * recipe.shard, first + min(recipe.games, (number + 1) * recipe.shard)),
            )
            for number in numbers
        ]
        for number, shard in zip(numbers, self._crew(play_shard, orders), strict=True):
            shard.save(self._shard(generation, number))

    def _fit(self, generation: int) -> float:
        recipe = self.terms.recipe
        first = max(0, generation - recipe.window + 1)
        paths = [path for each in range(first, generation + 1) for path in sorted(self._place(each).glob("shard-*"))]
        shards = [Shard.load(path, self.game) for path in paths]
        samples = samples_of(shards, recipe.schedule.deal_weight)
        net, loss = fit(self.game, samples, recipe.schedule, self.terms.seed + generation)
        files.save(self._place(generation) / "net.npz", net, self._card(generation))
        return loss

    def _duel(self, generation: int, best: Net) -> float:
        recipe = self.terms.recipe
        new = self._net(generation)
        first = 1 << 40  # deals that no generation has trained on
        duels = [
            Duel(self.terms.game, self.terms.setups, new, best, recipe, range(begin, begin + GROUPS))
            for begin in range(first, first + recipe.gate_pairs, GROUPS)
        ]
        return float(np.mean([share for shares in self._crew(play_duel, duels) for share in shares]))

    def _card(self, generation: int) -> Card:
        setups = self.terms.setups
        names = setups[0].options
        options = {name: tuple(sorted({str(setup.options[name]) for setup in setups})) for name in names}
        players = tuple(sorted({setup.players for setup in setups}))
        trained = f"generation {generation} of {json.dumps(self.terms.to_json(), sort_keys=True)}"
        return Card(self.terms.game, players, options, features_of(self.game).version, trained, "")

    def _net(self, generation: int) -> Net:
        return files.load(self._place(generation) / "net.npz", features_of(self.game))[0]

    def _positions(self, generation: int) -> int:
        return sum(len(Shard.load(path, self.game).deals) for path in self._place(generation).glob("shard-*"))

    def _place(self, generation: int) -> Path:
        return self.folder / f"{generation:03}"

    def _shard(self, generation: int, number: int) -> Path:
        return self._place(generation) / f"shard-{number:04}"


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_suffix(".new")
    beside.write_text(text)
    beside.replace(path)
