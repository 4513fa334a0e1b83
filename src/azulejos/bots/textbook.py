"""The textbook search to compare with: sampling with random play to the end of the game, and no appraisal."""

from typing import Any

from azulejos.bots.thinker import Thinker
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.parameters import TEXTBOOK
from azulejos.search.precompile import Unit


class Textbook(Thinker):
    """Plain UCT with random rollouts."""

    def unit(self, game: RuledGame, setup: Setup) -> Unit:
        """Sampling without a net, whatever the game."""
        return Unit.SAMPLING

    def make_searcher(self, game: RuledGame, setup: Setup) -> Any:
        """A search that knows the rules and nothing else."""
        from azulejos.search.samples import Sampling  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        return Sampling(game, TEXTBOOK, self.threads, plain=True)
