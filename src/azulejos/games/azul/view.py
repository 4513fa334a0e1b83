"""What a seat may know of Azul, and a full state that fits it.

Only the order of the bag is hidden, and a state stores no order. Every tile lies open, or everyone saw it go into the
lid. So the view contains the whole position.
"""

from typing import Any

from azulejos.core.protocol import Document
from azulejos.core.ruled import StateArray
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
    """The view of any seat or spectator."""
    return {key: whole[key] for key in PUBLIC}


def imagine(seen: Document) -> StateArray:
    """The only state that fits a view."""
    return position.read(seen)
