"""What players choose in imagined play: what the game's judgement takes for likely, or what a network has learned."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.preference import preference_of
from azulejos.search.leaves import judgement_of

Habit = Callable[[Any, int, Any, Any], int]
"""A move of a seat, by the record's own generator; beside the position it is given a mind and room to list moves."""

FINE = 1 << 30
"""Random fractions are so fine."""


@cache
def habit_of(game: RuledGame, *, learned: bool = False) -> Habit:
    """The function that draws a move of a seat."""
    return _learned(game) if learned else _likely(game)


def _likely(game: RuledGame) -> Habit:
    likely = judgement_of(game).rollout or game.rules.sample

    @rule
    def habit(state: Any, seat: int, mind: Any, room: Any) -> int:
        return likely(state, seat)

    return habit


def _learned(game: RuledGame) -> Habit:
    candidates, preference = judgement_of(game).candidates, preference_of(game)

    @rule
    def habit(state: Any, seat: int, mind: Any, room: Any) -> int:
        """A move by its preference, drawn with a single number, so that what is drawn later does not hang on it."""
        listed = candidates(state, seat, room)
        chosen, total = room[0], 0.0
        left = below(state, FINE) / FINE  # stays a random fraction: it is stretched anew after each comparison
        for index in range(listed):
            weight = exp(preference(state, seat, room[index], mind))
            total += weight
            share = weight / total
            if left < share:
                chosen = room[index]
                left /= share
            else:
                left = (left - share) / (1.0 - share)
        return int(chosen)

    return habit
