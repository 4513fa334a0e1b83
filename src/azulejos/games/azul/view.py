"""What a seat may know of Azul, and a full state that fits it.

Nothing but the order of the bag is hidden, and a state holds no order: every tile ever seen lies
open or went into the lid before everyone's eyes. So the view names all of the position.
"""

from typing import Any

from azulejos.core.protocol import Document
from azulejos.core.ruled import Record
from azulejos.games.azul import position

PUBLIC = (
    "game",
    "wall",
    "players",
    "round",
    "phase",
    "turn",
    "starter",
    "idle",
    "bag",
    "lid",
    "displays",
    "centre",
    "marker",
    "boards",
)
"""The keys of a position that everyone may know."""


def view(whole: Document) -> dict[str, Any]:
    """The position as far as anyone at the table, or beside it, may know it."""
    return {key: whole[key] for key in PUBLIC}


def imagine(seen: Document) -> Record:
    """The only state that fits a view."""
    return position.read(seen)
