"""The bots that search: with learned values where there are some, or with values made by hand alone."""

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
from azulejos.search import precompile

SECONDS = 1.0
"""How long it thinks if nobody says."""

FINE = 1 << 30
"""Random fractions are so fine."""


class Thinker(Bot):
    """Searches as long as it may. It goes on with what it knows from one decision to the next."""

    threads = 1
    learned = True
    """Whether it values positions by the nets that come with the package."""

    def __init__(self, randomness: Randomness | None = None) -> None:
        super().__init__(randomness)
        self.hurried = False
        self._searchers: dict[Any, Any] = {}

    def hurry(self) -> None:
        """Do not wait for the compiler: answer like `greedy` until it is done."""
        self.hurried = True

    def get_ready(self, game: str) -> None:
        """Load the searches that are compiled (who plays a match sees to that), unless a person waits."""
        rules = registry.game(game)
        if isinstance(rules, RuledGame) and not self.hurried:
            compiled = [unit for unit in precompile.units(rules) if precompile.is_compiled(rules, unit)]
            if compiled:
                from azulejos.search import compilation  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

                compilation.load(game, compiled)

    def full_strength_due(self, game: Game, setup: Setup) -> float | None:
        """When the search it needs will be compiled; None if it is."""
        if not isinstance(game, RuledGame) or game.judgement is None:
            return None
        return precompile.due(game, self.unit(game, setup))

    def warm_up(self, game: Game, setup: Setup) -> None:
        """Have the search it needs compiled by another process."""
        if isinstance(game, RuledGame) and game.judgement is not None:
            precompile.compile_in_background(game, [self.unit(game, setup)])

    def unit(self, game: RuledGame, setup: Setup) -> precompile.Unit:
        """The kernel that it needs at a table."""
        return precompile.unit_of(game, setup, learned=self.net_for(game, setup) is not None)

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The move that comes out best."""
        game = game_of(view)
        if len(legal) == 1:
            return legal[0]
        if self.is_cold(view):
            return Greedy(self.randomness).choose(view, legal, limit)
        moves = self.findings(view, limit).moves
        if game.facts(setup_of(view)).seals:
            return game.move_text(self._mixed(moves))
        return game.move_text(moves[0].move)

    def analyse(self, view: View, legal: Sequence[str], limit: Limit) -> Analysis:
        """What it thinks of the moves, each valued as carefully as the best."""
        game = game_of(view)
        found = self.findings(view, limit, exact=True)
        values = tuple(_told(game, each) for each in found.moves)
        return Analysis(values, found.simulations, found.seconds)

    def is_cold(self, view: View) -> bool:
        """Whether it is in a hurry and its search is not compiled yet; then another process is set to work."""
        game, setup = game_of(view), setup_of(view)
        if not self.hurried or self.full_strength_due(game, setup) is None:
            return False
        self.warm_up(game, setup)
        return True

    def findings(self, view: View, limit: Limit, *, exact: bool = False) -> Any:
        """What the search finds within a limit."""
        from azulejos.search.clock import Clock  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        game = game_of(view)
        state = game.imagine(view.position, view.seat, self.randomness)
        seconds = SECONDS if limit.seconds is None and limit.simulations is None else limit.seconds
        with Clock(seconds) as clock, _stopping(clock, limit):
            return self._searcher(game, setup_of(view)).search(
                state, view.seat, clock, limit.simulations, exact=exact, randomness=self.randomness
            )

    def make_searcher(self, game: RuledGame, setup: Setup) -> Any:
        """The search that won the matches for this game and number of players."""
        from azulejos.search.choice import searcher  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        return searcher(game, setup, threads=self.threads, net=self.net_for(game, setup))

    def net_for(self, game: RuledGame, setup: Setup) -> Net | None:
        """The net it values positions by; None if it has to make do with the game's appraisal."""
        return net_for(game, setup) if self.learned else None

    def samples(self, view: View) -> bool:
        """Whether it samples in this game, or searches alpha-beta."""
        return self.samples_at(game_of(view), setup_of(view))

    def samples_at(self, game: RuledGame, setup: Setup) -> bool:
        """The same, for a set-up."""
        return setup.players > 2 or bool(game.facts(setup).hidden_information)

    def _searcher(self, game: RuledGame, setup: Setup) -> Any:
        key = (game.name, setup.players, *setup.options.values())
        if key not in self._searchers:
            self._searchers = {key: self.make_searcher(game, setup)}  # one at a time: they are large
        return self._searchers[key]

    def _mixed(self, moves: Sequence[Any]) -> int:
        """A move by its share: who always answers alike can be read."""
        ticket = sum(each.share for each in moves) * self.randomness.below(FINE) / FINE
        for each in moves:
            ticket -= each.share
            if ticket < 0:
                return int(each.move)
        return int(moves[0].move)


class ByHand(Thinker):
    """The same search with no net: positions are worth what the game's own appraisal says."""

    learned = False


def _told(game: RuledGame, found: Any) -> MoveValue:
    """A finding in words."""
    line = tuple(map(game.move_text, found.line))
    return MoveValue(game.move_text(found.move), found.visits, found.win, found.lead, line, found.scores)


@contextmanager
def _stopping(clock: Any, limit: Limit) -> Iterator[None]:
    """While a search runs, hand on to its clock that someone wants the answer now."""
    if limit.stop is None:
        yield
        return
    done = threading.Event()

    def watch() -> None:
        while not done.is_set():
            if limit.stop is not None and limit.stop.wait(0.02):
                clock.stop()
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
    if not isinstance(game, RuledGame) or game.judgement is None:
        raise BotFailed(f"{view.game} can not be searched", code="no-judgement")
    return game


def setup_of(view: View) -> Setup:
    """How the game of a view is set up."""
    game = game_of(view)
    options = {option.name: view.position[option.name] for option in game.options}
    return Setup.of(game, view.position["players"], options)
