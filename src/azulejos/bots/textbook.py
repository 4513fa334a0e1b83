"""The bot with the textbook search to compare with: MCTS with random play to the end of the game, no heuristic."""

from typing import Any

from azulejos.bots.thinker import Thinker
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.compiler.precompile import Unit
from azulejos.search.parameters import TEXTBOOK


class Textbook(Thinker):
    """Plain UCT with random rollouts."""

    def unit(self, game: RuledGame, setup: Setup) -> Unit:
        """The kernel of MCTS without a net, for every game."""
        return Unit.MCTS

    def make_searcher(self, game: RuledGame, setup: Setup) -> Any:
        """Plain MCTS, which uses only the rules."""
        from azulejos.search.mcts.mcts import Mcts  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        return Mcts(game, TEXTBOOK, self.threads, plain=True)
