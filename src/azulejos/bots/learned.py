"""`net:FILE.npz`: the best bot with a net of a file, as `azulejos train` writes them."""

from pathlib import Path

from azulejos.bots.failure import BotFailed
from azulejos.bots.thinker import Thinker
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.card import BadNet
from azulejos.evaluation.net import Net
from azulejos.evaluation.opening import open_net


def learned_class(path: Path) -> type[Thinker]:
    """A bot that searches with the net of a file. Raises BadNet with what is wrong with the file."""
    net, card = open_net(path)

    class Learned(Thinker):
        """Searches as `best` does, with the net of a file; it plays what the net is for, and nothing else."""

        def net_for(self, game: RuledGame, setup: Setup) -> Net:
            """The net of the file. Raises BotFailed where it is for something else."""
            try:
                card.check_serves(path.name, game.name, setup)
            except BadNet as error:
                raise BotFailed(error.message, code=error.code, facts=error.facts) from None
            return net

    return Learned
