"""How an episode ends: by the rules, by the cap of rounds, or by an illegal action."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.rl.conditions import Conditions
from azulejos.rl.course import Course
from azulejos.rl.rewards import penalties, rewards


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of an episode: what every seat gets and is told, by seat."""

    rewards: tuple[float, ...]
    infos: list[dict[str, Any]]
    truncated: bool = False

    @property
    def terminated(self) -> bool:
        """Whether it ended for good, and was not just cut off."""
        return not self.truncated


def ending(conditions: Conditions, course: Course) -> Ending | None:
    """The end that a game has come to, if it has: by its rules, or by the cap of rounds with the ranks so far."""
    if not course.over and not course.truncated:
        return None
    result = course.result
    infos = [{"score": score, "rank": rank} for score, rank in zip(result.scores, result.ranks, strict=True)]
    return Ending(rewards(conditions.rewards, result), infos, course.truncated)


def foul(conditions: Conditions, course: Course, moves: Mapping[int, int]) -> Ending:
    """The end by illegal actions, by seat: whoever did one forfeits, the others share that; all are told of it."""
    texts = (f"player_{seat}: {course.game.move_text(move)}" for seat, move in moves.items())
    infos = [{"illegal": text} for text in [", ".join(texts)] * conditions.players]
    return Ending(penalties(conditions.rewards, conditions.players, moves), infos)
