"""The bot `net:FILE.npz`: searches as `best` does, with a net from a file, as `azulejos train` writes them."""

from pathlib import Path

from azulejos.bots.failure import BotFailed
from azulejos.bots.thinker import Thinker
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.card import BadNet
from azulejos.evaluation.load_net import open_net
from azulejos.evaluation.net import Net


def learned_class(path: Path) -> type[Thinker]:
    """The class of a bot that searches with the net of a file. Raises BadNet."""
    net, card = open_net(path)

    class Learned(Thinker):
        """Searches as `best` does, with the net of a file; it plays only what the net is for."""

        def net_for(self, game: RuledGame, setup: Setup) -> Net:
            """The net of the file. Raises BotFailed if it is for another set-up."""
            try:
                card.check_serves(path.name, game.name, setup)
            except BadNet as error:
                raise BotFailed(error.message, code=error.code, facts=error.facts) from None
            return net

    return Learned
