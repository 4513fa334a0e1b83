"""What the networks of a game are shown, if it has any. Known without loading the compiler."""

from azulejos.core import registry
from azulejos.core.choices import Choices
from azulejos.core.errors import AzulejosError
from azulejos.core.features import Features
from azulejos.core.ruled import RuledGame


def features_of(game: RuledGame) -> Features:
    """The inputs of a game's networks; an error if it has none."""
    if game.features is None:
        raise AzulejosError(f"{game.name} cannot be learned: it has no features", code="no-features")
    return game.features


def learnable(name: str) -> RuledGame:
    """A game by its name, if networks can learn it; an error if not."""
    game = registry.game(name)
    if not isinstance(game, RuledGame):
        raise AzulejosError(f"{name} cannot be learned: it is not made of rules", code="no-features")
    features_of(game)
    return game


def inputs_of(game: RuledGame) -> Features:
    """The inputs of a game's networks: of choices where hands are hidden, else of positions; an error without any."""
    return features_of(game) if game.choices is None else game.choices.features


def choices_of(game: RuledGame) -> Choices:
    """How the networks of a game are asked about choices; an error if they are not."""
    if game.choices is None:
        raise AzulejosError(f"nets of {game.name} value positions, not choices", code="no-choices")
    return game.choices
