"""The table: referees one game with seats, revisions, sealed decisions and takebacks; no sockets, no disk."""

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
from azulejos.table.log import LogEntry
from azulejos.table.table import Table
from azulejos.table.takeback import PendingTakeback

__all__ = [
    "Dealer",
    "GameOver",
    "Glimpse",
    "LogEntry",
    "MoveIdReused",
    "NoSuchSeat",
    "NotYourTurn",
    "PendingTakeback",
    "RandomDealer",
    "Receipt",
    "Remembering",
    "StaleRevision",
    "Table",
    "TableError",
    "TakebackRefused",
]
