"""The errors by which a table refuses a decision.

TableError
├── NoSuchSeat        the table has no such seat
├── GameOver          nothing can be changed anymore
├── NotYourTurn       the seat owes no decision
├── StaleRevision     the decision was made for an older state of the game
├── MoveIdReused      the move id stands for another decision
└── TakebackRefused   this cannot be taken back
"""

from typing import Any

from azulejos.core.errors import AzulejosError, as_fact


class TableError(AzulejosError):
    """The table refuses a decision; nothing has changed."""

    code = "refused"


class NoSuchSeat(TableError):
    """The table has no such seat."""

    code = "no-such-seat"


class GameOver(TableError):
    """The game is over, or was left."""

    code = "game-over"


class NotYourTurn(TableError):
    """The seat owes no decision now."""

    code = "not-your-turn"


class StaleRevision(TableError):
    """The decision was made at the revision `given`, in an older state of the game; `revision` is the current one."""

    code = "stale-revision"

    def __init__(self, given: int, revision: int) -> None:
        message = f"the game is at revision {revision}, not {given}: look again before you decide"
        super().__init__(message, facts={"given": as_fact(given), "revision": revision})
        self.given, self.revision = given, revision

    def to_json(self) -> dict[str, Any]:
        """The error with the current revision."""
        return {**super().to_json(), "revision": self.revision}


class MoveIdReused(TableError):
    """The move id stands for another decision already."""

    code = "move-id-reused"


class TakebackRefused(TableError):
    """This cannot be taken back."""

    code = "takeback-refused"
