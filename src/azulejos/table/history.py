"""The states a table can still go back to: never past a draw, never past a reveal."""

from dataclasses import dataclass

from azulejos.core.protocol import State
from azulejos.records import Event


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of the game, the revision at which it came about, and the events that led to it."""

    revision: int
    state: State
    events: int


class History:
    """The current state, the events of the game so far, and the moments that may be restored."""

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self._moments = [Moment(0, state, 0)]

    @property
    def state(self) -> State:
        """The current state."""
        return self._moments[-1].state

    @property
    def draws(self) -> int:
        """How many draws the game has had so far."""
        return sum(event.chance is not None for event in self.events)

    def go_on(self, state: State, event: Event, revision: int, *, final: bool) -> None:
        """Go on by an event. A final one, a draw or a reveal, can not be taken back, nor what was before it."""
        self.events.append(event)
        moment = Moment(revision, state, len(self.events))
        self._moments = [moment] if final else [*self._moments, moment]

    def before_last_move_of(self, seat: int) -> Moment | None:
        """The latest moment before a seat's last decision, if it can be restored."""
        for earlier, later in zip(self._moments[-2::-1], self._moments[:0:-1], strict=True):
            if self.events[later.events - 1].seat == seat:
                return earlier
        return None

    def restore(self, wanted: int, revision: int) -> None:
        """Go back to the state of a revision; the game goes on from it under a new revision."""
        moment = next(each for each in self._moments if each.revision == wanted)
        kept = [each for each in self._moments if each.events < moment.events]
        self._moments = [*kept, Moment(revision, moment.state, moment.events)]
        del self.events[moment.events :]
