"""Clocks: how long a seat may take for a move or for a game, and when its time is over.

Time is counted between entries of the journal, so it goes on the same after a restart. Each move has
some time for free, for the way there and back.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

LAG = 2.0
"""Seconds of each move that are not counted."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for each move, or for all moves of a game; without either nobody is hurried."""

    per_move: float | None = None
    per_game: float | None = None

    def to_json(self) -> dict[str, Any]:
        """The clock as a table was given it."""
        return {"per_move": self.per_move, "per_game": self.per_game}


NO_CLOCK = Clock()


class Times:
    """What the clocks of a game show."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.spent = [0.0] * players
        self.since: dict[int, float] = {}
        """The seats that owe a decision, and since when."""

    def owe(self, seats: Iterable[int], now: float) -> None:
        """These seats owe a decision now; those that owed one before have owed it all the time."""
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def decided(self, seat: int, now: float) -> None:
        """A seat has decided: its clock stands still."""
        if seat in self.since:
            self.spent[seat] += max(0.0, now - self.since.pop(seat) - LAG)

    def restart(self, seat: int) -> None:
        """Somebody else sits there now, who has not kept anybody waiting yet."""
        self.since.pop(seat, None)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is over; None if its clock stands still or there is none."""
        left = self.left(seat)
        return None if left is None or seat not in self.since else self.since[seat] + LAG + left

    def left(self, seat: int) -> float | None:
        """The seconds a seat has for its next decision."""
        if self.clock.per_move is not None:
            return self.clock.per_move
        return None if self.clock.per_game is None else max(0.0, self.clock.per_game - self.spent[seat])

    def owed_for(self, seat: int, now: float) -> float:
        """For how many seconds a seat has owed a decision."""
        return now - self.since.get(seat, now)

    def to_json(self) -> dict[str, Any]:
        """What everybody may see of the clocks."""
        seats = range(len(self.spent))
        return {
            **self.clock.to_json(),
            "left": [self.left(seat) for seat in seats],
            "deadlines": [self.deadline(seat) for seat in seats],
        }


def read_clock(document: Mapping[str, Any]) -> Clock:
    """A clock from the journal."""
    return Clock(document["per_move"], document["per_game"])
