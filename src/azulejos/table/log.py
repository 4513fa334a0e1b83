"""What happened at a table, numbered and only ever added to. A takeback is an entry like any other."""

from dataclasses import dataclass
from typing import Any

from azulejos.core.protocol import Game
from azulejos.records import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered thing that happened: an event of the game, a takeback, or a leave.

    `takeback` is the revision whose state was restored; `left` is who left the game.
    """

    revision: int
    event: Event | None = None
    takeback: int | None = None
    left: int | None = None

    def told(self, game: Game, seat: int | None) -> dict[str, Any]:
        """The entry as far as a seat may know it; a seat of None is a spectator."""
        if self.takeback is not None:
            return {"revision": self.revision, "takeback": self.takeback}
        if self.event is None:
            return {"revision": self.revision, "left": self.left}
        if self.event.chance is not None:
            return {"revision": self.revision, "chance": game.told(self.event.chance, seat)}
        return {"revision": self.revision, "seat": self.event.seat, "move": self.event.move}


class Log:
    """The entries of a table; entry n has revision n, the first is 1."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    @property
    def revision(self) -> int:
        """The number of the last entry; 0 before the first."""
        return len(self._entries)

    @property
    def leaver(self) -> int | None:
        """The seat that left the game, if the last entry says so."""
        return self._entries[-1].left if self._entries else None

    def add(self, event: Event | None = None, takeback: int | None = None, left: int | None = None) -> Entry:
        """Write down what happened."""
        entry = Entry(self.revision + 1, event, takeback, left)
        self._entries.append(entry)
        return entry

    def since(self, revision: int) -> list[Entry]:
        """The entries after a revision."""
        return self._entries[max(revision, 0) :]
