"""The referee: seats, revisions, sealed decisions, takebacks. Knows no sockets and no disk."""

from azulejos.table.answers import Glimpse, Receipt
from azulejos.table.dealer import Dealer, RandomDealer, Remembering
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
    "Dealer",
    "GameOver",
    "Glimpse",
    "MoveIdReused",
    "NoSuchSeat",
    "NotYourTurn",
    "RandomDealer",
    "Receipt",
    "Remembering",
    "StaleRevision",
    "Table",
    "TableError",
    "Takeback",
    "TakebackRefused",
]
