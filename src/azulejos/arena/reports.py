"""The report of a contest: standings, ratings and tests, as objects and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from azulejos.arena.contest import Contest
from azulejos.arena.outcome import Outcome
from azulejos.arena.ratings import ratings
from azulejos.arena.standings import Standing, group_scores, standings
from azulejos.arena.statistics import Estimate, moments, score_estimate
from azulejos.core.errors import AzulejosError


@dataclass(frozen=True)
class LeftOut:
    """A bot that could not be loaded, and why."""

    name: str
    error: AzulejosError


@dataclass(frozen=True)
class ContestReport:
    """The results of a contest."""

    contest: Contest
    outcomes: Sequence[Outcome]
    left_out: Sequence[LeftOut] = field(default=())

    @property
    def standings(self) -> list[Standing]:
        """A line for each bot, in the order they were named."""
        return standings(self.contest.config, self.outcomes)

    @property
    def pairs(self) -> dict[tuple[int, int], list[float]]:
        """The scores by group of the first of every two bots against the second."""
        numbers = range(len(self.contest.config.bots))
        return {pair: group_scores(pair[0], self._between(*pair)) for pair in combinations(numbers, 2)}

    @property
    def ratings(self) -> list[Estimate]:
        """The rating of each bot of a league."""
        return ratings(len(self.contest.config.bots), self.pairs)

    @property
    def test(self) -> dict[str, Any] | None:
        """The state of the sequential test, if there is one."""
        sprt = self.contest.sprt
        if sprt is None:
            return None
        groups, others = moments(group_scores(0, self.outcomes)), self.contest.config.players - 1
        ratio, state = sprt.ratio(groups, others), sprt.state(groups, others)
        return {**sprt.to_json(), "ratio": ratio, "bounds": sprt.bounds, "state": state}

    def to_json(self) -> dict[str, Any]:
        """The report as a program reads it."""
        groups = len({outcome.group for outcome in self.outcomes})
        document = {**self.contest.to_json(), "games": len(self.outcomes), "groups_played": groups}
        lines = [standing.to_json() for standing in self.standings]
        if self.contest.kind == "match":
            return {**document, "standings": lines, "sprt": self.test}
        rated = [{**line, "rating": rating.to_json()} for line, rating in zip(lines, self.ratings, strict=True)]
        left_out = [{"name": each.name, "error": each.error.to_json()} for each in self.left_out]
        return {**document, "standings": rated, "pairs": self._pairs_json(), "left_out": left_out}

    def _pairs_json(self) -> list[dict[str, Any]]:
        labels = self.contest.config.labels
        return [
            {"bots": [labels[first], labels[second]], "score": score_estimate(scores).to_json()}
            for (first, second), scores in self.pairs.items()
        ]

    def _between(self, first: int, second: int) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if {first, second} == set(outcome.seats)]
