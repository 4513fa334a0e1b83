"""Which search for which game: what won the matches."""

from typing import Protocol

from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.net import Net
from azulejos.search.clock import Clock
from azulejos.search.deals import Deals
from azulejos.search.deepening import AlphaBeta
from azulejos.search.findings import Findings
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.samples import Sampling


class Searcher(Protocol):
    """A search that goes on with what it knows from one decision to the next."""

    def search(
        self,
        state: Record,
        seat: int,
        clock: Clock,
        simulations: int | None = None,
        *,
        exact: bool,
        randomness: Randomness,
    ) -> Findings:
        """What the moves of a seat that owes a decision are worth, the best first."""


def searcher(
    game: RuledGame, setup: Setup, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
) -> Searcher:
    """Imagined deals where hands are hidden, alpha-beta for two, sampling for more."""
    if game.facts(setup).hidden_information:
        return Deals(game, parameters, threads, net=net)
    if setup.players == 2:
        return AlphaBeta(game, parameters, threads, net=net)
    return Sampling(game, parameters, threads, net=net)
