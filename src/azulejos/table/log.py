"""The append-only log of a game at a table, numbered by revisions. A takeback is logged, too."""

from dataclasses import dataclass

from azulejos.core.protocol import Game
from azulejos.records import Event


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened, with its number: an event of the game, a takeback, or a leave.

    `takeback` is the revision whose state was restored; `left` is the seat that left the game.
    """

    revision: int
    event: Event | None = None
    takeback: int | None = None
    left: int | None = None

    def seen_by(self, game: Game, seat: int | None) -> "LogEntry":
        """The entry as far as a seat may know it; a seat of None is a spectator."""
        if self.event is None or self.event.chance is None:
            return self
        return LogEntry(self.revision, Event(chance=game.view_chance(self.event.chance, seat)))


class Log:
    """What happened in the game of a table, numbered by revisions: the first has revision 1, the next 2."""

    def __init__(self) -> None:
        self._entries: list[LogEntry] = []

    @property
    def revision(self) -> int:
        """The number of what happened last; 0 at the start."""
        return len(self._entries)

    @property
    def leaver(self) -> int | None:
        """The seat that left the game, if the last entry says so."""
        return self._entries[-1].left if self._entries else None

    def add(self, event: Event | None = None, takeback: int | None = None, left: int | None = None) -> LogEntry:
        """Append an entry."""
        entry = LogEntry(self.revision + 1, event, takeback, left)
        self._entries.append(entry)
        return entry

    def since(self, revision: int) -> list[LogEntry]:
        """The entries after a revision."""
        return self._entries[max(revision, 0) :]
