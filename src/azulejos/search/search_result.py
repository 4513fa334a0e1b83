"""The result of a search: for each move its value and the expected line of play."""

from dataclasses import dataclass

LINE = 8
"""The most moves of a line in a result."""


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result for one legal move."""

    move: int
    visits: int
    """Simulations, or positions searched, that were spent on it."""
    win: float
    """The probability that the searching seat wins after it."""
    lead: float
    """The expected points ahead of the best other seat at the end."""
    line: tuple[int, ...]
    """The move and the best moves after it, as far as the search looked."""
    share: float = 0.0
    """The weight to play it with where choices are sealed: a player who always answers alike is predictable."""
    scores: tuple[float, ...] = ()
    """The expected final points of every seat, where a net predicts them; then `lead` is computed from them."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """All moves of a decision, the best first."""

    moves: tuple[MoveResult, ...]
    simulations: int
    """Simulations, or positions searched, in total."""
    seconds: float
    depth: int
    """Decisions the best line was searched ahead."""
    solved: bool = False
    """Whether every line was searched to the end of the round."""
