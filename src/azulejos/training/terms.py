"""What a training is done under: everything that decides its nets."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.search.leaves import judgement_of
from azulejos.training.recipe import Recipe
from azulejos.training.recipes import recipe_of

VERSION = 8
"""Of what a training keeps; 1 kept no points, the targets of 2 did not look ahead, 3 knew no choices.

The targets of 4 learned from straying; in 5 seats shared what they had seen, with more than two players; the
points of 6 came of straying, too; 7 played by sampling wherever more than two play.
"""


@dataclass(frozen=True)
class Terms:
    """All that decides a training."""

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
    ) -> "Terms":
        """Check what someone asked for: one net for all numbers of players with all values of the options.

        Without a recipe the game's own is taken.
        """
        game = learnable(name)
        judgement_of(game)
        chosen = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
        setups = tuple(Setup.of(game, count, values) for count in players or (None,) for values in chosen)
        if game.choices is None and any(game.facts(setup).hidden_information for setup in setups):
            message = f"{name} can not be trained: hands are hidden, and it does not say how choices are shown"
            raise AzulejosError(message, code="hidden-hands")
        return cls(name, setups, seed, recipe or recipe_of(name, max(setup.players for setup in setups)))

    def changed(self, changes: Mapping[str, object]) -> "Terms":
        """The same with other numbers in the recipe. Raises OptionError."""
        return replace(self, recipe=self.recipe.changed(changes))

    def to_json(self) -> dict[str, Any]:
        """As it stands in the folder."""
        setups = [{"players": setup.players, "options": dict(setup.options)} for setup in self.setups]
        told = {"game": self.game, "setups": setups, "seed": self.seed, "recipe": asdict(self.recipe)}
        return {**told, "version": VERSION}

    def card(self, trained: str) -> Card:
        """The card of a net that was trained like this."""
        names, players = self.setups[0].options, tuple(sorted({setup.players for setup in self.setups}))
        options = {name: tuple(sorted({str(setup.options[name]) for setup in self.setups})) for name in names}
        features = inputs_of(learnable(self.game))
        return Card(self.game, players, options, features.version, trained, "", features.corrects)
