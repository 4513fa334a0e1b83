"""Chooses the search for a game, as matches decided."""

from typing import Protocol

from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.evaluation.net import Net
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import DEFAULT, Parameters
from azulejos.search.search_result import SearchResult
from azulejos.search.stop_flag import StopFlag


class Searcher(Protocol):
    """A search that keeps its tables from one decision to the next."""

    def search(
        self,
        state: StateArray,
        seat: int,
        stop: StopFlag,
        simulations: int | None = None,
        *,
        exact: bool,
        randomness: Randomness,
    ) -> SearchResult:
        """The values of all moves of a seat that owes a decision, the best first."""


def searcher(
    game: RuledGame, setup: Setup, parameters: Parameters = DEFAULT, threads: int = 1, *, net: Net | None = None
) -> Searcher:
    """Determinized search where hands are hidden, alpha-beta for two players, MCTS for more."""
    if game.facts(setup).hidden_information:
        return DeterminizedSearch(game, parameters, threads, net=net)
    if setup.players == 2:
        return AlphaBeta(game, parameters, threads, net=net)
    return Mcts(game, parameters, threads, net=net)
