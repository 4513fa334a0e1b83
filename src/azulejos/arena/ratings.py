"""Ratings of a league: one number for each player, from all results at once (Bradley and Terry).

A group of games is one trial, however many games it has. The errors come from the observed
spread of the groups (the sandwich of Huber), since games of a group share their deals.
"""

import math
from collections.abc import Mapping, Sequence
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from azulejos.arena.statistics import CONFIDENCE, NORMAL, Estimate, spread

SCALE = math.log(10) / 400
"""Elo in natural units."""

PRIOR = 1.0
"""Groups that each player is assumed to have drawn against an average one: keeps the rating of a sweep finite."""

ROUNDS, CLOSE = 200, 1e-9
"""The most steps of Newton's method, and the change at which it stops."""

Pairs = Mapping[tuple[int, int], Sequence[float]]
"""The first one's scores by group, for every pair that has met."""

FloatVector = NDArray[np.float64]


def ratings(players: int, pairs: Pairs) -> list[Estimate]:
    """The rating of each player with its interval, in Elo; the mean of all is 0."""
    strength = _fitted(players, pairs)
    curvature = _sums(players, pairs, [_slope(strength, *pair) for pair in pairs]) + _prior_slope(strength)
    noise = _sums(players, pairs, [spread(groups) for groups in pairs.values()])
    inverse = np.linalg.inv(curvature)
    centring = np.eye(players) - 1 / players
    covariance = centring @ inverse @ noise @ inverse @ centring
    errors = NORMAL.inv_cdf((1 + CONFIDENCE) / 2) * np.sqrt(np.diag(covariance)) / SCALE
    values = (strength - strength.mean()) / SCALE
    return [Estimate(float(v), float(v - e), float(v + e)) for v, e in zip(values, errors, strict=True)]


def _fitted(players: int, pairs: Pairs) -> FloatVector:
    """The strengths that make the results likeliest, by Newton's method with bounded steps."""
    strength = np.zeros(players)
    for _ in range(ROUNDS):
        slope = PRIOR * (0.5 - _logistic(strength))
        for (first, second), groups in pairs.items():
            surplus = len(groups) * (fmean(groups) - _logistic(strength[first] - strength[second])) if groups else 0.0
            slope[first] += surplus
            slope[second] -= surplus
        curvature = _sums(players, pairs, [_slope(strength, *pair) for pair in pairs]) + _prior_slope(strength)
        step = np.clip(np.linalg.solve(curvature, slope), -1, 1)
        strength += step
        if np.abs(step).max() < CLOSE:
            break
    return strength


def _sums(players: int, pairs: Pairs, weights: Sequence[float]) -> FloatVector:
    """For every pair its weight times its groups: on the diagonal for both, against one another with a minus."""
    matrix = np.zeros((players, players))
    for ((first, second), groups), weight in zip(pairs.items(), weights, strict=True):
        amount = weight * len(groups)
        matrix[first, first] += amount
        matrix[second, second] += amount
        matrix[first, second] -= amount
        matrix[second, first] -= amount
    return matrix


def _slope(strength: FloatVector, first: int, second: int) -> float:
    chance = float(_logistic(strength[first] - strength[second]))
    return chance * (1 - chance)


def _prior_slope(strength: FloatVector) -> FloatVector:
    chance = _logistic(strength)
    return np.diag(PRIOR * chance * (1 - chance))


def _logistic(value: FloatVector) -> FloatVector:
    return 1 / (1 + np.exp(-value))
