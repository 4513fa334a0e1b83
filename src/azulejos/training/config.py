"""The configuration of a training: everything that decides its nets."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.training.recipe import Recipe
from azulejos.training.recipes import recipe_of

VERSION = 8
"""The version of the files of a training. A folder of another version cannot be resumed.
"""


@dataclass(frozen=True)
class TrainingConfig:
    """Everything that decides a training."""

    game: str
    setups: tuple[Setup, ...]
    seed: int
    recipe: Recipe

    @classmethod
    def of(
        cls,
        name: str,
        players: Sequence[int],
        options: Mapping[str, Sequence[object]],
        seed: int = 0,
        recipe: Recipe | None = None,
    ) -> "TrainingConfig":
        """A checked configuration: one net for all numbers of players with all values of the options.

        The default recipe is the game's own.
        """
        game = learnable(name)
        heuristic_of(game)
        chosen = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
        setups = tuple(Setup.of(game, count, values) for count in players or (None,) for values in chosen)
        if game.choices is None and any(game.facts(setup).hidden_information for setup in setups):
            message = f"{name} cannot be trained: hands are hidden, and it does not say how choices are shown"
            raise AzulejosError(message, code="hidden-hands")
        return cls(name, setups, seed, recipe or recipe_of(name, max(setup.players for setup in setups)))

    def changed(self, changes: Mapping[str, object]) -> "TrainingConfig":
        """A copy with other numbers in the recipe. Raises OptionError."""
        return replace(self, recipe=self.recipe.changed(changes))

    def to_json(self) -> dict[str, Any]:
        """The configuration as `terms.json` has it."""
        setups = [{"players": setup.players, "options": dict(setup.options)} for setup in self.setups]
        document = {"game": self.game, "setups": setups, "seed": self.seed, "recipe": asdict(self.recipe)}
        return {**document, "version": VERSION}

    def card(self, trained: str) -> Card:
        """The card of a net that was trained with this configuration."""
        names, players = self.setups[0].options, tuple(sorted({setup.players for setup in self.setups}))
        options = {name: tuple(sorted({str(setup.options[name]) for setup in self.setups})) for name in names}
        features = inputs_of(learnable(self.game))
        return Card(self.game, players, options, features.version, trained, "", features.corrects)
