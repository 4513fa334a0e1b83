"""A contest from its terms to its last game: plays what is missing, keeps it, and stops when it may.

Games come back in any order; they are counted in the order of the schedule, so that a sequential test
stops at the same game whoever plays them.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

from azulejos.arena.outcome import Outcome
from azulejos.arena.pairing import Task, league_tasks, match_tasks
from azulejos.arena.pool import play_on_workers
from azulejos.arena.shelf import Shelf
from azulejos.arena.sprt import Sprt
from azulejos.arena.standings import score_of
from azulejos.arena.statistics import Moments
from azulejos.arena.store import Store
from azulejos.arena.terms import Terms
from azulejos.core.errors import OptionError

Games = Generator[Outcome, None, None]
"""Outcomes as they come; closing it stops whoever plays."""

Runner = Callable[[Terms, Sequence[Task]], Games]
"""Whoever plays the games: this process, workers, a cluster."""


@dataclass(frozen=True)
class Contest:
    """A match, all bots at one table, or a league, every bot against every other."""

    kind: Literal["match", "league"]
    terms: Terms
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.sprt and (self.kind != "match" or len(self.terms.bots) != 2):
            raise OptionError("a sequential test is for a match of two bots", code="bad-sprt")

    @property
    def tasks(self) -> list[Task]:
        """All games, in order."""
        return match_tasks(self.terms) if self.kind == "match" else league_tasks(self.terms)

    def to_json(self) -> dict[str, Any]:
        """All that decides the results."""
        return {"kind": self.kind, **self.terms.to_json(), "sprt": self.sprt and self.sprt.to_json()}

    def play(
        self,
        runner: Runner = play_on_workers,
        *,
        store: Store | None = None,
        shelf: Shelf | None = None,
        watch: Callable[[Outcome], None] = lambda outcome: None,
    ) -> list[Outcome]:
        """Play it, or go on with it. `watch` is told each outcome in order; returns those that count."""
        counted: list[Outcome] = []
        with closing(self._in_order(runner, store, shelf)) as games:
            for outcome in self._until_clear(games):
                if shelf is not None and outcome.number >= shelf.count:
                    shelf.put(outcome.record)
                watch(outcome)
                counted.append(replace(outcome, record=""))
        return counted

    def _in_order(self, runner: Runner, store: Store | None, shelf: Shelf | None) -> Games:
        """Every outcome when its turn has come: those in the store, and those that are played now."""
        tasks = self.tasks
        ready = {} if store is None else dict(store.done)
        if shelf is not None:  # a game whose record is missing is played again
            ready = {number: outcome for number, outcome in ready.items() if number < shelf.count}
        missing = [task for task in tasks if task.number not in ready]
        with closing(runner(self.terms, missing)) as played:
            for task in tasks:
                while task.number not in ready:
                    outcome = next(played)
                    if store is not None:
                        store.add(outcome)
                    ready[outcome.number] = outcome
                yield ready.pop(task.number)

    def _until_clear(self, games: Iterator[Outcome]) -> Iterator[Outcome]:
        """The games up to the end of the group after which the sequential test is clear."""
        groups = Moments()
        for _, group in groupby(games, key=lambda outcome: outcome.group):
            outcomes = []
            for outcome in group:
                yield outcome
                outcomes.append(outcome)
            if self.sprt is not None:
                groups.add(sum(score_of(0, outcome) for outcome in outcomes) / len(outcomes))
                if self.sprt.state(groups, self.terms.players - 1) != "continue":
                    return
