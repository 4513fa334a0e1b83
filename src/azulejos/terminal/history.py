"""The history of a game at a table: every event that was not taken back, with the states before and after it."""

from dataclasses import dataclass

from azulejos.core.protocol import State
from azulejos.core.tally import Item
from azulejos.records import Event, replay
from azulejos.records.replay import apply
from azulejos.table import Table


@dataclass(frozen=True, slots=True)
class Transition:
    """An event of the game between two states."""

    event: Event
    before: State
    after: State


class GameHistory:
    """Follows a table from the start of its game. It contains hidden information: only the narrator may read it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._states = [next(replay(table.record(), game=table.game, unfinished=True)).state]
        self._events: list[Event] = []

    def follow(self) -> tuple[int, list[Transition]]:
        """The number of events taken back since the last call, and the transitions since then."""
        events = self._table.record().events
        kept = self._kept(events)
        taken_back = len(self._events) - kept
        del self._events[kept:], self._states[kept + 1 :]
        return taken_back, [self._go_on(event) for event in events[kept:]]

    def tally(self) -> list[list[Item]]:
        """The score breakdown of each seat so far."""
        return self._table.game.tally(self._states)

    def _kept(self, events: list[Event]) -> int:
        """How many events are unchanged: a move that is taken back and repeated is a new event."""
        same = [known is event for known, event in zip(self._events, events, strict=False)]
        return [*same, False].index(False)

    def _go_on(self, event: Event) -> Transition:
        before = self._states[-1]
        after = apply(self._table.game, before, event)
        self._events.append(event)
        self._states.append(after)
        return Transition(event, before, after)
