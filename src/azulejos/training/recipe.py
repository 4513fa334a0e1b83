"""The recipe of a training: all its numbers, each explained."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeVar

from azulejos.core.errors import OptionError
from azulejos.search.parameters import Parameters
from azulejos.training.games.selfplay import AS_BOTS
from azulejos.training.games.targets import Mix

RecipePart = TypeVar("RecipePart", bound=Any)


@dataclass(frozen=True, slots=True)
class Schedule:
    """How a net is fitted."""

    epochs: int = 4
    batch: int = 4096
    rate: float = 3e-3
    """The learning rate of AdamW at the start; it falls to 0 along a cosine."""
    decay: float = 0.5
    """The weight decay: a weight without gradient shrinks by the factor e to the minus this over the whole fit.

    It keeps rare inputs from being memorized.
    """
    deal_weight: float = 4.0
    """The weight of positions before a deal: they are few, and a search ends there."""
    heat: float = 0.5
    """The softmax temperature where hands are hidden: a choice worth this many points less is e times less likely."""
    sharpening: float = 3.0
    """The factor on the differences between choices after the fit: few simulations make choices look alike."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """The numbers of all generations. The first plays with the heuristic, each later one with the best net."""

    games: int = 6_000
    """Games per generation."""
    shard: int = 100
    """Games per shard."""
    first_positions: int = 500
    last_positions: int = 1_500
    """Positions per move: few at first, while the net is weak; the number grows over the ramp.

    Where hands are hidden, and where games are played by MCTS, these are simulations.
    """
    sampling_from: int = AS_BOTS
    """From this number of players on, games are played by MCTS, as bots do; with fewer players by alpha-beta.

    Gates and the yardstick are always played as bots do. Alpha-beta sees several times as much in the same time.
    """
    first_explored: float = 0.3
    last_explored: float = 0.08
    """The share of moves that are not the best one, in games that explore; it falls over the ramp."""
    exploring: float = 0.7
    """The share of games that explore; in the others every move is the best one found."""
    ramp: int = 6
    """The number of generations until the last numbers apply."""
    window: int = 5
    """The number of generations to whose games a net is fitted."""
    gate_pairs: int = 300
    """Pairs of games between a new net and the best; with more players groups, the new net in every seat once."""
    gate_positions: int = 1_000
    """Positions per move in the games of gate and yardstick."""
    gate_score: float = 0.51
    """The lowest score with which a new net replaces the best."""
    yardstick_pairs: int = 50
    """Pairs of games between a new net and the heuristic: they decide nothing but show progress."""
    mix: Mix = field(default_factory=Mix)
    schedule: Schedule = field(default_factory=Schedule)
    parameters: Parameters = field(default_factory=lambda: Parameters(table_bits=16, node_bits=15, edge_bits=19))
    """The parameters of the search. Small tables are cleared quickly; many positions per move need larger ones."""

    def positions(self, generation: int) -> int:
        """Positions per move in a generation."""
        return round(self._between(generation, self.first_positions, self.last_positions))

    def explored(self, generation: int) -> float:
        """The share of explored moves in a generation."""
        return self._between(generation, self.first_explored, self.last_explored)

    def changed(self, changes: Mapping[str, object]) -> "Recipe":
        """A copy with other numbers, by names such as `games` or `schedule.epochs`. Raises OptionError."""
        recipe = self
        for name, value in changes.items():
            recipe = _with(recipe, name.split("."), name, value)
        return recipe

    def _between(self, generation: int, first: float, last: float) -> float:
        return first + (last - first) * min(1.0, generation / self.ramp)


def _with(part: RecipePart, path: list[str], name: str, value: object) -> RecipePart:
    """A part of a recipe with another number at the end of a path of names."""
    known = asdict(part) if hasattr(part, "__dataclass_fields__") else {}
    if path[0] not in known or isinstance(known[path[0]], dict) != (len(path) > 1):
        names = [each for each, now in known.items() if not isinstance(now, dict)]
        raise OptionError(f"a recipe has no number {name!r}", code="unknown-recipe", allowed=names)
    now = getattr(part, path[0])
    made: Any = _number(now, name, value) if len(path) == 1 else _with(now, path[1:], name, value)
    return replace(part, **{path[0]: made})


def _number(now: float, name: str, value: object) -> float:
    """A number of the same type; an integer is at least 1."""
    least = 1 if isinstance(now, int) else 0
    try:
        number = type(now)(str(value))
    except ValueError:
        number = -1
    if not least <= number <= MOST:
        kind = "whole number" if least else "number"
        raise OptionError(f"{name} cannot be {value}", code="bad-recipe", allowed=[f"a {kind} from {least} to {MOST}"])
    return number


MOST = 1_000_000
"""The largest number of a recipe."""
