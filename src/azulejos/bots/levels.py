"""Eight levels of strength, from one that a child can beat to the strongest.

A low level searches less, adds errors to its values and overlooks some moves, as people do. It never chooses a move
that it considers bad.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.bots.bot import Limit, View
from azulejos.bots.thinker import Thinker, game_of, setup_of
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.evaluation.net import Net
from azulejos.search.compiler.precompile import Unit


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: how much it searches, and what errors it makes."""

    number: int
    name: str
    positions: int | None
    """Positions of alpha-beta; 0 for a one-ply search, None for as many as the seconds allow."""
    simulations: int | None
    """Simulations of MCTS and of determinized search: with more than two players, and in 5211."""
    learned: bool = False
    """Whether it uses nets where there are some; alpha-beta with a net has its own number of positions (POSITIONS)."""
    value_noise: float = 0.0
    """The size, in points, of the random error it adds to the value of a move."""
    hidden_value_noise: float = 0.0
    """The same where hands are hidden: luck is large there, and fewer simulations weaken a level only a little."""
    overlook_rate: float = 0.0
    """The share of moves it overlooks."""
    seconds: float | None = None


LEVELS = (
    Level(1, "apprentice", 0, 6, value_noise=4.0, hidden_value_noise=26.0, overlook_rate=0.5),
    Level(2, "helper", 0, 16, value_noise=2.0, hidden_value_noise=12.2, overlook_rate=0.25),
    Level(3, "tiler", 0, 40, value_noise=0.5, hidden_value_noise=9.1),
    Level(4, "journeyman", 100, 120, hidden_value_noise=6.2),
    Level(5, "craftsman", 900, 600, learned=True, hidden_value_noise=4.15),
    Level(6, "artisan", 7_000, 4_000, learned=True, hidden_value_noise=2.65),
    Level(7, "master", 35_000, 30_000, learned=True, hidden_value_noise=1.5),
    Level(8, "grand master", None, None, learned=True, seconds=2.0),
)

POSITIONS = {"azul": {5: 75, 6: 350, 7: 2_200}, "summer-pavilion": {5: 35, 6: 100, 7: 400}}
"""The positions of alpha-beta with a net, by game and level.

Matches chose them (docs/strength.md). In Summer Pavilion more positions gain less, so small numbers make even steps.
In Azul such small numbers would lose to level 4 on the grey wall.
"""


class Levelled(Thinker):
    """A bot of one level."""

    level: Level

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The best move that this level finds."""
        one_decision = self.level.positions == 0 and not self.simulates(view)
        if one_decision and len(legal) > 1:
            return self._by_one_ply(view)
        game = game_of(view)
        noisy = self.level.hidden_value_noise > 0 and game.facts(setup_of(view)).seals
        if noisy and len(legal) > 1 and not self.is_cold(view):
            return self._by_noisy_search(view, self.bounded(view, limit))
        return super().choose(view, legal, self.bounded(view, limit))

    def bounded(self, view: View, limit: Limit) -> Limit:
        """The stricter of the level's limit and the given one."""
        given = [each for each in (self._own(view), limit.simulations) if each is not None]
        seconds = [each for each in (self.level.seconds, limit.seconds) if each is not None]
        return Limit(min(seconds, default=None), min(given, default=None), limit.stop)

    def net_for(self, game: RuledGame, setup: Setup) -> Net | None:
        """The net of its searches, if its level uses one; a level with noise on hidden hands does not."""
        noisy = self.level.hidden_value_noise > 0 and game.facts(setup).seals
        return super().net_for(game, setup) if self.level.learned and not noisy else None

    def unit(self, game: RuledGame, setup: Setup) -> Unit:
        """The kernel that it needs: a level that looks one decision ahead needs only the small one."""
        looks = self.level.positions == 0 and not self.simulates_at(game, setup)
        return Unit.ONE_PLY if looks else super().unit(game, setup)

    def _own(self, view: View) -> int | None:
        """The positions or simulations of the level for a decision."""
        if self.simulates(view):
            return self.level.simulations
        game, level = game_of(view), self.level
        has_net = self.net_for(game, setup_of(view)) is not None
        return POSITIONS.get(game.name, {}).get(level.number, level.positions) if has_net else level.positions

    def _by_one_ply(self, view: View) -> str:
        """The best move of a one-ply search with errors."""
        from azulejos.search.one_ply import one_ply  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        game = game_of(view)
        state = game.imagine(view.position, view.seat, self.randomness)
        seen = one_ply(game, state, view.seat, compiled=not self.is_cold(view))
        looked = [each for each in seen if _uniform(self.randomness) >= self.level.overlook_rate] or seen
        return game.move_text(max(looked, key=lambda each: each[1] + self._error(self.level.value_noise))[0])

    def _by_noisy_search(self, view: View, limit: Limit) -> str:
        """The best move of a search with errors: on hidden hands, few simulations are nearly as good as many."""
        found = self.search(view, limit).moves
        looked = [each for each in found if _uniform(self.randomness) >= self.level.overlook_rate] or found
        best = max(looked, key=lambda each: each.lead + self._error(self.level.hidden_value_noise))
        return game_of(view).move_text(best.move)

    def _error(self, size: float) -> float:
        """A random error in points; small ones are likelier than large ones."""
        return size * sum(_uniform(self.randomness) - 0.5 for _ in range(4))


def _uniform(randomness: Randomness) -> float:
    return randomness.below(1 << 30) / (1 << 30)


class Level1(Levelled):
    """Level 1, apprentice: overlooks half of the moves and misjudges the others."""

    level = LEVELS[0]


class Level2(Levelled):
    """Level 2, helper: looks one decision ahead and errs now and then."""

    level = LEVELS[1]


class Level3(Levelled):
    """Level 3, tiler: looks one decision ahead and hardly errs."""

    level = LEVELS[2]


class Level4(Levelled):
    """Level 4, journeyman: considers the answer."""

    level = LEVELS[3]


class Level5(Levelled):
    """Level 5, craftsman: looks a few decisions ahead."""

    level = LEVELS[4]


class Level6(Levelled):
    """Level 6, artisan: looks far ahead."""

    level = LEVELS[5]


class Level7(Levelled):
    """Level 7, master: looks farther ahead than people do."""

    level = LEVELS[6]


class Level8(Levelled):
    """Level 8, grand master: searches for two seconds."""

    level = LEVELS[7]
