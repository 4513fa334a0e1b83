"""Notices about the end of a game: that it is near, or why the game has ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """A public fact about the end of a game, which a screen puts into words."""

    code: str
    """What it says; `page-notice-` and this code is the id of the text in every language."""
    clause: str
    """The clause of the rules it follows from."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The numbers that the text needs."""
