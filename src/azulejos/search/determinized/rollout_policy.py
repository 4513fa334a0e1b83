"""The rollout policy: how seats choose in simulated play, by the game's own policy or by a net."""

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.preference import preference_of
from azulejos.search.alpha_beta.leaves import heuristic_of

RolloutPolicy = Callable[[Any, int, Any, Any], int]
"""A move of a seat, drawn by the record's own generator; takes state, seat, workspace and space to list moves."""

FINE = 1 << 30
"""The resolution of random fractions."""


@cache
def rollout_policy_of(game: RuledGame, *, learned: bool = False) -> RolloutPolicy:
    """The function that draws a move of a seat."""
    return _by_net(game) if learned else _likely(game)


def _likely(game: RuledGame) -> RolloutPolicy:
    likely = heuristic_of(game).rollout or game.rules.sample

    @rule
    def policy(state: Any, seat: int, workspace: Any, room: Any) -> int:
        return likely(state, seat)

    return policy


def _by_net(game: RuledGame) -> RolloutPolicy:
    candidates, preference = heuristic_of(game).candidates, preference_of(game)

    @rule
    def policy(state: Any, seat: int, workspace: Any, room: Any) -> int:
        """A move drawn by its preference, with one random number, so that later draws do not depend on it."""
        listed = candidates(state, seat, room)
        chosen, total = room[0], 0.0
        left = below(state, FINE) / FINE  # after each comparison it is rescaled to a uniform fraction again
        for index in range(listed):
            weight = exp(preference(state, seat, room[index], workspace))
            total += weight
            share = weight / total
            if left < share:
                chosen = room[index]
                left /= share
            else:
                left = (left - share) / (1.0 - share)
        return int(chosen)

    return policy
