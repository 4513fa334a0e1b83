"""What a search has found: for each move what it is worth and how the game may go on."""

from dataclasses import dataclass

LINE = 8
"""Moves a line tells at most."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is known of one legal move."""

    move: int
    visits: int
    """Simulations, or positions looked at, that went to it."""
    win: float
    """The chance of the searching seat to win after it."""
    lead: float
    """The points this seat will be ahead of the best other one, as expected."""
    line: tuple[int, ...]
    """The move and what is best after it, as far as the search looked."""
    share: float = 0.0
    """How often to play it, beside the others, where choices are sealed: who always answers alike can be read."""
    scores: tuple[float, ...] = ()
    """The points every seat will have at the end, as expected, where a net can tell; the lead comes of them then."""


@dataclass(frozen=True, slots=True)
class Findings:
    """All moves of a decision, the best first."""

    moves: tuple[Finding, ...]
    simulations: int
    """Simulations, or positions looked at, in all."""
    seconds: float
    depth: int
    """Decisions the best line was searched ahead."""
    solved: bool = False
    """Whether every line was followed to the end of the round."""
