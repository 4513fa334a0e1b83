"""Runs a contest: plays the games that are missing, stores them, and stops when a sequential test is clear.

Games come back in any order. They are counted in the order of the schedule, so that a sequential test stops at the
same game however the games are distributed.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import Outcome
from azulejos.arena.outcome_store import OutcomeStore
from azulejos.arena.play_schedule import play_on_workers
from azulejos.arena.record_store import RecordStore
from azulejos.arena.schedule import GameTask, league_tasks, match_tasks
from azulejos.arena.sprt import Sprt
from azulejos.arena.standings import score_of
from azulejos.arena.statistics import Moments
from azulejos.core.errors import OptionError

Games = Generator[Outcome, None, None]
"""Outcomes as they come; closing the generator stops the games."""

Runner = Callable[[ContestConfig, Sequence[GameTask]], Games]
"""Plays the games: in this process, on workers, or on a cluster."""


@dataclass(frozen=True)
class Contest:
    """A match, all bots at one table, or a league, every bot against every other."""

    kind: Literal["match", "league"]
    config: ContestConfig
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.sprt and (self.kind != "match" or len(self.config.bots) != 2):
            raise OptionError("a sequential test is for a match of two bots", code="bad-sprt")

    @property
    def tasks(self) -> list[GameTask]:
        """All games, in order."""
        return match_tasks(self.config) if self.kind == "match" else league_tasks(self.config)

    def to_json(self) -> dict[str, Any]:
        """All that decides the results."""
        return {"kind": self.kind, **self.config.to_json(), "sprt": self.sprt and self.sprt.to_json()}

    def play(
        self,
        runner: Runner = play_on_workers,
        *,
        store: OutcomeStore | None = None,
        record_store: RecordStore | None = None,
        watch: Callable[[Outcome], None] = lambda outcome: None,
    ) -> list[Outcome]:
        """Play the contest, or resume it. Calls `watch` with each outcome in order; returns those that count."""
        counted: list[Outcome] = []
        with closing(self._in_order(runner, store, record_store)) as games:
            for outcome in self._until_clear(games):
                if record_store is not None and outcome.number >= record_store.count:
                    record_store.put(outcome.record)
                watch(outcome)
                counted.append(replace(outcome, record=""))
        return counted

    def _in_order(self, runner: Runner, store: OutcomeStore | None, record_store: RecordStore | None) -> Games:
        """Every outcome in the order of the schedule: those in the store, and those that are played now."""
        tasks = self.tasks
        ready = {} if store is None else dict(store.done)
        if record_store is not None:  # a game whose record is missing is played again
            ready = {number: outcome for number, outcome in ready.items() if number < record_store.count}
        missing = [task for task in tasks if task.number not in ready]
        with closing(runner(self.config, missing)) as played:
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
                if self.sprt.state(groups, self.config.players - 1) != "continue":
                    return
