"""Clocks: how long a seat may take per move or per game, and when its time is over.

Time is counted between journal entries, so a restart does not change it. Some seconds of each move are
not counted, to allow for network delay.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

LAG = 2.0
"""Seconds of each move that are not counted, for network delay."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds per move, or for all moves of a game; without either there is no time limit."""

    per_move: float | None = None
    per_game: float | None = None

    def to_json(self) -> dict[str, Any]:
        """The clock settings as JSON."""
        return {"per_move": self.per_move, "per_game": self.per_game}


NO_CLOCK = Clock()


class Times:
    """The running clocks of a game."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.spent = [0.0] * players
        self.since: dict[int, float] = {}
        """When each seat that owes a decision began to owe it."""

    def owe(self, seats: Iterable[int], now: float) -> None:
        """Set the seats that owe a decision now; one that owed a decision before keeps its start time."""
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def decided(self, seat: int, now: float) -> None:
        """Stop the clock of a seat that has decided, and count the time it took."""
        if seat in self.since:
            self.spent[seat] += max(0.0, now - self.since.pop(seat) - LAG)

    def restart(self, seat: int) -> None:
        """Forget how long a seat has owed a decision, because another person sits there now."""
        self.since.pop(seat, None)

    def deadline(self, seat: int) -> float | None:
        """Return when the time of a seat is over; None if its clock is stopped or it has none."""
        left = self.left(seat)
        return None if left is None or seat not in self.since else self.since[seat] + LAG + left

    def left(self, seat: int) -> float | None:
        """Return the seconds a seat has for its next decision; None without a clock."""
        if self.clock.per_move is not None:
            return self.clock.per_move
        return None if self.clock.per_game is None else max(0.0, self.clock.per_game - self.spent[seat])

    def owed_for(self, seat: int, now: float) -> float:
        """Return for how many seconds a seat has owed a decision."""
        return now - self.since.get(seat, now)


def read_clock(document: Mapping[str, Any]) -> Clock:
    """Read a clock from the journal."""
    return Clock(document["per_move"], document["per_game"])
