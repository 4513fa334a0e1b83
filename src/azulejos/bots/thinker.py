"""The bots that search: with nets where there are some, or with the game's heuristic alone."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from azulejos.bots.analysis import Analysis, MoveValue
from azulejos.bots.bot import Bot, Limit, View
from azulejos.bots.failure import BotFailed
from azulejos.bots.greedy import Greedy
from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import net_for
from azulejos.search.compiler import precompile

SECONDS = 1.0
"""How long it thinks without a limit."""

FINE = 1 << 30
"""The resolution of random fractions."""


class Thinker(Bot):
    """Searches up to its limit. It keeps its tables from one decision to the next."""

    threads = 1
    learned = True
    """Whether it uses the nets that come with the package."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        super().__init__(randomness)
        self.hurried = False
        self._searchers: dict[Any, Any] = {}

    def hurry(self) -> None:
        """From now on do not wait for the compiler: answer like `greedy` until its search is compiled."""
        self.hurried = True

    def get_ready(self, game: str) -> None:
        """Load the compiled searches, unless in a hurry. A match compiles them before it begins."""
        rules = registry.game(game)
        if isinstance(rules, RuledGame) and not self.hurried:
            compiled = [unit for unit in precompile.units(rules) if precompile.is_compiled(rules, unit)]
            if compiled:
                from azulejos.search.compiler import compilation  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

                compilation.load(game, compiled)

    def full_strength_due(self, game: Game, setup: Setup) -> float | None:
        """The estimated time at which its search will be compiled; None if it is."""
        if not isinstance(game, RuledGame) or game.heuristic is None:
            return None
        return precompile.due(game, self.unit(game, setup))

    def warm_up(self, game: Game, setup: Setup) -> None:
        """Start another process that compiles its search."""
        if isinstance(game, RuledGame) and game.heuristic is not None:
            precompile.compile_in_background(game, [self.unit(game, setup)])

    def unit(self, game: RuledGame, setup: Setup) -> precompile.Unit:
        """The kernel that it needs at a table."""
        return precompile.unit_of(game, setup, learned=self.net_for(game, setup) is not None)

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The best move of its search; where choices are sealed, a random one of the good moves."""
        game = game_of(view)
        if len(legal) == 1:
            return legal[0]
        if self.is_cold(view):
            return Greedy(self.randomness).choose(view, legal, limit)
        moves = self.search(view, limit).moves
        if game.facts(setup_of(view)).seals:
            return game.move_text(self._mixed(moves))
        return game.move_text(moves[0].move)

    def analyse(self, view: View, legal: Sequence[str], limit: Limit) -> Analysis:
        """The values of all moves, each as exact as that of the best."""
        game = game_of(view)
        found = self.search(view, limit, exact=True)
        values = tuple(_move_value(game, each) for each in found.moves)
        return Analysis(values, found.simulations, found.seconds)

    def is_cold(self, view: View) -> bool:
        """Whether it is in a hurry and its search is not compiled; then it starts another process that compiles it."""
        game, setup = game_of(view), setup_of(view)
        if not self.hurried or self.full_strength_due(game, setup) is None:
            return False
        self.warm_up(game, setup)
        return True

    def search(self, view: View, limit: Limit, *, exact: bool = False) -> Any:
        """The result of its search within a limit."""
        from azulejos.search.stop_flag import StopFlag  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        game = game_of(view)
        state = game.imagine(view.position, view.seat, self.randomness)
        seconds = SECONDS if limit.seconds is None and limit.simulations is None else limit.seconds
        with StopFlag(seconds) as stop, _stopping(stop, limit):
            return self._searcher(game, setup_of(view)).search(
                state, view.seat, stop, limit.simulations, exact=exact, randomness=self.randomness
            )

    def make_searcher(self, game: RuledGame, setup: Setup) -> Any:
        """The search for this game and number of players."""
        from azulejos.search.searcher import searcher  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        return searcher(game, setup, threads=self.threads, net=self.net_for(game, setup))

    def net_for(self, game: RuledGame, setup: Setup) -> Net | None:
        """The net of its search; None if it uses the game's heuristic."""
        return net_for(game, setup) if self.learned else None

    def simulates(self, view: View) -> bool:
        """Whether its search runs simulations (MCTS, determinized search) instead of alpha-beta."""
        return self.simulates_at(game_of(view), setup_of(view))

    def simulates_at(self, game: RuledGame, setup: Setup) -> bool:
        """The same, for a set-up."""
        return setup.players > 2 or bool(game.facts(setup).hidden_information)

    def _searcher(self, game: RuledGame, setup: Setup) -> Any:
        key = (game.name, setup.players, *setup.options.values())
        if key not in self._searchers:
            self._searchers = {key: self.make_searcher(game, setup)}  # only one is kept, since searches use much memory
        return self._searchers[key]

    def _mixed(self, moves: Sequence[Any]) -> int:
        """A random move by the shares: a player who always answers alike is predictable."""
        ticket = sum(each.share for each in moves) * self.randomness.below(FINE) / FINE
        for each in moves:
            ticket -= each.share
            if ticket < 0:
                return int(each.move)
        return int(moves[0].move)


class ByHand(Thinker):
    """Searches as `best` does, but without nets: it values positions by the game's heuristic."""

    learned = False


def _move_value(game: RuledGame, found: Any) -> MoveValue:
    """The result of a move as part of an analysis."""
    line = tuple(map(game.move_text, found.line))
    return MoveValue(game.move_text(found.move), found.visits, found.win, found.lead, line, found.scores)


@contextmanager
def _stopping(stop: Any, limit: Limit) -> Iterator[None]:
    """While a search runs, set its stop flag as soon as `limit.stop` is set."""
    if limit.stop is None:
        yield
        return
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            if limit.stop is not None and limit.stop.wait(0.02):
                stop.stop()
                return

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()


def game_of(view: View) -> RuledGame:
    """The rules of the game that is played."""
    game = registry.game(view.game)
    if not isinstance(game, RuledGame) or game.heuristic is None:
        raise BotFailed(f"{view.game} cannot be searched", code="no-judgement")
    return game


def setup_of(view: View) -> Setup:
    """The set-up of the game of a view."""
    game = game_of(view)
    options = {option.name: view.position[option.name] for option in game.options}
    return Setup.of(game, view.position["players"], options)
