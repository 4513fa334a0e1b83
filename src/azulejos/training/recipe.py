"""How nets are trained: every number in one place, each explained."""

from dataclasses import dataclass, field

from azulejos.search.parameters import Parameters
from azulejos.training.fitting import Schedule
from azulejos.training.targets import Mix


@dataclass(frozen=True, slots=True)
class Recipe:
    """A plan for all generations. The first plays with the game's own appraisal, each later one with the best net."""

    games: int = 6_000
    """Games a generation."""
    shard: int = 100
    """Games that are played and kept together."""
    first_positions: int = 500
    last_positions: int = 1_500
    """Positions a move: few at first, since a young net does not deserve more; they grow over the ramp."""
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
    """Pairs of games between a new net and the best."""
    gate_positions: int = 1_000
    gate_score: float = 0.51
    """The least score with which a new net replaces the best."""
    mix: Mix = field(default_factory=Mix)
    schedule: Schedule = field(default_factory=Schedule)
    parameters: Parameters = field(default_factory=lambda: Parameters(table_bits=16))
    """Of the search; a small table is cleared quickly, and is as good as a large one for few positions."""

    def positions(self, generation: int) -> int:
        """Positions a move in a generation."""
        return round(self._between(generation, self.first_positions, self.last_positions))

    def explored(self, generation: int) -> float:
        """The share of explored moves in a generation."""
        return self._between(generation, self.first_explored, self.last_explored)

    def _between(self, generation: int, first: float, last: float) -> float:
        return first + (last - first) * min(1.0, generation / self.ramp)
