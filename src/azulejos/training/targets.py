"""What a net shall learn of a position for every seat: a mix of how the game ended and what was thought; its points."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.ruled import RuledGame
from azulejos.search.leaves import judgement_of
from azulejos.search.values import chance
from azulejos.training.selfplay import NOBODY, Played

LEAST = 0.001
"""No position is thought to be quite lost or won."""

Targets = NDArray[np.float32]
Shares = NDArray[np.float64]
"""Chances of all seats; they add up to 1, unless all others were taken for enemies."""

Tell = Callable[[Shares, int, float], Shares]


@dataclass(frozen=True, slots=True)
class Mix:
    """How a target is mixed."""

    outcome: float = 0.15
    """The share of how the game ended; the rest is what the search thought."""
    later: float = 0.35
    """What was thought is mixed with what was thought later, which knows how the deals in between fell.

    A thought of a round later counts so many times as much (as in TD(λ), where it is counted by decision), so that the
    end of a game teaches its beginning within one generation instead of a round a generation.
    """
    margin: float = 0.25
    """The share of the margin in how the game ended; the rest is who won."""
    margin_spread: float = 8.0
    """Who is ahead by so many points gets 73 parts of 100 of the margin's share."""


def targets(game: RuledGame, played: Played, mix: Mix, *, enemies: bool = False) -> Targets:
    """The target of every seat at every position of a game: by position and seat; those of a position add up to 1.

    Where someone strayed from the best move, what came of it tells nothing of the positions before: they learn what was
    thought of the best one. Where all others were taken for enemies, chances do not add up, and are set in proportion.
    """
    # Going back from the end: what is thought at the next decisions, and the same mixed with what was thought later.
    ended = thought = believed = _ended(game, played.last[0], mix)
    tell, shares = (_told_apart, _in_proportion) if enemies else (_told, np.asarray)
    before = _before(played, len(ended), tell)
    made = np.zeros((len(played.seats), len(ended)), np.float32)
    fades = mix.later ** ((1 + np.count_nonzero(played.seats == NOBODY)) / len(played.seats))
    for index in range(len(played.seats) - 1, -1, -1):
        seat = int(played.seats[index])
        if seat != NOBODY:
            thought = tell(thought, seat, chance(int(played.values[index])))
        believed = fades * believed + (1 - fades) * shares(thought)
        if played.strayed[index]:
            thought = before[index]
            believed = ended = shares(thought)
        made[index] = mix.outcome * ended + (1 - mix.outcome) * believed
    return made


def _before(played: Played, players: int, tell: Tell) -> list[Shares]:
    """What was thought at every position by those who have told until then; at first all are equal."""
    thought, told, before = np.full(players, 1 / players), np.zeros(players, np.bool_), []
    for seat, value in zip(played.seats, played.values, strict=True):
        if seat != NOBODY:
            thought, told[seat] = tell(thought, int(seat), chance(int(value))), True
        # Where chances do not add up, an equal share is no measure: who has not told yet has what the others have.
        before.append(thought if tell is _told else np.where(told, thought, thought[told].mean()))
    return before


def _told(thought: Shares, seat: int, hope: float) -> Shares:
    """What is thought once a seat has told its chance: the others share the rest in proportion to what they had."""
    told = np.maximum(thought, LEAST)
    told[seat] = 0
    hope = min(1 - LEAST, max(LEAST, hope))
    told *= (1 - hope) / told.sum()
    told[seat] = hope
    return told


def _told_apart(thought: Shares, seat: int, hope: float) -> Shares:
    """The same where chances do not add up: what each has told stands, to be set in proportion."""
    told = thought.copy()
    told[seat] = min(1 - LEAST, max(LEAST, hope))
    return told


def _in_proportion(thought: Shares) -> Shares:
    return np.asarray(thought / thought.sum())


def further(game: RuledGame, played: Played) -> Targets:
    """The points that every seat still made from every position of a game on: by position and seat.

    Up to where someone strayed last nobody can tell (NaN): who errs makes fewer, or leaves others more.
    """
    points = judgement_of(game).points
    last = played.last[0]
    made = [[points(last, seat) - points(state, seat) for seat in range(last.players)] for state in played.states]
    told = np.array(made, np.float32)
    told[: 1 + max(np.flatnonzero(played.strayed), default=-1)] = np.nan
    return told


def _ended(game: RuledGame, state: Any, mix: Mix) -> Shares:
    judgement = judgement_of(game)
    standings = np.array([int(judgement.standing(state, seat)) for seat in range(state.players)])
    points = np.array([int(judgement.points(state, seat)) for seat in range(state.players)])
    won = (standings == standings.max()) / (standings == standings.max()).sum()
    leads = np.array([points[seat] - np.delete(points, seat).max() for seat in range(state.players)])
    margin = 1 / (1 + np.exp(-leads / mix.margin_spread))
    return np.asarray((1 - mix.margin) * won + mix.margin * margin / margin.sum())
