"""The referee: seats, revisions, sealed decisions, takebacks. Knows no sockets and no disk."""

from azulejos.table.answers import Glimpse, Receipt
from azulejos.table.errors import (
    GameOver,
    MoveIdReused,
    NoSuchSeat,
    NotYourTurn,
    StaleRevision,
    TableError,
    TakebackRefused,
)
from azulejos.table.table import Table
from azulejos.table.takeback import Takeback

__all__ = [
    "GameOver",
    "Glimpse",
    "MoveIdReused",
    "NoSuchSeat",
    "NotYourTurn",
    "Receipt",
    "StaleRevision",
    "Table",
    "TableError",
    "Takeback",
    "TakebackRefused",
]
