"""The inputs of a game's nets; does not import Numba."""

from azulejos.core import registry
from azulejos.core.choices import Choices
from azulejos.core.errors import AzulejosError
from azulejos.core.features import Features
from azulejos.core.ruled import RuledGame


def features_of(game: RuledGame) -> Features:
    """The inputs of nets that value positions. Raises AzulejosError if the game has none."""
    if game.features is None:
        raise AzulejosError(f"{game.name} cannot be learned: it has no features", code="no-features")
    return game.features


def learnable(name: str) -> RuledGame:
    """The game of a name. Raises AzulejosError if nets cannot learn it."""
    game = registry.game(name)
    if not isinstance(game, RuledGame):
        raise AzulejosError(f"{name} cannot be learned: it is not made of rules", code="no-features")
    features_of(game)
    return game


def inputs_of(game: RuledGame) -> Features:
    """The inputs of a game's nets: of choices where hands are hidden, else of positions. Raises AzulejosError."""
    return features_of(game) if game.choices is None else game.choices.features


def choices_of(game: RuledGame) -> Choices:
    """How nets of a game value choices. Raises AzulejosError if they do not."""
    if game.choices is None:
        raise AzulejosError(f"nets of {game.name} value positions, not choices", code="no-choices")
    return game.choices
