"""The states that a table can restore for a takeback: never past a draw or a reveal."""

from dataclasses import dataclass

from azulejos.core.protocol import State
from azulejos.records import Event


@dataclass(frozen=True, slots=True)
class RestorePoint:
    """A state of the game, the revision that created it, and the number of events before it."""

    revision: int
    state: State
    events: int


class History:
    """The current state, the events of the game so far, and the states that may be restored."""

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.revisions: list[int] = []
        """By event, its revision: they have gaps where something was taken back."""
        self._points = [RestorePoint(0, state, 0)]

    @property
    def state(self) -> State:
        """The current state."""
        return self._points[-1].state

    @property
    def draws(self) -> int:
        """How many draws the game has had so far."""
        return sum(event.chance is not None for event in self.events)

    def advance(self, state: State, event: Event, revision: int, *, final: bool) -> None:
        """Add an event. A final one, a draw or a reveal, cannot be taken back, nor anything before it."""
        self.events.append(event)
        self.revisions.append(revision)
        point = RestorePoint(revision, state, len(self.events))
        self._points = [point] if final else [*self._points, point]

    def before_last_move_of(self, seat: int) -> RestorePoint | None:
        """The latest point before a seat's last decision, if it can be restored."""
        for earlier, later in zip(self._points[-2::-1], self._points[:0:-1], strict=True):
            if self.events[later.events - 1].seat == seat:
                return earlier
        return None

    def restore(self, target: int, revision: int) -> None:
        """Restore the state of a revision; it gets a new revision."""
        point = next(each for each in self._points if each.revision == target)
        kept = [each for each in self._points if each.events < point.events]
        self._points = [*kept, RestorePoint(revision, point.state, point.events)]
        del self.events[point.events :], self.revisions[point.events :]
