"""What a seat may know of Summer Pavilion, and a full state that fits it.

Nothing but the order of bag and tower is hidden, and a state holds no order: every tile ever seen lies
open or went into the tower before everyone's eyes (SP-R18). So the view names all of the position.
"""

from typing import Any

from azulejos.core.protocol import Document
from azulejos.core.ruled import Record
from azulejos.games.summer_pavilion import position

PUBLIC = (
    "game",
    "board",
    "players",
    "round",
    "joker",
    "phase",
    "turn",
    "starter",
    "bag",
    "tower",
    "supply",
    "displays",
    "centre",
    "token",
    "boards",
)
"""The keys of a position that everyone may know."""


def view(whole: Document) -> dict[str, Any]:
    """The position as far as anyone at the table, or beside it, may know it."""
    return {key: whole[key] for key in PUBLIC}


def imagine(seen: Document) -> Record:
    """The only state that fits a view."""
    return position.read(seen)
