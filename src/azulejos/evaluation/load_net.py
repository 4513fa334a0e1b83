"""Loads the net of any file, for any game."""

from pathlib import Path

from azulejos.core.errors import AzulejosError
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net


def open_net(path: Path) -> tuple[Net, Card]:
    """The net of a file and its card. Raises BadNet with what is wrong with the file."""
    game = files.card_of(path).game
    try:
        inputs = inputs_of(learnable(game))
    except AzulejosError as error:
        raise BadNet(f"{path.name} is for {game}, which cannot be learned here: {error.message}") from error
    return files.load(path, inputs)
