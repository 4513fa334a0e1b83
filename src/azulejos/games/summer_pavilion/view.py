"""What a seat may know of Summer Pavilion, and a full state that fits it.

Only the order of bag and tower is hidden, and a state stores no order. Every tile lies open, or everyone saw it go
into the tower (SP-R18). So the view contains the whole position.
"""

from typing import Any

from azulejos.core.protocol import Document
from azulejos.core.ruled import StateArray
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
    """The view of any seat or spectator."""
    return {key: whole[key] for key in PUBLIC}


def imagine(seen: Document) -> StateArray:
    """The only state that fits a view."""
    return position.read(seen)
