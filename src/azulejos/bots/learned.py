"""`net:FILE.npz`: the best bot with a net of a file, as `azulejos train` writes them."""

from pathlib import Path

from azulejos.bots.loading import NET
from azulejos.bots.thinker import Thinker
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.logit import learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.preference import inputs_of


def learned_class(path: Path) -> type[Thinker]:
    """A bot that searches with the net of a file. Raises BadNet with what is wrong with the file."""
    net, card = files.load(path, inputs_of(learnable(files.card_of(path).game)))

    class Learned(Thinker):
        """Searches as `best` does, with the net of a file; it plays what the net is for, and nothing else."""

        def net_for(self, game: RuledGame, setup: Setup) -> Net:
            """The net of the file. Raises BadNet where it is for something else."""
            card.check_serves(game.name, setup)
            return net

    return Learned


def check_serves(name: str, game: str, setup: Setup) -> None:
    """See before a game whether a bot has a net for something else. Raises BadNet; bots without one may play all."""
    if name.startswith(NET):
        files.card_of(Path(name.removeprefix(NET))).check_serves(game, setup)
