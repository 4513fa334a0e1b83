"""The rewards of each seat at the end of a game, for all environments, interpreted and compiled.

Rewards are 0 before the end. The rewards of all seats always add up to 0.
"""

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.core.turn import Result

RANK, SCORE = "rank", "score"
REWARDS = (RANK, SCORE)
"""The kinds of rewards; the first is the default.

rank    1 for the best place, -1 for the last, the others evenly between; equal seats share their places.
score   the points a seat is ahead of the mean of the others.
"""

FORFEIT = {RANK: 1.0, SCORE: 100.0}
"""The cost of an illegal action for its seat; the others share it evenly. If all seats do it at once, nobody wins."""


def rewards(kind: str, result: Result) -> tuple[float, ...]:
    """The reward of each seat for a result."""
    scores, ranks, players = result.scores, result.ranks, len(result.ranks)
    if kind == SCORE:
        return tuple(ahead(score, sum(scores), players) for score in scores)
    places = [(sum(other < rank for other in ranks), ranks.count(rank)) for rank in ranks]
    return tuple(share(better, level, players) for better, level in places)


def penalties(kind: str, players: int, offenders: Collection[int]) -> tuple[float, ...]:
    """The reward of each seat when some of them have ended the game by illegal actions."""
    if len(offenders) == players:
        return (0.0,) * players
    gain = FORFEIT[kind] * len(offenders) / (players - len(offenders))
    return tuple(-FORFEIT[kind] if seat in offenders else gain for seat in range(players))


@rule
def share(better: int, level: int, players: int) -> float:
    """The reward by rank, given how many seats are better and how many are level, the seat itself included."""
    return 1.0 - (2.0 * better + level - 1.0) / (players - 1.0)


@rule
def ahead(score: int, total: int, players: int) -> float:
    """How far a score is ahead of the mean of the others, given the total of all scores."""
    return score - (total - score) / (players - 1.0)


@cache
def reward_writer(game: RuledGame) -> Callable[[Any, bool, NDArray[np.float64]], None]:
    """The function that writes the reward of each seat for the state of a game, by the standing so far."""
    if game.heuristic is None:
        raise ValueError(f"{game.name} has no heuristic, so compiled code cannot rank its seats")
    points, standing = game.heuristic.points, game.heuristic.standing

    @rule
    def write_rewards(state: Any, by_points: bool, out: NDArray[np.float64]) -> None:
        """Write the reward of each seat, by points or by rank."""
        players, total = state.players, 0
        for seat in range(players):
            total += points(state, seat)
        for seat in range(players):
            better, level = 0, 0
            for other in range(players):
                better += standing(state, other) > standing(state, seat)
                level += standing(state, other) == standing(state, seat)
            out[seat] = ahead(points(state, seat), total, players) if by_points else share(better, level, players)

    return write_rewards
