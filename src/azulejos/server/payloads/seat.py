"""What a seat or a spectator may know: the table, the game as they see it, and what happened in it."""

from typing import Any

from azulejos.server.payloads.payload import Payload
from azulejos.server.payloads.table import TablePayload


class MoveEvent(Payload):
    """A seat has moved."""

    revision: int
    seat: int
    move: str


class ChanceEvent(Payload):
    """Something was drawn; what is hidden from the viewer is not in its text."""

    revision: int
    chance: str


class TakebackEvent(Payload):
    """All that happened after revision `takeback` was taken back."""

    revision: int
    takeback: int


class LeaveEvent(Payload):
    """The game was left by a seat, or by all together if `left` is null."""

    revision: int
    left: int | None


EventPayload = MoveEvent | ChanceEvent | TakebackEvent | LeaveEvent
"""One thing that happened in a game; `revision` is its number."""


class GamePayload(Payload):
    """What a seat sees: its view, its legal moves and, on request, the outlook of each."""

    revision: int
    view: dict[str, Any]
    standing: dict[str, Any]
    """What counts at this moment, as the game says."""
    legal: list[str]
    ready: list[int]
    sealed: str | None
    left: bool
    outlook: dict[str, dict[str, Any]] | None = None


class StatePayload(Payload):
    """A table and its game at one moment, as a seat or a spectator sees them; the game is null before the start."""

    table: TablePayload
    seat: int | None
    game: GamePayload | None


class SeatPayload(StatePayload):
    """All that a seat or a spectator may know."""

    events: list[EventPayload]


class SeatedPayload(Payload):
    """A secret, shown only once, and the seats it is for."""

    id: str
    secret: str
    seats: list[int]
    told: SeatPayload  # a frozen name of the API


class ReceiptPayload(Payload):
    """The answer to a decision: the revision after it, and whether it is sealed."""

    seat: int
    move: str
    revision: int
    sealed: bool
