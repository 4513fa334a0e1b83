"""Training targets by position and seat: a mix of result and search values, and the points still made."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import RuledGame
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.values import win_probability
from azulejos.training.games.selfplay import NOBODY, Played

LEAST = 0.001
"""The lowest chance of a seat: no position counts as entirely lost or won."""

Targets = NDArray[np.float32]
Shares = NDArray[np.float64]
"""Win probabilities of all seats; they add up to 1, unless the search assumes that all others play against it."""

Update = Callable[[Shares, int, float], Shares]
"""The chances after the search of a seat has found a value for it."""


@dataclass(frozen=True, slots=True)
class Mix:
    """The weights by which a target is mixed."""

    outcome: float = 0.15
    """The weight of the result of the game; the rest is the value of the search."""
    later: float = 0.35
    """The weight of the value one round later, relative to the value now; later values know the deals in between.

    This is TD(λ) counted by round instead of by decision. The beginning of a game learns from its end within one
    generation.
    """
    margin: float = 0.25
    """The weight of the margin in the result; the rest is who won."""
    margin_spread: float = 8.0
    """A seat ahead by this many points gets 73 % of the margin's share."""


def targets(game: RuledGame, played: Played, mix: Mix, *, enemies: bool = False) -> Targets:
    """The targets of a game by position and seat; those of one position add up to 1.

    After a seat strayed from the best move, later values say nothing about earlier positions: these learn the value
    of the best move. With `enemies`, chances do not add up to 1 and are normalized.
    """
    # Backwards from the end: the latest values of all seats, and their average with later values.
    ended = estimate = blended = _ended(game, played.last[0], mix)
    update, shares = (_updated_alone, _in_proportion) if enemies else (_updated, np.asarray)
    before = _before(played, len(ended), update)
    made = np.zeros((len(played.seats), len(ended)), np.float32)
    fades = mix.later ** ((1 + np.count_nonzero(played.seats == NOBODY)) / len(played.seats))
    for index in range(len(played.seats) - 1, -1, -1):
        seat = int(played.seats[index])
        if seat != NOBODY:
            estimate = update(estimate, seat, win_probability(int(played.values[index])))
        blended = fades * blended + (1 - fades) * shares(estimate)
        if played.strayed[index]:
            estimate = before[index]
            blended = ended = shares(estimate)
        made[index] = mix.outcome * ended + (1 - mix.outcome) * blended
    return made


def _before(played: Played, players: int, update: Update) -> list[Shares]:
    """The chances at every position from the values found so far; at first all seats are equal."""
    estimate, updated, before = np.full(players, 1 / players), np.zeros(players, np.bool_), []
    for seat, value in zip(played.seats, played.values, strict=True):
        if seat != NOBODY:
            estimate, updated[seat] = update(estimate, int(seat), win_probability(int(value))), True
        # Where chances do not add up to 1, a seat without a value yet gets the mean of those that have one.
        before.append(estimate if update is _updated else np.where(updated, estimate, estimate[updated].mean()))
    return before


def _updated(estimate: Shares, seat: int, value: float) -> Shares:
    """The chances with a new value for a seat: the others share the rest in proportion."""
    updated = np.maximum(estimate, LEAST)
    updated[seat] = 0
    value = min(1 - LEAST, max(LEAST, value))
    updated *= (1 - value) / updated.sum()
    updated[seat] = value
    return updated


def _updated_alone(estimate: Shares, seat: int, value: float) -> Shares:
    """The same where chances do not add up to 1: the others keep theirs."""
    updated = estimate.copy()
    updated[seat] = min(1 - LEAST, max(LEAST, value))
    return updated


def _in_proportion(estimate: Shares) -> Shares:
    return np.asarray(estimate / estimate.sum())


def further(game: RuledGame, played: Played) -> Targets:
    """The points that every seat still made from every position on, by position and seat.

    NaN up to the last position where a seat strayed: an error costs points or gives others more.
    """
    points = heuristic_of(game).points
    last = played.last[0]
    made = [[points(last, seat) - points(state, seat) for seat in range(last.players)] for state in played.states]
    updated = np.array(made, np.float32)
    updated[: 1 + max(np.flatnonzero(played.strayed), default=-1)] = np.nan
    return updated


def _ended(game: RuledGame, state: Any, mix: Mix) -> Shares:
    heuristic = heuristic_of(game)
    standings = np.array([int(heuristic.standing(state, seat)) for seat in range(state.players)])
    points = np.array([int(heuristic.points(state, seat)) for seat in range(state.players)])
    won = (standings == standings.max()) / (standings == standings.max()).sum()
    leads = np.array([points[seat] - np.delete(points, seat).max() for seat in range(state.players)])
    margin = 1 / (1 + np.exp(-leads / mix.margin_spread))
    return np.asarray((1 - mix.margin) * won + mix.margin * margin / margin.sum())
