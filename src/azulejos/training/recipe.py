"""How nets are trained: every number in one place, each explained."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeVar

from azulejos.core.errors import OptionError
from azulejos.search.parameters import Parameters
from azulejos.training.selfplay import AS_BOTS
from azulejos.training.targets import Mix

Part = TypeVar("Part", bound=Any)


@dataclass(frozen=True, slots=True)
class Schedule:
    """How a net is fitted."""

    epochs: int = 4
    batch: int = 4096
    rate: float = 3e-3
    """Of AdamW at the start; it falls to 0 along a cosine."""
    decay: float = 0.5
    """Weights are drawn towards 0: those that nothing teaches shrink to e to the minus this in all.

    So what is seen seldom is not learned by heart.
    """
    deal_weight: float = 4.0
    """Positions before a deal count so many times: they are few, and a search ends there."""
    heat: float = 0.5
    """Where hands are hidden: a choice that seems to be worth so many points less shall be e times less likely."""
    sharpening: float = 3.0
    """So many times as far apart are choices when the net is done: few simulations make them look more alike."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A plan for all generations. The first plays with the game's own appraisal, each later one with the best net."""

    games: int = 6_000
    """Games a generation."""
    shard: int = 100
    """Games that are played and kept together."""
    first_positions: int = 500
    last_positions: int = 1_500
    """Positions a move: few at first, since a young net does not deserve more; they grow over the ramp.

    Where hands are hidden, and where games are played by sampling, these are simulations.
    """
    sampling_from: int = AS_BOTS
    """From so many players on games are played by sampling, as bots do; where fewer play, by alpha-beta.

    Gates and the yardstick are always played as bots do. Alpha-beta sees several times as much in the same time.
    """
    first_explored: float = 0.3
    last_explored: float = 0.08
    """The share of moves that are not the best one, in games that explore; it falls over the ramp."""
    exploring: float = 0.7
    """The share of games that explore; the others show how it goes when nobody errs."""
    ramp: int = 6
    """Generations until the last numbers hold."""
    window: int = 5
    """A net is fitted to the games of so many generations."""
    gate_pairs: int = 300
    """Pairs of games between a new net and the best; with more players groups, the new net in every seat once."""
    gate_positions: int = 1_000
    """Positions a move in them, and in those against the yardstick."""
    gate_score: float = 0.51
    """The least score with which a new net replaces the best."""
    yardstick_pairs: int = 50
    """Pairs of games between a new net and the game's own appraisal: they decide nothing, but show how it learns."""
    mix: Mix = field(default_factory=Mix)
    schedule: Schedule = field(default_factory=Schedule)
    parameters: Parameters = field(default_factory=lambda: Parameters(table_bits=16, node_bits=15, edge_bits=19))
    """Of the search; small tables and trees are cleared quickly. Many positions a move want larger ones."""

    def positions(self, generation: int) -> int:
        """Positions a move in a generation."""
        return round(self._between(generation, self.first_positions, self.last_positions))

    def explored(self, generation: int) -> float:
        """The share of explored moves in a generation."""
        return self._between(generation, self.first_explored, self.last_explored)

    def changed(self, changes: Mapping[str, object]) -> "Recipe":
        """The same with other numbers, by names as `games` or `schedule.epochs`. Raises OptionError."""
        recipe = self
        for name, value in changes.items():
            recipe = _with(recipe, name.split("."), name, value)
        return recipe

    def _between(self, generation: int, first: float, last: float) -> float:
        return first + (last - first) * min(1.0, generation / self.ramp)


def _with(part: Part, path: list[str], name: str, value: object) -> Part:
    """A part of a recipe with another number at the end of a path of names."""
    known = asdict(part) if hasattr(part, "__dataclass_fields__") else {}
    if path[0] not in known or isinstance(known[path[0]], dict) != (len(path) > 1):
        names = [each for each, now in known.items() if not isinstance(now, dict)]
        raise OptionError(f"a recipe has no number {name!r}", code="unknown-recipe", allowed=names)
    now = getattr(part, path[0])
    made: Any = _number(now, name, value) if len(path) == 1 else _with(now, path[1:], name, value)
    return replace(part, **{path[0]: made})


def _number(now: float, name: str, value: object) -> float:
    """A number of the same kind; whole ones count something, of which there is at least one."""
    least = 1 if isinstance(now, int) else 0
    try:
        number = type(now)(str(value))
    except ValueError:
        number = -1
    if not least <= number <= MOST:
        kind = "whole number" if least else "number"
        raise OptionError(f"{name} can not be {value}", code="bad-recipe", allowed=[f"a {kind} from {least} to {MOST}"])
    return number


MOST = 1_000_000
"""No number of a recipe is larger."""
