"""The nets that come with the package; each file serves some set-ups of one game."""

import logging
from functools import cache
from pathlib import Path

from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net

NETS = Path(__file__).parent / "nets"
"""The directory of the shipped nets."""

_log = logging.getLogger(__name__)


def net_for(game: RuledGame, setup: Setup) -> Net | None:
    """The net that serves a set-up; None where there is none, and a search uses the game's heuristic."""
    return next((net for net, card in shipped(game) if card.serves(game.name, setup)), None)


@cache
def shipped(game: RuledGame) -> tuple[tuple[Net, Card], ...]:
    """All nets for a game. One that cannot be used is left out with a warning in the log."""
    if game.features is None:
        return ()
    found, inputs = [], inputs_of(game)
    for path in sorted(NETS.glob(f"{game.name}-*.npz")):
        try:
            found.append(files.load(path, inputs))
        except BadNet as error:
            _log.warning("%s. The game's heuristic is used instead.", error)
    return tuple(found)
