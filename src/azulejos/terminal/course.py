"""The course of a game at a table: every event that still holds, with the states before and after it."""

from dataclasses import dataclass

from azulejos.core.protocol import State
from azulejos.core.tally import Item
from azulejos.records import Event, replay
from azulejos.records.replay import apply
from azulejos.table import Table


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the game between two states."""

    event: Event
    before: State
    after: State


class Course:
    """Follows a table from the start of its game. It knows what is hidden: only a teller may look into it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._states = [next(replay(table.record(), game=table.game, unfinished=True)).state]
        self._events: list[Event] = []

    def follow(self) -> tuple[int, list[Happening]]:
        """How many events were taken back since the last look, and what has happened after that."""
        events = self._table.record().events
        kept = self._kept(events)
        taken_back = len(self._events) - kept
        del self._events[kept:], self._states[kept + 1 :]
        return taken_back, [self._go_on(event) for event in events[kept:]]

    def tally(self) -> list[list[Item]]:
        """Where the points of each seat came from, as far as was followed."""
        return self._table.game.tally(self._states)

    def _kept(self, events: list[Event]) -> int:
        """How many events are still the same: a move that is taken back and made again is another one."""
        same = [known is event for known, event in zip(self._events, events, strict=False)]
        return [*same, False].index(False)

    def _go_on(self, event: Event) -> Happening:
        before = self._states[-1]
        after = apply(self._table.game, before, event)
        self._events.append(event)
        self._states.append(after)
        return Happening(event, before, after)
